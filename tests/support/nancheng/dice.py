"""The dealer's throw and where the wall is broken: JX-09 to JX-11."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

#: Dice, the seat whose wall is broken, the first stack taken (rulebook, section 1.1).
ROWS = [
    ((3, 4), O, 4), ((1, 1), R, 2), ((6, 6), L, 7), ((2, 3), D, 3),
    ((4, 5), D, 5), ((1, 6), O, 2), ((4, 4), L, 5), ((5, 6), O, 6),
]


def _thrown(dice: tuple[int, int], seat: int | None = None, stack: int | None = None, dealer: int = D) -> Table:
    return Table(dealer).dice(*dice, seat, stack).round().stops()


def _without_dice(log: Json) -> None:
    del log["hands"][0]["dice"]


TABLE: list[Case] = [
    case(f"dice-{one}-{other}", f"{one} and {other} break seat {seat}'s wall at stack {stack}.", "JX-09 JX-10 JX-11", _thrown((one, other), seat, stack))
    for (one, other), seat, stack in ROWS
]

SEATS = [
    case("dice-from-another-dealer", "The walls are counted from whoever deals.", "JX-09", _thrown((3, 4), 0, 4, dealer=2)),
    case("dice-the-other-way-round", "Which die shows which makes no difference.", "JX-09 JX-10", _thrown((4, 3), O, 4)),
    case("dice-alone", "Without a break there is nothing to check.", "JX-09 JX-10", _thrown((3, 4))),
    case("break-alone", "Nor without dice.", "JX-09 JX-10", _thrown((3, 4), L, 9), edit=_without_dice),
]

WRONG = [
    case("dice-another-wall", "Seven breaks the opposite wall, not the left one.", "JX-09", _thrown((3, 4), L, 4),
         findings=[finding("wrong_wall", "JX-09", None, code="broken-wall-differs", expected=O, actual=L)]),
    case("dice-the-dealers-wall", "Counted from seat 0 instead of from the dealer.", "JX-09", _thrown((3, 4), 2, 4, dealer=2),
         findings=[finding("wrong_wall", "JX-09", None, code="broken-wall-differs", expected=0, actual=2)]),
    case("dice-larger-die", "The smaller die tells how many stacks stay.", "JX-10", _thrown((3, 4), O, 5),
         findings=[finding("wrong_wall", "JX-10", None, code="broken-stack-differs", expected=4, actual=5)]),
    case("dice-one-too-few", "Three stacks stay, so the fourth is the first taken.", "JX-10 JX-11", _thrown((3, 4), O, 3),
         findings=[finding("wrong_wall", "JX-10", None, code="broken-stack-differs", expected=4, actual=3)]),
    case("dice-both-wrong", "Wall and stack are two faults.", "JX-09 JX-10", _thrown((1, 6), R, 7),
         findings=[finding("wrong_wall", "JX-09", None), finding("wrong_wall", "JX-10", None)]),
]

CASES = [*TABLE, *SEATS, *WRONG]
