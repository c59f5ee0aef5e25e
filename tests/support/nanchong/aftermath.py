"""What follows from what: one fault is told once, and no sound act is told to be one beside it."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
Q = "123789m78s55p [333p]"
CLOSED = "123456m789p78s22s"
TRIPLET = "123456m333p78s22s"


def _without_seats(log: Json) -> None:
    """What is turned up names no seat."""
    for event in log["hands"][0]["events"]:
        if event["type"] == "reveal":
            del event["seat"]


def _seen_by_c(log: Json) -> None:
    log |= {"view": "seat", "view_seat": C}
    for hand in log["hands"]:
        hand.pop("wall")
        hand["deal"] = [run if seat == C else "??" * (len(run) // 2) for seat, run in enumerate(hand["deal"])]
        for event in hand["events"]:
            if event["type"] == "draw" and event["seat"] != C:
                event["tile"] = "??"


LAID = [
    case("after-a-second-lay-down", "A second 摆 and a win let go are two faults, the win told once.", "NC-20",
         Table().holds(B, CLOSED).lays(B, "78s", "6s9s").until(B).label("drawn").draws(B, "6s").label("again").lays_down(B, "78s", "6s9s")
         .discards(B, "6s").stops(), options={"bai_must_win": True},
         findings=[finding("missed_duty", "NC-20", "drawn", B, code="must-win-missed"), illegal("NC-20", "again", B, code="lay-down-twice")]),
    case("after-a-lay-down-where-there-is-none", "So are a 摆 where there is none and a win let go.", "NC-19 NC-29",
         Table().holds(B, CLOSED).until_left(10, B, "1p").label("drawn").draws(B, "6s").label("laid").lays_down(B, "78s", "6s9s").discards(B, "6s").stops(),
         options={"bai": False, "forced_win_scope": "all"},
         findings=[finding("missed_duty", "NC-29", "drawn", B, code="forced-win-missed"), illegal("NC-19", "laid", B, code="lay-down-off")]),
    case("after-a-lay-down-and-a-win", "Who lays down without a discard and wins has let no win go.", "NC-19 NC-29",
         Table().holds(B, CLOSED).until_left(10, B, "1p").draws(B, "6s").label("laid").lays_down(B, "78s", "6s9s")
         .self_draws(B, "6s", draw=False, di=1, men_qing=1, bai_pai=2).all_pay(4).closes(B),
         options={"forced_win_scope": "all", "bai_min_left": 0}, findings=[illegal("NC-19", "laid", B, code="lay-down-alone")]),
    case("after-a-late-lay-down", "A 摆 too late and a win let go are two faults.", "NC-24 NC-29",
         Table().holds(B, CLOSED).until_left(10, B, "1p").label("drawn").draws(B, "6s").label("laid").lays_down(B, "78s", "6s9s").discards(B, "6s").stops(),
         options={"forced_win_scope": "all"},
         findings=[finding("missed_duty", "NC-29", "drawn", B, code="forced-win-missed"), illegal("NC-24", "laid", B, code="lay-down-too-late")]),
    case("after-a-lay-down-on-the-live-tile", "Who lays down on a tile it could win lets that win go.", "NC-27 NC-19",
         Table().holds(B, CLOSED).feeds(C, "6s").lays_down(B, "78s", "6s9s").wins(B, "6s", on=C, feed=False, di=1, men_qing=1, bai_pai=2)
         .pays(C, 4).closes(B), options={"bai_window": "any"}, findings=[illegal("NC-27", "win", B, code="passed-win")]),
    case("after-a-lay-down-of-a-bystander", "Who cannot win the live tile lets nothing go by laying down on it.", "NC-27 NC-19",
         Table().holds(B, CLOSED).feeds(C, "3s").lays_down(B, "78s", "6s9s").turn(D, "6s").wins(B, "6s", on=D, feed=False, di=1, men_qing=1, bai_pai=2)
         .pays(D, 4).closes(B), options={"bai_window": "any"}),
    case("after-a-lay-down-without-waits", "A 摆 that names no waits has those of the hand.", "NC-19 NC-25",
         Table().holds(B, "123456m13s99s [222p]").ready().until(B).draws(B).label("laid").lays_down(B, "13s", None).discards(B)
         .self_draws(B, "2s", di=1, du_zhang_bai=5).all_pay(6).closes(B), findings=[illegal("NC-19", "laid", B, code="lay-down-waits-differ")]),
    case("after-a-lay-down-with-wrong-waits", "Declared waits bind, also wrong ones; what they forbid follows.", "NC-19",
         Table().holds(B, P).ready().until(B).draws(B).label("laid").lays_down(B, "78s", "6s").discards(B)
         .wins(B, "9s", on=C, di=1, du_zhang_bai=2).pays(C, 3).closes(B),
         findings=[illegal("NC-19", "laid", B, code="lay-down-waits-differ"), illegal("NC-19", "win", B, code="win-not-declared", consequent=True)]),
]

NEAREST = [
    case("after-a-farther-win", "Where only the nearest wins, nobody is bound beside another's win.", "NC-29 NC-31",
         Table().holds(B, P).holds(D, Q).until_left(10, C, "1p").wins(B, "6s", on=C, di=1).pays(C, 1).closes(B), options={"multi_win": "nearest"}),
    case("after-the-bound-one-kept-silent", "Where nobody takes the tile, the one who is bound to has missed it.", "NC-20 NC-31",
         Table().holds(D, Q).holds(B, CLOSED).ready().lays(B, "78s", "6s9s").until(C).draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops(),
         options={"multi_win": "nearest", "bai_must_win": True}, findings=[finding("missed_duty", "NC-20", "fed", B, code="must-win-missed")]),
    case("after-claims-one-left-out", "A win asked for is not dropped beside another's.", "NC-31",
         Table().holds(B, P).holds(D, Q).ready().feeds(C, "6s").event("claim", B, want="win").event("claim", D, want="win")
         .wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D), findings=[illegal("NC-31", "win", D, code="winner-left-out")]),
    case("after-a-claim-a-pung-of-ones-own", "Who asks for the win and pungs the tile has let the win go.", "NC-29",
         Table().deals(B, "46m55m777p123789s").until_left(10, C, "1p").draws(C, "5m").label("fed").discards(C, "5m").event("claim", B, want="win")
         .pungs(B, "5m", of=C).discards(B, "7p").stops(), findings=[finding("missed_duty", "NC-29", "fed", B, code="forced-win-missed")]),
    case("after-a-claim-dissolved", "A table that closes while a claim stands passes nobody over.", "GEN-06",
         Table().gives(B, "22s").feeds(C, "2s").event("claim", B, want="pung").ends("dissolved", next_dealer=A)),
]

PIAO = [
    case("after-an-unknown-word", "A word that the rule set does not know begins no play.", "GEN-13 NC-10",
         Table(piao=None).label("odd").event("declare", A, key="seabed", value=1).chooses(A, 0).chooses(B, 1).chooses(C, 0).chooses(D, 0)
         .holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 2, piao=1).closes(B), findings=[illegal("GEN-13", "odd", A, code="unknown-key")]),
    case("after-a-choice-below-nothing", "A choice below nothing counts as nothing.", "NC-10",
         Table(piao=(0,)).label("less").chooses(B, -3).chooses(C, 2).chooses(D, 0).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 3, piao=2).closes(B),
         findings=[illegal("NC-10", "less", B, code="piao-out-of-range")]),
    case("after-a-choice-made-anew", "Who is asked again after a choice above the most answers for the first alone.", "NC-10",
         Table(piao=(0,)).label("six").chooses(B, 6).label("anew").chooses(B, 1).chooses(C, 0).chooses(D, 0).round().stops(),
         findings=[illegal("NC-10", "six", B, code="piao-out-of-range"), illegal("NC-10", "anew", B, code="piao-twice", consequent=True)]),
    case("after-a-choice-made-anew-above-the-most", "The second answer may not be above the most either.", "NC-10",
         Table(piao=(0,)).label("six").chooses(B, 6).label("seven").chooses(B, 7).chooses(C, 0).chooses(D, 0).round().stops(),
         findings=[illegal("NC-10", "six", B, code="piao-out-of-range"), illegal("NC-10", "seven", B, code="piao-twice")]),
    case("after-a-choice-made-anew-and-one-left-out", "That another seat does not choose does not follow from it.", "NC-10",
         Table(piao=(0,)).label("six").chooses(B, 6).label("anew").chooses(B, 1).chooses(C, 0).label("next").starts().round().stops(),
         findings=[illegal("NC-10", "six", B, code="piao-out-of-range"), illegal("NC-10", "anew", B, code="piao-twice", consequent=True),
                   finding("missed_duty", "NC-10", "next", D, code="piao-missing")]),
    *(
        case(f"after-a-{name}-choice-that-counted", says, clause, table.pays(C, 2, piao=1, books={"di": 1, "piao": 3}).closes(B, claims={"scores": [0, 4, -4, 0]}),
             findings=[illegal(clause, "again", B, code=code), finding("wrong_items", "NC-11", "win", C, consequent=True),
                       finding("wrong_transfer", "NC-18", "win", C, consequent=True), finding("wrong_score", "GEN-09", None, consequent=True)])
        for name, clause, code, says, table in (
            ("second", "NC-10", "piao-twice", "Payments that take a second choice for good follow from it.",
             Table(piao=(0, 1, 0, 0)).label("again").chooses(B, 3).holds(B, P).wins(B, "6s", on=C, di=1)),
            ("late", "NC-13", "piao-in-play", "So do those that take a late one for good.",
             Table(piao=(0, 1, 0, 0)).starts().label("again").chooses(B, 3).holds(B, P).wins(B, "6s", on=C, di=1)),
        )
    ),
    case("after-a-second-choice-above-the-most-that-counted", "So do those that take one above the most for good.", "NC-10",
         Table(piao=(0, 1, 0, 0)).label("again").chooses(B, 7).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 2, piao=1, books={"di": 1, "piao": 7})
         .closes(B, claims={"scores": None}),
         findings=[illegal("NC-10", "again", B, code="piao-twice"), finding("wrong_items", "NC-11", "win", C, consequent=True),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("after-a-late-report-that-bars", "Who declines a win and wins another is barred by nothing but a report that came too late.", "NC-26",
         Table().holds(B, "123456m789p78s22s").until(C).label("late").reports(B).turn(C, "6s").turn(D, "9s").wins(B, "9s", on=D, feed=False, di=1, men_qing=1)
         .pays(D, 2).closes(B), options={"bao_jiao_pass": "self_draw_only"},
         findings=[illegal("NC-26", "late", B, code="ready-too-late"), illegal("NC-26", "win", B, code="barred-by-ready", consequent=True)]),
    case("after-a-late-laying-down-that-is-worth-enough", "A win had to be made only for the price of a 摆 that came too late.", "NC-24 NC-29",
         Table().holds(B, P).ready().until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).until(C).draws(C, "6s").label("fed")
         .discards(C, "6s").turn(D).stops(), options={"min_fan": 2, "bai_min_left": 55, "forced_win_left": 55},
         findings=[illegal("NC-24", "laid", B, code="lay-down-too-late"), finding("missed_duty", "NC-29", "fed", B, code="forced-win-missed", consequent=True)]),
]

def _let_go_beside_a_late_report(*, reports: bool) -> Table:
    """B, who waits with no melds, lets 6s go; D has reported too late, B in time or not at all."""
    table = Table().holds(B, CLOSED)
    if reports:
        table.reports(B)
    return table.starts().label("late").reports(D).until(C).draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops()


BESIDE = [
    case(f"after-anothers-late-report-{name}", says, "NC-26 NC-29", _let_go_beside_a_late_report(reports=reports),
         options={"min_fan": least, "points_bao_jiao": 1, "forced_win_left": 55},
         findings=[illegal("NC-26", "late", D, code="ready-too-late"), finding("missed_duty", "NC-29", "fed", B, code="forced-win-missed")])
    for name, reports, least, says in (
        ("just-enough", False, 1, "A win that is just worth enough had to be made, whatever another has said."),
        ("enough-by-a-report", True, 2, "So had one that is so by a report in time."),
    )
] + [
    case("after-a-late-report-that-is-worth-enough", "A win had to be made only for the price of a report that came too late.", "NC-26 NC-29",
         Table().holds(B, CLOSED).starts().label("late").reports(B).until(C).draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops(),
         options={"min_fan": 2, "points_bao_jiao": 1, "forced_win_left": 55},
         findings=[illegal("NC-26", "late", B, code="ready-too-late"), finding("missed_duty", "NC-29", "fed", B, code="forced-win-missed", consequent=True)]),
]

KONGS = [
    case("after-a-rob-of-a-discard", "A discard is not robbed.", "NC-37",
         Table().holds(B, P).ready().feeds(C, "6s").robs(B, "6s", of=C).unscored(B), findings=[illegal("NC-37", "win", B, code="discard-robbed")]),
    case("after-a-win-undrawn", "Who has not drawn wins no self-draw.", "GEN-04",
         Table().holds(B, P).ready().until(B).self_draws(B, "6s", draw=False).unscored(B), findings=[illegal("GEN-04", "win", B, code="win-undrawn")]),
    case("after-a-show-without-a-seat", "What is turned up names its kong by its tiles.", "NC-17",
         Table().deals(B, "1369m258p79s222s5p").until(B).draws(B, "2s").kongs(B, "2s", "concealed").draws(B, source="tail").shows_kong(B, "2s")
         .discards(B).round().stops(), edit=_without_seats),
    case("after-a-show-of-one-kong", "A kong that is never shown in a hand that shows another's is told at the end.", "NC-17",
         Table().holds(D, P).deals(B, "1369m258p79s333s5p").deals(C, "1479m36p1s555s7p58m").ready().until(B).draws(B, "3s").kongs(B, "3s", "concealed")
         .draws(B, "8p", "tail").shows_kong(B, "3s").discards(B, "8p").draws(C, "5s").kongs(C, "5s", "concealed").draws(C, "6s", "tail").discards(C, "6s")
         .wins(D, "6s", on=C, feed=False, di=1).pays(C, 2, gang_shang_pao=1).closes(D),
         findings=[finding("missed_duty", "NC-17", None, C, severity="warning", code="kong-not-shown")], verdict="clean"),
    case("after-a-hidden-kong-under-lock", "Whether a kong leaves another's waits alone is not seen.", "NC-20",
         Table().holds(B, TRIPLET).until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).feeds(C, "3p").label("kong")
         .kongs(B, "3p", "exposed", of=C).draws(B, source="tail").discards(B).stops(), edit=_seen_by_c,
         findings=[finding("undecidable", "NC-19", "laid", B, code="waits-not-shown"), finding("undecidable", "NC-20", "kong", B, code="waits-not-shown")]),
]


CASES = [*LAID, *NEAREST, *PIAO, *BESIDE, *KONGS]
