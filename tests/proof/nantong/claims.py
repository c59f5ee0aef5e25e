"""Discards claimed by whom they are not for, or when they are not to be had (NT-05, NT-30, NT-53, NT-58)."""

from collections.abc import Iterator

from scoring.engine.events import Chow, Claim, Declare, Draw, Kong, Pass, Pung
from scoring.engine.findings import BROKEN_RECORD
from scoring.engine.position import CLAIMS
from scoring.engine.record import SEATS
from scoring.engine.table import EXPOSED
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.habits import pairing, running
from tests.proof.nantong.arrangements import (
    not_though_a_kong_takes_the_last_tile,
    on_a_discard_that_the_next_seat_could_chow,
)
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.deals import near_an_open_kong
from tests.proof.nantong.habits import konging
from tests.proof.nantong.laid_kongs import (
    three_alike_of_a_discard_in_a_locked_hand,
    two_alike_of_the_tile_of_an_open_kong,
)
from tests.proof.nantong.laid_sea import (
    pair_of_what_lies_before_the_last_tile,
    run_with_the_last_tile,
    three_alike_of_the_last_tile,
    three_alike_of_the_last_tile_discarded_after_a_kong,
)
from tests.proof.nantong.view import at_sea, is_locked, kong_tiles_due, sea_is_asked, wall_was_emptied
from tests.proof.scene import Scene


def _chows(scene: Scene, seat: int) -> Iterator[Chow]:
    """The chows of the live tile that a seat has the tiles for."""
    live = scene.live
    if live is not None and seat != live.seat:
        for own in scene.runs_with(seat, live.tile):
            yield Chow(seat, live.tile, live.seat, own)


def _free(scene: Scene) -> bool:
    """Whether a discard lies that may be claimed: not the last tile, not between tiles of an open kong."""
    return scene.is_calm and scene.phase == CLAIMS and scene.live is not None and scene.left > 0


@FAULTS.act("NT-05", checks=("L20",))
def chow_by_another_than_the_next_seat(scene: Scene) -> Iterator[Deed]:
    if _free(scene):
        for seat in scene.others:
            if not is_locked(scene, seat):
                yield from (deed(chow) for chow in _chows(scene, seat))


@FAULTS.act("NT-05", checks=("L20",))
def chow_that_is_no_run(scene: Scene) -> Iterator[Deed]:
    live, seat = scene.live, scene.seat
    if _free(scene) and live is not None and not is_locked(scene, seat):
        for one in scene.hand_of(seat):
            for other in scene.hand_of(seat):
                run = sorted((one, other, live.tile))
                if one < other and (
                    run[2] - run[0] != 2 or run[1] - run[0] != 1 or run[0] // 9 != run[2] // 9
                ):
                    yield deed(Chow(seat, live.tile, live.seat, (one, other)))


@FAULTS.act("GEN-03", BROKEN_RECORD, checks=("L20",))
def chow_of_tiles_not_held(scene: Scene) -> Iterator[Deed]:
    live, seat = scene.live, scene.seat
    if _free(scene) and live is not None:
        for low in range(live.tile - 2, live.tile + 1):
            run = (low, low + 1, low + 2)
            own = tuple(tile for tile in run if tile != live.tile)
            if low >= 0 and low // 9 == run[2] // 9 and not all(scene.has(seat, tile) for tile in own):
                yield deed(Chow(seat, live.tile, live.seat, own), then=KEEPS)


@FAULTS.act("GEN-05", checks=("L23",))
def chow_of_a_tile_just_punged(scene: Scene) -> Iterator[Deed]:
    for pung in scene.pungs() if _free(scene) else ():
        if pung.seat != scene.seat and not is_locked(scene, scene.seat):
            yield from (deed(pung, chow, at=1) for chow in _chows(scene, scene.seat))


@FAULTS.act("GEN-06", checks=("L22",))
def chow_past_a_claimed_pung(scene: Scene) -> Iterator[Deed]:
    """Pung is before chow (NT-06)."""
    for pung in scene.pungs() if _free(scene) else ():
        if pung.seat != scene.seat and not is_locked(scene, scene.seat):
            for chow in _chows(scene, scene.seat):
                yield deed(Claim(pung.seat, "pung"), chow, at=1)


