"""Claims of a tile that is not live, and self-drawn wins of a tile not drawn (GEN-04, GEN-05)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Discard, Kong, Pung, Win
from scoring.engine.findings import BROKEN_RECORD, ILLEGAL_ACTION
from scoring.engine.position import CLAIMS, TURN
from scoring.engine.table import CONCEALED
from tests.proof.deeds import Deed, deed
from tests.proof.general.arrangements import (
    off_a_discard,
    off_a_discard_that_another_could_pung,
    on_the_next_draw,
)
from tests.proof.general.catalogue import GENERAL
from tests.proof.scene import Scene

#: A claim of a tile that is not live is taken in Nanchong for what cannot be.
NOT_LIVE: Final = {"nanchong": ("GEN-05", BROKEN_RECORD)}
#: So is there a self-drawn win of a tile that was not drawn, for which Nancheng has a clause of its own.
NOT_DRAWN: Final = {"nanchong": ("GEN-03", BROKEN_RECORD), "nancheng": ("JX-25", ILLEGAL_ACTION)}


@GENERAL.act("GEN-05", elsewhere=NOT_LIVE, checks=("nantong L23", "nanchong L15", "nancheng A14"))
def pung_of_an_older_discard(scene: Scene) -> Iterator[Deed]:
    """The tile before the live one, or the last one after somebody has drawn."""
    if not scene.is_calm or scene.phase not in (CLAIMS, TURN) or not scene.left:
        return
    older = [event for event in scene.so_far if isinstance(event, Discard)]
    for discard in older[-3:]:
        if scene.live is not None and scene.live.tile == discard.tile:
            continue
        for seat in range(4):
            if seat != discard.seat and scene.has(seat, discard.tile) >= 2:
                yield deed(Pung(seat, discard.tile, discard.seat))


@GENERAL.act("GEN-05", elsewhere=NOT_LIVE, checks=("nantong L23", "nanchong L15", "nancheng A14"))
def pung_from_the_wrong_seat(scene: Scene) -> Iterator[Deed]:
    for pung in scene.pungs() if scene.is_calm else ():
        for source in range(4):
            if source not in (pung.seat, pung.source_seat):
                yield deed(Pung(pung.seat, pung.tile, source))


@GENERAL.act("GEN-05", elsewhere=NOT_LIVE, checks=("nantong L23", "nanchong L15", "nancheng A14"))
def pung_of_another_tile(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if scene.is_calm and scene.phase == CLAIMS and live is not None and scene.left:
        for seat in range(4):
            for tile in scene.hand_of(seat):
                if seat != live.seat and tile != live.tile and scene.has(seat, tile) >= 2:
                    yield deed(Pung(seat, tile, live.seat))


@GENERAL.act(
    "GEN-05",
    elsewhere=NOT_LIVE,
    checks=("nantong L23", "nanchong L23", "nancheng A29"),
    arrange=off_a_discard_that_another_could_pung,
)
def won_after_the_pung_of_the_tile(scene: Scene) -> Iterator[Deed]:
    """Nobody says that he wants the tile; one pungs it, another would win it after that."""
    if not scene.goes_on or scene.phase != CLAIMS:
        return
    for win in (scene.win_of(seat) for seat in scene.winners):
        for pung in scene.pungs():
            if pung.seat != win.seat and scene.no_win_is_due:
                yield deed(pung, win, at=1)


@GENERAL.act("GEN-05", elsewhere=NOT_DRAWN, checks=("nantong L36", "nancheng A31"), arrange=on_the_next_draw)
def another_tile_than_the_drawn_one_won(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on and scene.phase == TURN:
        for win in scene.own_wins:
            for tile in scene.hand_of(win.seat):
                if tile not in scene.position.fresh:
                    yield deed(Win(win.seat, tile, None, "self_draw"))


@GENERAL.act("GEN-05", elsewhere=NOT_LIVE, checks=("nantong L36", "nanchong L33", "nancheng A29"))
def another_tile_than_the_live_one_won(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if scene.is_calm and scene.phase == CLAIMS and live is not None:
        for seat in range(4):
            if seat != live.seat:
                for tile in scene.law.kinds:
                    if tile != live.tile:
                        yield deed(Win(seat, tile, live.seat, "discard"))


@GENERAL.act(
    "GEN-05",
    elsewhere=NOT_LIVE,
    checks=("nantong L36", "nanchong L33", "nancheng A29"),
    arrange=off_a_discard,
)
def won_from_the_wrong_seat(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on and scene.phase == CLAIMS and len(scene.winners) == 1:
        win = scene.win_of(scene.winners[0])
        for source in range(4):
            if source not in (win.seat, win.source_seat):
                yield deed(Win(win.seat, win.tile, source, "discard"))


@GENERAL.act("GEN-05", elsewhere=NOT_LIVE, checks=("nantong L36", "nanchong L33", "nancheng A29"))
def older_discard_won(scene: Scene) -> Iterator[Deed]:
    """The next seat has drawn already, or discarded another tile."""
    discards = [event for event in scene.so_far if isinstance(event, Discard)]
    if not scene.is_calm or scene.phase not in (CLAIMS, TURN):
        return
    for discard in discards[-3:]:
        if scene.live is not None and scene.live.tile == discard.tile:
            continue
        for seat in range(4):
            if seat != discard.seat:
                yield deed(Win(seat, discard.tile, discard.seat, "discard"))


@GENERAL.act("GEN-04", checks=("nantong L36",))
def self_drawn_win_out_of_turn(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == TURN and scene.position.acts:
        for seat in scene.others:
            for tile in scene.hand_of(seat):
                yield deed(Win(seat, tile, None, "self_draw"))


@GENERAL.act("GEN-04", checks=("nantong L26", "nanchong L19", "nancheng A17"))
def concealed_kong_out_of_turn(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase in (TURN, CLAIMS) and scene.left > 4 and scene.position.acts:
        for seat in scene.others:
            for tile in scene.hand_of(seat):
                if scene.has(seat, tile) == 4:
                    yield deed(Kong(seat, tile, CONCEALED))
