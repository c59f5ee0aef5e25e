"""碰 and kongs that may not be made: without the tiles, at the end of the wall, too late (NC-15, NC-41)."""

from collections.abc import Iterator

from scoring.engine.events import Chow, Discard, Draw, Kong, Pung
from scoring.engine.findings import BROKEN_RECORD
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.nanchong.arrangements import fourth_of_a_pung_on_the_last_tile
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import with_fours, with_triplets
from tests.proof.nanchong.habits import punging, without_kongs
from tests.proof.nanchong.plans import punged_with_fourths_held
from tests.proof.nanchong.tables import TO_THE_END
from tests.proof.nanchong.view import View


@act("NC-15", checks=("L14",))
def chow_made(scene: View) -> Iterator[Deed]:
    """The next seat takes a discard for a run."""
    live = scene.discarded
    if live is not None and scene.is_idle and not scene.is_locked(scene.seat):
        for own in scene.runs_with(scene.seat, live.tile):
            yield deed(Chow(scene.seat, live.tile, live.seat, own))


@act("GEN-03", BROKEN_RECORD, checks=("L15",))
def pung_with_one_tile(scene: View) -> Iterator[Deed]:
    yield from _taken_with(scene, 1, "pung")


@act("GEN-03", BROKEN_RECORD, checks=("L18",))
def kong_of_a_discard_with_two_tiles(scene: View) -> Iterator[Deed]:
    yield from _taken_with(scene, 2, "kong")


def _taken_with(scene: View, copies: int, want: str) -> Iterator[Deed]:
    live = scene.discarded
    if live is None or not scene.left or not scene.is_idle:
        return
    for seat in scene.apart_from(live.seat):
        if scene.has(seat, live.tile) == copies and not scene.is_locked(seat):
            pung, kong = Pung(seat, live.tile, live.seat), Kong(seat, live.tile, "exposed", live.seat)
            yield deed(pung if want == "pung" else kong, then=KEEPS)


@act("GEN-03", BROKEN_RECORD, checks=("L19",))
def concealed_kong_of_three(scene: View) -> Iterator[Deed]:
    if not scene.is_turn or scene.has_claimed or not scene.left or scene.is_locked(scene.seat):
        return
    for tile in scene.held(scene.seat, 3) if scene.is_idle else ():
        if scene.has(scene.seat, tile) == 3:
            yield deed(Kong(scene.seat, tile, "concealed"), then=KEEPS)


@act("GEN-03", BROKEN_RECORD, checks=("L20",))
def added_kong_without_its_pung(scene: View) -> Iterator[Deed]:
    if not scene.is_turn or not scene.left or scene.is_locked(scene.seat) or not scene.is_idle:
        return
    for tile in scene.held(scene.seat):
        if tile not in scene.punged_by(scene.seat):
            yield deed(Kong(scene.seat, tile, "added"), then=KEEPS)


@act("GEN-03", BROKEN_RECORD, checks=("L20",), habits=punging)
def added_kong_without_its_tile(scene: View) -> Iterator[Deed]:
    if not scene.is_turn or not scene.left or scene.is_locked(scene.seat) or not scene.is_idle:
        return
    for tile in scene.punged_by(scene.seat):
        if not scene.has(scene.seat, tile):
            yield deed(Kong(scene.seat, tile, "added"), then=KEEPS)


@act("NC-15", checks=("L19", "L17"), wishes=with_fours, habits=punging)
def concealed_kong_after_pung(scene: View) -> Iterator[Deed]:
    if scene.has_claimed and scene.left and scene.is_idle and not scene.is_locked(scene.seat):
        yield from (deed(Kong(scene.seat, tile, "concealed")) for tile in scene.held(scene.seat, 4))


def _own_kongs_at_the_end(scene: View) -> list[Kong]:
    if not scene.is_turn or scene.left or scene.drawn is None or not scene.is_idle:
        return []
    seat = scene.seat
    added = [Kong(seat, tile, "added") for tile in scene.punged_by(seat) if scene.has(seat, tile)]
    return [*added, *(Kong(seat, tile, "concealed") for tile in scene.held(seat, 4))]


@act("NC-15", checks=("L19", "L44"), under=TO_THE_END, wishes=with_fours, habits=without_kongs)
def concealed_kong_with_no_tile_left(scene: View) -> Iterator[Deed]:
    yield from (deed(kong) for kong in _own_kongs_at_the_end(scene) if kong.kind == "concealed")


@act(
    "NC-15",
    checks=("L20", "L44"),
    under=TO_THE_END | {"delayed_added_kong": "any"},
    plan=punged_with_fourths_held,
    arrange=fourth_of_a_pung_on_the_last_tile,
)
def added_kong_with_no_tile_left(scene: View) -> Iterator[Deed]:
    yield from (deed(kong) for kong in _own_kongs_at_the_end(scene) if kong.kind == "added")


@act("NC-15", checks=("L18", "L44"), under=TO_THE_END, wishes=with_triplets, habits=without_kongs)
def kong_of_a_discard_with_no_tile_left(scene: View) -> Iterator[Deed]:
    for seat in scene.others if not scene.left else ():
        for tile in scene.throws(seat, 3):
            yield deed(Discard(scene.seat, tile), Kong(seat, tile, "exposed", scene.seat), at=1)


@act(
    "NC-41",
    checks=("L44",),
    under=TO_THE_END | {"claim_last_discard": "win_only"},
    habits=without_kongs,
)
def last_discard_punged(scene: View) -> Iterator[Deed]:
    """The last discard is taken by 碰 where it may only be won."""
    for seat in scene.others if not scene.left else ():
        for tile in scene.throws(seat, 2):
            yield deed(Discard(scene.seat, tile), Pung(seat, tile, scene.seat), at=1)


def _held_fourths(scene: View) -> Iterator[Kong]:
    """Added kongs of tiles that the seat in turn has not just drawn."""
    seat = scene.seat
    if not scene.is_turn or not scene.left or scene.is_locked(seat) or not scene.is_idle:
        return
    for tile in scene.punged_by(seat):
        if scene.has(seat, tile) and tile != scene.drawn:
            yield Kong(seat, tile, "added")


@act(
    "NC-15",
    checks=("L20",),
    under={"delayed_added_kong": "drawn_only"},
    wishes=with_triplets,
    habits=punging,
)
def added_kong_of_a_tile_held_back(scene: View) -> Iterator[Deed]:
    """A tile is added that was not drawn just now, where only the drawn one may be."""
    yield from (deed(kong) for kong in _held_fourths(scene))


@act("NC-15", checks=("L20",), under={"delayed_added_kong": "no_rao"}, wishes=with_triplets, habits=punging)
def added_kong_that_could_have_been_made_at_once(scene: View) -> Iterator[Deed]:
    """The third own tile is added that the seat held back when it took the discard by 碰."""
    for kong in _held_fourths(scene):
        if _held_three_at_its_pung(scene, kong):
            yield deed(kong)


def _held_three_at_its_pung(scene: View, kong: Kong) -> bool:
    """Whether no tile of this kind has been drawn since the pung: the seat had it then."""
    own = [event for event in scene.so_far if isinstance(event, (Draw, Pung)) and event.seat == kong.seat]
    made = next(place for place, one in enumerate(own) if isinstance(one, Pung) and one.tile == kong.tile)
    return all(event.tile != kong.tile for event in own[made + 1 :])
