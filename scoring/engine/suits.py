"""What a hand holds of a suit as one number, its key.

The counts of its kinds are the digits of the key, that of the first kind last. Honours have one too.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final

from scoring.engine.tiles import KINDS, Tile

#: Base of the keys. There are four of a kind; a broken record may show a few more in one hand.
BASE: Final = 7
POWERS: Final[tuple[int, ...]] = tuple(BASE**place for place in range(9))
#: What one more tile of a kind adds to the key of its suit; one that is not shown adds nothing.
KEY_OF_TILE: Final[tuple[int, ...]] = (*(POWERS[tile % 9] for tile in KINDS), 0)


def keys_of_tiles(tiles: Iterable[Tile]) -> list[int]:
    """The keys of the three suits and of the honours for these tiles."""
    keys = [0, 0, 0, 0]
    for tile in tiles:
        keys[tile // 9] += KEY_OF_TILE[tile]
    return keys


def keys_of(counts: Sequence[int]) -> list[int]:
    """The keys of the three suits and of the honours in a table of counts by tile."""
    keys = [0, 0, 0, 0]
    for tile in compress(KINDS, counts):
        keys[tile // 9] += counts[tile] * KEY_OF_TILE[tile]
    return keys
