"""Deals towards what chance seldom brings: robbed kongs, several winners, wins as dealt, last tiles.

Tiles may be asked for more often than there are any; then fewer are dealt.
"""

import random
from collections.abc import Sequence
from typing import Final

from scoring.engine.customs import Manner, Plan
from scoring.engine.tiles import Tile

#: Pungs whatever it can and adds to it later; waits for such a tile and for no other; wins by itself alone.
ADDS: Final = Manner({"win": 0.3, "kong": 0.0, "own_kong": 1.0, "pung": 1.0, "chow": 0.0}, pairs=9)
ROBS: Final = Manner({"win": 0.0, "rob_kong": 1.0, "kong": 0.0, "pung": 0.0, "chow": 0.0})
PATIENT: Final = Manner({"win": 0.05, "self_draw": 0.2, "kong": 0.3, "pung": 0.0, "chow": 0.0})
#: Wins whatever it can.
KEEN: Final = Manner({"win": 1.0, "kong": 0.0, "pung": 0.0, "chow": 0.0})

_SUITS: Final = (0, 9, 18)


def any_plan(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """One of the plans below; pairs are of these ranks, counted from 0."""
    plans = (robbed, several_win, won_as_dealt, won_at_once, won_at_the_last)
    return chance.choice(plans)(chance, pairs)


def robbed(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """Two or three alike, another to be thrown, the last to be added, and a hand that waits for that."""
    tile = _suited(chance)
    hands = (tile,) * chance.choice((2, 3, 3)), (tile, *_sets(chance, 4)), waiting(tile, chance, pairs), ()
    return Plan(hands, (ADDS, None, ROBS, None), soon=(tile,))


def several_win(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """Two or three hands that wait for the same tile, and one that has it to spare."""
    tile = _suited(chance)
    third = waiting(tile, chance, pairs) if chance.random() < 0.7 else ()
    hands = waiting(tile, chance, pairs), waiting(tile, chance, pairs), third, (tile, *_sets(chance, 4))
    return Plan(hands, (KEEN, KEEN, KEEN, None))


def won_as_dealt(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """The dealer is dealt a hand that wins; at times another seat four alike."""
    tile = _suited(chance)
    dealers = (*waiting(tile, chance, pairs), tile)
    other = (_suited(chance),) * 4 if chance.random() < 0.5 else ()
    return Plan((dealers, other, (), ()), (KEEN, KEEN, None, None), from_dealer=True)


def won_at_once(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """The dealer has a tile to spare that others wait for."""
    tile = _suited(chance)
    third = waiting(tile, chance, pairs) if chance.random() < 0.3 else ()
    hands = (tile, *_sets(chance, 4)), waiting(tile, chance, pairs), third, ()
    return Plan(hands, (None, KEEN, KEEN, KEEN), from_dealer=True)


def won_at_the_last(chance: random.Random, pairs: Sequence[int] = range(9)) -> Plan:
    """Everybody waits, nobody is in haste, and the last tile is one that somebody waits for."""
    tiles = [_suited(chance) for _ in range(4)]
    hands = [waiting(tile, chance, pairs) for tile in tiles]
    return Plan(hands, (PATIENT,) * 4, last=chance.sample(tiles, 2))


def waiting(tile: Tile, chance: random.Random, pairs: Sequence[int] = range(9)) -> tuple[Tile, ...]:
    """Thirteen tiles that wait for this suited one, with a pair of one of these ranks, counted from 0."""
    place = tile % 9
    beside = [
        (tile + one, tile + other)
        for one, other in ((-2, -1), (-1, 1), (1, 2))
        if place + one >= 0 and place + other <= 8
    ]
    pair = chance.choice(_SUITS) + chance.choice(pairs)
    return (*chance.choice(beside), *_sets(chance, 3), pair, pair)


def _sets(chance: random.Random, number: int) -> list[Tile]:
    """Runs, and three alike at times."""
    found: list[Tile] = []
    for _ in range(number):
        if chance.random() < 0.2:
            found += [_suited(chance)] * 3
        else:
            low = chance.choice(_SUITS) + chance.randrange(7)
            found += [low, low + 1, low + 2]
    return found


def _suited(chance: random.Random) -> Tile:
    return chance.randrange(27)
