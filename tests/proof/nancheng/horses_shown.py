"""Horses turned up wrongly, too early, too often or not at all (JX-38, JX-39, JX-46)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Discard, Event, Reveal
from scoring.engine.findings import MISSED_DUTY
from scoring.engine.tiles import Tile
from tests.proof.arranging import Wanted
from tests.proof.catalogue import Options
from tests.proof.deeds import ENDS, KEEPS, Deed, deed
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import all_waiting
from tests.proof.nancheng.habits import never_winning
from tests.proof.nancheng.view import View
from tests.proof.scene import Scene

#: Horses turned up after a win, from one end of the wall; and those that each seat sets aside.
OF_A_WIN: Final[Options] = {
    "horse_mode": "winner",
    "horse_count": 4,
    "horse_draw_end": "head",
    "ready": "implicit",
}
FROM_THE_TAIL: Final[Options] = {
    **OF_A_WIN,
    "horse_mode": "dealer",
    "horse_count": 3,
    "horse_draw_end": "tail",
}
OF_ALL: Final[Options] = {"horse_mode": "all", "horse_count": 3, "ready": "implicit"}
NONE: Final[Options] = {"horse_mode": "none", "horse_count": 0}


def _reveal(scene: Scene) -> Reveal | None:
    """The horses that are turned up here."""
    event = scene.upcoming
    return event if isinstance(event, Reveal) and event.tiles else None


def _instead(*events: Event, at: int = 0) -> Deed:
    """These events stand for one of the clean hand's own."""
    return deed(*events, at=at, then=KEEPS, drops=1)


def _left_out(scene: Scene) -> Iterator[Deed]:
    if _reveal(scene) is not None:
        yield deed(at=None, then=KEEPS, drops=1)


def _too_few(scene: Scene) -> Iterator[Deed]:
    event = _reveal(scene)
    if event is not None and event.tiles:
        yield _instead(Reveal(event.seat, "horses", event.tiles[:-1]))


def _too_many(scene: Scene) -> Iterator[Deed]:
    """One more is turned up, of those left in the wall."""
    event = _reveal(scene)
    if event is not None and event.tiles:
        for tile in _left(scene, event.tiles):
            yield _instead(Reveal(event.seat, "horses", (*event.tiles, tile)))


def _others(scene: Scene) -> Iterator[Deed]:
    """One of them is another than lies there."""
    event = _reveal(scene)
    if event is not None and event.tiles:
        for tile in _left(scene, event.tiles):
            if tile not in event.tiles:
                yield _instead(Reveal(event.seat, "horses", (tile, *event.tiles[1:])))


def _twice(scene: Scene) -> Iterator[Deed]:
    event = _reveal(scene)
    if event is not None:
        yield _instead(event, Reveal(event.seat, "horses", event.tiles), at=1)


def _left(scene: Scene, shown: tuple[Tile, ...]) -> list[Tile]:
    """Kinds that lie in the wall beside those shown."""
    wall = scene.position.table.wall
    tiles = [wall.tile_at(place) for place in wall.remaining()]
    for tile in shown:
        if tile in tiles:
            tiles.remove(tile)
    return sorted(set(tiles))


# ---- after a win -----------------------------------------------------------------------------------------


@FAULTS.act("JX-38", MISSED_DUTY, checks=("A42",), under=OF_A_WIN, wishes=all_waiting)
def horses_left_out(scene: Scene) -> Iterator[Deed]:
    yield from _left_out(scene)


@FAULTS.act("JX-38", checks=("A42",), under=OF_A_WIN, wishes=all_waiting)
def horses_too_few(scene: Scene) -> Iterator[Deed]:
    yield from _too_few(scene)


@FAULTS.act("JX-38", checks=("A42",), under=OF_A_WIN, wishes=all_waiting)
def horses_too_many(scene: Scene) -> Iterator[Deed]:
    yield from _too_many(scene)


@FAULTS.act("JX-38", checks=("A42",), under=OF_A_WIN, wishes=all_waiting)
def horses_that_do_not_lie_there(scene: Scene) -> Iterator[Deed]:
    yield from _others(scene)


@FAULTS.act("JX-38", checks=("A42",), under=FROM_THE_TAIL, wishes=all_waiting)
def horses_from_the_other_end(scene: Scene) -> Iterator[Deed]:
    """The tail is due at this table, those of the head are shown."""
    event, wall = _reveal(scene), scene.position.table.wall
    if event is not None:
        heads = tuple(wall.tile_at(place) for place in wall.heads(len(event.tiles or ())))
        if heads != event.tiles:
            yield _instead(Reveal(None, "horses", heads))


@FAULTS.act("JX-38", checks=("A42",), under=OF_A_WIN, wishes=all_waiting)
def horses_twice(scene: Scene) -> Iterator[Deed]:
    yield from _twice(scene)


@FAULTS.act("JX-38", checks=("A42",), under=OF_A_WIN, wishes=all_waiting)
def horses_before_the_win(scene: Scene) -> Iterator[Deed]:
    """Horses are turned up in the midst of play."""
    view = View.of(scene)
    if view.in_own_turn and not view.is_opening and view.left > 4 and isinstance(view.upcoming, Discard):
        wall = view.position.table.wall
        tiles = tuple(wall.tile_at(place) for place in wall.heads(4))
        yield deed(Reveal(None, "horses", tiles), then=KEEPS)


