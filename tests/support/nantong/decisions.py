"""Decisions on what the clauses leave open, where no other module has their cases."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
SPOTS = "456m678s22m78p111s"
TWO_TILES = {"kong_dice": 0, "kong_draw_count": 2}
READY_KONG = "1111m234p567p55s79s"


def _first_kong(*tiles: str) -> Table:
    """The dealer opens a kong as dealt and draws two tiles from the tail; N waits for 1s and 4s."""
    table = Table().holds(N, "456m456p789s23s88p").deals(D, READY_KONG).kongs(D, "1m", "concealed", "open")
    for tile in tiles:
        table.draws(D, tile, "tail")
    return table


def _opened() -> Table:
    """N opens a concealed kong of 1s and discards the throw's tile."""
    return (
        Table().deals(N, SPOTS).until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").throws(N, 1, 1)
        .draws(N, source="dice", throw=2).discards(N)
    )


def _last_by_kong() -> Table:
    """N's kong draws the last tile, 6p, and U wins it."""
    return (
        Table().holds(U, "456m456p678s22m78p").gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s")
        .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "6p", "tail").discards(N, "6p")
        .wins(U, "6p", on=N, feed=False, ping_hu=10)
    )


OPEN_KONGS = [
    case("decided-first-of-two-tiles-is-the-first-discard", "Of two tiles of the dealer's first kong the first is his first discard.",
         "NT-25 NT-35 NT-59",
         _first_kong("4s", "9m").event("discard", D, "4s", drawn=True)
         .wins(N, "4s", on=D, feed=False, di_hu=60, gang_shang_pao=60).birds("4p")
         .ends(scores=(-140, 140, 0, 0), next_dealer=N), options=TWO_TILES),
    case("decided-second-of-two-tiles-is-not", "The second of the two is no first discard.", "NT-25 NT-35 NT-59",
         _first_kong("9m", "4s").event("discard", D, "9m", drawn=True).event("discard", D, "4s", drawn=True)
         .wins(N, "4s", on=D, feed=False, gang_shang_pao=60).birds("4p")
         .ends(scores=(-70, 70, 0, 0), next_dealer=N), options=TWO_TILES),
    case("decided-no-dice-locks-too", "An open kong without dice locks the hand too.", "NT-58 NT-59",
         Table().deals(N, SPOTS).until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").draws(N, source="tail")
         .discards(N).until(N).draws(N, "1m").label("wrong").discards(N, "4m").stops(),
         findings=[finding("missed_duty", "NT-58", "wrong", N)], options={"kong_dice": 0}),
    case("decided-no-dice-needs-a-wait", "An open kong without dice needs a wait too.", "NT-56 NT-59",
         Table().deals(N, "456m678s33m78p111s").until(N).draws(N, "1s").label("kong")
         .kongs(N, "1s", "concealed", "open").draws(N, source="tail").discards(N).stops(),
         findings=[illegal("NT-56", "kong", N)], options={"kong_dice": 0}),
    case("decided-throw-closes-the-robbing", "The throw of an added kong closes the window for robbing it.", "NT-34 NT-59",
         Table().deals(U, "456m678s22m345s7p9m").deals(D, "234m567m55s79s99p4p1s").discards(D, "4p").turn(N, "9p")
         .pungs(D, "9p", of=N).discards(D, "1s").until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p")
         .kongs(D, "9p", "added", "open").throws(D, 2, 2).robs(U, "9p", of=D).birds("3p").ends(scores=None),
         findings=[illegal("GEN-05", "win", U)]),
    case("decided-empty-places-are-skipped", "What a throw took from the tail is skipped up to the last tile.",
         "NT-59 NT-54 NT-09",
         _opened().avoids("69p").to_the_last_tile().sea_until(U).draws(U, source="seabed").discards(U).ends("draw", next_dealer=U)),
    case("decided-birds-skip-empty-places", "Birds skip the place that a throw took from the front.", "NT-59 NT-47",
         Table().deals(U, SPOTS).holds(D, P).to_the_last_tile(before=4).draws(U, "1s").kongs(U, "1s", "concealed", "open")
         .overflows("front").throws(U, 6, 6).draws(U, "4s", "dice", throw=12).discards(U, "4s")
         .wins(D, "4s", on=U, feed=False, gang_shang_pao=60).birds("1p").ends(scores=(140, 0, 0, -140), next_dealer=D),
         options={"dice_overflow": "front"}),
]

