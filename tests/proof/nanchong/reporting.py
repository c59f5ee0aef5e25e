"""报叫 by the wrong seat, at the wrong time, with a hand that is not ready (NC-26)."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Kong
from scoring.engine.record import SEATS
from tests.proof.deeds import Deed, deed
from tests.proof.nanchong import shapes
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import with_a_dead_wait, with_fours
from tests.proof.nanchong.view import View


def _may_report(scene: View) -> list[int]:
    """Seats other than the dealer that may still announce: nobody has acted."""
    if not scene.is_start or not scene.is_quiet:
        return []
    others = (seat for seat in SEATS if seat != scene.hand.dealer)
    return [seat for seat in others if not scene.is_locked(seat)]


@act("NC-26", checks=("L08",), under={"bao_jiao": True, "bao_jiao_who": "non_dealer"})
def reported_by_the_dealer(scene: View) -> Iterator[Deed]:
    if scene.is_start and scene.is_quiet:
        yield deed(Declare(scene.hand.dealer, "ready"))


@act("NC-26", checks=("L08",), under={"bao_jiao": True})
def reported_too_late(scene: View) -> Iterator[Deed]:
    """A seat announces after the dealer's first act."""
    if scene.position.acts and scene.is_quiet and scene.upcoming is not None:
        for seat in SEATS:
            if not scene.is_locked(seat) and len(scene.hand_of(seat)) > 1:
                yield deed(Declare(seat, "ready"))


@act("NC-26", checks=("L09",), under={"bao_jiao": True})
def reported_not_ready(scene: View) -> Iterator[Deed]:
    for seat in _may_report(scene):
        if scene.sure_waits(seat, scene.counts(seat)) == set():
            yield deed(Declare(seat, "ready"))


@act("NC-26", checks=("L09",), under={"bao_jiao": True, "dead_wait": "own_four"}, wishes=with_a_dead_wait)
def reported_on_a_dead_wait(scene: View) -> Iterator[Deed]:
    """The only tile that would win is one of which the seat holds all four."""
    for seat in _may_report(scene):
        hand = scene.counts(seat)
        if shapes.shape_waits(hand, 0, fifth=True) and not scene.waits(seat, hand):
            yield deed(Declare(seat, "ready"))


@act("NC-26", checks=("L09",), under={"bao_jiao": True, "bao_jiao_who": "all"})
def reported_by_a_dealer_not_ready(scene: View) -> Iterator[Deed]:
    """The dealer announces, and his first discard leaves a hand that is not ready."""
    dealer = scene.hand.dealer
    if not scene.is_start or not scene.is_idle or scene.is_locked(dealer):
        return
    for tile in scene.held(dealer):
        if scene.sure_waits(dealer, scene.counts(dealer, tile)) == set() and not scene.is_open_wait(tile):
            yield deed(Declare(dealer, "ready"), Discard(dealer, tile))


@act(
    "NC-26",
    checks=("L08",),
    under={"bao_jiao": True, "bao_jiao_who": "all", "lock_kong": "same_waits"},
    wishes=with_fours,
)
def reported_by_a_dealer_after_his_kong(scene: View) -> Iterator[Deed]:
    dealer = scene.hand.dealer
    kongs = [event for event in scene.so_far if isinstance(event, Kong)]
    discards = [event for event in scene.so_far if isinstance(event, Discard)]
    if not kongs or discards or scene.seat != dealer or not scene.is_turn or scene.drawn is None:
        return
    if scene.is_idle and not scene.is_locked(dealer):
        for event in scene.discards():
            yield deed(Declare(dealer, "ready"), event)


@act("NC-26", checks=("L08",), under={"bao_jiao": False})
def reported_where_there_is_none(scene: View) -> Iterator[Deed]:
    """A seat announces at a table that plays without."""
    for seat in _may_report(scene):
        yield deed(Declare(seat, "ready"))
