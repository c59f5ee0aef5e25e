"""What lies open on the table for a seat, and which waits that makes dead (NC-30, `dead_wait`)."""

from collections.abc import Iterator, Sequence

from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import UNKNOWN, Tile, kinds_in
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.seat_hand import Hand


def without_dead(
    chosen: Chosen,
    position: Position,
    seat: int,
    mask: int,
    hand: Hand,
    *,
    taken: Tile | None = None,
) -> int:
    """The mask without kinds of which four copies are the seat's own, or in its sight.

    `taken` is a tile on the table that the seat is just winning: a wait is not dead by it.
    """
    for tile in kinds_in(mask):
        copies = hand.counts[tile] + sum([meld.tiles.count(tile) for meld in hand.melds])
        if chosen.dead_wait == "visible":
            copies += sum([tiles.count(tile) for tiles in _in_sight(position, seat)]) - (tile == taken)
        if copies >= 4:
            mask &= ~(1 << tile)
    return mask


def is_sight_partial(chosen: Chosen, position: Position, seat: int) -> bool:
    """Whether the record leaves out tiles that the seat sees, where waits depend on them."""
    if chosen.dead_wait != "visible":
        return False
    unshown = any(not laid_down.tiles for laid_down in memory_of(position).laid_down.values())
    return unshown or any(UNKNOWN in tiles for tiles in _in_sight(position, seat))


def _in_sight(position: Position, seat: int) -> Iterator[Sequence[Tile]]:
    """Tiles that lie open beside the seat's own: rivers, melds face up, hands laid down."""
    memory = memory_of(position)
    yield from position.table.rivers
    for other in SEATS:
        if other != seat:
            face_down = {kong.tile for kong in memory.hidden_kongs[other]}
            for meld in position.table.melds[other]:
                if meld.kind != CONCEALED or meld.tiles[0] not in face_down:
                    yield meld.tiles
            if other in memory.laid_down:
                yield memory.laid_down[other].tiles
