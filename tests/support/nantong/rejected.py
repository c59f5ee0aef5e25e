"""The rulebook's rows R01 to R18: what must be refused, each beside its legal neighbour."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

BY_PATTERN = {"context_pair": "by_pattern"}
ANY = {"context_pair": "any"}


def _kong_of_spots(pair: str) -> Table:
    """N opens a concealed kong of 1s beside 456m678s, two tiles and 78p."""
    return (
        Table().deals(N, f"456m678s{pair}78p111s").until(N).draws(N, "1s").label("kong")
        .kongs(N, "1s", "concealed", "open").throws(N, 3, 4).draws(N, "1m", "dice", throw=7)
    )


def _locked() -> Table:
    """N has opened a kong and holds 456m678s22m78p, locked."""
    return _kong_of_spots("22m").discards(N, "1m")


def _missed() -> Table:
    """N waits for 1s and 4s and lets the 4s of O pass."""
    return Table().holds(N, "123m456p789s23s55p").feeds(O, "4s")


def _robbable(hand: str) -> Table:
    """D adds a fourth 9p while U holds `hand`, whose last tile 8p it has drawn since the pung."""
    return (
        Table().deals(U, hand).gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
        .until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
    )


PAIRS = [
    case("R01a", "A plain win needs a pair of 2, 5 or 8: a pair of 1p on a discard is none.", "NT-15 NT-23",
         Table().holds(N, "123m456p789s23s11p").wins(N, "4s", on=O).birds("4m").ends(next_dealer=N),
         findings=[illegal("NT-15", "win", N)]),
    case("R01b", "Nor does a pair of 1p win by self-draw.", "NT-15 NT-23",
         Table().holds(N, "123m456p789s23s11p").round().self_draws(N, "4s").birds("4m").ends(next_dealer=N),
         findings=[illegal("NT-15", "win", N)]),
    case("R01c", "The same sets with a pair of 2p win.", "NT-15 NT-23",
         Table().holds(N, "123m456p789s23s22p").wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N)),
    case("R02a", "A dealt hand with a pair of 1p is no win where the pair goes by the pattern.", "NT-24 NT-16",
         Table().deals(D, "123m456p789s234s11p").dealt_win(D).birds("4m").ends(next_dealer=D),
         findings=[illegal("NT-24", "win", D)], options=BY_PATTERN),
    case("R02b", "The same dealt hand wins where such hands may have any pair.", "NT-24 NT-16",
         Table().deals(D, "123m456p789s234s11p").dealt_win(D, tian_hu=60).birds("3m")
         .ends(scores=(280, -70, -140, -70), next_dealer=D), options=ANY),
    *(
        case(f"R02{row}", says, "NT-29 NT-16",
             Table().holds(O, "123m456p789s23s11p").to_the_last_tile().sea(U, False).sea(D, False).sea(N, False)
             .sea(O, True).draws(O, "4s", "seabed").self_draws(O, "4s", draw=False, worth=items)
             .ends(scores=scores, next_dealer=O), findings=found, options=options)
        for row, items, scores, found, options, says in (
            ("c", {}, (0, 0, 0, 0), [illegal("NT-15", "win", O)], BY_PATTERN, "The last tile lends a pair of 1p no right."),
            ("d", {"hai_di_lao_yue": 60}, (-70, -60, 250, -120), None, ANY, "Where any pair serves, the last tile wins with 1p."),
        )
    ),
    *(
        case(f"R02{row}", says, "NT-33 NT-16 NT-56",
             Table().deals(N, "456m678s22m11p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
             .throws(N, 3, 4).draws(N, "2m", "dice", throw=7).self_draws(N, "2m", draw=False, worth=items).birds("4m")
             .ends(scores=scores, next_dealer=N), findings=found, options=options)
        for row, items, scores, found, options, says in (
            ("e", {}, (0, 0, 0, 0), [illegal("NT-15", "win", N)], BY_PATTERN,
             "A throw's tile that leaves a pair of 1p is no win."),
            ("f", {"gang_shang_kai_hua": 60}, (-70, 250, -60, -120), None, ANY,
             "Where any pair serves, the throw's tile wins with a pair of 1p."),
        )
    ),
    *(
        case(f"R02{row}", says, "NT-34 NT-16",
             _robbable("456m678s11m345s7p9m").robs(U, "9p", of=D, worth=items).birds("3p")
             .ends(scores=scores, next_dealer=U), findings=found, options=options)
        for row, items, scores, found, options, says in (
            ("g", {}, (0, 0, 0, 0), [illegal("NT-15", "win", U)], BY_PATTERN, "Robbing a kong lends a pair of 1m no right."),
            ("h", {"qiang_gang_hu": 60}, (-70, 0, 0, 70), None, ANY, "Where any pair serves, a kong is robbed with 1m."),
        )
    ),
]

PAIRED = [
    case("R03a", "Five pairs beside a pung are no hand.", "NT-31 NT-14",
         Table().holds(N, "1133m4466p99s [777p]").wins(N, "9s", on=O).birds("4m").ends(next_dealer=N),
         findings=[illegal("NT-14", "win", N)]),
    case("R03b", "Seven pairs are not booked for a hand with melds.", "NT-31",
         Table().holds(N, "3344m [777p] [999s] [111p]")
         .wins(N, "4m", on=O, claims={"peng_peng_hu": 60, "qi_xiao_dui": 60}, peng_peng_hu=60).birds("4m")
         .ends(scores=(0, 60, -60, 0), next_dealer=N),
         findings=[finding("wrong_items", "NT-31", "win", N)]),
    case("R03c", "Seven pairs all in the hand win.", "NT-31",
         Table().holds(N, "1133m4466p7799s1s").wins(N, "1s", on=O, qi_xiao_dui=60).birds("4m")
         .ends(scores=(0, 60, -60, 0), next_dealer=N)),
    case("R04a", "A quad declared as a kong is no part of seven pairs.", "NT-32 NT-14",
         Table().holds(N, "1133m4466p22s ((9999s))").wins(N, "2s", on=O).birds("4m").ends(next_dealer=N),
         findings=[illegal("NT-14", "win", N)]),
    case("R04b", "A quad kept in the hand makes seven pairs dear.", "NT-32",
         Table().holds(N, "1133m4466p9999s2s").wins(N, "2s", on=O, hao_hua_qi_xiao_dui=120).birds("4m")
         .ends(scores=(0, 120, -120, 0), next_dealer=N)),
    case("R05a", "Three melds and a run in the hand are a plain win, not the single wait.", "NT-36 NT-23",
         Table().holds(N, "2p234m <123m> <456p> [777s]")
         .wins(N, "2p", on=O, claims={"quan_qiu_ren": 60}, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N),
         findings=[finding("wrong_items", "NT-23", "win", N)]),
    case("R05b", "With a fourth meld on the table the single wait wins on any rank.", "NT-36",
         Table().holds(N, "1p <123m> <456p> [777s] <234m>").wins(N, "1p", on=O, quan_qiu_ren=60).birds("4m")
         .ends(scores=(0, 60, -60, 0), next_dealer=N)),
    case("R05c", "Without the fourth meld a single 1p is a wrong pair.", "NT-36 NT-15",
         Table().holds(N, "1p234m <123m> <456p> [777s]").wins(N, "1p", on=O).birds("4m").ends(next_dealer=N),
         findings=[illegal("NT-15", "win", N)]),
]

OPEN_KONGS = [
    case("R06a", "An open kong needs a lawful wait: a pair of 3m gives none.", "NT-56",
         _kong_of_spots("33m").discards(N, "1m").round().stops(), findings=[illegal("NT-56", "kong", N)]),
    case("R06b", "With a pair of 2m the rest waits and the kong may be opened.", "NT-56", _locked().round().stops()),
    case("R07a", "The throw's tile must be discarded when it does not win.", "NT-57",
         _kong_of_spots("22m").label("wrong").discards(N, "4m").stops(),
         findings=[finding("missed_duty", "NT-57", "wrong", N)]),
    case("R07b", "The throw's tile is discarded.", "NT-57", _locked().stops()),
    case("R08a", "A locked seat may not pung.", "NT-58", _locked().feeds(O, "2m").label("claim").pungs(N, "2m", of=O)
         .stops(), findings=[illegal("NT-58", "claim", N)]),
    case("R08b", "A locked seat may not chow.", "NT-58", _locked().feeds(D, "5s").label("claim")
         .chows(N, "5s", "67s", of=D).stops(), findings=[illegal("NT-58", "claim", N)]),
    case("R08c", "A locked seat may not make a further kong by default.", "NT-58",
         Table().deals(N, "444m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
         .throws(N, 3, 4).draws(N, "1m", "dice", throw=7).discards(N, "1m").until(N).draws(N, "4m").label("claim")
         .kongs(N, "4m", "concealed", "supplement").stops(),
         findings=[illegal("NT-58", "claim", N)], options={"locked_may_kong": False}),
    case("R08d", "Where it may, a locked seat makes a kong that keeps its wait.", "NT-58",
         Table().deals(N, "444m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
         .throws(N, 3, 4).draws(N, "1m", "dice", throw=7).discards(N, "1m").until(N).draws(N, "4m")
         .kongs(N, "4m", "concealed", "supplement").draws(N, source="tail").discards(N).stops(),
         options={"locked_may_kong": True}),
    case("R08e", "A locked seat may win a discard.", "NT-58",
         _locked().feeds(O, "9p").wins(N, "9p", on=O, feed=False, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N)),
]

MISSED = [
    *(
        case(f"R09{row}", says, "NT-55",
             _missed().turn(U, tile).wins(N, tile, on=U, feed=False, ping_hu=10).birds("4m")
             .ends(scores=(0, 20, 0, -20), next_dealer=N),
             findings=[] if legal else [illegal("NT-55", "win", N)], options={"missed_win": option})
        for row, option, tile, legal, says in (
            ("a", "same_tile", "4s", False, "Who let 4s pass may not win on 4s before the next own draw."),
            ("b", "same_tile", "1s", True, "Who let 4s pass may win on 1s where only the missed tile is barred."),
            ("c", "all", "1s", False, "Who let 4s pass may win on nothing where every discard is barred."),
            ("d", "same_or_lower", "1s", False, "Who let a win pass may not take one worth as much."),
            ("e", "off", "4s", True, "Where nothing is barred, the missed tile may be won at once."),
        )
    ),
    case("R09f", "The next own draw lifts the bar.", "NT-55",
         _missed().until(U).turn(U).until(O).turn(O, "4s").wins(N, "4s", on=O, feed=False, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N)),
    case("R09g", "A self-draw is never barred.", "NT-55",
         _missed().self_draws(N, "4s", ping_hu=10).birds("4m").ends(scores=(-20, 50, -10, -20), next_dealer=N),
         options={"missed_win": "all"}),
]

CHOWS = [
    *(
        case(f"R10{row}", says, "NT-05",
             Table().gives(seat, "34s").feeds(U, "2s").label("chow").chows(seat, "2s", "34s", of=U).stops(),
             findings=[] if seat == D else [illegal("NT-05", "chow", seat)])
        for row, seat, says in (
            ("a", N, "Only the seat after the thrower may chow, not the one two places on."),
            ("b", O, "Nor may the seat before the thrower chow."),
            ("c", D, "The seat after the thrower chows."),
        )
    ),
]


def _taken(tile: str, held: str = "9p") -> Table:
    """N, dealt `held` among others, has taken `tile` as the last one; U and D declined."""
    return (
        Table().gives(N, held).gives(O, "33m").to_the_last_tile().sea(U, False).sea(D, False).sea(N, True).draws(N, tile, "seabed")
    )


SEA = [
    case("R11a", "Who took the last tile must discard that tile.", "NT-30",
         _taken("3m").label("wrong").discards(N, "9p").ends("draw", next_dealer=N),
         findings=[finding("missed_duty", "NT-30", "wrong", N)]),
    case("R11b", "Who took the last tile may not make a kong with it.", "NT-54",
         _taken("3s", "333s").label("kong").kongs(N, "3s", "concealed", "supplement").stops(),
         findings=[illegal("NT-54", "kong", N)]),
    case("R11c", "The last tile is discarded and the hand ends.", "NT-30",
         _taken("3m").discards(N, "3m").ends("draw", next_dealer=N)),
    case("R12a", "The last tile may not be taken for a pung.", "NT-30",
         _taken("3m").discards(N, "3m").label("pung").pungs(O, "3m", of=N).stops(),
         findings=[illegal("NT-30", "pung", O)]),
    case("R12b", "The last tile may be won.", "NT-30",
         Table().holds(O, "123m456p789s23s55p").to_the_last_tile().sea(U, False).sea(D, False).sea(N, True)
         .draws(N, "4s", "seabed").discards(N, "4s").wins(O, "4s", on=N, feed=False, hai_di_pao=60)
         .ends(scores=(0, -60, 60, 0), next_dealer=O)),
]

REST = [
    case("R13a", "A concealed kong may not be robbed.", "NT-34",
         Table().holds(U, "456m678s22m345s78p").gives(N, "999p").until(N).draws(N, "9p")
         .kongs(N, "9p", "concealed", "supplement").robs(U, "9p", of=N).birds("4m").ends(scores=None, next_dealer=U),
         findings=[illegal("NT-34", "win", U)]),
    case("R13c", "A kong on a discard is not robbed: its tile could have been won before.", "NT-34",
         Table().holds(U, "123m456p789s23s55p").gives(N, "111s").feeds(O, "1s")
         .kongs(N, "1s", "exposed", "supplement", of=O).robs(U, "1s", of=N).birds("4m").ends(scores=None, next_dealer=U),
         findings=[illegal("NT-34", "win", U)]),
    case("R13b", "An added kong may be robbed.", "NT-34",
         _robbable("456m678s22m345s7p9m").robs(U, "9p", of=D, qiang_gang_hu=60).birds("3p")
         .ends(scores=(-70, 0, 0, 70), next_dealer=U)),
    case("R14a", "The window for openings closes with the dealer's first discard.", "NT-21",
         Table().deals(N, "112346m4466789p").starts().label("late")
         .event("declare", N, key="opening_win", patterns=["que_yi_se"]).turn(N).stops(),
         findings=[illegal("NT-21", "late", N)]),
    case("R14b", "Before that discard the opening wins.", "NT-21 NT-19",
         Table().deals(N, "112346m4466789p").opens(N, "que_yi_se", que_yi_se=10).birds("4m")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    *(
        case(f"R15-{tile}", f"A hand of 2, 5 and 8 alone waits for {tile} too.", "NT-27",
             Table().holds(N, "2258m2258p25588s").wins(N, tile, on=O, worth=items).birds("4m")
             .ends(scores=(0, 60, -60, 0), next_dealer=N))
        for tile, items in ((f"{rank}{suit}", {"jiang_jiang_hu": 60}) for suit in "mps" for rank in (2, 5, 8))
    ),
    case("R15-3m", "A 3m spoils a hand of 2, 5 and 8.", "NT-27 NT-14",
         Table().holds(N, "2258m2258p25588s").wins(N, "3m", on=O).birds("4m").ends(next_dealer=N),
         findings=[illegal("NT-14", "win", N)]),
    *(
        case(f"R16-{tile}", f"A one-suit hand with any pair waits for {tile}.", "NT-28",
             Table().holds(N, "1113334445556m").wins(N, tile, on=O, worth=items).birds("4p")
             .ends(scores=(0, sum(items.values()), -sum(items.values()), 0), next_dealer=N))
        for tile, items in (
            ("2m", {"qing_yi_se": 60}), ("3m", {"qing_yi_se": 60}), ("4m", {"qing_yi_se": 60}),
            ("5m", {"qing_yi_se": 60}), ("6m", {"peng_peng_hu": 60, "qing_yi_se": 60}), ("7m", {"qing_yi_se": 60}),
        )
    ),
    case("R16-8m", "The one-suit hand does not wait for 8m.", "NT-28 NT-14",
         Table().holds(N, "1113334445556m").wins(N, "8m", on=O).birds("4p").ends(next_dealer=N),
         findings=[illegal("NT-14", "win", N)]),
    case("R17a", "The dealer's opening vanishes in the win as dealt; booking both is wrong.", "NT-42",
         Table().deals(D, "111123m456p789s55s").dealt_win(D, claims={"si_xi": 10, "tian_hu": 60}, tian_hu=60)
         .birds("3m").ends(scores=(280, -70, -140, -70), next_dealer=D),
         findings=[finding("wrong_items", "NT-42", "win", D)]),
    case("R17b", "The dealer may claim both; only the win as dealt is paid.", "NT-42 NT-24",
         Table().deals(D, "111123m456p789s55s").dealt_win(D, tian_hu=60)
         .event("declare", D, key="opening_win", patterns=["si_xi"]).birds("3m")
         .ends(scores=(280, -70, -140, -70), next_dealer=D, claims={})),
    case("R18a", "A bird on a bystander doubles no win on a discard.", "NT-49",
         Table().holds(N, "123m456p789s23s55p").wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .books_payment(O, N, "win", 10, "win", ping_hu=10).books_payment(O, N, "bird", 10, "win", zha_niao=10)
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-49", None)]),
    case("R18b", "A bird on the thrower doubles it, as a payment of its own.", "NT-49",
         Table().holds(N, "123m456p789s23s55p").wins(N, "4s", on=O, ping_hu=10).birds("3m")
         .settles(O, N, "win", 10, "win", ping_hu=10).settles(O, N, "bird", 10, "win", zha_niao=10)
         .ends(scores=(0, 20, -20, 0), next_dealer=N)),
]

CASES = [*PAIRS, *PAIRED, *OPEN_KONGS, *MISSED, *CHOWS, *SEA, *REST]
