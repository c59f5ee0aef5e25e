"""At a glance a hand agrees only where nothing at all is other than due."""

from typing import Any, Final

import pytest

from scoring.engine.comparison.agreement import claims_what_is_due
from scoring.engine.events import Declare, Win
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, Transfer, scores_of
from tests.support.claims import booked, claims, paid

Items = tuple[tuple[str, int], ...] | None

#: Seat 2 pays seat 1 four points for its win, and seat 0 pays seat 3 two for a kong.
WIN, KONG = paid(2, 1, 4), paid(0, 3, 2, cause="kong", event=None)
DUE: Final = [WIN, KONG]
BOOKED: Final = (booked(2, 1, 4, ("a", 4)), booked(0, 3, 2, ("a", 2), cause="kong"))
BARE: Final = (booked(2, 1, 4), booked(0, 3, 2, cause="kong"))


def agrees(
    *logged: ClaimedTransfer,
    due: list[Transfer] = DUE,
    scores: tuple[int, ...] | None = None,
    items: Items = None,
    points: int | None = None,
    hidden: bool = False,
) -> bool:
    """Whether a hand that books these payments, scores and win agrees with the payments due."""
    events = (Declare(0, "ready"), Win(1, 0, 2, "discard", items, points))
    made = claims(due, *logged, events=events)
    made.position.hand.scores = scores
    made.due.wins[0].won.hidden = hidden
    return claims_what_is_due(made.position, made.due, scores_of(due))


def test_payments_due_agree_in_any_order_with_all_their_items_or_none() -> None:
    for logged in (BOOKED, BARE):
        assert agrees(*logged)
        assert agrees(*reversed(logged))
    assert agrees(due=[])


def test_a_hand_that_books_no_payments_agrees_by_its_scores() -> None:
    made = claims(DUE)
    made.position.hand.transfers = None
    assert claims_what_is_due(made.position, made.due, scores_of(DUE))


@pytest.mark.parametrize("scores", [(-2, 4, -4, 2), None])
def test_scores_due_agree_and_so_does_silence(scores: tuple[int, ...] | None) -> None:
    assert agrees(*BOOKED, scores=scores)


@pytest.mark.parametrize("scores", [(-3, 5, -4, 2), (-1, 3, -4, 2), (-2, 4, -5, 3), (-2, 4, -3, 1)])
def test_other_scores_do_not_agree(scores: tuple[int, ...]) -> None:
    assert not agrees(*BOOKED, scores=scores)


@pytest.mark.parametrize("logged", [BOOKED, BARE], ids=["with items", "without"])
def test_a_payment_left_out_or_too_many_does_not_agree(logged: tuple[ClaimedTransfer, ...]) -> None:
    for short in (logged[:1], logged[1:], ()):
        assert not agrees(*short)
    for more in logged:
        assert not agrees(*logged, more)
        assert not agrees(more, *logged)


OTHERS: Final[list[dict[str, Any]]] = [
    {"payer": 0},
    {"payer": 3},
    {"payee": 0},
    {"payee": 3},
    {"points": 3},
    {"points": 5},
    {"cause": "bird"},
    {"cause": "zzz"},
    {"items": (("a", 3),)},
    {"items": (("a", 5),)},
    {"items": (("b", 4),)},
    {"items": (("a", 4), ("b", 1))},
    {"items": (("a", 4), ("a", 4))},
    {"items": ()},
]


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_any_other_party_cause_sum_or_item_does_not_agree(other: dict[str, Any]) -> None:
    first: dict[str, Any] = {"event": 1, "payer": 2, "payee": 1, "points": 4, "cause": "win"}
    wrong = ClaimedTransfer(**(first | {"items": (("a", 4),)} | other))
    assert not agrees(wrong, BOOKED[1])
    assert not agrees(BOOKED[1], wrong)
    assert not agrees(wrong, due=[WIN])
    if "items" not in other:
        bare = ClaimedTransfer(**(first | {"items": None} | other))
        assert not agrees(bare, BARE[1])
        assert not agrees(BARE[1], bare)
        assert not agrees(bare, due=[WIN])


def test_items_of_some_payments_alone_are_left_to_the_whole_comparison() -> None:
    assert not agrees(BOOKED[0], BARE[1])
    assert not agrees(BARE[0], BOOKED[1])


def test_items_of_a_payment_agree_in_any_order() -> None:
    due = paid(2, 1, 4)
    due.items.append(Priced("b", 2, "X-B"))
    for items in ((("a", 4), ("b", 2)), (("b", 2), ("a", 4))):
        assert agrees(booked(2, 1, 6, *items), due=[due])
    assert not agrees(booked(2, 1, 6, ("a", 2), ("b", 4)), due=[due])


@pytest.mark.parametrize(
    ("items", "points", "agreed"),
    [
        (None, None, True),
        (None, 4, True),
        ((("a", 4),), None, True),
        ((("a", 4),), 4, True),
        (None, 3, False),
        (None, 5, False),
        ((("a", 4),), 3, False),
        ((("a", 4),), 5, False),
        ((("a", 3),), None, False),
        ((("a", 5),), 4, False),
        ((("b", 4),), 4, False),
        ((("a", 4), ("b", 1)), None, False),
        ((), None, False),
    ],
)
def test_the_price_that_a_win_claims_is_held_against_its_own(
    items: Items, points: int | None, agreed: bool
) -> None:
    assert agrees(*BOOKED, items=items, points=points) == agreed
    assert agrees(*BOOKED, items=items, points=points, hidden=True)


def test_a_price_of_no_win_of_the_log_is_not_looked_for() -> None:
    made = claims(DUE, *BOOKED, events=(Declare(0, "ready"), Declare(1, "opening_win")))
    assert claims_what_is_due(made.position, made.due, scores_of(DUE))
