"""What seats are dealt in simulated hands of this rule set, so that seldom things happen often."""

import random
from collections.abc import Sequence
from typing import Final

from scoring.engine.customs import Plan
from scoring.engine.tiles import Tile
from scoring.patterns.plans import ADDS, PLAIN, ROBS, any_plan

EAST, NORTH = 27, 30
HONOURS: Final = range(27, 34)
DRAGONS: Final = (31, 32, 33)


def plan(chance: random.Random) -> Plan | None:
    """For a hand in four: one of those of every rule set, or one to be robbed that is worth much."""
    kind = chance.random()
    if kind < 0.1:
        return _dearly_robbed(chance)
    return any_plan(chance) if kind < 0.25 else None


def _dearly_robbed(chance: random.Random) -> Plan:
    """A kong to be robbed by a hand of one suit, since only what is worth enough may rob (JX-28)."""
    suit = 9 * chance.randrange(3)
    tile = suit + 2 + chance.randrange(6)
    waiting = [tile - 2, tile - 1, *[suit + (tile + 3) % 9] * 2]
    for _ in range(3):
        low = suit + chance.randrange(7)
        waiting += [low, low + 1, low + 2]
    return Plan(((tile,) * 3, (tile,), waiting, ()), (ADDS, PLAIN, ROBS, PLAIN), soon=(tile,))


def wishes(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """Often hands that wait early; at times a tile that all four discard first."""
    if chance.random() < 0.1:
        return _to_be_followed(chance)
    return [_nearly_won(chance) if chance.random() < 0.35 else () for _ in range(4)]


def _to_be_followed(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """The same honour in each hand, beside tiles that belong together."""
    honour = chance.choice(HONOURS)
    return [[honour, *_sets(chance, honours=False)[:11]] for _ in range(4)]


def _nearly_won(chance: random.Random) -> Sequence[Tile]:
    """Eleven to fourteen tiles of a hand that wins; all fourteen may fall to the dealer."""
    makers = (_sets, _sets, _pairs, _unrelated, _one_suit)
    tiles = chance.choice(makers)(chance)
    chance.shuffle(tiles)
    return tiles[: chance.choice([11, 12, 13, 13, 14])]


def _pairs(chance: random.Random) -> list[Tile]:
    """Seven pairs, of honours or one suit at times, two of them alike at times."""
    pool = chance.choice([range(34), range(34), HONOURS, range(9)])
    kinds = chance.sample(pool, 7)
    if chance.random() < 0.3:
        kinds[1] = kinds[0]
    return [kind for kind in kinds for _ in range(2)]


def _unrelated(chance: random.Random) -> list[Tile]:
    """Tiles three apart and honours; knitted at times."""
    rows = chance.choice([[0, 1, 2], [2, 0, 1], [0, 0, 0], [1, 1, 2]])
    suited = [9 * suit + row + step for suit, row in enumerate(rows) for step in (0, 3, 6)]
    honours = [*HONOURS]
    chance.shuffle(honours)
    return [*honours, *suited][:14] if chance.random() < 0.5 else [*suited, *honours][:14]


def _one_suit(chance: random.Random) -> list[Tile]:
    """Tiles of one suit or honours, in no order."""
    kinds = chance.choice([HONOURS, range(9), range(9, 18), range(18, 27)])
    pool = [kind for kind in kinds for _ in range(4)]
    return chance.sample(pool, 14)


def _sets(chance: random.Random, *, honours: bool = True) -> list[Tile]:
    """Four sets and a pair, of one suit or of honours at times; a kind may be asked for too often."""
    base = chance.choice([None, None, None, 0, 9, 18, *([EAST] if honours else [])])
    tiles: list[Tile] = []
    for _ in range(4):
        tiles += _set(chance, base, honours=honours)
    suit = 9 * chance.randrange(3) if base is None else base
    return [*tiles, *[suit + chance.randrange(7)] * 2]


def _set(chance: random.Random, base: int | None, *, honours: bool) -> list[Tile]:
    if base == EAST or (base is None and honours and chance.random() < 0.25):
        return _of_honours(chance)
    suit = 9 * chance.randrange(3) if base is None else base
    if chance.random() < 0.35:
        return [suit + chance.randrange(9)] * 3
    low = suit + chance.randrange(7)
    return [low, low + 1, low + 2]


def _of_honours(chance: random.Random) -> list[Tile]:
    """A run of winds, the run of dragons, or three alike."""
    kind = chance.random()
    if kind < 0.5:
        return chance.sample(range(EAST, NORTH + 1), 3)
    return [*DRAGONS] if kind < 0.75 else [chance.choice(HONOURS)] * 3
