"""What payments follow from: faults of play explain what they touch, and nothing else."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"


def _wrong(clause: str | None, seat: int, event: str | None = "win", *, consequent: bool = True, kind: str = "wrong_items") -> Json:
    return finding(kind, clause, event, seat, consequent=consequent)


def _score(*, consequent: bool = True) -> Json:
    return finding("wrong_score", "GEN-09", None, consequent=consequent)


def _lost_piao() -> Table:
    """B's 飘 of two is lost from the record; its payment is not."""
    return Table(piao=(0, None, 3, 0)).holds(B, P).label("next").starts().wins(B, "6s", on=C, di=1).pays(C, 4, piao=3, books={"di": 1, "piao": 5})


MISSING = finding("missed_duty", "NC-10", "next", B, code="piao-missing")

PIAO = [
    case("explained-by-a-lost-choice", "Payments with a 飘 that the record lost follow from the loss.", "NC-10",
         _lost_piao().closes(B, claims={"scores": [0, 6, -6, 0]}),
         findings=[MISSING, _wrong(None, C), _wrong("NC-18", C, kind="wrong_transfer"), _score()]),
    case("explained-by-a-lost-choice-without-items", "Itemised or not.", "NC-10",
         _lost_piao().closes(B, claims={"scores": None, "transfers": [{"from": C, "to": B, "points": 6, "cause": "win"}]}),
         findings=[MISSING, _wrong("NC-18", C, kind="wrong_transfer")]),
    *(
        case(f"explained-by-a-lost-choice-of-{lost}", says, "NC-10",
             Table(piao=(0, None, 3, 0)).holds(B, P).label("next").starts().wins(B, "6s", on=C, di=1).pays(C, 4, piao=3, books={"di": 1, "piao": 3 + lost})
             .closes(B, claims={"scores": None}),
             findings=[MISSING, _wrong(None, C, consequent=lost <= 5), _wrong("NC-18", C, kind="wrong_transfer")])
        for lost, says in ((5, "The choice lost may have been the most of all."), (6, "It cannot have been more."))
    ),
    case("explained-by-a-choice-too-high", "A choice too high counts as it was made; payments by the most that is allowed follow from it.", "NC-10",
         Table(piao=(0,)).label("high").chooses(B, 6).chooses(C, 0).chooses(D, 0).holds(B, P).wins(B, "6s", on=C, di=1)
         .pays(C, 7, piao=6, books={"di": 1, "piao": 5}).closes(B, claims={"scores": None}),
         findings=[illegal("NC-10", "high", B, code="piao-out-of-range"), _wrong("NC-11", C), _wrong("NC-18", C, kind="wrong_transfer")]),
]

