"""Draws and discards out of turn, twice, or left out (GEN-04; in Nantong some are GEN-02)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Chow, Discard, Draw, Kong, Pung
from scoring.engine.findings import ILLEGAL_ACTION, MISSED_DUTY
from scoring.engine.position import CLAIMS, TURN
from tests.proof.deeds import Deed, deed
from tests.proof.general.catalogue import GENERAL
from tests.proof.habits import taking
from tests.proof.scene import Scene

#: Where the seat in turn draws or discards though its hand has not the size for it.
WRONG_SIZE: Final = {"nantong": ("GEN-02", ILLEGAL_ACTION)}
#: In Nancheng a clause of its own asks for the tile of a kong.
TILE_DUE: Final = {"nancheng": ("JX-23", MISSED_DUTY)}
#: So many tiles are left, so that none of the last ones is drawn too early.
ENOUGH: Final = 6


@GENERAL.act("GEN-04", checks=("nantong L11", "nanchong L11", "nancheng A09"))
def drawn_out_of_turn(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == CLAIMS and scene.left > ENOUGH:
        for seat in scene.others:
            yield deed(scene.draws(seat))


@GENERAL.act("GEN-04", elsewhere=WRONG_SIZE, checks=("nantong L13", "nanchong L12", "nancheng A09"))
def drawn_twice(scene: Scene) -> Iterator[Deed]:
    draw = scene.last
    if isinstance(draw, Draw) and draw.source == "head" and scene.is_calm and scene.left > ENOUGH:
        yield deed(scene.draws(scene.seat))


@GENERAL.act("GEN-04", elsewhere=WRONG_SIZE, checks=("nantong L13", "nanchong L10", "nancheng A08"))
def drawn_before_the_first_discard(scene: Scene) -> Iterator[Deed]:
    """The dealer has fourteen tiles and draws another."""
    if scene.is_calm and not scene.position.acts and isinstance(scene.upcoming, Discard):
        yield deed(scene.draws(scene.seat))


@GENERAL.act("GEN-04", checks=("nantong L11", "nanchong L10", "nancheng A08"))
def drawn_by_another_before_the_first_discard(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and not scene.position.acts and isinstance(scene.upcoming, Discard):
        for seat in scene.others:
            yield deed(scene.draws(seat))


@GENERAL.act(
    "GEN-04", elsewhere=WRONG_SIZE, checks=("nantong L25", "nanchong L17", "nancheng A12"), habits=taking
)
def drawn_after_a_claim(scene: Scene) -> Iterator[Deed]:
    """Who has taken a tile draws another before the discard."""
    if scene.is_calm and isinstance(scene.last, (Pung, Chow)) and scene.left > ENOUGH:
        yield deed(scene.draws(scene.seat))


@GENERAL.act("GEN-04", elsewhere=WRONG_SIZE, checks=("nantong L16", "nanchong L13", "nancheng A12"))
def discarded_without_a_draw(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == CLAIMS and scene.left > ENOUGH:
        for tile in scene.hand_of(scene.seat):
            yield deed(Discard(scene.seat, tile))


@GENERAL.act("GEN-04", checks=("nantong L16", "nantong L19", "nanchong L13", "nancheng A12"))
def discarded_out_of_turn(scene: Scene) -> Iterator[Deed]:
    """Another than the seat in turn discards: one that has not drawn, or the seat that has just discarded."""
    if scene.is_calm and scene.phase in (TURN, CLAIMS) and scene.left > ENOUGH and scene.position.acts:
        for seat in scene.others:
            yield from (deed(Discard(seat, tile)) for tile in scene.hand_of(seat))


@GENERAL.act(
    "GEN-04", elsewhere={**WRONG_SIZE, **TILE_DUE}, checks=("nantong L16", "nanchong L22", "nancheng A20")
)
def replacement_left_out(scene: Scene) -> Iterator[Deed]:
    """Who has made a kong discards without the tile that replaces it."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.mode != "open" and scene.is_calm:
        for tile in scene.hand_of(scene.seat):
            yield deed(Discard(scene.seat, tile))


@GENERAL.act("GEN-04", elsewhere=TILE_DUE, checks=("nantong L11", "nanchong L22", "nancheng A20"))
def replacement_drawn_by_another(scene: Scene) -> Iterator[Deed]:
    kong = scene.last
    if isinstance(kong, Kong) and kong.mode != "open" and scene.is_calm and scene.left > ENOUGH:
        for seat in scene.others:
            yield deed(scene.draws(seat))
