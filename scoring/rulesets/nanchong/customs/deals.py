"""What seats are dealt in simulated hands of this rule set, so that seldom things happen often."""

import random
from collections.abc import Sequence

from scoring.engine.customs import Plan
from scoring.engine.tiles import Tile
from scoring.patterns.plans import any_plan


def plan(chance: random.Random) -> Plan | None:
    """For a hand in four: one of those of every rule set."""
    return any_plan(chance) if chance.random() < 0.25 else None


def wishes(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """What seats are dealt: often hands that wait early."""
    return [_nearly_won(chance) if chance.random() < 0.3 else () for _ in range(4)]


def _nearly_won(chance: random.Random) -> Sequence[Tile]:
    """Twelve or thirteen tiles of a hand that wins, so that seats wait early."""
    tiles = _pairs(chance) if chance.random() < 0.3 else _sets(chance)
    chance.shuffle(tiles)
    return tiles[: chance.choice([12, 13, 13])]


def _pairs(chance: random.Random) -> list[Tile]:
    """Seven pairs, two of them alike at times."""
    kinds = chance.sample(range(27), 7)
    if chance.random() < 0.5:
        kinds[1] = kinds[0]
    return [kind for kind in kinds for _ in range(2)]


def _sets(chance: random.Random) -> list[Tile]:
    """Four sets and a pair, of one suit at times; a kind may be asked for more often than there is of it."""
    suit = chance.choice([None, None, 0, 1, 2])
    tiles: list[Tile] = []
    for _ in range(4):
        base = 9 * (chance.randrange(3) if suit is None else suit)
        if chance.random() < 0.35:
            tiles += [base + chance.randrange(9)] * 3
        else:
            low = base + chance.randrange(7)
            tiles += [low, low + 1, low + 2]
    base = 9 * (chance.randrange(3) if suit is None else suit)
    return [*tiles, *[base + chance.randrange(9)] * 2]
