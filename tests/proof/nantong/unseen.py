"""The tiles that nobody has seen, and who must keep what it holds: what tiles can be laid otherwise."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from scoring.engine.events import Declare
from scoring.engine.record import SEATS
from scoring.engine.tiles import Tile, rank
from tests.proof.nantong.view import is_locked
from tests.proof.scene import Scene

#: How many kinds of tiles, of those that would do, are thought of at a point.
THOUGHT_OF: Final = 4


def unseen_of(scene: Scene) -> list[int]:
    """By kind, how many tiles nobody has seen: of the wall, and concealed in hands."""
    table = scene.position.table
    there = [table.wall.tile_at(place) for place in table.wall.remaining()]
    return [there.count(kind) + sum(hand[kind] for hand in table.hands) for kind in range(27)]


def kinds_unseen(scene: Scene, count: int) -> list[Tile]:
    return [kind for kind, there in enumerate(unseen_of(scene)) if there >= count]


def thought_of(scene: Scene, count: int, ranks: Sequence[int] = range(1, 10)) -> list[Tile]:
    """A few kinds of these ranks of which so many tiles are unseen."""
    kinds = [kind for kind in kinds_unseen(scene, count) if rank(kind) in ranks]
    return scene.chance.sample(kinds, min(THOUGHT_OF, len(kinds)))


def some_of(seats: list[int]) -> list[tuple[int, ...]]:
    """Every one of these seats, and any two or more together."""
    return [some for count in range(1, len(seats) + 1) for some in combinations(seats, count)]


def who_keep(scene: Scene, but: int | None = None) -> tuple[int, ...]:
    """Seats whose tiles bear out an open kong, or what they showed as dealt; not this one."""
    shown = {event.seat for event in scene.so_far if isinstance(event, Declare)}
    return tuple(seat for seat in SEATS if seat != but and (seat in shown or is_locked(scene, seat)))
