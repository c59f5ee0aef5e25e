"""Tiles as small integers: 0-8 characters (m), 9-17 dots (p), 18-26 bamboo (s), 27-33 honours (z).

Names are the two-character codes of the log format (section 1): ``5m``, ``7z``, ``??`` for a tile not shown.
"""

from collections.abc import Iterable, Sequence
from typing import Final

Tile = int

#: A tile that the record does not show; it sorts after every real kind.
UNKNOWN: Final = 34
#: Length of a table of counts by tile, the unknown ones included.
COUNTS: Final = 35
SUITS: Final = "mps"

NAMES: Final[tuple[str, ...]] = (
    *(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    "??",
)
BY_NAME: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(NAMES)}
#: What the number of no tile is in tables of bytes.
_NONE: Final = 255

SUITED: Final[tuple[Tile, ...]] = tuple(range(27))
HONOURS: Final[tuple[Tile, ...]] = tuple(range(27, 34))
#: Every kind of tile.
KINDS: Final[tuple[Tile, ...]] = (*SUITED, *HONOURS)
#: The kinds of each suit, then honours with what is not shown, as masks with a bit for each kind.
KINDS_OF_SUITS: Final[tuple[int, ...]] = tuple(0x1FF << 9 * suit for suit in range(4))


def rank(tile: Tile) -> int:
    """The figure on a suited tile, 1 to 9."""
    return tile % 9 + 1


def suit(tile: Tile) -> int:
    """0 characters, 1 dots, 2 bamboo, 3 honours."""
    return tile // 9


def _tables_of_names() -> tuple[bytes, bytes, bytes]:
    """Numbers for the ranks and suits of names, and the tile by the sum of both; each by bytes.

    Signs of other letters have numbers too, whose sums are no tile's; no sum exceeds a byte.
    """
    ranks, suits, tiles = bytearray([10]) * 256, bytearray([80]) * 256, bytearray([_NONE]) * 256
    for number, sign in enumerate(b"123456789?"):
        ranks[sign] = number
    for number, sign in enumerate(b"mpsz?"):
        suits[sign] = 16 * number
    for tile, name in enumerate(NAMES):
        rank_sign, suit_sign = name.encode()
        tiles[ranks[rank_sign] + suits[suit_sign]] = tile
    return bytes(ranks), bytes(suits), bytes(tiles)


_RANKS, _SUITS, _TILES = _tables_of_names()


class NoTilesError(ValueError):
    """A text is no run of tiles."""


def parse_run(text: str) -> tuple[Tile, ...]:
    """The tiles of a run such as ``"1m1m5s??"``, in the order written.

    All are read at once: ranks and suits are added as two long numbers, a byte a tile. Raises NoTilesError
    for a text that is no run.
    """
    signs = text.encode()
    ranks, suits = signs[::2].translate(_RANKS), signs[1::2].translate(_SUITS)
    sums = (int.from_bytes(ranks, "big") + int.from_bytes(suits, "big")).to_bytes(len(ranks), "big")
    tiles = sums.translate(_TILES)
    if len(ranks) != len(suits) or _NONE in tiles:
        raise NoTilesError(text)
    return tuple(tiles)


def format_run(tiles: Iterable[Tile]) -> str:
    """The run of the log format for these tiles, in the order given."""
    return "".join([NAMES[tile] for tile in tiles])


def counts_of(tiles: Iterable[Tile]) -> list[int]:
    """How many of each kind, as a list of length COUNTS."""
    counts = [0] * COUNTS
    for tile in tiles:
        counts[tile] += 1
    return counts


def tiles_of(counts: Sequence[int]) -> tuple[Tile, ...]:
    """The tiles that a table of counts holds, sorted."""
    return tuple(tile for tile, count in enumerate(counts) for _ in range(count))


def mask_of(tiles: Iterable[Tile], known: Sequence[Tile] = SUITED) -> int:
    """The kinds among these tiles, as far as they are `known`, as a mask with a bit for each."""
    mask = 0
    for tile in tiles:
        if tile in known:
            mask |= 1 << tile
    return mask


def kinds_in(mask: int) -> tuple[Tile, ...]:
    """The kinds of a mask, sorted."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)
