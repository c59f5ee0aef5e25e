"""A slip excuses no theft: money that a fault of play cannot have moved is wrong by itself."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"


def _slip(kind: str) -> tuple[Table, Json]:
    """A hand that B wins off C for one, and a harmless slip of B or C before."""
    table = Table().starts().label("slip")
    if kind == "piao":
        return table.chooses(C, 2).holds(B, P), illegal("NC-13", "slip", C, code="piao-in-play")
    if kind == "report":
        return table.reports(C).holds(B, P), illegal("NC-26", "slip", C, code="ready-too-late")
    return table.lays_down(C, "1m", "2m").holds(B, P), illegal("NC-19", "slip", C)


def _beside(name: str, says: str, kind: str, claims: Json, found: list[Json], clauses: str = "GEN-09") -> Case:
    """What the log claims beside the slip, instead of the payment of one."""
    table, slip = _slip(kind)
    table.wins(B, "6s", on=C, di=1).pays(C, 1).books_nothing().closes(B, claims=claims)
    return case(f"slip-{kind}-{name}", says, clauses, table, findings=[slip, *found], options={"bai": False})


def _paid(points: int) -> Json:
    return {"scores": None, "transfers": [{"from": C, "to": B, "points": points, "cause": "win"}]}


PAYMENT = finding("wrong_transfer", "NC-18", "win", C, code="payment-differs")

MONEY = [
    _beside("and-a-payment-seven-too-high", "A payment higher than the slip could make it is wrong by itself.", kind, _paid(8), [PAYMENT], "NC-18")
    for kind in ("piao", "report", "lay-down")
] + [
    _beside("and-a-payment-between-others", "So is one between seats that made no slip.", "piao",
            {"scores": None, "transfers": [{"from": C, "to": B, "points": 1, "cause": "win"}, {"from": D, "to": A, "points": 2, "cause": "win"}]},
            [finding("wrong_transfer", "NC-18", None, D, code="payment-not-due")], "NC-18"),
    _beside("and-payments-that-count-it", "A payment that counts the late 飘 follows from it.", "piao", _paid(3),
            [finding("wrong_transfer", "NC-18", "win", C, consequent=True)], "NC-13"),
]

SCORES = [
    _beside("and-scores-nine-too-high", "Scores higher than the slip could make them are wrong by themselves.", kind, {"scores": [0, 10, -10, 0]},
            [finding("wrong_score", "GEN-09", None, code="scores-differ")])
    for kind in ("piao", "report", "lay-down")
] + [
    _beside("and-scores-that-count-it", "Scores that count the late 飘 follow from it.", "piao", {"scores": [0, 3, -3, 0]},
            [finding("wrong_score", "GEN-09", None, consequent=True)]),
]

CASES = [*MONEY, *SCORES]
