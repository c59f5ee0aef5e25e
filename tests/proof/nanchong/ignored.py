"""Announcements that were wrong and not heeded: play goes on as if nothing had been said.

The announcement alone is at fault; that its seat is not bound by it follows from that.
"""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Kong, Win
from scoring.engine.record import SEATS
from scoring.engine.tiles import tiles_of
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import near_the_goal
from tests.proof.nanchong.habits import patient
from tests.proof.nanchong.piao import choosing
from tests.proof.nanchong.view import View


@act("NC-10", checks=("L06",), under={"piao_max": 3})
def piao_above_the_most_and_chosen_anew(scene: View) -> Iterator[Deed]:
    """A seat says more than the table allows, is asked again and chooses rightly."""
    choice = scene.upcoming
    if isinstance(choice, Declare) and choice.seat in choosing(scene):
        yield deed(Declare(choice.seat, "piao", 3 + scene.chance.randint(1, 4)), then=KEEPS)


@act("NC-26", checks=("L08",), under={"bao_jiao": True}, wishes=near_the_goal, habits=patient)
def reported_too_late_and_not_heeded(scene: View) -> Iterator[Deed]:
    if scene.position.acts and scene.goes_on:
        for seat in SEATS:
            if not scene.is_locked(seat):
                yield deed(Declare(seat, "ready"), then=KEEPS)


@act("NC-26", checks=("L09",), under={"bao_jiao": True}, wishes=near_the_goal, habits=patient)
def reported_not_ready_and_not_heeded(scene: View) -> Iterator[Deed]:
    if not scene.is_start or not scene.is_quiet or not isinstance(scene.upcoming, (Discard, Kong, Win)):
        return
    for seat in SEATS:
        free = seat != scene.hand.dealer and not scene.is_locked(seat)
        if free and scene.sure_waits(seat, scene.counts(seat)) == set():
            yield deed(Declare(seat, "ready"), then=KEEPS)


def _before_own_discard(scene: View) -> Discard | None:
    """The discard that the seat in turn is about to make, which a laying down would go with."""
    out = scene.upcoming
    if not isinstance(out, Discard) or not scene.is_idle or scene.is_locked(scene.seat):
        return None
    return None if scene.is_open_wait(out.tile) else out


@act("NC-19", checks=("L27",), under={"bai": True, "bai_min_left": 0})
def laid_down_not_ready_and_not_heeded(scene: View) -> Iterator[Deed]:
    out = _before_own_discard(scene)
    hand = scene.counts(scene.seat, out.tile) if out is not None else []
    if out is not None and scene.sure_waits(scene.seat, hand) == set():
        wait = scene.chance.choice([tile for tile in scene.law.kinds if tile != out.tile])
        yield deed(Declare(scene.seat, "lay_down", tiles=tiles_of(hand), waits=(wait,)), then=KEEPS)


@act("NC-24", checks=("L26",), under={"bai": True, "bai_min_left": 50}, wishes=near_the_goal, habits=patient)
def laid_down_too_late_and_not_heeded(scene: View) -> Iterator[Deed]:
    out = _before_own_discard(scene)
    if out is None or scene.left >= scene.chosen.bai_min_left:
        return
    hand = scene.counts(scene.seat, out.tile)
    waits = scene.sure_waits(scene.seat, hand)
    if waits and out.tile not in waits:
        declared = Declare(scene.seat, "lay_down", tiles=tiles_of(hand), waits=tuple(sorted(waits)))
        yield deed(declared, then=KEEPS)


@act(
    "NC-19",
    checks=("L25",),
    under={"bai": True, "bai_min_left": 0, "bai_window": "own_turn"},
    wishes=near_the_goal,
    habits=patient,
)
def laid_down_out_of_turn_and_not_heeded(scene: View) -> Iterator[Deed]:
    if not scene.is_idle or not scene.goes_on or scene.is_start:
        return
    for seat in scene.apart_from(*([scene.seat] if scene.is_turn else [])):
        hand = scene.counts(seat)
        waits = None if scene.is_locked(seat) else scene.sure_waits(seat, hand)
        if waits:
            declared = Declare(seat, "lay_down", tiles=tiles_of(hand), waits=tuple(sorted(waits)))
            yield deed(declared, then=KEEPS)
