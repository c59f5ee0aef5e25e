"""Claims that get less than their due, where the record shows who claimed and who passed (GEN-06)."""

from collections.abc import Iterator

from scoring.engine.events import Claim, Draw, Kong, Pass
from scoring.engine.position import CLAIMS
from scoring.engine.table import EXPOSED
from tests.proof.deeds import Deed, deed
from tests.proof.general.arrangements import off_a_discard, off_a_discard_that_another_could_pung
from tests.proof.general.catalogue import GENERAL
from tests.proof.general.deals import with_triplets
from tests.proof.habits import pairing
from tests.proof.scene import Scene


@GENERAL.act("GEN-06", checks=("nantong L22", "nanchong L23"))
def pung_after_passing_it(scene: Scene) -> Iterator[Deed]:
    for pung in scene.pungs() if scene.is_calm else ():
        for declined in (None, ("pung",), ("kong", "pung")):
            yield deed(Pass(pung.seat, declined), pung, at=1)


@GENERAL.act("GEN-06", checks=("nantong L22", "nanchong L23"))
def draw_past_a_claimed_pung(scene: Scene) -> Iterator[Deed]:
    if isinstance(scene.upcoming, Draw) and scene.left > 2:
        for pung in scene.pungs() if scene.is_calm else ():
            yield deed(Claim(pung.seat, "pung"), scene.draws(scene.seat), at=1)


@GENERAL.act("GEN-06", checks=("nantong L22", "nanchong L23"), wishes=with_triplets, habits=pairing)
def draw_past_a_claimed_kong(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if scene.is_calm and scene.phase == CLAIMS and isinstance(scene.upcoming, Draw) and scene.left > 2:
        assert live is not None
        for seat in range(4):
            kong = Kong(seat, live.tile, EXPOSED, live.seat)
            if scene.has(seat, live.tile) == 3 and seat != live.seat and scene.is_legal(kong):
                yield deed(Claim(seat, "kong"), scene.draws(scene.seat), at=1)


@GENERAL.act("GEN-06", checks=("nantong L22", "nanchong L23"), arrange=off_a_discard)
def draw_past_a_claimed_win(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on and scene.phase == CLAIMS and scene.left > 2:
        for seat in scene.winners:
            if scene.no_win_is_due:
                yield deed(Claim(seat, "win"), scene.draws(scene.seat), at=1)


@GENERAL.act(
    "GEN-06",
    checks=("nantong L22", "nantong L41", "nanchong L23", "nancheng A21"),
    arrange=off_a_discard_that_another_could_pung,
)
def pung_past_a_claimed_win(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on and scene.phase == CLAIMS and scene.left:
        for seat in scene.winners:
            for pung in scene.pungs():
                if pung.seat != seat and scene.no_win_is_due:
                    yield deed(Claim(seat, "win"), pung, at=1)
