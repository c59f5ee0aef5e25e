"""Hands in which somebody wins where it seldom happens: tiles that nobody has seen change places.

Up to a point of a hand, the tiles that seats still hold concealed and those of the wall may lie any way round
without another act being done. So a seat can be given a hand that waits for the tile that comes next.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Final

from scoring.engine.deal import deal_places
from scoring.engine.events import Chow, Discard, Draw, Event, Kong, Pung
from scoring.engine.record import HandRecord
from scoring.engine.tiles import Tile, rank
from tests.proof.scene import Scene

#: How often a winning hand is put together before the point is given up.
TRIES: Final = 60


@dataclass(frozen=True)
class Wanted:
    """Who is to win: the live tile, or the one that is drawn from this place of the wall."""

    seat: int
    place: int | None = None


#: Who might be brought to win at a scene.
Arrange = Callable[[Scene], Iterable[Wanted]]


def arranged(scene: Scene, wanted: Wanted, drawn_from: dict[int, int]) -> HandRecord | None:
    """The hand up to this scene, in which the seat waits for that tile; None if no way was found.

    `drawn_from` tells the place of the wall by the number of each draw.
    """
    assert scene.hand.wall is not None
    wall, own = list(scene.hand.wall), _concealed(scene, drawn_from)
    free = [*scene.position.table.wall.remaining(), *(place for places in own for place in places)]
    mine = own[wanted.seat]
    tile = _tile_to_win(scene, wanted, wall, free)
    hand = None if tile is None else _waiting_hand(wall, free, wanted, tile, len(mine), scene.chance)
    if tile is None or hand is None:
        return None
    if wanted.place is not None:
        _bring(wall, [wanted.place], [tile], free)
    _bring(wall, mine, hand, [place for place in free if place != wanted.place])
    return _dealt(scene, tuple(wall), drawn_from)


def _concealed(scene: Scene, drawn_from: dict[int, int]) -> list[list[int]]:
    """By seat, the places of the wall from which its concealed tiles came."""
    assert scene.hand.wall is not None
    wall = scene.hand.wall
    places = [list(dealt) for dealt in deal_places(scene.hand.dealer)]
    for number, event in enumerate(scene.so_far):
        if isinstance(event, Draw):
            places[event.seat].append(drawn_from[number])
        elif isinstance(event, (Discard, Chow, Pung, Kong)):
            for tile in _laid_down(event):
                held = places[event.seat]
                there = [place for place in held if wall[place] == tile]
                held.remove(there[-1] if getattr(event, "drawn", None) else there[0])
    return places


def _laid_down(event: Event) -> Sequence[Tile]:
    """The tiles that leave the concealed hand by this act."""
    if isinstance(event, Chow):
        return event.own
    if isinstance(event, Kong):
        return [event.tile] * {"exposed": 3, "added": 1, "concealed": 4}[event.kind]
    if isinstance(event, Pung):
        return [event.tile] * 2
    return [event.tile] if isinstance(event, Discard) else []


def _tile_to_win(scene: Scene, wanted: Wanted, wall: Sequence[Tile], free: Sequence[int]) -> Tile | None:
    if wanted.place is None:
        return scene.live.tile if scene.live is not None and scene.live.seat != wanted.seat else None
    return wall[scene.chance.choice(free)]


def _waiting_hand(
    wall: Sequence[Tile], free: Sequence[int], wanted: Wanted, tile: Tile, size: int, chance: random.Random
) -> list[Tile] | None:
    """So many of the free tiles that are sets and a pair of 2, 5 or 8 together with this one."""
    there = Counter(wall[place] for place in free)
    there[tile] -= wanted.place is not None
    kinds = sorted(there)
    for _ in range(TRIES):
        groups = [_set_with(tile, chance)] + [
            _set_with(chance.choice(kinds), chance) for _ in range(size // 3 - 1)
        ]
        pair = chance.choice([kind for kind in kinds if kind < 27 and rank(kind) in (2, 5, 8)])
        hand = Counter([one for group in groups for one in group] + [pair, pair])
        hand[tile] -= 1
        if hand.total() == size and all(there[kind] >= count for kind, count in hand.items()):
            return list(hand.elements())
    return None


def _set_with(tile: Tile, chance: random.Random) -> tuple[Tile, Tile, Tile]:
    """A run or a triplet in which this tile is."""
    low = tile - chance.randrange(3)
    if tile >= 27 or low < tile // 9 * 9 or low + 2 >= tile // 9 * 9 + 9 or chance.random() < 0.2:
        return tile, tile, tile
    return low, low + 1, low + 2


def _bring(wall: list[Tile], places: Sequence[int], tiles: Sequence[Tile], free: Sequence[int]) -> None:
    """Have these tiles lie at these places, each for one of the free ones that is not needed there."""
    missing = list((Counter(tiles) - Counter(wall[place] for place in places)).elements())
    kept = Counter(tiles)
    for place in places:
        if kept[wall[place]]:
            kept[wall[place]] -= 1
            continue
        tile = missing.pop()
        other = next(other for other in free if other not in places and wall[other] == tile)
        wall[place], wall[other] = wall[other], wall[place]


def _dealt(scene: Scene, wall: tuple[Tile, ...], drawn_from: dict[int, int]) -> HandRecord:
    """The hand with this wall, up to the scene."""
    events = [copy(event) for event in scene.so_far]
    for number, event in enumerate(events):
        if isinstance(event, Draw):
            event.tile = wall[drawn_from[number]]
    deal = tuple(tuple(wall[place] for place in places) for places in deal_places(scene.hand.dealer))
    return replace(scene.hand, wall=wall, deal=deal, events=tuple(events))
