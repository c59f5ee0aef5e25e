"""The next dealer (NT-08 to NT-13, NT-45)."""

from scoring.engine.law import Succession
from scoring.engine.position import Position
from scoring.engine.tiles import UNKNOWN
from scoring.rulesets.nantong.birds import bird_seat, birds_that_count
from scoring.rulesets.nantong.charges import bird_origin, ended_in_window, opening_winners
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import memory_of


def next_dealer(chosen: Chosen, position: Position) -> Succession:
    """Who deals the next hand; None where an illegal end leaves it open or the birds are not shown."""
    if position.closed is not None:
        return Succession(position.hand.dealer, "NT-45")
    opened = opening_winners(position) if ended_in_window(chosen, position) else []
    winners = {opening.seat for opening in opened} | {won.seat for won in position.wins}
    if opened and len(winners) > 1:
        return _by_bird(chosen, position)
    if len(winners) > 1:
        return Succession(position.wins[0].payer, "NT-12")
    if winners:
        return Succession(winners.pop(), "NT-08")
    return _after_draw(position)


def _by_bird(chosen: Chosen, position: Position) -> Succession:
    """Several opening winners: the seat of the first bird, the dealer where there is none (NT-13)."""
    dealer = position.hand.dealer
    if chosen.dealer_rule_g == "off":
        return Succession(dealer, "NT-13")
    shown = memory_of(position).birds
    tiles = list(shown[:1]) if shown else birds_that_count(chosen, position)
    if tiles is None or UNKNOWN in tiles:
        return Succession(None, "NT-13", "bird")
    seat = bird_seat(tiles[0], bird_origin(chosen, position)) if tiles else dealer
    return Succession(seat, "NT-13", "bird")


def _after_draw(position: Position) -> Succession:
    memory = memory_of(position)
    if memory.taker is not None:
        return Succession(memory.taker, "NT-09")
    if memory.asked:
        return Succession(memory.asked[0], "NT-10")
    return Succession(memory.last_replacement, "NT-11")
