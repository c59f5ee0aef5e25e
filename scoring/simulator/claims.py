"""Honest claims: a played hand's items, payments, scores and next dealer as the rules make them."""

from scoring.engine.events import Win
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Transfer, scores_of


def claim_honestly(law: Rules, position: Position) -> None:
    """Write into the hand of this position, which is over, what its platform ought to claim of it."""
    hand = position.hand
    settlement = law.settle(position, claimed_items=False)
    for win in settlement.wins:
        event = hand.events[win.won.event]
        if isinstance(event, Win):
            event.items = tuple((item.code, item.points) for item in win.items)
            event.points = win.points
    hand.transfers = tuple(_claimed(transfer) for transfer in settlement.transfers)
    hand.scores = tuple(scores_of(settlement.transfers))
    hand.next_dealer = law.succession(position).seat


def _claimed(transfer: Transfer) -> ClaimedTransfer:
    return ClaimedTransfer(
        event=transfer.event,
        payer=transfer.payer,
        payee=transfer.payee,
        points=transfer.points,
        cause=transfer.cause,
        items=tuple((item.code, item.points) for item in transfer.items),
    )