BIRDS = [
    case("decided-added-birds-are-payments-of-equal-size", "Two birds that add are two payments of the same size.", "NT-47",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("2m6p")
         .settles(O, N, "win", 10, "win", "NT-38", ping_hu=10).settles(O, N, "bird", 10, "win", "NT-49", zha_niao=10)
         .settles(O, N, "bird", 10, "win", "NT-49", zha_niao=10).ends(scores=(0, 30, -30, 0), next_dealer=N),
         options={"bird_count": 2, "bird_combine": "add"}),
    case("decided-bird-at-sea-cites-its-clause", "The last tile's bird is a payment of its own clause.", "NT-50 NT-40",
         Table().holds(U, P).to_the_last_tile().sea_until(N).draws(N, "4s", "seabed").discards(N, "4s")
         .wins(U, "4s", on=N, feed=False, hai_di_pao=60).settles(N, U, "win", 60, "win", "NT-40", hai_di_pao=60)
         .settles(N, U, "bird", 60, "win", "NT-50", zha_niao=60).ends(scores=(0, -120, 0, 120), next_dealer=U)),
    case("decided-another-tile-on-an-empty-wall", "On an empty wall only the tile won is a bird.", "NT-47",
         _last_by_kong().label("birds").birds("2p", at_sea=True).ends(scores=None, next_dealer=U),
         findings=[finding("illegal_action", "NT-47", "birds")]),
    case("decided-final-birds-have-the-winners-origin", "An opening doubled by the final birds takes the final winner's origin.",
         "NT-21 NT-48",
         Table().holds(O, "456m456p678s22m78p").deals(N, "112346m4466789p").opens(N, "que_yi_se", que_yi_se=10).round()
         .self_draws(O, "9p", ping_hu=10).birds("1m").ends(scores=(-60, 30, 60, -30), next_dealer=O),
         options={"opening_win": "continue", "opening_bird": "final", "bird_origin": "winner"}),
    case("decided-two-birds-on-a-self-draw", "Each payment is doubled by the birds on its own two seats.", "NT-47 NT-49",
         Table().holds(O, "456m456p678s22m78p").round().self_draws(O, "9p", ping_hu=10).birds("1m2m")
         .ends(scores=(-40, -20, 70, -10), next_dealer=O), options={"bird_count": 2}),
    case("decided-two-birds-on-one-seat", "Two birds on one seat double its payment twice.", "NT-47 NT-49",
         Table().holds(O, "456m456p678s22m78p").round().self_draws(O, "9p", ping_hu=10).birds("2s6m")
         .ends(scores=(-20, -40, 70, -10), next_dealer=O), options={"bird_count": 2}),
]

