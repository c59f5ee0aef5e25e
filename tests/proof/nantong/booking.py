"""Payments as operators choose and change them."""

from collections.abc import Callable
from typing import Final

from scoring.engine.events import Event, Win
from scoring.engine.record import ClaimedTransfer
from tests.proof.books import Books

#: Prices at which every payment is worth something.
PRICED: Final = {"points_small": 10, "points_big": 60, "points_dealer": 10}


def alone(
    books: Books, cause: str, fits: Callable[[ClaimedTransfer], bool] | None = None
) -> ClaimedTransfer | None:
    """A payment of this cause, of those that are netted with no other."""
    found = [one for one in books.of_cause(cause) if len(books.beside(one)) == 1 and (not fits or fits(one))]
    return books.chance.choice(found) if found else None


def win_of(books: Books, payment: ClaimedTransfer) -> Win:
    """The win that is paid for."""
    assert payment.event is not None
    event: Event = books.hand.events[payment.event]
    assert isinstance(event, Win)
    return event


def amount_off(books: Books, payment: ClaimedTransfer) -> None:
    """The payment is of another amount, and nothing is said of its items."""
    payment.points += books.chance.choice((1, 10, 60))
    payment.items = None
