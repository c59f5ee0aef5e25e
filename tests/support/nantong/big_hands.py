"""Big hands at their borders: NT-14 to NT-16, NT-24 to NT-36, and the options that price them."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
QUAD_FIRST = "9999m134p268s25m78m"
READY_KONG = "1111m234p567p55s79s"
ROBBER = "456m678s22m345s7p9m"
SINGLE = "1p <123m> <456p> [777s] <789m>"


def _fed(hand: str, tile: str, **items: int) -> Table:
    """N wins a discard of O; the bird 4p sits on U."""
    worth = sum(items.values())
    return (
        Table().holds(N, hand).round().wins(N, tile, on=O, worth=items).birds("4p")
        .ends(scores=(0, worth, -worth, 0), next_dealer=N)
    )


def _added() -> Table:
    """D adds 9p to a pung, without a throw; U waits for it since its last draw."""
    return (
        Table().deals(U, ROBBER).gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
        .until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
    )


def _opened() -> Table:
    """D, who waits for 8s, opens the kong of 9p instead."""
    return (
        Table().deals(U, ROBBER).deals(D, "234m567m55s79s99p4p1s").discards(D, "4p").turn(N, "9p")
        .pungs(D, "9p", of=N).discards(D, "1s").until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p")
        .kongs(D, "9p", "added", "open")
    )


SHAPES = [
    case("shape-none", "Thirteen tiles that do not fit are no hand.", "NT-14",
         Table().gives(N, "5p").feeds(O, "1s").wins(N, "1s", on=O, feed=False).birds("4p").ends(next_dealer=N),
         findings=[illegal("NT-14", "win", N)]),
    *(
        case(f"pair-of-{pair[:2]}", f"A pair of {pair[0]} makes a plain hand.", "NT-15 NT-23",
             _fed(f"123m456p789s23s{pair}", "4s", ping_hu=10))
        for pair in ("22m", "55m", "88p")
    ),
    *(
        case(f"pair-of-{pair[0]}-refused", f"A pair of {pair[0]} makes no plain hand.", "NT-15",
             Table().holds(N, f"123m456p789s23s{pair}").wins(N, "4s", on=O).birds("4p").ends(next_dealer=N),
             findings=[illegal("NT-15", "win", N)])
        for pair in ("33p", "44m", "66m", "77m", "99m")
    ),
]

DEALT = [
    case("dealt-only-by-the-dealer", "Only the dealer wins as dealt.", "NT-24",
         Table().deals(N, P).dealt_win(N).birds("4p").ends(scores=None),
         findings=[illegal("NT-24", "win", N)]),
    case("dealt-no-hand", "Fourteen tiles that do not fit are no win as dealt.", "NT-24",
         Table().dealt_win(D).birds("4p").ends(next_dealer=D), findings=[illegal("NT-24", "win", D)]),
    case("dealt-after-a-replacement", "A replacement drawn first leaves an ordinary self-draw.", "NT-24 NT-51",
         Table().deals(D, "1111m456m456p78s22s").kongs(D, "1m", "concealed", "supplement").draws(D, "9s", "tail")
         .self_draws(D, "9s", draw=False, ping_hu=10).birds("4p").ends(scores=(80, -20, -20, -40), next_dealer=D)),
    case("dealt-claimed-after-a-replacement", "After a replacement nothing wins as dealt.", "NT-24",
         Table().deals(D, "1111m456m456p78s22s").kongs(D, "1m", "concealed", "supplement").draws(D, "9s", "tail")
         .dealt_win(D).birds("4p").ends(scores=None, next_dealer=D), findings=[illegal("NT-24", "win", D)]),
    case("dealt-all-triplets-of-any-pair", "Four triplets win as dealt with any pair.", "NT-24 NT-26",
         Table().deals(D, "111m333p777s999s44m").dealt_win(D, tian_hu=60, peng_peng_hu=60).birds("4p")
         .ends(scores=(560, -140, -140, -280), next_dealer=D)),
    *(
        case(f"first-discard-after-a-kong-{str(kept).lower()}", says, "NT-25",
             Table().holds(N, P).deals(D, QUAD_FIRST).kongs(D, "9m", "concealed", "supplement").draws(D, "4s", "tail")
             .discards(D, "4s").wins(N, "4s", on=D, feed=False, worth=items).birds("4p")
             .ends(scores=(-worth, worth, 0, 0), next_dealer=N), options={"di_hu_after_kong": kept})
        for kept, items, worth, says in (
            (True, {"di_hu": 60}, 70, "The dealer's kong leaves his first discard the first."),
            (False, {"ping_hu": 10}, 20, "Where it does not, the discard after the dealer's kong is an ordinary one."),
        )
    ),
    case("first-discard-of-a-throw", "The dealer's first discard may come from a throw: both big hands count.",
         "NT-25 NT-35",
         Table().holds(N, "456m456p789s23s88p").deals(D, READY_KONG).kongs(D, "1m", "concealed", "open").throws(D, 2, 3)
         .draws(D, "4s", "dice", throw=5).discards(D, "4s").wins(N, "4s", on=D, feed=False, di_hu=60, gang_shang_pao=60)
         .birds("4p").ends(scores=(-140, 140, 0, 0), next_dealer=N), options={"di_hu_after_kong": True}),
    case("first-discard-only", "The dealer's second discard is an ordinary one.", "NT-25",
         Table().holds(N, P).round().wins(N, "4s", on=D, claims={"di_hu": 60}, ping_hu=10).birds("4p")
         .ends(scores=(-20, 20, 0, 0), next_dealer=N), findings=[finding("wrong_items", "NT-23", "win", N)]),
    case("first-discard-of-another-seat", "The first discard of another seat than the dealer is an ordinary one.", "NT-25",
         Table().holds(U, P).wins(U, "4s", on=N, ping_hu=10).birds("3p").ends(scores=(0, -10, 0, 10), next_dealer=U)),
]

PATTERNS = [
    case("triplets-with-a-chow", "One chow and it is no hand of triplets.", "NT-26",
         Table().holds(N, "2244m [777p] [999s] <123p>")
         .wins(N, "4m", on=O, claims={"peng_peng_hu": 60}, ping_hu=10).birds("4p")
         .ends(scores=(0, 10, -10, 0), next_dealer=N), findings=[finding("wrong_items", "NT-23", "win", N)]),
    case("triplets-all-concealed", "Four triplets without a meld are a hand of triplets.", "NT-26",
         _fed("333m44m777p999s11p", "4m", peng_peng_hu=60)),
    *(
        case(f"two-five-eight-shape-{shape}", says, "NT-27",
             Table().holds(N, "22558m2258p2588s").round().wins(N, "8p", on=O, worth=items).birds("4p")
             .ends(scores=(0, sum(items.values()), -sum(items.values()), 0), next_dealer=N),
             findings=found, options={"jiang_jiang_hu_shape": shape})
        for shape, items, found, says in (
            ("none", {"jiang_jiang_hu": 60}, None, "A hand of 2, 5 and 8 needs no sets."),
            ("required", {}, [illegal("NT-14", "win", N)], "Where sets are required, a hand of 2, 5 and 8 without is none."),
        )
    ),
    *(
        case(f"two-five-eight-required-{name}", says, "NT-27",
             _fed(hand, tile, jiang_jiang_hu=60, **items), options={"jiang_jiang_hu_shape": "required"})
        for name, hand, tile, items, says in (
            ("pairs", "2255m2255p2255s8m", "8m", {"qi_xiao_dui": 60}, "Seven pairs are sets enough for 2, 5 and 8."),
            ("triplets", "555m2288s [222m] [888p]", "8s", {"peng_peng_hu": 60}, "Triplets are sets enough for 2, 5 and 8."),
        )
    ),
    case("two-five-eight-kong", "A hand of 2, 5 and 8 may have a kong.", "NT-27",
         _fed("22558m22588p ((8888s))", "5p", jiang_jiang_hu=60)),
    *(
        case(f"one-suit-{mode}-{name}", says, "NT-28 NT-43",
             _fed(hand, tile, **items), options={"qing_yi_se_mode": mode})
        for mode, name, hand, tile, items, says in (
            ("double", "alone", "11m234m456m678m78m", "9m", {"qing_yi_se": 60}, "Alone, one suit is one unit either way."),
            ("double", "pairs", "113344667799m2m", "2m", {"qing_yi_se": 60, "qi_xiao_dui": 60},
             "Beside one other big hand, doubling and adding agree."),
            ("add", "three", "7m [111m] [222m] [333m] [999m]", "7m",
             {"peng_peng_hu": 60, "qing_yi_se": 60, "quan_qiu_ren": 60}, "Beside two others, one suit adds one unit."),
        )
    ),
    case("one-suit-of-two", "A single tile of another suit spoils the suit.", "NT-28",
         Table().holds(N, "22m234m456m678m78p").wins(N, "9p", on=O, claims={"qing_yi_se": 60}, ping_hu=10).birds("4p")
         .ends(scores=(0, 10, -10, 0), next_dealer=N), findings=[finding("wrong_items", "NT-23", "win", N)]),
    *(
        case(f"pairs-with-a-quad-{units}", says, "NT-32",
             Table().holds(N, "1133m4466p9999s1s").wins(N, "1s", on=O, hao_hua_qi_xiao_dui=60 * units).birds("4p")
             .ends(scores=(0, 60 * units, -60 * units, 0), next_dealer=N, wins=units == 2),
             options={"hao_hua_units": units})
        for units, says in ((2, "A quad among seven pairs makes two units."), (1, "Where it makes one, so be it."))
    ),
    case("pairs-with-three-quads", "Each quad beyond the first adds a unit where further quads count.", "NT-32",
         _fed("3333m6666p9999s1s", "1s", hao_hua_qi_xiao_dui=240), options={"hao_hua_extra_quads": "plus_one"}),
    case("pairs-with-two-quads-ignored", "Further quads add nothing where they do not count.", "NT-32",
         _fed("1133m6666p9999s1s", "1s", hao_hua_qi_xiao_dui=120), options={"hao_hua_extra_quads": "ignore"}),
    *(
        case(f"single-wait-drawn-{str(drawn).lower()}", says, "NT-36 NT-15",
             Table().holds(N, SINGLE).round().self_draws(N, "1p", worth=items).birds("4p").ends(scores=scores, next_dealer=N),
             findings=found, options={"quan_qiu_ren_self_draw": drawn})
        for drawn, items, scores, found, says in (
            (True, {"quan_qiu_ren": 60}, (-70, 250, -60, -120), None, "The single wait may be drawn."),
            (False, {}, (0, 0, 0, 0), [illegal("NT-15", "win", N)], "Where only a discard serves, a drawn pair of 1p is none."),
        )
    ),
    *(
        case(f"single-wait-hidden-kong-{str(counts).lower()}", says, "NT-36 NT-15",
             Table().holds(N, "1p <123m> <456p> [777s] ((9999s))").wins(N, "1p", on=O, worth=items).birds("4p")
             .ends(scores=(0, sum(items.values()), -sum(items.values()), 0), next_dealer=N),
             findings=found, options={"quan_qiu_ren_concealed_kong": counts})
        for counts, items, found, says in (
            (True, {"quan_qiu_ren": 60}, None, "A concealed kong is one of the four melds of the single wait."),
            (False, {}, [illegal("NT-15", "win", N)], "Where it is not, the single wait with one is a plain hand."),
        )
    ),
]

KONG_WINS = [
    *(
        case(f"rob-a-replacement-kong-{value}", says, "NT-34",
             _added().robs(U, "9p", of=D, worth=items).birds("3p").ends(scores=scores, next_dealer=U),
             findings=found, options={"rob_supplement": value})
        for value, items, scores, found, says in (
            ("big", {"qiang_gang_hu": 60}, (-70, 0, 0, 70), None, "Robbing any added kong is a big hand."),
            ("small", {"ping_hu": 10}, (-20, 0, 0, 20), None, "Where it is small, robbing a kong without a throw adds no unit."),
            ("no", {}, None, [illegal("NT-34", "win", U)], "Where it is barred, a kong without a throw is not robbed."),
        )
    ),
    *(
        case(f"rob-an-open-kong-{value}", says, "NT-34",
             _opened().robs(U, "9p", of=D, qiang_gang_hu=60).birds("3p").ends(scores=(-70, 0, 0, 70), next_dealer=U),
             options={"rob_supplement": value})
        for value, says in (
            ("small", "Robbing a kong with a throw stays big."), ("no", "A kong with a throw may still be robbed."),
        )
    ),
    *(
        case(f"rob-paid-by-{payer}", says, "NT-34 NT-39",
             _added().robs(U, "9p", of=D, qiang_gang_hu=60).birds("3p").ends(scores=(-worth, 0, 0, worth), next_dealer=U),
             options={"rob_payer": payer})
        for payer, worth, says in (
            ("single", 70, "Who is robbed pays as a thrower."),
            ("all_three", 250, "Where he pays for all, it is three shares of a self-draw, one of them hit by the bird."),
        )
    ),
    case("rob-after-the-replacement", "With the replacement drawn, the kong can no longer be robbed.", "NT-34",
         _added().draws(D, source="tail").robs(U, "9p", of=D).birds("3p").ends(scores=None),
         findings=[illegal("GEN-05", "win", U)]),
    case("throw-won-by-another-later",
         "Only the throw's own tile makes the big hand, no later discard of the locked seat.", "NT-35",
         Table().holds(U, "456m678s22m345s78p").deals(D, "234m567m55s13s111p9s").discards(D, "9s").until(D).draws(D, "1p")
         .kongs(D, "1p", "concealed", "open").throws(D, 1, 1).draws(D, source="dice", throw=2).discards(D)
         .wins(U, "9p", on=D, claims={"gang_shang_pao": 60}, ping_hu=10).birds("2p")
         .ends(scores=(-20, 0, 0, 20), next_dealer=U), findings=[finding("wrong_items", "NT-23", "win", U)]),
    case("throw-won-though-its-drawer-could-win", "The tile counts although its drawer could have won with it.", "NT-35 NT-58",
         Table().holds(U, "456m678s22m345s78p").deals(D, "234m567m55s78p111s9s").discards(D, "9s").until(D).draws(D, "1s")
         .kongs(D, "1s", "concealed", "open").throws(D, 1, 1).draws(D, "9p", "dice", throw=2).discards(D, "9p")
         .wins(U, "9p", on=D, feed=False, gang_shang_pao=60).birds("2p").ends(scores=(-70, 0, 0, 70), next_dealer=U)),
    case("replacement-claimed-as-a-throw", "A replacement without a throw lends no big hand.", "NT-51 NT-33",
         Table().deals(N, "456m678s22m78p111s").feeds(O, "1s").kongs(N, "1s", "exposed", "supplement", of=O)
         .draws(N, "9p", "tail").self_draws(N, "9p", draw=False, claims={"gang_shang_kai_hua": 60}, ping_hu=10)
         .birds("8p").ends(scores=(-20, 50, -10, -20), next_dealer=N),
         findings=[finding("wrong_items", "NT-23", "win", N)]),
    case("throw-after-a-kong-on-a-discard", "A kong on a discard may be opened too.", "NT-33 NT-56",
         Table().deals(N, "456m678s22m78p111s").feeds(O, "1s").kongs(N, "1s", "exposed", "open", of=O).throws(N, 5, 6)
         .draws(N, "9p", "dice", throw=11).self_draws(N, "9p", draw=False, gang_shang_kai_hua=60)
         .birds("8p").ends(scores=(-70, 250, -60, -120), next_dealer=N)),
    case("throw-after-an-added-kong", "An added kong that nobody robs may be opened too.", "NT-33 NT-34",
         _opened().throws(D, 1, 6).draws(D, "8s", "dice", throw=7)
         .self_draws(D, "8s", draw=False, gang_shang_kai_hua=60).birds("4p")
         .ends(scores=(280, -70, -70, -140), next_dealer=D)),
]

SEA = [
    case("sea-pair-by-the-pattern", "On the last tile four triplets may have any pair.", "NT-29 NT-26",
         Table().holds(O, "3344m [777p] [999s] [111p]").to_the_last_tile().sea_until(O)
         .draws(O, "4m", "seabed").self_draws(O, "4m", draw=False, peng_peng_hu=60, hai_di_lao_yue=60)
         .ends(scores=(-140, -120, 500, -240), next_dealer=O)),
    case("sea-single-wait", "The single wait wins on the last tile thrown.", "NT-36 NT-30",
         Table().holds(O, SINGLE).to_the_last_tile().sea_until(N).draws(N, "1p", "seabed").discards(N, "1p")
         .wins(O, "1p", on=N, feed=False, quan_qiu_ren=60, hai_di_pao=60).ends(scores=(0, -120, 120, 0), next_dealer=O)),
    case("sea-taker-lets-it-pass", "A taker who could win and does not counts as not winning.", "NT-30",
         Table().holds(N, P).holds(U, "456m456p678s22m23s").to_the_last_tile().sea_until(N).draws(N, "4s", "seabed")
         .discards(N, "4s").wins(U, "4s", on=N, feed=False, hai_di_pao=60).ends(scores=(0, -120, 0, 120), next_dealer=U)),
]

CASES = [*SHAPES, *DEALT, *PATTERNS, *KONG_WINS, *SEA]
