"""Payments of a pair that run both ways are shown as one, from who owes to who is owed."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

import msgspec
import pytest
from django.utils.translation import override

from replays.auditing.report import TransferDue
from replays.pages.payments import PaymentView, payments
from replays.pages.rulebook import Rulebook
from scoring.engine.naming import seat_name
from scoring.engine.record import ClaimedTransfer
from scoring.rulesets import load

BOOK: Final = Rulebook(load("nancheng"))
#: Kongs of seats 1 and 3, which pay each other.
KONGS: Final = ((0, 2, 4, "an_gang"), (2, 0, 2, "ming_gang"), (0, 2, 1, "bu_gang"))
#: What is due and what is claimed of seat 1 to seat 3, and from whom to whom the payment is then shown.
ROWS: Final = [
    (5, -5, 0, 2),
    (-5, 5, 2, 0),
    (-5, None, 2, 0),
    (0, 3, 0, 2),
    (0, -3, 2, 0),
    (-2, 0, 2, 0),
]


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    with override("en"):
        yield


def due(payer: int, payee: int, points: int, code: str) -> TransferDue:
    item = {"code": code, "points": points, "clause": "JX-18"}
    payment = {"event": None, "from": payer, "to": payee, "points": points, "cause": "kong", "items": [item]}
    return msgspec.convert(payment | {"clause": "JX-18"}, TransferDue)


def claimed(payer: int, payee: int, points: int, code: str) -> ClaimedTransfer:
    return ClaimedTransfer(None, payer, payee, points, "kong", ((code, points),))


def between(seat: int, other: int, points: int) -> tuple[int, int, int, str]:
    return (seat, other, points, "ming_gang") if points > 0 else (other, seat, -points, "ming_gang")


@pytest.mark.parametrize("order", [*permutations(KONGS)])
@pytest.mark.parametrize("said", [*permutations(KONGS)])
def test_it_is_the_same_in_whatever_order_they_are_booked(
    order: tuple[tuple[int, int, int, str], ...], said: tuple[tuple[int, int, int, str], ...]
) -> None:
    [shown] = payments([due(*one) for one in order], [claimed(*one) for one in said], BOOK)
    assert (shown.payer, shown.payee, shown.due, shown.claimed) == (*seats(0, 2), 3, 3)
    points = {item.name: item.points for item in shown.items}
    assert sorted(points.values()) == [-2, 1, 4]
    assert points == {item.name: item.points for item in shown.claimed_items}
    assert not shown.differs
    assert not shown.items_differ


@pytest.mark.parametrize(("right", "booked", "payer", "payee"), ROWS)
def test_who_pays_by_the_rules_stands_in_front_else_who_pays_by_the_log(
    right: int, booked: int | None, payer: int, payee: int
) -> None:
    owed = [due(*between(0, 2, right))] if right else []
    logged = None if booked is None else [claimed(*between(0, 2, booked))] if booked else []
    [shown] = payments(owed, logged, BOOK)
    assert (shown.payer, shown.payee) == seats(payer, payee)
    sign = 1 if payer == 0 else -1
    assert shown.due == sign * right
    assert shown.claimed == (None if booked is None else sign * booked)
    assert_items_add_up(shown)


def assert_items_add_up(shown: PaymentView) -> None:
    assert sum(item.points for item in shown.items) == shown.due
    if shown.claimed is not None:
        assert sum(item.points for item in shown.claimed_items) == shown.claimed


def seats(payer: int, payee: int) -> tuple[str, str]:
    """Their names."""
    return seat_name(payer, "en"), seat_name(payee, "en")
