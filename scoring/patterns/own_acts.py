"""What a seat may try in its own turn with the tiles that it holds; the law says which of it is legal."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Event, Kong, Win
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import KINDS


def own_acts(position: Position, seat: int) -> Iterator[Event]:
    """Wins as dealt and by the tile drawn, each kind to discard, and kongs of own tiles."""
    table, fresh = position.table, position.fresh[-1:]
    tiles = [tile for tile in KINDS if table.hands[seat][tile]]
    if not position.acts:
        yield Win(seat, how="dealt")
    for tile in fresh:
        yield Win(seat, tile, None, "self_draw")
    for tile in tiles:
        yield Discard(seat, tile, drawn=True if tile in fresh else None)
    for tile in tiles:
        if table.hands[seat][tile] == 4:
            yield Kong(seat, tile, CONCEALED)
        if table.pung_of(seat, tile) is not None:
            yield Kong(seat, tile, ADDED)
