"""Corners: readings that tie, waits that lie open, what a partial 摆 keeps, and acts at the edge of a clause."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Edit, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, Worth, case

P = "123456m78s99s [222p]"
Q = "123789m78s55p [333p]"
CLOSED = "123456m789p78s22s"
#: Waits for 5m in the middle alone.
MIDDLE = "12346m789p88p [111s]"
#: Waits for 3m, 6m and 9s; with 333m unshown the rest waits for 3m and 6m.
BOUND = "333m45m99s123456p"
#: Seven pairs, or twice two equal runs.
TWICE = "445566m77889p22s"
RUNS: Worth = {"di": 1, "men_qing": 1, "yi_ban_gao": 1}
PAIRS: Worth = {"di": 1, "men_qing_of_pairs": 1, "xiao_qi_dui": 1}
CHEAP_PAIRS: Json = {"points_xiao_qi_dui": 1}


def _points(points: int) -> Edit:
    """The log claims so many points for its win."""

    def book(log: Json) -> None:
        next(event for event in log["hands"][0]["events"] if event["type"] == "win")["points"] = points

    return book


TIES = [
    case(f"tie-claimed-as-{name}", "Where two readings are worth the same, either is right as a claim.", "NC-32 NC-36 NC-46",
         Table().holds(B, TWICE).wins(B, "9p", on=C, claims=dict(claimed), worth=RUNS).pays(C, 3, books=claimed).closes(B), options=CHEAP_PAIRS)
    for name, claimed in (("runs", RUNS), ("pairs", PAIRS))
] + [
    case("tie-claimed-as-both", "But not a mixture of them.", "NC-36 NC-46",
         Table().holds(B, TWICE).wins(B, "9p", on=C, claims={**RUNS, "xiao_qi_dui": 1}, worth=RUNS).pays(C, 3).closes(B), options=CHEAP_PAIRS,
         findings=[finding("wrong_items", "NC-46", "win", B, code="items-differ")]),
    case("points-before-what-the-payer-owes", "The points of a win are those before 飘.", "NC-32 NC-12",
         Table(piao=(0, 2, 3, 0)).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5).closes(B), edit=_points(1)),
    case("points-with-what-the-payer-owes", "Not those with 飘.", "NC-32 NC-12",
         Table(piao=(0, 2, 3, 0)).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5).closes(B), edit=_points(6),
         findings=[finding("wrong_items", "NC-32", "win", B, code="points-differ")]),
]


def _rivers(thrown: int) -> Table:
    """So many 5m, for which B waits, are thrown early and lie in the rivers when nobody has won."""
    table = Table().holds(B, MIDDLE).ready()
    for _ in range(thrown):
        table.feeds(C, "5m")
    return table


def _settled(table: Table, *, waits: bool) -> Table:
    table.to_the_end_of_the_wall()
    if waits:
        for payer in (A, C, D):
            table.owes(payer, B, 2, di=1, ka_xin_wu=1)
    return table.closes(A)


OPEN = [
    *(
        case(f"open-{thrown}-in-the-rivers-{value}", says, "NC-30", _settled(_rivers(thrown), waits=waits), options={"dead_wait": value})
        for thrown, value, waits, says in (
            (4, "visible", False, "Where what lies open counts, four in the rivers make a wait dead."),
            (3, "visible", True, "Three do not."),
            (4, "own_four", True, "Where one's own count, the rivers do not."),
            (4, "shape", True, "Where the shape decides, they do not either."),
        )
    ),
    case("open-laid-down-by-another", "Tiles laid down by another lie open.", "NC-30 NC-19",
         Table().holds(B, MIDDLE).holds(D, "555m234p456p44s79s").ready().lays(D, "555m79s", "8s").feeds(C, "5m").to_the_end_of_the_wall()
         .owes(A, D, 7, di=1, men_qing=1, du_zhang_bai=5).owes(B, D, 7, di=1, men_qing=1, du_zhang_bai=5).owes(C, D, 7, di=1, men_qing=1, du_zhang_bai=5)
         .closes(A), options={"dead_wait": "visible"}),
    case("open-in-anothers-hand", "Tiles in another's hand do not.", "NC-30",
         Table().holds(B, MIDDLE).holds(D, "555m234p456p44s79s").ready().feeds(C, "5m").to_the_end_of_the_wall()
         .owes(A, B, 2, di=1, ka_xin_wu=1).owes(A, D, 2, di=1, men_qing=1).owes(C, B, 2, di=1, ka_xin_wu=1).owes(C, D, 2, di=1, men_qing=1).closes(A),
         options={"dead_wait": "visible"}),
    case("open-a-dead-wait-wins-all-the-same", "A dead wait never forbids a win.", "NC-30 NC-32",
         Table().holds(B, MIDDLE).ready().feeds(C, "5m").turn(D).turn(A).turn(B).feeds(C, "5m").turn(D).turn(A).turn(B)
         .wins(B, "5m", on=C, di=1, ka_xin_wu=1).pays(C, 2).closes(B), options={"dead_wait": "visible"}),
]


def _kong_under_lock(waits: str) -> Table:
    """B lays down all but 333m, then makes a kong of it."""
    return (
        Table().holds(B, BOUND).lays(B, "45m99s", waits).until(B).draws(B, "3m").label("kong").kongs(B, "3m", "concealed")
        .draws(B, source="tail").discards(B).stops()
    )


PARTIAL = [
    case("kong-that-keeps-the-shown-waits", "Where the shown part decides, a kong must keep its waits alone.", "NC-20 NC-19",
         _kong_under_lock("3m6m"), options={"bai_partial": True, "dead_wait": "shape"}),
    case("kong-that-keeps-not-all-waits", "Where the hand decides, it must keep them all.", "NC-20",
         _kong_under_lock("3m6m9s"), options={"dead_wait": "shape"}, findings=[illegal("NC-20", "kong", B, code="locked-kong-waits-change")]),
]

EDGES = [
    case("edge-win-an-earlier-discard", "Only the latest discard is won.", "GEN-05",
         Table().holds(B, P).ready().feeds(C, "6s").turn(D).label("late").wins(B, "6s", on=C, feed=False).unscored(B),
         findings=[finding("broken_record", "GEN-05", "late", B, code="not-the-live-tile")]),
    case("edge-win-after-the-next-draw", "Once the next seat has drawn, the discard before it is gone.", "GEN-05",
         Table().holds(B, P).ready().feeds(C, "6s").draws(D).label("late").wins(B, "6s", on=C, feed=False).unscored(B),
         findings=[finding("broken_record", "GEN-05", "late", B, code="not-the-live-tile")]),
    case("edge-hook-without-triplets", "The hook is always one of triplets.", "NC-50 NC-51",
         Table().holds(B, "3s [222m] [555p] [888s] [777m]").wins(B, "3s", on=C, claims={"di": 1, "jin_gou_diao": 1}, di=1, da_dui_zi=4, jin_gou_diao=1)
         .pays(C, 6).closes(B), findings=[finding("wrong_items", "NC-50", "win", B, code="items-differ")]),
    case("edge-robbing-booked-for-a-discard", "A discard is no robbed kong.", "NC-37",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1, books={"di": 1, "qiang_gang": 1}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-37", "win", C, code="payment-items-differ"), finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("edge-four-alike-of-the-robbed", "The robbed tile is the winner's and fills his four.", "NC-37 NC-44",
         Table().gives(C, "66s").holds(B, "123m45s99s789p [222p]").feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s")
         .robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B)),
    case("edge-kong-declines-a-win", "Who takes the tile for a kong lets the win go; the tile drawn for it lifts the bar.", "NC-27 NC-15",
         Table().deals(B, "3334m456p789p123s").feeds(C, "3m").kongs(B, "3m", "exposed", of=C).draws(B, "9m", "tail").discards(B, "9m").turn(C, "4m")
         .wins(B, "4m", on=C, feed=False, di=1, gen=1).pays(C, 2).closes(B)),
    case("edge-first-act-of-the-seat-itself", "Who took the first discard reports too late.", "NC-26",
         Table().gives(A, "2p").deals(B, "123456m78s99s22p1s").discards(A, "2p").pungs(B, "2p", of=A).label("late").reports(B).discards(B, "1s").stops(),
         findings=[illegal("NC-26", "late", B, code="ready-too-late")]),
    case("edge-several-on-the-last-discard", "The last discard may be won by several.", "NC-31 NC-41",
         Table().holds(B, P).holds(D, Q).until_left(1, C).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1)
         .pays(C, 2, to=B, clause="NC-31", hai_di_pao=1).pays(C, 2, to=D, clause="NC-31", hai_di_pao=1).closes(C)),
    case("edge-escaped-hand-pays-nothing", "A hand that a seat left pays nothing, whoever waits.", "NC-08 NC-30",
         Table(piao=(1, 1, 1, 1)).holds(B, CLOSED).round().event("escape", C).ends("escaped", next_dealer=A)),
    case("edge-escape-is-not-shown", "A hand said to be left shows who left.", "GEN-07",
         Table().round().unscored(outcome="escaped"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
]

CASES = [*TIES, *OPEN, *PARTIAL, *EDGES]
