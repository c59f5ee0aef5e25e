"""Hands to count on, the same for everybody, since seeds are fixed. Counts of tiles by kind, 35 long."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from scoring.engine.tiles import COUNTS, Tile

#: So many hands of a kind.
HANDS = 5_000


@dataclass(frozen=True)
class WinningHand:
    """14 tiles that are four sets and a pair, and the one that was won by."""

    counts: list[int]
    tile: Tile

    @property
    def without(self) -> list[int]:
        """The 13 tiles it was before it won."""
        return [count - (kind == self.tile) for kind, count in enumerate(self.counts)]


def winning_hands(kinds: int, number: int = HANDS) -> list[WinningHand]:
    """Runs and triplets as chance has them, of the first so many kinds."""
    return list(islice(_winning(random.Random(f"winning of {kinds}"), kinds), number))


def random_hands(kinds: int, number: int = HANDS) -> list[list[int]]:
    """14 tiles of the wall, which win nothing as a rule."""
    chance = random.Random(f"random of {kinds}")
    wall = [tile for tile in range(kinds) for _ in range(4)]
    return [_counts(chance.sample(wall, 14)) for _ in range(number)]


def _winning(chance: random.Random, kinds: int) -> Iterator[WinningHand]:
    runs = [(low, low + 1, low + 2) for first in (0, 9, 18) for low in range(first, first + 7)]
    triplets = [(kind,) * 3 for kind in range(kinds)]
    while True:
        sets = [chance.choice(runs if chance.random() < 0.7 else triplets) for _ in range(4)]
        tiles = [tile for one in sets for tile in one] + [chance.randrange(kinds)] * 2
        counts = _counts(tiles)
        if max(counts) <= 4:
            yield WinningHand(counts, chance.choice(tiles))


def _counts(tiles: list[Tile]) -> list[int]:
    counts = [0] * COUNTS
    for tile in tiles:
        counts[tile] += 1
    return counts
