"""Whether the set of tiles still has what is to be turned up."""

from collections import Counter
from collections.abc import Iterable

from scoring.engine.position import Position
from scoring.engine.tiles import UNKNOWN, Tile


def are_left(position: Position, tiles: Iterable[Tile]) -> bool:
    """Whether none of these tiles would be the fifth of its kind that the record shows."""
    copies = Counter(tile for tile in tiles if tile != UNKNOWN)
    return all(position.seen[tile] + number <= 4 for tile, number in copies.items())
