"""What seats are dealt in simulated hands of this rule set, so that seldom things happen often."""

import random
from collections.abc import Sequence
from typing import Final

from scoring.engine.customs import Plan
from scoring.engine.tiles import Tile
from scoring.patterns.plans import any_plan

#: Ranks of a plain hand's pair, counted from 0: 2, 5 and 8 (NT-15).
_PAIRS: Final = (1, 4, 7)


def plan(chance: random.Random) -> Plan | None:
    """For two hands in five: one of those of every rule set, or hands that are near a big one."""
    kind = chance.random()
    if kind < 0.2:
        return any_plan(chance, _PAIRS)
    return Plan([_nearly_big(chance) for _ in range(4)]) if kind < 0.4 else None


def _nearly_big(chance: random.Random) -> Sequence[Tile]:
    """Eleven to thirteen tiles of pairs, of 2, 5 and 8, of triplets, or of one suit."""
    tiles = chance.choice((_pairs, _of_258, _triplets, _one_suit))(chance)
    chance.shuffle(tiles)
    return tiles[: chance.choice((11, 12, 13))]


def _pairs(chance: random.Random) -> list[Tile]:
    """Seven pairs, two of them alike at times."""
    kinds = chance.sample(range(27), 7)
    if chance.random() < 0.5:
        kinds[1] = kinds[0]
    return [kind for kind in kinds for _ in range(2)]


def _of_258(chance: random.Random) -> list[Tile]:
    return [9 * chance.randrange(3) + chance.choice(_PAIRS) for _ in range(14)]


def _triplets(chance: random.Random) -> list[Tile]:
    return [kind for kind in chance.sample(range(27), 5) for _ in range(3)]


def _one_suit(chance: random.Random) -> list[Tile]:
    base = 9 * chance.randrange(3)
    return chance.sample([tile for tile in range(base, base + 9) for _ in range(4)], 14)