@FAULTS.act("GEN-06", checks=("L22", "L41"), arrange=on_a_discard_that_the_next_seat_could_chow)
def chow_past_a_claimed_win(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on and scene.phase == CLAIMS and scene.left:
        for winner in scene.winners:
            if winner != scene.seat and not is_locked(scene, scene.seat):
                yield from (deed(Claim(winner, "win"), chow, at=1) for chow in _chows(scene, scene.seat))


@FAULTS.act("GEN-06", checks=("L22",))
def chow_after_passing_it(scene: Scene) -> Iterator[Deed]:
    if _free(scene) and not is_locked(scene, scene.seat):
        for chow in _chows(scene, scene.seat):
            yield deed(Pass(chow.seat, scene.chance.choice((None, ("chow",)))), chow, at=1)


# ---- the last tiles -------------------------------------------------------------------------------------
@FAULTS.act(
    "NT-53",
    checks=("L23", "L31"),
    habits=pairing,
    arrange=three_alike_of_the_last_tile_discarded_after_a_kong,
)
def pung_when_a_kong_has_taken_the_last_tile(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is not None and wall_was_emptied(scene) and not scene.winners and not scene.position.wins:
        for seat in SEATS:
            if seat != live.seat and scene.has(seat, live.tile) >= 2 and not is_locked(scene, seat):
                yield deed(Pung(seat, live.tile, live.seat))


@FAULTS.act("NT-53", checks=("L23", "L31"), habits=running, arrange=not_though_a_kong_takes_the_last_tile)
def chow_when_a_kong_has_taken_the_last_tile(scene: Scene) -> Iterator[Deed]:
    over = scene.winners or scene.position.wins
    if wall_was_emptied(scene) and not over and not is_locked(scene, scene.seat):
        yield from (deed(chow) for chow in _chows(scene, scene.seat))


@FAULTS.act("NT-30", checks=("L23", "L46"), habits=pairing, arrange=three_alike_of_the_last_tile)
def last_tile_punged(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is not None and at_sea(scene) and not scene.winners and not scene.position.wins:
        for seat in SEATS:
            if seat != live.seat and scene.has(seat, live.tile) >= 2:
                yield deed(Pung(seat, live.tile, live.seat))


@FAULTS.act("NT-30", checks=("L23", "L46"), habits=running, arrange=run_with_the_last_tile)
def last_tile_chowed(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is not None and at_sea(scene) and not scene.winners and not scene.position.wins:
        yield from (deed(chow) for chow in _chows(scene, (live.seat + 1) % 4))


@FAULTS.act("NT-54", checks=("L23", "L46", "L54"), habits=pairing, arrange=three_alike_of_the_last_tile)
def last_tile_konged_by_another(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is not None and at_sea(scene) and not scene.winners and not scene.position.wins:
        for seat in SEATS:
            if seat != live.seat and scene.has(seat, live.tile) == 3:
                yield deed(Kong(seat, live.tile, EXPOSED, live.seat))


@FAULTS.act(
    "GEN-06",
    checks=("L22", "L43"),
    habits=pairing,
    arrange=pair_of_what_lies_before_the_last_tile,
)
def last_tile_asked_for_past_a_claimed_pung(scene: Scene) -> Iterator[Deed]:
    if scene.left == 1 and scene.phase == CLAIMS and not scene.winners and not sea_is_asked(scene):
        for pung in scene.pungs():
            yield deed(Claim(pung.seat, "pung"), Declare(scene.seat, "seabed", 0), at=1)


# ---- locked hands ---------------------------------------------------------------------------------------
@FAULTS.act("NT-58", checks=("L24",), plan=near_an_open_kong, habits=konging)
def pung_by_a_locked_seat(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if _free(scene) and live is not None:
        for seat in SEATS:
            if seat != live.seat and is_locked(scene, seat) and scene.has(seat, live.tile) >= 2:
                yield deed(Pung(seat, live.tile, live.seat))


@FAULTS.act("NT-58", checks=("L24",), plan=near_an_open_kong, habits=konging)
def chow_by_a_locked_seat(scene: Scene) -> Iterator[Deed]:
    if _free(scene) and is_locked(scene, scene.seat):
        yield from (deed(chow) for chow in _chows(scene, scene.seat))


@FAULTS.act(
    "NT-58",
    checks=("L24",),
    under={"locked_may_kong": False},
    plan=near_an_open_kong,
    habits=konging,
    arrange=three_alike_of_a_discard_in_a_locked_hand,
)
def kong_of_a_discard_by_a_locked_seat(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if _free(scene) and live is not None:
        for seat in SEATS:
            if seat != live.seat and is_locked(scene, seat) and scene.has(seat, live.tile) == 3:
                yield deed(Kong(seat, live.tile, EXPOSED, live.seat, "supplement"))


@FAULTS.act(
    "NT-57",
    checks=("L17", "L23"),
    plan=near_an_open_kong,
    habits=konging,
    arrange=two_alike_of_the_tile_of_an_open_kong,
    under={"kong_draw_count": 2},
)
def pung_between_the_tiles_of_an_open_kong(scene: Scene) -> Iterator[Deed]:
    """Before all of them lie there only a win of the latest is possible."""
    live = scene.live
    if live is not None and kong_tiles_due(scene) and not scene.winners and not scene.position.window.claims:
        for seat in SEATS:
            if seat != live.seat and scene.has(seat, live.tile) >= 2 and not is_locked(scene, seat):
                yield deed(Pung(seat, live.tile, live.seat))


@FAULTS.act("GEN-05", checks=("L23", "L32"), habits=konging)
def kong_tile_punged(scene: Scene) -> Iterator[Deed]:
    """The tile that joins a pung may be won, but not punged."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == "added" and scene.is_calm and isinstance(scene.upcoming, Draw):
        for seat in scene.others:
            if scene.has(seat, kong.tile) == 0:
                for tile in scene.hand_of(seat):
                    if scene.has(seat, tile) >= 2:
                        yield deed(Pung(seat, tile, kong.seat))
