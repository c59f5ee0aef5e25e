"""Acts with tiles that their seat does not hold (GEN-03)."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Kong, Pung
from scoring.engine.findings import BROKEN_RECORD, WARNING
from scoring.engine.position import CLAIMS, TURN
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.general.catalogue import GENERAL
from tests.proof.scene import Scene


@GENERAL.act("GEN-03", BROKEN_RECORD, checks=("nantong L16", "nanchong L13", "nancheng A11"))
def discarded_though_not_held(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on and isinstance(scene.upcoming, Discard):
        for tile in scene.lacks(scene.seat):
            yield deed(Discard(scene.seat, tile), then=KEEPS, drops=1)


@GENERAL.act("GEN-03", BROKEN_RECORD, checks=("nantong L21", "nanchong L15", "nancheng A14"))
def pung_without_the_pair(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if scene.is_calm and scene.phase == CLAIMS and live is not None and scene.left:
        for seat in range(4):
            if seat != live.seat and scene.has(seat, live.tile) < 2:
                yield deed(Pung(seat, live.tile, live.seat), then=KEEPS)


@GENERAL.act("GEN-03", BROKEN_RECORD, checks=("nantong L21", "nanchong L18", "nancheng A16"))
def exposed_kong_of_two(scene: Scene) -> Iterator[Deed]:
    """A kong of a discard by a seat that holds fewer than three of it."""
    live = scene.live
    if scene.is_calm and scene.phase == CLAIMS and live is not None and scene.left:
        for seat in range(4):
            if seat != live.seat and scene.has(seat, live.tile) < 3:
                yield deed(Kong(seat, live.tile, EXPOSED, live.seat), then=KEEPS)


@GENERAL.act("GEN-03", BROKEN_RECORD, checks=("nantong L26", "nanchong L19", "nancheng A17"))
def concealed_kong_of_three(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == TURN and scene.position.fresh and scene.left:
        for tile in scene.hand_of(scene.seat):
            if scene.has(scene.seat, tile) < 4:
                yield deed(Kong(scene.seat, tile, CONCEALED), then=KEEPS)


@GENERAL.act("GEN-03", BROKEN_RECORD, apart=("nancheng",), checks=("nantong L26", "nanchong L20"))
def added_kong_without_a_pung(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == TURN and scene.position.fresh and scene.left:
        for tile in scene.hand_of(scene.seat):
            if scene.position.table.pung_of(scene.seat, tile) is None:
                yield deed(Kong(scene.seat, tile, ADDED), then=KEEPS)


@GENERAL.act("GEN-03", BROKEN_RECORD, checks=("nantong L26", "nanchong L20", "nancheng A18"))
def added_kong_without_the_fourth(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == TURN and scene.position.fresh and scene.left:
        for meld in scene.position.table.melds[scene.seat]:
            tile = meld.tiles[0]
            if not meld.is_kong and meld.taken == tile == meld.tiles[2] and not scene.has(scene.seat, tile):
                yield deed(Kong(scene.seat, tile, ADDED), then=KEEPS)


@GENERAL.act("GEN-03", severity=WARNING)
def another_tile_marked_as_drawn(scene: Scene) -> Iterator[Deed]:
    """`drawn` stands at a tile that is not the one just drawn."""
    discard = scene.upcoming
    if isinstance(discard, Discard) and scene.position.fresh and discard.tile not in scene.position.fresh:
        yield deed(Discard(discard.seat, discard.tile, drawn=True), then=KEEPS, drops=1)