LAID = [
    case("explained-by-a-lay-down-where-there-is-none", "What a platform adds for a 摆 that is none follows from it.", "NC-19",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).until(B).turn(B, "1p")
         .wins(B, "6s", on=C, claims={"di": 1, "men_qing": 1, "bai_pai": 2}, di=1, men_qing=1).pays(C, 2, books={"di": 1, "men_qing": 1, "bai_pai": 2})
         .closes(B, claims={"scores": [0, 4, -4, 0]}), options={"bai": False},
         findings=[illegal("NC-19", "laid", B, code="lay-down-off"), _wrong("NC-21", B), _wrong("NC-21", C),
                   _wrong("NC-18", C, kind="wrong_transfer"), _score()]),
    case("explained-by-a-report-where-there-is-none", "What it adds for a 报叫 that is none does too.", "NC-26",
         Table().holds(B, CLOSED).label("report").reports(B)
         .wins(B, "6s", on=C, claims={"di": 1, "men_qing": 1, "bao_jiao": 2}, di=1, men_qing=1).pays(C, 2, books={"di": 1, "men_qing": 1, "bao_jiao": 2})
         .closes(B, claims={"scores": None}), options={"bao_jiao": False, "points_bao_jiao": 2},
         findings=[illegal("NC-26", "report", B, code="ready-off"), _wrong("NC-26", B), _wrong("NC-26", C), _wrong("NC-18", C, kind="wrong_transfer")]),
    case("explained-by-a-lay-down-not-honoured", "A 摆 at fault that the platform does not pay is one fault.", "NC-24",
         Table().holds(B, CLOSED).until_left(13, B, "1p").draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B)
         .wins(B, "6s", on=C, claims={"di": 1, "men_qing": 1}, di=1, men_qing=1, bai_pai=2).pays(C, 4, books={"di": 1, "men_qing": 1})
         .closes(B, claims={"scores": None}),
         findings=[illegal("NC-24", "laid", B, code="lay-down-too-late"), _wrong("NC-21", B), _wrong("NC-21", C), _wrong("NC-18", C, kind="wrong_transfer")]),
    case("explained-by-a-report-not-honoured", "So is a 报叫 at fault that it does not pay.", "NC-26",
         Table().holds(B, CLOSED).starts().label("late").reports(B)
         .wins(B, "6s", on=C, claims={"di": 1, "men_qing": 1}, di=1, men_qing=1, bao_jiao=2).pays(C, 4, books={"di": 1, "men_qing": 1})
         .closes(B, claims={"scores": None}), options={"points_bao_jiao": 2},
         findings=[illegal("NC-26", "late", B, code="ready-too-late"), _wrong("NC-26", B), _wrong("NC-26", C), _wrong("NC-18", C, kind="wrong_transfer")]),
    case("explained-by-a-lost-choice-beside-a-changed-hand", "Of two faults of a seat a payment may follow from one alone.", "NC-10 NC-26 NC-30",
         Table(piao=(0, None, 0, 0)).holds(B, CLOSED).holds(D, "345678m45p11p [333s]").label("next").reports(B).ready().until(B).draws(B, "1p").label("wrong")
         .discards(B, "4m").to_the_end_of_the_wall().owes(A, D, 1, di=1).owes(B, D, 1, di=1, books={"di": 1, "piao": 2}).owes(C, D, 1, di=1)
         .closes(A, claims={"scores": None}),
         findings=[MISSING, illegal("NC-26", "wrong", B, code="locked-discard"), _wrong(None, B, None), _wrong("NC-30", B, None, kind="wrong_transfer")]),
    case("explained-not-by-anothers-lay-down", "A 摆 too late explains no wrong payment between others.", "NC-24 NC-11",
         Table(piao=(0, 2, 0, 0)).holds(C, CLOSED).holds(B, "123m456p99p13s [777p]").ready().until_left(13, C, "1p").draws(C).label("laid")
         .lays_down(C, "78s", "6s9s").discards(C).wins(B, "2s", on=D, di=1).pays(D, 3, piao=2, books={"di": 1}).closes(B, claims={"scores": None}),
         findings=[illegal("NC-24", "laid", C, code="lay-down-too-late"), _wrong("NC-11", D, consequent=False), _wrong("NC-18", D, kind="wrong_transfer")]),
    case("explained-not-when-nobody-wins", "Nor one between others when nobody wins.", "NC-24 NC-30",
         Table().holds(C, "9p555m123234p567s").holds(B, "9m999p678m345p678s").until_left(13, C, "1s").draws(C).label("laid").lays_down(C, "9p", "9p").discards(C)
         .to_the_end_of_the_wall().owes(A, B, 2, di=1, men_qing=1, books={"di": 1, "men_qing": 1, "gen": 1}).owes(D, B, 2, di=1, men_qing=1)
         .owes(A, C, 7, di=1, men_qing=1, du_zhang_bai=5).owes(D, C, 7, di=1, men_qing=1, du_zhang_bai=5).closes(A, claims={"scores": None}),
         findings=[illegal("NC-24", "laid", C, code="lay-down-too-late"), _wrong("NC-44", A, None, consequent=False),
                   finding("wrong_transfer", "NC-30", None, A, consequent=True)]),
    case("explained-by-a-lay-down-alone", "Payments of a 摆 without a discard follow from it.", "NC-19 NC-25",
         Table().holds(B, "123456m13s99s [222p]").ready().until(B).draws(B, "2s").label("laid").lays_down(B, "13s", "2s")
         .self_draws(B, "2s", draw=False, claims={"di": 1}, di=1, du_zhang_bai=5).pays(A, 6, books={"di": 1}).pays(C, 6, books={"di": 1})
         .pays(D, 6, books={"di": 1}).closes(B, claims={"scores": [-1, 3, -1, -1]}),
         findings=[illegal("NC-19", "laid", B, code="lay-down-alone"), _wrong("NC-25", B),
                   *(_wrong("NC-25", seat) for seat in (A, C, D)), *(_wrong("NC-18", seat, kind="wrong_transfer") for seat in (A, C, D)), _score()]),
]


def _points_alone(log: Json) -> None:
    """The win claims what it is worth, not of what items."""
    win = next(event for event in log["hands"][0]["events"] if event["type"] == "win")
    del win["items"]
    win["points"] = 3


WINS = [
    case("explained-by-points-alone", "A hand worth too much, told by its points and by what is paid, is one fault.", "NC-32",
         Table().holds(B, CLOSED).wins(B, "6s", on=C, di=1, men_qing=1).pays(C, 2, books={"di": 1, "men_qing": 2}).closes(B, claims={"scores": [0, 3, -3, 0]}),
         edit=_points_alone,
         findings=[finding("wrong_items", "NC-32", "win", B, code="points-differ"), _wrong("NC-34", C), _wrong("NC-18", C, kind="wrong_transfer"), _score()]),
]

CASES = [*PIAO, *LAID, *WINS]
