"""Where one clause ends and another begins: what is let go, hands that are bound, horses shown wrongly."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support import cases
from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
#: Waits for 4s and 7s, and for 6s.
PUNGS = "5556s [222m] [333p] [777m]"
#: Waits for 6s and 9s.
TWO = "123m456p78s99pEEE"
#: Waits for 5m; without the four 1m and with 4m for 2m and 5m.
FOUR = "1111235m456p789p"
#: Waits for 9p and 4s, and without the four 4s for 9p.
OTHER = "123m456p99p34445s"

declared = partial(cases.case, ruleset="nancheng", preset="seed-001", options={"ready": "declared"})
winner = partial(case, preset="winner-horses")


def _declared(hand: str, waits: str | None = None) -> Table:
    """R announces in its first turn, before its discard."""
    return Table().holds(R, hand).until(R).draws(R).label("ready").reports(R, waits).discards(R)


LET_GO = [
    case("boundary-win-let-go-is-no-pung", "Who lets a win go with no pair of that tile has let no pung go.", "JX-36",
         Table().holds(L, PUNGS).ready().feeds(R, "4s").turn(O, "5s").pungs(L, "5s", of=O).discards(L, "6s").stops(),
         options={"pass_pung_lock": "any"}),
]

BOUND = [
    declared("boundary-kong-to-more-waits", "A kong that adds a wait changes the waits too.", "JX-24 JX-22",
             _declared(FOUR, "5m").until(R).draws(R, "4m").kongs(R, "1m", "concealed").replaces(R).discards(R)
             .kong_paid("1m", D=4, O=2, L=2).stops(),
             findings=[illegal("JX-24", "kong", R, code="ready-locked-kong", expected="5m", actual="2m5m")]),
    declared("boundary-discard-after-a-false-announcement", "A hand changed after an announcement that was wrong follows from it.", "JX-24",
             _declared(TWO, "6s").until(R).draws(R, "1p").label("changed").discards(R, "1m").stops(),
             findings=[illegal("JX-24", "ready", R), illegal("JX-24", "changed", R, code="ready-locked-discard", consequent=True)]),
    declared("boundary-pung-after-a-false-announcement", "So does a pung.", "JX-24",
             _declared(TWO, "6s").feeds(L, "9p").label("pung").pungs(R, "9p", of=L).discards(R, "E").stops(),
             findings=[illegal("JX-24", "ready", R), illegal("JX-24", "pung", R, code="ready-locked-pung", consequent=True)]),
    declared("boundary-kong-after-a-false-announcement", "So does a kong that changes the waits.", "JX-24 JX-22",
             _declared(OTHER, "9p").until(R).draws(R, "4s").kongs(R, "4s", "concealed").replaces(R).discards(R)
             .kong_paid("4s", D=4, O=2, L=2).stops(),
             findings=[illegal("JX-24", "ready", R), illegal("JX-24", "kong", R, code="ready-locked-kong", consequent=True)]),
]


def _booked(shown: str, code: str, points: int, *, in_wall: str | None = None, wall: bool = True) -> tuple[Table, Json]:
    """R wins one off O; horses are turned up wrongly, and the log books so much for them."""
    table = Table(wall=wall).holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).label("horses").turns_up(shown, in_wall=in_wall).paid(O=1)
    table.horses_pay("winner", "O>R 2")
    for paid in table.booked:
        if paid["cause"] == "horse":
            paid["points"], paid["items"] = points, [{"code": "ma_fen", "points": points}]
    table.closes(R, claims={"scores": [0, 1 + points, -1 - points, 0]})
    return table, finding("illegal_action", "JX-38", "horses", code=code)


def _otherwise(*, consequent: bool) -> list[Json]:
    """The horses' payment differs from what is due."""
    return [
        finding("wrong_items", "JX-44", "win", O, code="payment-items-differ", consequent=consequent),
        finding("wrong_transfer", "JX-44", "win", O, code="payment-differs", consequent=True),
        finding("wrong_score", "GEN-09", None, consequent=True),
    ]


def _horses(name: str, says: str, booked: tuple[Table, Json], *, consequent: bool) -> cases.Case:
    table, odd = booked
    return winner(f"boundary-horses-{name}", says, "JX-38 JX-44", table, findings=[odd, *_otherwise(consequent=consequent)])


HORSES = [
    _horses("too-many-and-all-paid", "Six turned up where four are due, and six paid: one follows from the other.",
            _booked("9s2m6p9pSF", "horses-too-many", 4), consequent=True),
    _horses("too-many-and-others-paid", "What fits neither the four nor the six is wrong by itself.",
            _booked("9s2m6p9pSF", "horses-too-many", 3), consequent=False),
    _horses("too-few-and-the-walls-paid", "Three turned up where four are due, and the four of the wall paid.",
            _booked("2m6p9s", "horses-too-few", 3, in_wall="2m6p9sS"), consequent=True),
    _horses("too-few-and-others-paid", "What fits neither the three nor the four of the wall is wrong by itself.",
            _booked("2m6p9s", "horses-too-few", 4, in_wall="2m6p9sS"), consequent=False),
    _horses("too-few-without-a-wall", "Where no wall tells the fourth, what is paid for horses may follow from it.",
            _booked("2m6p9s", "horses-too-few", 3, wall=False), consequent=True),
]

CASES = [*LET_GO, *BOUND, *HORSES]
