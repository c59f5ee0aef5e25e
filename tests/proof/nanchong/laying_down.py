"""摆牌 wrongly: at the wrong time, with a hand that is not ready, with other waits or tiles than it has.

NC-19, NC-20, NC-24.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from scoring.engine.events import Declare, Discard, Kong
from scoring.engine.findings import BROKEN_RECORD
from scoring.engine.tiles import SUITED, Tile, tiles_of
from tests.proof.deeds import Deed, deed
from tests.proof.habits import never_winning
from tests.proof.nanchong import shapes
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import near_the_goal, with_a_dead_wait
from tests.proof.nanchong.plans import fours_beside_sets
from tests.proof.nanchong.tables import Table
from tests.proof.nanchong.view import View

#: Tables at which any seat may lay its hand down at any time of its own.
_EARLY: Final[Table] = {"bai": True, "bai_min_left": 0, "bai_must_win": False}
_WHOLE: Final[Table] = _EARLY | {"bai_partial": False}


class Way(NamedTuple):
    """A discard, the hand of 13 tiles that it leaves, melds as three, and what that waits for."""

    tile: Tile
    hand: list[int]
    waits: set[Tile]


def _ways(scene: View) -> Iterator[Way]:
    """How the seat in turn might lay its hand down, ready or not."""
    if not scene.is_turn or not scene.is_quiet or scene.is_locked(scene.seat) or not scene.is_idle:
        return
    for tile in scene.held(scene.seat):
        hand = scene.counts(scene.seat, tile)
        waits = None if scene.is_open_wait(tile) else scene.sure_waits(scene.seat, hand)
        if waits is not None and tile not in waits:
            yield Way(tile, hand, waits)


def _ready_ways(scene: View) -> Iterator[Way]:
    return (way for way in _ways(scene) if way.waits)


def _lays(scene: View, tile: Tile, shown: Iterable[Tile], waits: Iterable[Tile]) -> Deed:
    declared = Declare(scene.seat, "lay_down", tiles=tuple(shown), waits=tuple(sorted(waits)))
    return deed(declared, Discard(scene.seat, tile))


def _another(scene: View, *kept_out: Iterable[Tile]) -> Tile:
    """A kind that is none of these and no open wait."""
    out = {tile for tiles in kept_out for tile in tiles}
    return scene.chance.choice([tile for tile in SUITED if tile not in out])


@act("NC-24", checks=("L26",), under=_EARLY | {"bai_min_left": 40}, wishes=near_the_goal)
def laid_down_too_late(scene: View) -> Iterator[Deed]:
    """Rightly but for the wall, which has too few tiles left."""
    if scene.left < scene.chosen.bai_min_left:
        for way in _ready_ways(scene):
            yield _lays(scene, way.tile, tiles_of(way.hand), way.waits)


@act(
    "NC-24",
    checks=("L26",),
    under={"bai": True, "bai_min_left": 13, "forced_win_left": 0},
    wishes=near_the_goal,
    habits=never_winning,
)
def laid_down_with_twelve_left(scene: View) -> Iterator[Deed]:
    """With the six stacks left that are named (NC-24), or fewer."""
    if scene.left <= 12:
        for way in _ready_ways(scene):
            yield _lays(scene, way.tile, tiles_of(way.hand), way.waits)


@act("NC-19", checks=("L27",), under=_EARLY)
def laid_down_not_ready(scene: View) -> Iterator[Deed]:
    ways = [way for way in _ways(scene) if not way.waits]
    if ways:
        way = scene.chance.choice(ways)
        yield _lays(scene, way.tile, tiles_of(way.hand), (_another(scene, (way.tile,)),))


@act("NC-19", checks=("L27",), under=_EARLY | {"dead_wait": "own_four"}, wishes=with_a_dead_wait)
def laid_down_on_a_dead_wait(scene: View) -> Iterator[Deed]:
    """The only tile that would win is one of which the seat has all four."""
    seat = scene.seat
    if not scene.is_turn or not scene.is_quiet or scene.is_locked(seat) or not scene.is_idle:
        return
    for tile in scene.held(seat):
        hand = scene.counts(seat, tile)
        dead = shapes.shape_waits(hand, len(scene.melds(seat)), fifth=True)
        if dead and not scene.waits(seat, hand) and not scene.is_open_wait(tile):
            yield _lays(scene, tile, tiles_of(hand), dead)


@act(
    "NC-19",
    checks=("L28",),
    under=_WHOLE | {"dead_wait": "visible"},
    wishes=near_the_goal,
    habits=never_winning,
)
def laid_down_with_a_wait_that_lies_open(scene: View) -> Iterator[Deed]:
    """Among the waits declared is one of which all four lie open or in the hand (`dead_wait`)."""
    seat = scene.seat
    if not scene.is_free_turn:
        return
    for tile in scene.held(seat):
        hand = scene.counts(seat, tile)
        waits = scene.waits(seat, hand)
        lying = {wait for wait in waits if scene.lying_open(wait) + hand[wait] == 4}
        dead = {wait for wait in lying if not any(melds.count(wait) == 4 for melds in scene.all_melds)}
        if dead and tile not in waits and not scene.is_open_wait(tile):
            yield _lays(scene, tile, tiles_of(hand), waits)


@act("NC-19", checks=("L28",), under=_EARLY, wishes=near_the_goal)
def laid_down_with_a_wait_left_out(scene: View) -> Iterator[Deed]:
    for way in _ready_ways(scene):
        if len(way.waits) > 1:
            yield _lays(scene, way.tile, tiles_of(way.hand), way.waits - {min(way.waits)})


@act("NC-19", checks=("L28",), under=_EARLY, wishes=near_the_goal)
def laid_down_with_a_wait_too_many(scene: View) -> Iterator[Deed]:
    for way in _ready_ways(scene):
        more = _another(scene, way.waits, (way.tile,))
        yield _lays(scene, way.tile, tiles_of(way.hand), way.waits | {more})


@act("NC-19", checks=("L28",), under=_EARLY, wishes=near_the_goal)
def laid_down_with_other_waits(scene: View) -> Iterator[Deed]:
    for way in _ready_ways(scene):
        yield _lays(scene, way.tile, tiles_of(way.hand), (_another(scene, way.waits, (way.tile,)),))


@act("NC-19", checks=("L28",), under=_EARLY, wishes=near_the_goal)
def laid_down_without_waits(scene: View) -> Iterator[Deed]:
    """Nothing is said of what the hand waits for."""
    for way in _ready_ways(scene):
        yield _lays(scene, way.tile, tiles_of(way.hand), ())


@act("NC-19", checks=("L28",), under=_WHOLE, wishes=near_the_goal)
def laid_down_with_a_broken_rest(scene: View) -> Iterator[Deed]:
    """What stays unshown is no sets, nor sets and a pair, nor pairs."""
    melds = len(scene.melds(scene.seat))
    for way in _ready_ways(scene):
        shown, tiles = list(way.hand), tiles_of(way.hand)
        for tile in scene.chance.sample(tiles, scene.chance.randint(1, min(3, len(tiles)))):
            shown[tile] -= 1
        rest = [held - out for held, out in zip(way.hand, shown, strict=True)]
        if any(shown) and min(shown) >= 0 and not shapes.is_whole(rest, melds):
            yield _lays(scene, way.tile, tiles_of(shown), way.waits)


@act("GEN-03", BROKEN_RECORD, checks=("L28",), under=_EARLY, wishes=near_the_goal)
def laid_down_with_tiles_not_held(scene: View) -> Iterator[Deed]:
    """A tile is shown beside the hand that is not in it: another, or the one just discarded."""
    for way in _ready_ways(scene):
        other = scene.chance.choice([tile for tile in SUITED if not way.hand[tile]])
        yield _lays(scene, way.tile, (*tiles_of(way.hand), other), way.waits)


@act("NC-19", checks=("L28",), under=_EARLY | {"bai_partial": True}, wishes=near_the_goal)
def laid_down_with_more_waits_than_shown(scene: View) -> Iterator[Deed]:
    """All waits of the hand are declared though the part shown makes fewer (`bai_partial`)."""
    melds = len(scene.melds(scene.seat))
    for way in _ready_ways(scene):
        for shown, unshown in shapes.parts_of(way.hand):
            made = shapes.shown_waits(shown, unshown, melds)
            if made and made < way.waits:
                yield _lays(scene, way.tile, tiles_of(shown), way.waits)


@act("NC-19", checks=("L25",), under=_EARLY | {"bai_window": "own_turn"}, wishes=near_the_goal)
def laid_down_out_of_turn(scene: View) -> Iterator[Deed]:
    """A seat lays its hand down while another is in turn, or a discard is live."""
    if not scene.is_idle or scene.upcoming is None or scene.is_start:
        return
    for seat in scene.apart_from(*([scene.seat] if scene.is_turn else [])):
        waits = None if scene.is_locked(seat) else scene.sure_waits(seat, scene.counts(seat))
        if waits:
            tiles = tiles_of(scene.counts(seat))
            yield deed(Declare(seat, "lay_down", tiles=tiles, waits=tuple(sorted(waits))))


@act("NC-19", checks=("L27",), under=_EARLY | {"bai_window": "any"})
def laid_down_not_ready_between_turns(scene: View) -> Iterator[Deed]:
    """At any moment with 13 tiles, but with a hand that is not ready (`bai_window`)."""
    if not scene.is_idle or scene.upcoming is None:
        return
    for seat in scene.apart_from(*([scene.seat] if scene.is_turn else [])):
        if not scene.is_locked(seat) and scene.sure_waits(seat, scene.counts(seat)) == set():
            tiles = tiles_of(scene.counts(seat))
            yield deed(Declare(seat, "lay_down", tiles=tiles, waits=(_another(scene),)))


@act("NC-19", checks=("L25",), under=_EARLY, plan=fours_beside_sets)
def laid_down_without_its_discard(scene: View) -> Iterator[Deed]:
    """After 摆 the seat makes a kong instead of its discard."""
    if scene.has_claimed or not scene.left:
        return
    seat = scene.seat
    kongs = [Kong(seat, tile, "concealed") for tile in scene.held(seat, 4)]
    kongs = [kong for kong in kongs if scene.is_turn and scene.is_legal(kong)]
    for way in _ready_ways(scene) if kongs else ():
        declared = Declare(seat, "lay_down", tiles=tiles_of(way.hand), waits=tuple(sorted(way.waits)))
        yield deed(declared, scene.chance.choice(kongs))


@act("NC-20", checks=("L29",), under=_EARLY, wishes=near_the_goal)
def laid_down_twice(scene: View) -> Iterator[Deed]:
    """A hand that lies open is laid down again, as rightly as the first time."""
    seat = scene.seat
    if scene.is_turn and scene.drawn is not None and scene.is_laid_down(seat) and scene.is_idle:
        hand = scene.counts(seat, scene.drawn)
        waits = scene.waits(seat, hand)
        if waits and not scene.is_open_wait(scene.drawn):
            yield _lays(scene, scene.drawn, tiles_of(hand), waits)


@act("NC-19", checks=("L25",), under={"bai": False}, wishes=near_the_goal)
def laid_down_where_there_is_none(scene: View) -> Iterator[Deed]:
    """A hand is laid down at a table that plays without."""
    for way in _ready_ways(scene):
        yield _lays(scene, way.tile, tiles_of(way.hand), way.waits)
