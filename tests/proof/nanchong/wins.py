"""Wins that are none: without a shape, worth too little, of a tile not drawn, not robbable, not declared.

NC-19, NC-28, NC-31, NC-32, NC-37.
"""

from collections.abc import Iterator

from scoring.engine.events import Claim, Declare, Discard, Event, Kong, Win
from scoring.engine.findings import BROKEN_RECORD
from scoring.engine.position import CLAIMS, REPLACEMENT
from scoring.engine.tiles import tiles_of
from tests.proof.deeds import ENDS, Deed, deed
from tests.proof.nanchong import shapes
from tests.proof.nanchong.arrangements import by_robbing, by_two_seats
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import (
    near_the_goal,
    with_fours,
    with_triplets,
)
from tests.proof.nanchong.habits import adding, konging, patient
from tests.proof.nanchong.least import is_surely_below
from tests.proof.nanchong.tables import FREE, PLAIN
from tests.proof.nanchong.view import View


def _won(*events: Event, at: int = 0) -> Deed:
    """The record ends with a win."""
    return deed(*events, at=at, then=ENDS, outcome="win")


# ---- shape and value -------------------------------------------------------------------------------------
@act("NC-32", checks=("L31",))
def win_of_a_discard_without_a_shape(scene: View) -> Iterator[Deed]:
    live = scene.discarded
    if live is not None and scene.is_idle:
        for seat in scene.apart_from(live.seat):
            if not scene.completes(seat, live.tile):
                yield _won(Win(seat, live.tile, live.seat, "discard"))


@act("NC-32", checks=("L31",))
def self_draw_without_a_shape(scene: View) -> Iterator[Deed]:
    if scene.is_turn and scene.drawn is not None and scene.is_idle and not scene.is_complete(scene.seat):
        yield _won(Win(scene.seat, scene.drawn, None, "self_draw"))


@act("NC-32", checks=("L31", "L45"))
def win_as_dealt_without_a_shape(scene: View) -> Iterator[Deed]:
    if scene.is_start and scene.is_quiet and not scene.is_complete(scene.seat):
        yield _won(Win(scene.seat, how="dealt"))


@act("NC-32", checks=("L31", "L38"), under=FREE, habits=adding)
def robbing_without_a_shape(scene: View) -> Iterator[Deed]:
    live = scene.robbable
    if live is not None and scene.is_idle:
        for seat in scene.apart_from(live.seat):
            if not scene.completes(seat, live.tile):
                yield _won(Win(seat, live.tile, live.seat, "rob_kong"))


@act("NC-32", checks=("L31",), under=FREE | {"min_fan": 20}, wishes=near_the_goal)
def win_of_a_discard_below_the_least(scene: View) -> Iterator[Deed]:
    live = scene.discarded
    if live is not None and scene.is_idle:
        for seat in scene.apart_from(live.seat):
            if scene.completes(seat, live.tile) and is_surely_below(scene, seat, live.tile):
                yield _won(Win(seat, live.tile, live.seat, "discard"))


@act("NC-32", checks=("L31",), under=FREE | {"min_fan": 20}, wishes=near_the_goal)
def self_draw_below_the_least(scene: View) -> Iterator[Deed]:
    seat = scene.seat
    complete = scene.is_turn and scene.is_complete(seat) and scene.is_idle
    if complete and scene.drawn is not None and is_surely_below(scene, seat, None):
        yield _won(Win(seat, scene.drawn, None, "self_draw"))


# ---- the tile, and how it is won -------------------------------------------------------------------------
@act("GEN-03", BROKEN_RECORD, checks=("L31",), under=FREE, wishes=near_the_goal, habits=patient)
def self_draw_of_another_tile(scene: View) -> Iterator[Deed]:
    """A hand that is complete is won by another of its tiles than the one drawn."""
    if scene.is_turn and scene.drawn is not None and scene.is_quiet and scene.is_complete(scene.seat):
        for tile in scene.held(scene.seat):
            if tile != scene.drawn:
                yield _won(Win(scene.seat, tile, None, "self_draw"))


@act("NC-28", checks=("L45",), under=FREE | {"min_fan": 0}, wishes=near_the_goal, habits=patient)
def win_as_dealt_too_late(scene: View) -> Iterator[Deed]:
    """A drawn win is called one as dealt though play has begun."""
    if scene.is_turn and scene.drawn is not None and scene.is_quiet and scene.wins_itself:
        yield _won(Win(scene.seat, how="dealt"))


@act("GEN-04", checks=("L45",))
def win_as_dealt_by_another_than_the_dealer(scene: View) -> Iterator[Deed]:
    if scene.is_start and scene.is_idle:
        for seat in scene.apart_from(scene.hand.dealer):
            yield _won(Win(seat, how="dealt"))


