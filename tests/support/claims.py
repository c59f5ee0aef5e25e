"""Claims of a small hand, held against what it pays."""

from dataclasses import replace
from typing import Any

from scoring.engine.comparison.claims import Claims
from scoring.engine.events import Declare, Event, Win
from scoring.engine.position import Won
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer
from tests.support.positions import at

#: Seat 1 has won off seat 2 at event 1, and seat 0 has opened at event 0.
EVENTS: tuple[Event, ...] = (Declare(0, "opening_win"), Win(1, 0, 2, "discard", (("a", 4),), 4))


def paid(payer: int, payee: int, points: int, *, cause: str = "win", event: int | None = 1) -> Transfer:
    """A payment of one item that is due."""
    return Transfer(event, payer, payee, cause, [Priced("a", points, "X-A")], "X-1")


def booked(
    payer: int, payee: int, points: int, *items: tuple[str, int], cause: str = "win", event: int | None = 1
) -> ClaimedTransfer:
    """A payment that the log books."""
    return ClaimedTransfer(event, payer, payee, points, cause, items or None)


def claims(
    due: list[Transfer], *logged: ClaimedTransfer, events: tuple[Event, ...] = EVENTS, **more: Any
) -> Claims:
    """The comparison of these; seat 1's win is worth 4 points of an item."""
    position = at(events=events)
    position.hand.transfers = logged
    won = Won(1, 1, 0, 2, "discard", [], [])
    settlement = Settlement([PricedWin(won, [Priced("a", 4, "X-A")], [], "X-WIN")], due)
    made = Claims(
        position,
        settlement,
        lambda: settlement,
        {"a": "X-A", "b": "X-B", "c": "X-C"},
        {"kong": "X-KONG"},
        lambda _seats: iter(()),
        lambda _logged: {},
        lambda _items, _claimed: None,
        lambda _seats, _cause: False,
        lambda _event, _payee, _payer, _code, _payment: None,
        frozenset(),
        went_on=False,
        faulty_events=frozenset(),
    )
    return replace(made, **more)