PRICES = [
    case("decided-dearest-reading", "A hand that is plain and seven pairs counts as seven pairs.", "NT-31 NT-42",
         Table().holds(N, "223344m556677p8s").wins(N, "8s", on=O, qi_xiao_dui=60).birds("4p")
         .ends(scores=(0, 60, -60, 0), next_dealer=N)),
    case("decided-cheaper-reading-claimed", "The cheaper reading of a hand is not its price.", "NT-31 NT-42",
         Table().holds(N, "223344m556677p8s").wins(N, "8s", on=O, claims={"ping_hu": 10}, qi_xiao_dui=60).birds("4p")
         .ends(scores=(0, 60, -60, 0), next_dealer=N), findings=[finding("wrong_items", None, "win", N)]),
    *(
        case(f"decided-one-suit-{mode}-beside-two-units", says, "NT-28 NT-32 NT-43",
             Table().holds(N, "1122336666779m").wins(N, "9m", on=O, worth=items).birds("4p")
             .ends(scores=(0, sum(items.values()), -sum(items.values()), 0), next_dealer=N),
             options={"qing_yi_se_mode": mode})
        for mode, items, says in (
            ("add", {"qing_yi_se": 60, "hao_hua_qi_xiao_dui": 120}, "One suit adds one unit to pairs with a quad."),
            ("double", {"qing_yi_se": 120, "hao_hua_qi_xiao_dui": 120}, "One suit doubles the two units of pairs with a quad."),
        )
    ),
    case("decided-small-robbery-keeps-the-shape", "Where robbing is small, the hand's own shape still counts.", "NT-34 NT-28",
         Table().deals(U, "1234562225578p")
         .gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D).round().until(D).draws(D, "9p")
         .kongs(D, "9p", "added", "supplement").robs(U, "9p", of=D, qing_yi_se=60).birds("3p")
         .ends(scores=(-70, 0, 0, 70), next_dealer=U), options={"rob_supplement": "small"}),
    case("decided-robbed-for-all-cites-the-self-draw", "Who pays a robbed kong for all pays three shares of a self-draw.",
         "NT-34 NT-39",
         Table().deals(U, "456m678s22m345s7p9m").gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
         .until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
         .robs(U, "9p", of=D, qiang_gang_hu=60).birds("4p").ends(scores=(-380, 0, 0, 380), next_dealer=U),
         options={"rob_payer": "all_three"}),
    case("decided-opening-cites-its-clause", "An opening's payments cite the rule that it pays like a small self-draw.", "NT-22 NT-37",
         Table().deals(N, "1111m23m456p789p1s").label("claim").opens(N, "si_xi", si_xi=10).birds("8p")
         .settles(D, N, "opening_win", 20, "claim", "NT-22", si_xi=10, zhuang_xian=10)
         .settles(O, N, "opening_win", 10, "claim", "NT-22", si_xi=10)
         .settles(U, N, "opening_win", 10, "claim", "NT-22", si_xi=10).settles(U, N, "bird", 10, "claim", "NT-49", zha_niao=10)
         .ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("decided-added-kong-pays-for-its-adding", "The fee of an added kong is paid for the adding.", "NT-60",
         Table().gives(N, "99p").feeds(O, "9p").pungs(N, "9p", of=O).discards(N).until(N).draws(N, "9p").label("added")
         .kongs(N, "9p", "added", "supplement").draws(N, source="tail").discards(N).to_the_last_tile().sea_refused()
         .settles(D, N, "kong", 4, "added", "NT-60", gang_fen=4).settles(O, N, "kong", 4, "added", "NT-60", gang_fen=4)
         .settles(U, N, "kong", 4, "added", "NT-60", gang_fen=4)
         .ends("draw", scores=(-4, 12, -4, -4), next_dealer=N), options={"kong_fee": 4}),
]

