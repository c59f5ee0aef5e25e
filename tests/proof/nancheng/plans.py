"""Hands dealt towards a goal of operators here, and played so that it is reached: kongs, robbed, let go.

Where hands of other kinds offer the place too, there is no plan for some: what is wished for is dealt then.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import structs

from scoring.engine.customs import Manner, Plan
from scoring.engine.tiles import Tile
from scoring.patterns.plans import ADDS, PATIENT, PLAIN, ROBS, Tiles, robbed

#: So many hands, of one, are dealt without a plan.
_UNPLANNED: Final = 0.15
#: Makes the kong that it can, and wins by what it draws.
_BLOOMS: Final = Manner(
    {"win": 0.0, "self_draw": 1.0, "ready": 1.0, "kong": 1.0, "own_kong": 1.0, "pung": 0.0, "chow": 0.0},
    keeps=True,
)
#: Says that it waits, and lets wins go.
_LETS_GO: Final = Manner({"win": 0.0, "ready": 1.0, "kong": 0.0, "pung": 0.0, "chow": 0.0}, keeps=True)
#: Wins nothing, takes nothing.
_IDLE: Final = Manner({"win": 0.0, "kong": 0.0, "pung": 0.0, "chow": 0.0})


def three_waited_for(chance: Random) -> Plan:
    """Three alike that their seat keeps, the fourth to be thrown, and a hand that waits and lets it go."""
    return _waited_for(chance, alike=3)


def four_waited_for(chance: Random) -> Plan:
    """Four alike that their seat keeps, and a hand that waits for that kind."""
    return _waited_for(chance, alike=4)


def _waited_for(chance: Random, *, alike: int) -> Plan:
    planned = robbed(chance)
    tile, *others = planned.hands[1]
    hands = ((tile,) * alike, (*[tile] * (4 - alike), *others), *planned.hands[2:])
    return structs.replace(planned, hands=hands, manners=(PATIENT, PLAIN, PATIENT, PLAIN), soon=())


def surely_robbed(chance: Random) -> Plan | None:
    """Who can adds the last of four alike, nearly always with three at once; a hand that waits robs it."""
    if chance.random() < _UNPLANNED:
        return None
    planned = robbed(chance)
    adds = structs.replace(ADDS, claims={**ADDS.claims, "win": 0.0, "own_kong": 1.0})
    planned = structs.replace(planned, manners=(adds, _IDLE, ROBS, _IDLE))
    if chance.random() < 0.15:
        return planned
    return structs.replace(planned, hands=((planned.hands[1][0],) * 3, *planned.hands[1:]), soon=())


def blooming(chance: Random) -> Plan | None:
    """Three alike, the fourth to come, beside a hand that waits for the tile that replaces it."""
    if chance.random() < _UNPLANNED:
        return None
    tiles = Tiles(chance)
    alike, awaited = tiles.alike(4), tiles.alike(2)
    [waiting] = tiles.waiting([awaited])
    other = () if chance.random() < 0.5 else (alike, *tiles.sets(3))
    hands = ((alike,) * 3 + tuple(waiting[:10]), other, (), ())
    return Plan(hands, (_BLOOMS, _IDLE, _IDLE, _IDLE), soon=() if other else (alike,), last=(awaited,) * 2)


def one_kong(chance: Random) -> Plan:
    """Four alike, and nobody else who makes a kong."""
    return Plan(((chance.randrange(34),) * 4, (), (), ()), (_BLOOMS, _IDLE, _IDLE, _IDLE))


def awaited_over_and_over(chance: Random) -> Plan | None:
    """A hand that waits and lets go what it waits for, and the others with a tile like that to spare."""
    if chance.random() < _UNPLANNED:
        return None
    tiles = Tiles(chance)
    tile = tiles.alike(3)
    [waiting] = tiles.waiting([tile])
    spare = [one for one in (waiting[0] - 1, waiting[0] + 1, waiting[1] + 1) if _completes(one, waiting[:2])]
    hands = (waiting, *((chance.choice([tile, *spare]), *tiles.sets(3)) for _ in range(3)))
    return Plan(hands, (_LETS_GO, _IDLE, _IDLE, _IDLE))


def three_bound_to_the_waits(chance: Random) -> Plan | None:
    """Three alike and the next tile beside sets: without the three it waits for less; the fourth to spare."""
    if chance.random() < _UNPLANNED:
        return None
    tiles = Tiles(chance)
    kind = tiles.alike(4, [tile for tile in range(27) if tile % 9 < 8])
    bound = (kind, kind, kind, kind + 1, *tiles.sets(3))
    return Plan((bound, (kind, *tiles.sets(3)), (), ()), (_LETS_GO, _IDLE, _IDLE, _IDLE))


def _completes(tile: Tile, pair: Sequence[Tile]) -> bool:
    """Whether this tile and these two make a run."""
    run = sorted((tile, *pair))
    return run == [run[0], run[0] + 1, run[0] + 2] and run[0] // 9 == run[2] // 9
