"""Deals that bring what is seldom seen, whatever the region."""

import random
from collections.abc import Sequence

from scoring.engine.tiles import SUITED, Tile


def with_triplets(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """Three times three alike for every seat, the fourth of each kind for somebody else or the wall."""
    kinds = chance.sample(SUITED, 12)
    return [[kind for kind in kinds[3 * seat : 3 * seat + 3] for _ in range(3)] for seat in range(4)]
