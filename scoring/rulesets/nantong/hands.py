"""A seat's hand read for this rule set: its waits, kept until it changes, and what a win is worth."""

from typing import cast

from scoring.engine.position import Position, Won
from scoring.engine.suits import keys_of
from scoring.engine.tiles import Tile
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import Memory
from scoring.rulesets.nantong.patterns import Value, value_of
from scoring.rulesets.nantong.shapes import Shape, shape_of
from scoring.rulesets.nantong.waits import NO_WAITS, Waits, near_waits, waits_of


def seat_waits(position: Position, chosen: Chosen, seat: int) -> Waits:
    """The waits of a seat that holds 13 tiles, melds as three; none of a hand of another size or not shown.

    Found once for each hand: the flow forgets them when the hand changes.
    """
    table = position.table
    melds = table.melds[seat]
    if table.sizes[seat] + 3 * len(melds) != 13:
        return NO_WAITS
    memory: Memory = position.memory
    known = memory.waits[seat]
    if known is None:
        hand = table.hands[seat]
        known = NO_WAITS if table.is_hidden(seat) else waits_of(chosen, table.keys[seat], hand, melds)
        memory.waits[seat] = known
    return known


def may_want(position: Position, seat: int) -> int:
    """Mask with every kind that may complete the seat's 13 tiles, and perhaps others; found much sooner."""
    known: Waits | None = position.memory.waits[seat]
    return near_waits(position.table.keys[seat]) if known is None else known.any_pair


def waits_without(position: Position, chosen: Chosen, seat: int, tile: Tile) -> Waits:
    """The waits of a seat's hand with one tile of it put aside."""
    table = position.table
    hand = list(table.hands[seat])
    hand[tile] -= 1
    return waits_of(chosen, keys_of(hand), hand, table.melds[seat])


def value_of_win(chosen: Chosen, won: Won) -> Value:
    """What a win is worth by its best reading; found once and kept with the win."""
    if won.worth is None:
        won.worth = _value(chosen, won)
    return cast("Value", won.worth)


def _value(chosen: Chosen, won: Won) -> Value:
    shape = shape_of_win(won)
    return value_of(chosen, shape, won.melds, won.contexts, self_drawn=won.payer is None)


def shape_of_win(won: Won) -> Shape:
    """The shape of the winner's hand."""
    return shape_of(keys_of(won.concealed), won.melds)


def points_of(chosen: Chosen, value: Value) -> int:
    """The value in points per payer, without the dealer's addition and birds."""
    return value.total * (chosen.points_big if value.is_big else chosen.points_small)
