"""The next dealer (JX-07, JX-08, JX-68)."""

from scoring.engine.law import Succession
from scoring.engine.position import Position, next_seat
from scoring.patterns.win_claims import distance
from scoring.rulesets.nancheng.chosen import Chosen


def next_dealer(chosen: Chosen, position: Position) -> Succession:
    """The winner, of several one by the table's choice; after a drawn hand the next seat or the same."""
    dealer = position.hand.dealer
    if position.closed is not None:
        return Succession(dealer, "JX-68")
    if not position.wins:
        return Succession(next_seat(dealer) if chosen.draw_next_dealer == "next_seat" else dealer, "JX-08")
    winners, payer = [won.seat for won in position.wins], position.wins[0].payer
    if len(winners) == 1 or payer is None:
        return Succession(winners[0], "JX-07")
    if chosen.multi_win_next_dealer == "discarder":
        return Succession(payer, "JX-07")
    if chosen.multi_win_next_dealer == "dealer_if_winner" and dealer in winners:
        return Succession(dealer, "JX-07")
    return Succession(min(winners, key=lambda seat: distance(payer, seat)), "JX-07")
