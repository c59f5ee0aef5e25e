"""Turns that this region's rulebook names: the dealer's first act, what follows 碰 and a kong, the wall."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Draw, Kong, Win
from scoring.engine.findings import WRONG_WALL
from scoring.engine.position import CLAIMS, REPLACEMENT
from scoring.engine.tiles import SUITED
from tests.proof.deeds import ENDS, Deed, deed
from tests.proof.habits import never_winning
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import with_fours
from tests.proof.nanchong.habits import konging, punging, without_kongs
from tests.proof.nanchong.view import View


@act("GEN-04", checks=("L10",))
def first_act_of_the_dealer_a_draw(scene: View) -> Iterator[Deed]:
    """The dealer draws though he has been dealt fourteen (NC-04)."""
    if scene.is_start and scene.is_idle and not scene.is_locked(scene.seat):
        yield deed(scene.draws(scene.seat))


@act("GEN-04", checks=("L17",), habits=punging)
def draw_after_pung(scene: View) -> Iterator[Deed]:
    """A seat that has taken a tile by 碰 draws another before its discard."""
    if scene.has_claimed and scene.left and scene.is_idle:
        yield deed(scene.draws(scene.seat))


@act("GEN-04", checks=("L17",), habits=punging)
def self_draw_after_pung(scene: View) -> Iterator[Deed]:
    """A seat that has just taken a tile by 碰 says that it has drawn its win."""
    if scene.has_claimed and scene.is_idle:
        tile = scene.chance.choice(scene.held(scene.seat))
        yield deed(Win(scene.seat, tile, None, "self_draw"), then=ENDS, outcome="win")


@act("GEN-04", checks=("L22",), wishes=with_fours, habits=konging)
def kong_without_its_tile(scene: View) -> Iterator[Deed]:
    """The seat discards without the tile that replaces its kong."""
    if scene.phase == REPLACEMENT and scene.is_idle:
        for tile in scene.held(scene.seat):
            yield deed(Discard(scene.seat, tile))


@act("GEN-04", checks=("L22", "L11"), wishes=with_fours, habits=konging)
def kong_tile_drawn_by_another(scene: View) -> Iterator[Deed]:
    if scene.phase == REPLACEMENT and scene.is_idle:
        for seat in scene.others:
            yield deed(scene.draws(seat))


@act("GEN-04", checks=("L19",), wishes=with_fours, habits=without_kongs)
def concealed_kong_out_of_turn(scene: View) -> Iterator[Deed]:
    if not scene.left or not scene.is_idle or scene.phase not in (CLAIMS, "turn"):
        return
    for seat in scene.apart_from(*([scene.seat] if scene.is_turn else [])):
        if not scene.is_locked(seat):
            yield from (deed(Kong(seat, tile, "concealed")) for tile in scene.held(seat, 4))


@act("NC-42", checks=("L22",), under={"kong_draw": "tail"}, wishes=with_fours, habits=konging)
def kong_tile_from_the_head(scene: View) -> Iterator[Deed]:
    """The tile for a kong is taken from the head where the table takes it from the tail."""
    if scene.phase == REPLACEMENT and scene.is_idle:
        yield deed(scene.draws(scene.seat))


@act("NC-42", checks=("L22",), under={"kong_draw": "head"}, wishes=with_fours, habits=konging)
def kong_tile_from_the_tail(scene: View) -> Iterator[Deed]:
    if scene.phase == REPLACEMENT and scene.is_idle:
        yield deed(scene.draws(scene.seat, "tail"))


@act("GEN-08", WRONG_WALL, checks=("L12",))
def ordinary_draw_from_the_tail(scene: View) -> Iterator[Deed]:
    if scene.phase == CLAIMS and scene.left > 2 and scene.is_idle:
        yield deed(scene.draws(scene.seat, "tail"))


@act("GEN-08", WRONG_WALL, checks=("L44", "L12"), under={"forced_win_left": 0}, habits=never_winning)
def draw_from_an_empty_wall(scene: View) -> Iterator[Deed]:
    """Somebody draws once more when nothing is left."""
    if scene.phase == CLAIMS and not scene.left and scene.is_idle:
        yield deed(Draw(scene.seat, scene.chance.choice(SUITED)), then=ENDS, outcome="draw")
