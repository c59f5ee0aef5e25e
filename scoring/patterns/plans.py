"""Deals towards what chance seldom brings: robbed kongs, several winners, wins as dealt, last tiles."""

import random
from collections.abc import Sequence
from typing import Final

from scoring.engine.customs import Manner, Plan
from scoring.engine.tiles import Tile

#: Says nothing of a hand as it was dealt.
_SILENT: Final = {"opening_win": 0.0, "chow": 0.0}
#: Pungs whatever it can and adds to it later.
ADDS: Final = Manner({**_SILENT, "win": 0.3, "kong": 0.0, "own_kong": 0.5, "pung": 1.0}, pairs=9)
#: Wins the tile of a kong and no other.
ROBS: Final = Manner({**_SILENT, "win": 0.0, "rob_kong": 1.0, "kong": 0.0, "pung": 0.0}, keeps=True)
#: Keeps its hand and wins at the very end.
PATIENT: Final = Manner({**_SILENT, "win": 0.0, "at_the_last": 1.0, "kong": 0.0, "pung": 0.0}, keeps=True)
#: Wins whatever it can.
KEEN: Final = Manner({**_SILENT, "win": 1.0, "kong": 0.0, "pung": 0.0}, keeps=True)
#: Opens nothing, and else plays as anybody.
PLAIN: Final = Manner({**_SILENT, "win": 0.5, "kong": 0.3, "pung": 0.2})

_SUITS: Final = (0, 9, 18)


def any_plan(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """One of the plans below; pairs are of these ranks, counted from 0."""
    plans = (robbed, several_win, won_as_dealt, won_at_once, won_at_the_last)
    return chance.choice(plans)(chance, pairs)


def robbed(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """Two or three alike, another to be thrown, the last to be added, and a hand that waits for that."""
    tiles = Tiles(chance)
    tile = tiles.alike(4)
    [waiting] = tiles.waiting([tile], pairs)
    hands = (tile,) * chance.choice((2, 3)), (tile, *tiles.sets(4)), waiting, ()
    return Plan(hands, (ADDS, PLAIN, ROBS, PLAIN), soon=(tile,))


def several_win(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """Two or three hands that wait for the same tile, and one that has it to spare."""
    tiles = Tiles(chance)
    tile = tiles.alike(1)
    waiting = tiles.waiting([tile] * chance.choice((2, 3, 3)), pairs)
    hands = [*waiting, *[()] * (3 - len(waiting)), (tile, *tiles.sets(4))]
    return Plan(hands, (KEEN, KEEN, KEEN, PLAIN))


def won_as_dealt(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """The dealer is dealt a hand that wins; at times another seat four alike."""
    tiles = Tiles(chance)
    tile = tiles.alike(1)
    [waiting] = tiles.waiting([tile], pairs)
    other = (tiles.alike(4),) * 4 if chance.random() < 0.5 else ()
    hands = (*waiting, tile), other, (), ()
    return Plan(hands, (KEEN, None, None, None), from_dealer=True)


def won_at_once(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """The dealer has a tile to spare that others wait for."""
    tiles = Tiles(chance)
    tile = tiles.alike(1)
    waiting = tiles.waiting([tile] * chance.choice((1, 1, 2)), pairs)
    hands = [(tile, *tiles.sets(4)), *waiting, *[()] * (3 - len(waiting))]
    return Plan(hands, (PLAIN, KEEN, KEEN, PLAIN), from_dealer=True)


def won_at_the_last(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """Everybody waits, nobody is in haste, and the last tile is one that somebody waits for."""
    tiles = Tiles(chance)
    awaited = [tiles.alike(1) for _ in range(4)]
    return Plan(tiles.waiting(awaited, pairs), (PATIENT,) * 4, last=chance.sample(awaited, 2))


def _beside(tile: Tile) -> list[tuple[Tile, ...]]:
    """The pairs of tiles that this one makes a run of."""
    place = tile % 9
    steps = ((-2, -1), (-1, 1), (1, 2))
    return [(tile + one, tile + other) for one, other in steps if place + one >= 0 and place + other <= 8]


class Tiles:
    """The suited tiles that a plan still has to give away."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left = [4] * 27

    def alike(self, copies: int, kinds: Sequence[Tile] = range(27)) -> Tile:
        """A kind of which so many are left; they are given away."""
        return self._give([(kind,) * copies for kind in kinds])[0]

    def waiting(self, awaited: Sequence[Tile], pairs: Sequence[int] = range(9)) -> list[tuple[Tile, ...]]:
        """For each of these a hand of 13 that waits for it, with a pair of one of these ranks, from 0."""
        parts = [self._give(_beside(tile)) for tile in awaited]
        twins = [self.alike(2, [suit + rank for suit in _SUITS for rank in pairs]) for _ in awaited]
        return [(*part, twin, twin, *self.sets(3)) for part, twin in zip(parts, twins, strict=True)]

    def sets(self, number: int) -> list[Tile]:
        """Runs, and three alike at times."""
        found: list[Tile] = []
        for _ in range(number):
            if self._chance.random() < 0.2:
                found += [self.alike(3)] * 3
            else:
                found += self._give(
                    [(suit + low, suit + low + 1, suit + low + 2) for suit in _SUITS for low in range(7)]
                )
        return found

    def _give(self, groups: Sequence[tuple[Tile, ...]]) -> tuple[Tile, ...]:
        """One of these groups of which all tiles are left; if there is none, one that is dealt in part."""
        there = [group for group in groups if all(self._left[tile] >= group.count(tile) for tile in group)]
        group = self._chance.choice(there or groups)
        for tile in group:
            self._left[tile] -= 1
        return group
