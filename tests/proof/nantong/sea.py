"""The last tile asked for, taken, drawn or used in a wrong way (NT-30, NT-53, NT-54)."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Draw, Event
from scoring.engine.findings import MISSED_DUTY
from scoring.engine.position import CLAIMS, TURN
from scoring.engine.record import SEATS
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.nantong import shapes
from tests.proof.nantong.arrangements import not_though_a_kong_takes_the_last_tile
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.habits import never_winning
from tests.proof.nantong.view import answers, is_locked, taker, wall_was_emptied
from tests.proof.scene import Scene


def _is_answer(event: Event | None) -> bool:
    return isinstance(event, Declare) and event.key == "seabed"


def _asking(scene: Scene) -> bool:
    """Whether the next seat is asked here, and nobody could win before."""
    return _is_answer(scene.upcoming) and not scene.winners and not scene.position.window.claims


@FAULTS.act("NT-54", checks=("L43",), habits=never_winning)
def asked_out_of_order(scene: Scene) -> Iterator[Deed]:
    due = scene.upcoming
    if _asking(scene) and isinstance(due, Declare):
        for seat in SEATS:
            if seat != due.seat:
                yield deed(Declare(seat, "seabed", 0))


@FAULTS.act("NT-54", checks=("L43",))
def asked_too_early(scene: Scene) -> Iterator[Deed]:
    """More than one tile is left."""
    if scene.is_calm and scene.phase in (CLAIMS, TURN) and scene.left > 1 and scene.position.acts:
        for value in (0, 1):
            yield deed(Declare(scene.seat, "seabed", value))


@FAULTS.act("NT-54", checks=("L43",), habits=never_winning)
def answered_otherwise_than_yes_or_no(scene: Scene) -> Iterator[Deed]:
    due = scene.upcoming
    if _asking(scene) and isinstance(due, Declare):
        yield deed(Declare(due.seat, "seabed", scene.chance.choice((2, -1, None))))


@FAULTS.act("NT-53", checks=("L31",), habits=never_winning, arrange=not_though_a_kong_takes_the_last_tile)
def asked_when_a_kong_has_taken_the_last_tile(scene: Scene) -> Iterator[Deed]:
    if wall_was_emptied(scene) and not scene.winners and not scene.position.wins:
        yield deed(Declare(scene.seat, "seabed", scene.chance.choice((0, 1))))


@FAULTS.act("NT-54", checks=("L14", "L43"), habits=never_winning)
def last_tile_drawn_unasked(scene: Scene) -> Iterator[Deed]:
    if _asking(scene) and not answers(scene):
        for source in ("head", "seabed"):
            yield deed(scene.draws(scene.seat, source))


@FAULTS.act("NT-54", checks=("L43", "L46"), habits=never_winning)
def last_tile_drawn_after_declining_it(scene: Scene) -> Iterator[Deed]:
    said = scene.last
    if _asking(scene) and isinstance(said, Declare) and said.key == "seabed" and said.value == 0:
        yield deed(scene.draws(said.seat, "seabed"))


@FAULTS.act("NT-54", checks=("L46",), habits=never_winning)
def last_tile_drawn_by_another_than_the_taker(scene: Scene) -> Iterator[Deed]:
    said = scene.last
    if isinstance(said, Declare) and said.key == "seabed" and said.value == 1:
        for seat in SEATS:
            if seat != said.seat:
                yield deed(scene.draws(seat, "seabed"))


@FAULTS.act("NT-54", checks=("L12", "L46"), habits=never_winning)
def last_tile_called_from_elsewhere(scene: Scene) -> Iterator[Deed]:
    draw = scene.upcoming
    if isinstance(draw, Draw) and draw.source == "seabed":
        for source in ("head", "tail"):
            yield deed(Draw(draw.seat, draw.tile, source), then=KEEPS, drops=1)


@FAULTS.act("NT-54", checks=("L44",), habits=never_winning)
def asked_on_after_one_has_taken_it(scene: Scene) -> Iterator[Deed]:
    said = scene.last
    if isinstance(said, Declare) and said.key == "seabed" and said.value == 1:
        yield deed(Declare((said.seat + 1) % 4, "seabed", scene.chance.choice((0, 1))))


@FAULTS.act("NT-54", checks=("L45",), habits=never_winning, under={"sea_requires_ready": True})
def taken_without_waiting(scene: Scene) -> Iterator[Deed]:
    table, seat = scene.position.table, scene.seat
    if _asking(scene) and not shapes.waits(scene.chosen, table.hands[seat], table.melds[seat]):
        yield deed(Declare(seat, "seabed", 1))


@FAULTS.act("NT-30", MISSED_DUTY, checks=("L46", "L16"), habits=never_winning)
def last_tile_kept_by_its_taker(scene: Scene) -> Iterator[Deed]:
    """He discards another tile instead."""
    discard, drawn = scene.upcoming, isinstance(scene.last, Draw) and not scene.own_wins
    bound = drawn and taker(scene) == scene.seat and not is_locked(scene, scene.seat)
    if bound and isinstance(discard, Discard):
        for tile in scene.hand_of(scene.seat):
            if tile != discard.tile:
                yield deed(Discard(scene.seat, tile))
