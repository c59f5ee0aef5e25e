"""A hand as it would be with everybody some seats further on: as lawful as before, but for who deals."""

from dataclasses import replace
from typing import Any

from scoring.engine.events import Event
from scoring.engine.record import SEATS, ClaimedTransfer, HandRecord


def reseated(hand: HandRecord, by: int) -> HandRecord:
    """The hand with each seat moved `by` seats in turn order, its claims too."""

    def moved(seat: int) -> int:
        return (seat + by) % 4 if seat in SEATS else seat

    def in_order(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(values[(seat - by) % 4] for seat in SEATS)

    at = hand.wall_break
    return replace(
        hand,
        dealer=moved(hand.dealer),
        deal=in_order(hand.deal),
        events=tuple(_moved(event, by) for event in hand.events),
        wall_break=None if at is None else (moved(at[0]), at[1]),
        transfers=None if hand.transfers is None else tuple(_paid(one, by) for one in hand.transfers),
        scores=None if hand.scores is None else in_order(hand.scores),
        next_dealer=None if hand.next_dealer is None else moved(hand.next_dealer),
    )


def _moved(event: Event, by: int) -> Event:
    seats = {name: getattr(event, name, None) for name in ("seat", "source_seat")}
    return replace(event, **{name: (seat + by) % 4 for name, seat in seats.items() if seat is not None})


def _paid(payment: ClaimedTransfer, by: int) -> ClaimedTransfer:
    payer, payee = (seat if seat < 0 else (seat + by) % 4 for seat in (payment.payer, payment.payee))
    return replace(payment, payer=payer, payee=payee)
