"""Draws out of turn, twice, or not at all (GEN-02 in Nantong, GEN-04)."""

from collections.abc import Iterator

from scoring.engine.position import CLAIMS
from tests.proof.deeds import Deed, deed
from tests.proof.general.catalogue import GENERAL
from tests.proof.scene import Scene


@GENERAL.act("GEN-04", checks=("L11",))
def draw_out_of_turn(scene: Scene) -> Iterator[Deed]:
    if scene.phase == CLAIMS and scene.left > 4:
        for seat in scene.others:
            yield deed(scene.draws(seat))
