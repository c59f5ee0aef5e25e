"""What seats are dealt in simulated hands of this rule set, so that seldom things happen often."""

import random
from collections.abc import Sequence

from scoring.engine.tiles import Tile


def wishes(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """What seats are dealt: often hands that wait early, at times for a tile another may add to a pung."""
    if chance.random() < 0.2:
        return _to_be_robbed(chance)
    return [_nearly_won(chance) if chance.random() < 0.3 else () for _ in range(4)]


def _to_be_robbed(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """Three alike, the fourth as a tile to throw, and a hand that waits for it once it has a pair."""
    low, suits = chance.randrange(6), chance.sample(range(3), 3)
    tile = 9 * suits[0] + low + 2
    waiting = [tile - 2, tile - 1, 9 * suits[0] + (low + 5) % 9]
    for suit in (suits[1], suits[1], suits[2]):
        start = 9 * suit + chance.randrange(7)
        waiting += [start, start + 1, start + 2]
    return [(tile,) * 3, (tile,), waiting, ()]


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
