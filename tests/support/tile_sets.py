"""What a builder of hands must know of the tiles of a rule set: their kinds, and what hands come to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.support import waits
from tests.support.notation import KINDS


@dataclass(frozen=True)
class TileSet:
    """Four of each of `kinds`; the functions may find too much of what tiles come to, never too little.

    `waits` tells what completes a hand beside its melded tiles, `completes` whether a hand is complete,
    `opens` whether a hand as dealt would be more than ordinary.
    """

    kinds: tuple[str, ...]
    waits: Callable[[list[str], tuple[str, ...]], frozenset[str]]
    completes: Callable[[tuple[str, ...]], bool]
    opens: Callable[[list[str]], bool]
    linear: bool = False

    @property
    def size(self) -> int:
        """The number of tiles."""
        return 4 * len(self.kinds)

    def is_harmless(self, tiles: list[str]) -> bool:
        """Whether these tiles as dealt open with nothing and wait for nothing, whatever is discarded."""
        kept = [tiles] if len(tiles) == 13 else [[*tiles[:at], *tiles[at + 1 :]] for at in range(len(tiles))]
        return not self.opens(tiles) and not any(self.waits(hand, ()) for hand in kept)


#: The three suits alone.
SUITED: Final = TileSet(KINDS, waits.waits, waits.completes, waits.opens)
