"""Honest claims: a played hand's items, payments, scores and next dealer as the rules make them."""

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.engine.events import Win
from scoring.engine.law import Rules, Succession
from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer, scores_of


@dataclass(frozen=True)
class Told:
    """What the rules make of a hand that is over."""

    settlement: Settlement
    succession: Succession

    @property
    def priced(self) -> list[PricedWin | Transfer]:
        """Every win and every payment."""
        return [*self.settlement.wins, *self.settlement.transfers]

    def items(self) -> Iterator[Priced]:
        """Every item of a win or a payment."""
        for priced in self.priced:
            yield from priced.items

    def clauses(self) -> Iterator[str]:
        """The clauses of wins, payments, their items and the next dealer."""
        yield from [item.clause for item in self.items()]
        yield from [priced.clause for priced in self.priced]
        yield self.succession.clause


def claim_honestly(law: Rules, position: Position) -> Told:
    """Write into the hand of this position, which is over, what its platform ought to claim of it."""
    hand = position.hand
    settlement = law.settle(position, claimed_items=False)
    for win in settlement.wins:
        event = hand.events[win.won.event]
        if isinstance(event, Win):
            event.items = tuple((item.code, item.points) for item in win.items)
            event.points = win.points
    hand.transfers = tuple(claimed_payment(transfer) for transfer in settlement.transfers)
    hand.scores = tuple(scores_of(settlement.transfers))
    succession = law.succession(position)
    hand.next_dealer = succession.seat
    return Told(settlement, succession)


def claimed_payment(transfer: Transfer) -> ClaimedTransfer:
    """The payment as a platform books it, item by item."""
    return ClaimedTransfer(
        event=transfer.event,
        payer=transfer.payer,
        payee=transfer.payee,
        points=transfer.points,
        cause=transfer.cause,
        items=tuple((item.code, item.points) for item in transfer.items),
    )