@FAULTS.act("JX-38", checks=("A42",), under=NONE, wishes=all_waiting)
def horses_where_there_are_none(scene: Scene) -> Iterator[Deed]:
    """The table has no horses, and after a win some are turned up."""
    if scene.upcoming is None and scene.position.wins and scene.left > 4:
        wall = scene.position.table.wall
        yield deed(Reveal(None, "horses", tuple(wall.tile_at(place) for place in wall.heads(4))), then=KEEPS)


def _off_one_of_the_last_discards(scene: Scene) -> Iterator[Wanted]:
    """Fewer tiles are left than horses are agreed on."""
    view = View.of(scene)
    if view.in_claims and 0 < len([*scene.position.table.wall.remaining()]) < 6:
        yield from (Wanted(seat) for seat in view.others_of(view.now.payer))


@FAULTS.act(
    "JX-38",
    checks=("A42", "JX-39"),
    under={**OF_A_WIN, "horse_count": 6},
    habits=never_winning,
    arrange=_off_one_of_the_last_discards,
)
def horses_that_the_wall_has_not(scene: Scene) -> Iterator[Deed]:
    """Fewer tiles are left than horses are agreed on, and as many as agreed are turned up."""
    view, wall = View.of(scene), scene.position.table.wall
    left = tuple(wall.tile_at(place) for place in wall.remaining())
    if view.in_claims and 0 < len(left) < 6 and isinstance(view.last, Discard):
        others = view.chance.sample([*view.law.kinds], 6 - len(left))
        for seat in view.winners:
            yield deed(view.win_of(seat), Reveal(None, "horses", (*left, *others)), at=1, then=ENDS)


@FAULTS.act("JX-38", checks=("A42",), under=OF_A_WIN, habits=never_winning)
def horses_of_a_drawn_hand(scene: Scene) -> Iterator[Deed]:
    """A drawn hand has no horses here."""
    if scene.upcoming is None and not scene.position.wins and scene.hand.outcome == "draw":
        tiles = tuple(scene.chance.sample([*scene.law.kinds], 4))
        yield deed(Reveal(None, "horses", tiles), then=KEEPS)


@FAULTS.act(
    "JX-38", checks=("A42",), under={**OF_A_WIN, "horse_draw_end": "any_remaining"}, wishes=all_waiting
)
def horses_that_are_not_left(scene: Scene) -> Iterator[Deed]:
    """Any of the tiles left will do, but one shown lies there no more."""
    event = _reveal(scene)
    if event is not None and event.tiles:
        left = _left(scene, ())
        for tile in scene.law.kinds:
            if tile not in left:
                yield _instead(Reveal(None, "horses", (*event.tiles[:-1], tile)))


# ---- set aside after the deal ----------------------------------------------------------------------------


@FAULTS.act("JX-46", MISSED_DUTY, checks=("A07",), under=OF_ALL)
def horses_of_a_seat_left_out(scene: Scene) -> Iterator[Deed]:
    """A hand that is broken off owes none."""
    if scene.hand.outcome in ("win", "draw"):
        yield from _left_out(scene)


@FAULTS.act("JX-46", checks=("A07",), under=OF_ALL)
def horses_of_a_seat_too_few(scene: Scene) -> Iterator[Deed]:
    yield from _too_few(scene)


@FAULTS.act("JX-46", checks=("A07",), under=OF_ALL)
def horses_of_a_seat_too_many(scene: Scene) -> Iterator[Deed]:
    yield from _too_many(scene)


@FAULTS.act("JX-46", checks=("A07",), under=OF_ALL)
def horses_of_a_seat_that_do_not_lie_there(scene: Scene) -> Iterator[Deed]:
    yield from _others(scene)


@FAULTS.act("JX-46", checks=("A07",), under=OF_ALL)
def horses_of_a_seat_twice(scene: Scene) -> Iterator[Deed]:
    yield from _twice(scene)


@FAULTS.act("JX-46", checks=("A07",), under=OF_ALL)
def horses_of_no_seat(scene: Scene) -> Iterator[Deed]:
    """Whose they are is not said, though all of them are shown."""
    event = _reveal(scene)
    if event is not None:
        yield _instead(event, Reveal(None, "horses", event.tiles), at=1)


@FAULTS.act("JX-46", checks=("A07",), under=OF_ALL)
def horses_of_a_seat_in_the_midst_of_play(scene: Scene) -> Iterator[Deed]:
    """A seat shows its horses while the hand is being played."""
    view = View.of(scene)
    at_end = isinstance(view.hand.events[-1], Reveal)
    if view.in_own_turn and not view.is_opening and isinstance(view.upcoming, Discard) and at_end:
        shown = [event for event in view.hand.events[view.number :] if isinstance(event, Reveal)]
        for event in shown[-1:]:
            yield deed(Reveal(event.seat, "horses", event.tiles), then=KEEPS)