PLAY = [
    *(
        case(f"decided-wait-by-discard-{name}", says, "NT-56 NT-36",
             Table().holds(N, "1p <123m> <456p> [777s] ((9999s))").leaves_out_kongs().ready().until(N).draws(N, "9s")
             .label("kong").kongs(N, "9s", "concealed", "open").throws(N, 1, 2).draws(N, source="dice", throw=3)
             .discards(N).stops(), findings=found, options=options)
        for name, options, found, says in (
            ("only", {"quan_qiu_ren_self_draw": False}, None, "A wait that wins by discard alone is a wait."),
            ("never", {"quan_qiu_ren_concealed_kong": False}, [illegal("NT-56", "kong", N)],
             "A single wait that a concealed kong spoils is none."),
        )
    ),
    *(
        case(f"decided-dear-miss-{value}", says, "NT-55 NT-25",
             Table().holds(U, P).gives(D, "1s").discards(D, "1s").turn(N, "4s").wins(U, "4s", on=N, feed=False, ping_hu=10)
             .birds("3p").ends(scores=(0, -10, 0, 10), next_dealer=U), findings=found, options={"missed_win": value})
        for value, found, says in (
            ("same_or_lower", [illegal("NT-55", "win", U)], "What the dealer's first discard would have added counts for the win let go."),
            ("same_tile", None, "After a big win let go another tile is free where only the tile is barred."),
        )
    ),
    *(
        case(f"decided-locked-kong-on-a-discard-{str(allowed).lower()}", says, "NT-58",
             Table().deals(N, "444m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").throws(N, 1, 1)
             .draws(N, source="dice", throw=2).discards(N).feeds(O, "4m").label("second").kongs(N, "4m", "exposed", "supplement", of=O)
             .draws(N, source="tail").discards(N).stops(), findings=found, options={"locked_may_kong": allowed})
        for allowed, found, says in (
            (True, None, "Where a locked seat may make kongs, it may take a discard for one."),
            (False, [illegal("NT-58", "second", N)], "Where it may not, it takes no discard for one."),
        )
    ),
    case("decided-answer-over-a-claim", "An answer about the last tile that ignores a win asked for is at fault.", "GEN-06 NT-54",
         Table().holds(N, P).to_the_last_tile(before=1).turn(O, "4s").event("claim", N, want="win").label("answer")
         .sea(U, True).event("dissolve").ends("dissolved", scores=None), findings=[illegal("GEN-06", "answer", U)]),
    case("decided-throw-over-a-claim", "A throw that ignores a robbing asked for is at fault.", "GEN-06 NT-34",
         Table().deals(U, "456m678s22m345s7p9m").deals(D, "234m567m55s79s99p4p1s").discards(D, "4p").turn(N, "9p")
         .pungs(D, "9p", of=N).discards(D, "1s").until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p")
         .kongs(D, "9p", "added", "open").event("claim", U, want="win").label("throw").throws(D, 2, 2)
         .draws(D, source="dice", throw=4).discards(D).stops(), findings=[illegal("GEN-06", "throw", D)]),
    case("decided-claim-of-a-run-not-held", "A chow asked for without the tiles has no force over a draw.", "GEN-06 NT-06",
         Table().deals(U, "1369m258p1479s36p").feeds(O, "2s").event("claim", U, want="chow").turn(U).stops()),
    case("decided-two-discards", "One turn has one discard.", "GEN-04",
         Table(wall=False).gives(N, "9m").until(N).draws(N).discards(N).label("second").discards(N, "9m").stops(),
         findings=[illegal("GEN-04", "second", N)]),
    case("decided-rob-declined-then-own-draw", "A kong let go bars its tile until the own draw, no other win.", "NT-55 NT-34",
         Table().deals(U, "456m678s22m345s7p9m").gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
         .until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
         .draws(D, source="tail").discards(D).turn(N).turn(O).self_draws(U, "6p", ping_hu=10).birds("3p")
         .ends(scores=(-20, -10, -20, 50), next_dealer=U), options={"missed_win": "all"}),
    case("decided-win-where-nothing-is-due", "A hand worth nothing that stood leaves its scores at nothing.", "NT-14 GEN-09",
         Table().feeds(O, "1s").wins(N, "1s", on=O, feed=False).birds("4p")
         .ends(next_dealer=N, claims={"scores": [0, 10, -10, 0]}),
         findings=[illegal("NT-14", "win", N), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("decided-dealer-escapes-before-playing", "An escape before the first act is fined and the deal stays.", "NT-45",
         Table().event("escape", D).ends("escaped", scores=(-70, 0, 0, 0), next_dealer=D)),
    case("decided-birds-once", "A birds' reveal is due once a hand.", "NT-47",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m").label("again").birds("2m")
         .ends(scores=None, next_dealer=N), findings=[finding("illegal_action", "NT-47", "again")]),
]

CASES = [*OPEN_KONGS, *BIRDS, *PRICES, *PLAY]
