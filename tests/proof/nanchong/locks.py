"""What a seat does that has laid down or announced its hand, and may not: 碰, another discard, a kong.

NC-20; of a seat that has only announced, NC-26.
"""

from collections.abc import Callable, Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Kong, Pung
from scoring.engine.tiles import Tile, tiles_of
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.deeds import Deed, deed
from tests.proof.nanchong import shapes
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import near_the_goal, with_fourths_to_come
from tests.proof.nanchong.habits import announcing
from tests.proof.nanchong.tables import TO_THE_END, Table
from tests.proof.nanchong.view import View

#: Tables at which hands are laid down early, and others at which seats only announce; nobody wins.
_LAID: Final[Table] = TO_THE_END | {"bai": True, "bai_min_left": 0, "dead_wait": "own_four"}
_SAID: Final[Table] = TO_THE_END | {"bao_jiao": True, "dead_wait": "own_four"}


def _bound(scene: View, seat: int) -> bool:
    """Whether the seat's hand is locked and no laying down of it waits for its discard."""
    return scene.is_locked(seat) and scene.is_idle


def _discards_another(scene: View) -> Iterator[Deed]:
    """A discard of another kind than the one just drawn."""
    seat, drawn = scene.seat, scene.drawn
    if scene.is_turn and drawn is not None and _bound(scene, seat):
        for tile in scene.held(seat):
            if tile != drawn:
                yield deed(Discard(seat, tile))


@act("NC-20", checks=("L30",), under=_LAID, wishes=near_the_goal, habits=announcing)
def locked_hand_laid_down_changed(scene: View) -> Iterator[Deed]:
    yield from _discards_another(scene)


@act("NC-26", checks=("L30",), under=_SAID, wishes=near_the_goal, habits=announcing)
def locked_hand_reported_changed(scene: View) -> Iterator[Deed]:
    yield from _discards_another(scene)


def _pungs(scene: View) -> Iterator[Deed]:
    """A free seat throws what a locked one then takes by 碰."""
    for seat in scene.others if scene.left else ():
        if scene.is_locked(seat):
            for tile in scene.throws(seat, 2):
                yield deed(Discard(scene.seat, tile), Pung(seat, tile, scene.seat), at=1)


@act("NC-20", checks=("L16",), under=_LAID, wishes=near_the_goal, habits=announcing)
def locked_hand_laid_down_punged(scene: View) -> Iterator[Deed]:
    yield from _pungs(scene)


@act("NC-26", checks=("L16",), under=_SAID, wishes=near_the_goal, habits=announcing)
def locked_hand_reported_punged(scene: View) -> Iterator[Deed]:
    yield from _pungs(scene)


Wrong = Callable[[View, Kong], bool]


def _kongs(scene: View, is_wrong: Wrong) -> Iterator[Deed]:
    """Kongs of a locked seat that could be made but for the lock, and break it in this way."""
    if not scene.is_turn or scene.left < 2 or not scene.is_idle:
        return
    for kong in _own_kongs(scene) if scene.is_locked(scene.seat) and scene.drawn is not None else ():
        if is_wrong(scene, kong):
            yield deed(kong)
    for seat in scene.others:
        for tile in scene.throws(seat, 3) if scene.is_locked(seat) else ():
            kong = Kong(seat, tile, "exposed", scene.seat)
            if is_wrong(scene, kong):
                yield deed(Discard(scene.seat, tile), kong, at=1)


def _own_kongs(scene: View) -> Iterator[Kong]:
    yield from (Kong(scene.seat, tile, "concealed") for tile in scene.held(scene.seat, 4))
    own = [tile for tile in scene.punged_by(scene.seat) if scene.has(scene.seat, tile)]
    yield from (Kong(scene.seat, tile, "added") for tile in own)


def _is_of_another_tile(scene: View, kong: Kong) -> bool:
    return kong.kind != "exposed" and kong.tile != scene.drawn


def _is_shown(scene: View, kong: Kong) -> bool:
    laid_down = memory_of(scene.position).laid_down.get(kong.seat)
    return laid_down is not None and kong.tile in laid_down.tiles


def _changes_waits(scene: View, kong: Kong) -> bool:
    """Whether the kong changes what the hand waits for, and nothing else is wrong with it."""
    if _is_of_another_tile(scene, kong) or _is_shown(scene, kong):
        return False
    before, after = _waits_around(scene, kong)
    return before != after


def _leaves_no_wait(scene: View, kong: Kong) -> bool:
    if _is_of_another_tile(scene, kong) or _is_shown(scene, kong):
        return False
    return not _waits_around(scene, kong)[1]


def _waits_around(scene: View, kong: Kong) -> tuple[set[Tile], set[Tile]]:
    """What the hand waits for before the kong, without the tile drawn for it, and after it."""
    seat, melds = kong.seat, scene.melds(kong.seat)
    drawn = () if kong.kind == "exposed" or scene.drawn is None else (scene.drawn,)
    before = shapes.waits(scene.counts(seat, *drawn), melds)
    hand = scene.counts(seat)
    hand[kong.tile] = 0
    rest = [meld for meld in melds if kong.kind != "added" or meld != (kong.tile,) * 3]
    return before, shapes.waits(hand, [*rest, (kong.tile,) * 4])


