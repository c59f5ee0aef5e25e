"""Opening hands claimed wrongly, twice, too late, or without their throw (NT-21)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Reveal
from scoring.engine.findings import BROKEN_RECORD, MISSED_DUTY
from scoring.engine.record import SEATS
from tests.proof.deeds import ENDS, KEEPS, Deed, deed
from tests.proof.nantong import shapes
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.deals import with_openers
from tests.proof.nantong.habits import silent, winning
from tests.proof.scene import Scene

OPENERS: Final = ("si_xi", "ban_ban_hu", "que_yi_se", "liu_liu_shun")


def _held(scene: Scene, seat: int) -> list[str]:
    """The patterns that the seat was dealt."""
    counts = [scene.hand.deal[seat].count(tile) for tile in range(27)]
    return shapes.openers(scene.chosen, counts)


def _window(scene: Scene) -> bool:
    """Whether nobody has acted or claimed anything yet."""
    return scene.number == 0 and not scene.own_wins


def _declares(scene: Scene, seat: int, patterns: list[str]) -> Declare:
    return Declare(seat, "opening_win", patterns=tuple(patterns))


@FAULTS.act("NT-21", MISSED_DUTY, checks=("L07",), wishes=with_openers, under={"opening_bird": "none"})
def opening_pattern_left_out(scene: Scene) -> Iterator[Deed]:
    if _window(scene):
        for seat in SEATS:
            held = _held(scene, seat)
            for code in held if len(held) > 1 else ():
                yield deed(_declares(scene, seat, [one for one in held if one != code]))


@FAULTS.act("NT-21", checks=("L06",), wishes=with_openers, under={"opening_bird": "none"})
def opening_pattern_not_held(scene: Scene) -> Iterator[Deed]:
    """One that the seat does not hold beside those it does."""
    if _window(scene):
        for seat in SEATS:
            held = _held(scene, seat)
            for code in OPENERS:
                if held and code not in held:
                    yield deed(_declares(scene, seat, [*held, code]))


@FAULTS.act("NT-21", checks=("L06",), under={"opening_bird": "none"})
def opening_claimed_with_nothing_held(scene: Scene) -> Iterator[Deed]:
    if _window(scene):
        for seat in SEATS:
            if not _held(scene, seat):
                yield from (deed(_declares(scene, seat, [code])) for code in OPENERS)


@FAULTS.act("NT-21", checks=("L07",), wishes=with_openers, under={"opening_bird": "none"})
def opening_pattern_named_twice(scene: Scene) -> Iterator[Deed]:
    if _window(scene):
        for seat in SEATS:
            held = _held(scene, seat)
            if held:
                yield deed(_declares(scene, seat, [*held, held[0]]))


@FAULTS.act("NT-21", checks=("L05",), wishes=with_openers, habits=silent, under={"opening_bird": "none"})
def opening_claimed_after_an_act(scene: Scene) -> Iterator[Deed]:
    """The dealer has discarded already."""
    claimed = {event.seat for event in scene.so_far if isinstance(event, Declare)}
    if scene.is_calm and scene.position.acts and scene.left > 1:
        for seat in SEATS:
            if _held(scene, seat) and seat not in claimed:
                yield deed(_declares(scene, seat, _held(scene, seat)))


@FAULTS.act(
    "NT-21",
    checks=("L05",),
    wishes=with_openers,
    habits=winning,
    under={"opening_bird": "none", "opening_win": "continue"},
)
def opening_claimed_twice(scene: Scene) -> Iterator[Deed]:
    claimed = [event for event in scene.so_far if isinstance(event, Declare)]
    if not scene.position.acts and not scene.own_wins:
        for event in claimed:
            yield deed(_declares(scene, event.seat, list(event.patterns or ())))


@FAULTS.act("GEN-03", BROKEN_RECORD, checks=("L06",), wishes=with_openers, under={"opening_bird": "none"})
def opening_shown_with_tiles_not_dealt(scene: Scene) -> Iterator[Deed]:
    if _window(scene):
        for seat in SEATS:
            held = _held(scene, seat)
            if held:
                tiles = (*scene.hand.deal[seat][1:], scene.chance.choice(scene.lacks(seat)))
                yield deed(Declare(seat, "opening_win", tiles=tiles, patterns=tuple(held)))


@FAULTS.act(
    "NT-21",
    MISSED_DUTY,
    checks=("L08",),
    wishes=with_openers,
    habits=winning,
    under={"opening_bird": "dice", "opening_win": "continue"},
)
def opening_throw_left_out(scene: Scene) -> Iterator[Deed]:
    """The fault stands at what comes instead."""
    throw = scene.upcoming
    due = isinstance(throw, Reveal) and throw.key == "dice" and not scene.position.acts
    if due and isinstance(scene.last, Declare) and scene.is_followed_by_play:
        yield deed(then=KEEPS, drops=1)


@FAULTS.act(
    "NT-21",
    checks=("L08",),
    wishes=with_openers,
    habits=winning,
    under={"opening_bird": "dice", "opening_win": "continue"},
)
def opening_throw_of_another_number_of_dice(scene: Scene) -> Iterator[Deed]:
    throw = scene.upcoming
    if isinstance(throw, Reveal) and throw.key == "dice" and not scene.position.acts:
        for values in ((1,), (1, 2, 3), (7, 2)):
            yield deed(Reveal(throw.seat, "dice", values=values), then=KEEPS, drops=1)


@FAULTS.act(
    "GEN-07",
    BROKEN_RECORD,
    checks=("L08", "L15"),
    wishes=with_openers,
    habits=winning,
    under={"opening_win": "end"},
)
def played_on_after_an_opening_that_ends_the_hand(scene: Scene) -> Iterator[Deed]:
    opened = any(isinstance(event, Declare) for event in scene.so_far)
    if opened and not scene.position.acts and not scene.position.wins:
        for tile in scene.hand_of(scene.hand.dealer):
            yield deed(Discard(scene.hand.dealer, tile), then=ENDS, outcome="win")
