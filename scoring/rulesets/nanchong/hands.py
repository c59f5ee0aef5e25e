"""A seat's hand of 13 tiles, melds as three: its waits, real, declared and dead ones (NC-19, NC-30)."""

from collections.abc import Sequence

from scoring.engine.holdings import near_kinds
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.suits import keys_of_tiles
from scoring.engine.tiles import Tile
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import Memory, memory_of
from scoring.rulesets.nanchong.seat_hand import Hand, hand_of
from scoring.rulesets.nanchong.sight import without_dead
from scoring.rulesets.nanchong.waits import fifth_waits, shape_waits, shown_waits


def completing(position: Position, seat: int) -> int:
    """Mask of the kinds that complete the seat's 13 tiles; 0 for a hand of another size or not shown.

    Found once for each hand: the flow forgets them when the hand changes.
    """
    table = position.table
    melds = table.melds[seat]
    if table.sizes[seat] + 3 * len(melds) != 13:
        return 0
    memory: Memory = position.memory
    known = memory.shape_waits[seat]
    if known is None:
        known = 0
        if not table.is_hidden(seat):
            known = shape_waits(table.keys[seat], len(melds))
        memory.shape_waits[seat] = memory.may_complete[seat] = known
    return known


def may_complete(position: Position, seat: int) -> int:
    """Mask with all of these kinds, and perhaps others: what each suit by itself may be completed by.

    It is found once for each hand, and much sooner.
    """
    memory: Memory = position.memory
    known = memory.may_complete[seat]
    if known is None:
        table = position.table
        if table.sizes[seat] + 3 * len(table.melds[seat]) != 13:
            return 0
        known = memory.may_complete[seat] = near_kinds(table.keys[seat])
    return known


def anyone_may_complete(position: Position) -> int:
    """Mask with all of these kinds of every seat."""
    memory: Memory = position.memory
    known = memory.anyones
    if known is None:
        known = 0
        for seat in SEATS:
            known |= may_complete(position, seat)
        # A hand of another size may have 13 tiles again without having changed.
        if None not in memory.may_complete:
            memory.anyones = known
    return known


def completes(position: Position, seat: int, tile: Tile) -> bool:
    """Whether this kind is among those that complete the seat's 13 tiles."""
    bit = 1 << tile
    return may_complete(position, seat) & bit != 0 and completing(position, seat) & bit != 0


def open_waits(
    chosen: Chosen, position: Position, seat: int, hand: Hand, *, taken: Tile | None = None
) -> int:
    """Mask of what such a hand of a seat waits for, dead waits left out (`dead_wait`).

    `taken` is a tile on the table that the seat is just winning.
    """
    mask = shape_waits(hand.keys, len(hand.melds))
    if chosen.dead_wait == "shape":
        return mask | fifth_waits(hand.keys)
    return without_dead(chosen, position, seat, mask, hand, taken=taken)


def waits_of_shown(chosen: Chosen, position: Position, seat: int, shown: Sequence[Tile], hand: Hand) -> int:
    """Mask of what the shown tiles of such a hand wait for by themselves, dead waits left out."""
    by_shape = chosen.dead_wait == "shape"
    rest = hand.without_tiles(shown)
    mask = shown_waits(keys_of_tiles(shown), rest.keys, len(hand.melds), fifths=by_shape)
    return mask if by_shape else without_dead(chosen, position, seat, mask, hand)


def bound_waits(chosen: Chosen, position: Position, seat: int, hand: Hand) -> int:
    """Mask of the waits that bind a seat: of its hand, or of the part shown where that alone is declared."""
    laid_down = memory_of(position).laid_down.get(seat)
    if laid_down is None or not laid_down.tiles or not chosen.bai_partial:
        return open_waits(chosen, position, seat, hand)
    if any(laid_down.tiles.count(tile) > hand.counts[tile] for tile in laid_down.tiles):
        return open_waits(chosen, position, seat, hand)
    return waits_of_shown(chosen, position, seat, laid_down.tiles, hand)


def final_waits(chosen: Chosen, position: Position, seat: int) -> int:
    """Mask of what a seat whose hand is shown waits for at the end: what it declared, else what it holds.

    Dead waits are left out of both; 0 for a hand of another size than 13 tiles, melds as three.
    """
    hand = hand_of(position, seat)
    if position.table.sizes[seat] + 3 * len(hand.melds) != 13:
        return 0
    laid_down = memory_of(position).laid_down.get(seat)
    if laid_down is None:
        return open_waits(chosen, position, seat, hand)
    if chosen.dead_wait == "shape":
        return laid_down.waits
    return without_dead(chosen, position, seat, laid_down.waits, hand)