_PLAIN: Final[Table] = {"delayed_added_kong": "any", "bai_partial": False}
_SAME: Final[Table] = _PLAIN | {"lock_kong": "same_waits"}


@act("NC-20", checks=("L21",), under=_LAID | _SAME, wishes=with_fourths_to_come, habits=announcing)
def locked_hand_laid_down_kongs_another_tile(scene: View) -> Iterator[Deed]:
    """A kong of four that the seat holds, or adds, without having drawn the fourth just now."""
    yield from _kongs(scene, _is_of_another_tile)


@act("NC-26", checks=("L21",), under=_SAID | _SAME, wishes=with_fourths_to_come, habits=announcing)
def locked_hand_reported_kongs_another_tile(scene: View) -> Iterator[Deed]:
    yield from _kongs(scene, _is_of_another_tile)


@act("NC-20", checks=("L21",), under=_LAID | _SAME, wishes=with_fourths_to_come, habits=announcing)
def locked_hand_laid_down_kongs_a_shown_tile(scene: View) -> Iterator[Deed]:
    def is_wrong(scene: View, kong: Kong) -> bool:
        return _is_shown(scene, kong) and not _is_of_another_tile(scene, kong)

    yield from _kongs(scene, is_wrong)


@act("NC-20", checks=("L21",), under=_LAID | _SAME, wishes=with_fourths_to_come, habits=announcing)
def locked_hand_laid_down_kongs_its_waits_away(scene: View) -> Iterator[Deed]:
    """A seat lays down without a triplet that its waits depend on, and then makes a kong of it."""
    seat, feeder = scene.seat, (scene.seat + 1) % 4
    if not scene.is_turn or scene.left < 3 or not scene.is_idle or scene.is_locked(seat):
        return
    for out in scene.held(seat) if not scene.is_locked(feeder) else ():
        hand = scene.counts(seat, out)
        waits = scene.sure_waits(seat, hand) or set()
        for tile in scene.held(seat, 3) if waits and out not in waits else ():
            shown = list(hand)
            shown[tile] -= 3
            after = shapes.waits(shown, [*scene.melds(seat), (tile,) * 4])
            if min(shown) < 0 or shown[tile] or not scene.has(feeder, tile) or after == waits:
                continue
            # Who feeds an open wait is at fault before the kong is made.
            if tile in waits:
                continue
            if not any(scene.completes(other, thrown) for other in scene.others for thrown in (out, tile)):
                yield deed(
                    Declare(seat, "lay_down", tiles=tiles_of(shown), waits=tuple(sorted(waits))),
                    Discard(seat, out),
                    scene.draws(feeder),
                    Discard(feeder, tile),
                    Kong(seat, tile, "exposed", feeder),
                    at=4,
                )


@act("NC-26", checks=("L21",), under=_SAID | _SAME, wishes=with_fourths_to_come, habits=announcing)
def locked_hand_reported_kongs_its_waits_away(scene: View) -> Iterator[Deed]:
    yield from _kongs(scene, _changes_waits)


@act(
    "NC-26",
    checks=("L21",),
    under=_SAID | _PLAIN | {"lock_kong": "still_ready"},
    wishes=with_fourths_to_come,
    habits=announcing,
)
def locked_hand_reported_kongs_all_waits_away(scene: View) -> Iterator[Deed]:
    """No wait is left where at least one must be (`lock_kong`)."""
    yield from _kongs(scene, _leaves_no_wait)


def _any_kong(_scene: View, _kong: Kong) -> bool:
    return True


@act(
    "NC-20",
    checks=("L21",),
    under=_LAID | _PLAIN | {"lock_kong": "never"},
    wishes=with_fourths_to_come,
    habits=announcing,
)
def locked_hand_laid_down_kongs_where_never(scene: View) -> Iterator[Deed]:
    yield from _kongs(scene, _any_kong)


@act(
    "NC-26",
    checks=("L21",),
    under=_SAID | _PLAIN | {"lock_kong": "never"},
    wishes=with_fourths_to_come,
    habits=announcing,
)
def locked_hand_reported_kongs_where_never(scene: View) -> Iterator[Deed]:
    yield from _kongs(scene, _any_kong)


@act(
    "NC-26",
    checks=("L30",),
    under=_SAID | {"bai": True, "bai_min_left": 0},
    wishes=near_the_goal,
    habits=announcing,
)
def locked_hand_reported_laid_down_with_another_tile(scene: View) -> Iterator[Deed]:
    """A seat that has announced lays its hand down and discards another tile than the one drawn."""
    seat, drawn = scene.seat, scene.drawn
    if not scene.is_turn or drawn is None or not scene.is_ready(seat) or not scene.is_idle:
        return
    if scene.is_laid_down(seat):
        return
    for tile in scene.held(seat):
        hand = scene.counts(seat, tile)
        waits = scene.waits(seat, hand)
        if tile != drawn and waits and tile not in waits and not scene.is_open_wait(tile):
            declared = Declare(seat, "lay_down", tiles=tiles_of(hand), waits=tuple(sorted(waits)))
            yield deed(declared, Discard(seat, tile), at=1)
