"""The next dealer (NC-06 to NC-08)."""

from scoring.engine.law import Succession
from scoring.engine.position import Position, next_seat
from scoring.rulesets.nanchong.chosen import Chosen


def next_dealer(chosen: Chosen, position: Position) -> Succession:
    """A single winner, else who fed several winners; after a drawn hand by the table's choice."""
    dealer = position.hand.dealer
    if position.closed is not None:
        return Succession(dealer, "NC-08")
    if len(position.wins) > 1:
        return Succession(position.wins[0].payer, "NC-07")
    if position.wins:
        return Succession(position.wins[0].seat, "NC-06")
    return Succession(next_seat(dealer) if chosen.draw_dealer == "next" else dealer, "NC-08")