@act("NC-37", checks=("L38",))
def discard_robbed(scene: View) -> Iterator[Deed]:
    """A discard is won by robbing, though nobody has made a kong of it."""
    live = scene.discarded
    if live is not None and scene.is_idle:
        for seat in scene.apart_from(live.seat):
            yield _won(Win(seat, live.tile, live.seat, "rob_kong"))


def _robbed(scene: View, kind: str) -> Iterator[Deed]:
    kong = scene.last
    if scene.phase == REPLACEMENT and isinstance(kong, Kong) and kong.kind == kind and scene.is_idle:
        for seat in scene.apart_from(kong.seat):
            yield _won(Win(seat, kong.tile, kong.seat, "rob_kong"))


@act("NC-37", checks=("L38",), under={"an_gang_show": "ignore"}, wishes=with_fours, habits=konging)
def concealed_kong_robbed(scene: View) -> Iterator[Deed]:
    yield from _robbed(scene, "concealed")


@act("NC-37", checks=("L38",), wishes=with_triplets, habits=konging)
def kong_of_a_discard_robbed(scene: View) -> Iterator[Deed]:
    yield from _robbed(scene, "exposed")


@act("GEN-07", BROKEN_RECORD, checks=("L39", "L42"), under=PLAIN, habits=adding, arrange=by_robbing)
def kong_tile_drawn_after_robbing(scene: View) -> Iterator[Deed]:
    """The konger draws his tile though the kong was robbed and the hand is won."""
    win = scene.last
    if isinstance(win, Win) and win.how == "rob_kong" and scene.upcoming is None and scene.left:
        assert win.source_seat is not None
        yield deed(scene.draws_for_kong(win.source_seat), then=ENDS, outcome="win")


# ---- waits that were declared ----------------------------------------------------------------------------
@act(
    "NC-19",
    checks=("L37",),
    under=FREE | {"bai": True, "bai_min_left": 0, "bai_partial": True, "min_fan": 0, "bao_jiao": False},
    wishes=near_the_goal,
    habits=patient,
)
def win_outside_the_waits_declared(scene: View) -> Iterator[Deed]:
    """A seat shows a part of its ready hand, and wins a tile that the part does not wait for."""
    seat, feeder = scene.seat, (scene.seat + 1) % 4
    if not scene.is_free_turn or scene.is_locked(feeder):
        return
    for tile in scene.held(seat) if scene.left > 1 else ():
        hand = scene.counts(seat, tile)
        waits = scene.sure_waits(seat, hand) or set()
        thrown = [one for one in waits if scene.has(feeder, one) and not scene.is_open_wait(one)]
        is_bound = scene.is_open_wait(tile) or not scene.is_left_alone(tile)
        if len(waits) < 2 or tile in waits or not thrown or is_bound:
            continue
        for shown, unshown in shapes.parts_of(hand):
            declared = shapes.shown_waits(shown, unshown, len(scene.melds(seat)))
            outside = [other for other in thrown if other not in declared]
            if declared and declared < waits and outside:
                yield _won(
                    Declare(seat, "lay_down", tiles=tiles_of(shown), waits=tuple(sorted(declared))),
                    Discard(seat, tile),
                    scene.draws(feeder),
                    Discard(feeder, outside[0]),
                    Win(seat, outside[0], feeder, "discard"),
                    at=4,
                )


# ---- several winners -------------------------------------------------------------------------------------
@act(
    "NC-31",
    checks=("L41",),
    under=FREE | {"multi_win": "nearest", "min_fan": 0},
    habits=patient,
    arrange=by_two_seats,
)
def second_winner_where_only_the_nearest_wins(scene: View) -> Iterator[Deed]:
    live = scene.live
    winners = scene.winners_in_turn() if live is not None and scene.is_quiet else []
    if live is not None and len(winners) > 1:
        how = "rob_kong" if live.is_kong else "discard"
        first, second = (Win(seat, live.tile, live.seat, how) for seat in winners[:2])
        yield _won(first, second, at=1)


@act(
    "NC-31",
    checks=("L41",),
    under=FREE | {"multi_win": "all", "min_fan": 0},
    habits=patient,
    arrange=by_two_seats,
)
def second_winner_left_out(scene: View) -> Iterator[Deed]:
    """Two seats claim to win a tile, which both may, and only one of them gets it."""
    live = scene.live
    winners = scene.winners_in_turn() if live is not None and scene.is_quiet else []
    if live is not None and len(winners) == 2:
        how = "rob_kong" if live.is_kong else "discard"
        honoured = scene.chance.choice(winners)
        claims = [Claim(seat, "win") for seat in winners]
        yield _won(*claims, Win(honoured, live.tile, live.seat, how), at=2)


# ---- the end ---------------------------------------------------------------------------------------------
@act("GEN-07", BROKEN_RECORD, checks=("L43",))
def hand_called_drawn_too_early(scene: View) -> Iterator[Deed]:
    """The log says that nobody won, but tiles are left to be drawn."""
    if scene.phase == CLAIMS and scene.left and scene.is_idle:
        yield deed(at=None, then=ENDS, outcome="draw")
