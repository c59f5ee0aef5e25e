"""Whether a hand claims just what is due, told at a glance: nearly every hand does, and that is all of it.

What is not told here to agree may still do so; only the whole comparison says what is wrong.
"""

from collections.abc import Sequence

from scoring.engine.events import Win
from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer

#: Who pays whom what for which cause, and the items of it by code and points, where they are compared.
_Payment = tuple[int, int, str, int, list[tuple[str, int]]]


def claims_what_is_due(position: Position, due: Settlement, scores: Sequence[int]) -> bool:
    """Whether wins, payments and scores that the log claims are one by one those due."""
    hand = position.hand
    if hand.scores is not None and list(hand.scores) != scores:
        return False
    for win in due.wins:
        event = hand.events[win.won.event]
        if isinstance(event, Win) and not win.won.hidden and not _is_priced_so(win, event):
            return False
    return hand.transfers is None or _are_booked_so(due.transfers, hand.transfers)


def _is_priced_so(win: PricedWin, event: Win) -> bool:
    if event.points is not None and event.points != win.points:
        return False
    return event.items is None or _sorted(win.items) == sorted(event.items)


def _are_booked_so(due: Sequence[Transfer], claimed: Sequence[ClaimedTransfer]) -> bool:
    """Whether these are the payments due, in any order, and the items of all or of none."""
    if len(due) != len(claimed):
        return False
    if all(map(_is_booked_so, due, claimed)):
        return True
    listed = [payment.items for payment in claimed if payment.items is not None]
    if not listed:
        return sorted(map(_without_items, due)) == sorted(map(_without_items, claimed))
    if len(listed) != len(claimed):
        return False
    booked: list[_Payment] = [
        (payment.payer, payment.payee, payment.cause, payment.points, sorted(items))
        for payment, items in zip(claimed, listed, strict=True)
    ]
    owed: list[_Payment] = [
        (payment.payer, payment.payee, payment.cause, payment.points, _sorted(payment.items))
        for payment in due
    ]
    return owed == booked or sorted(owed) == sorted(booked)


def _is_booked_so(payment: Transfer, claim: ClaimedTransfer) -> bool:
    """Whether the claim is this payment, with its items in the order of the rulebook."""
    return (
        (payment.payer, payment.payee, payment.cause) == (claim.payer, claim.payee, claim.cause)
        and claim.items is not None
        and [(item.code, item.points) for item in payment.items] == list(claim.items)
        and payment.points == claim.points
    )


def _sorted(items: Sequence[Priced]) -> list[tuple[str, int]]:
    return sorted([(item.code, item.points) for item in items])


def _without_items(payment: Transfer | ClaimedTransfer) -> tuple[int, int, str, int]:
    return payment.payer, payment.payee, payment.cause, payment.points
