"""Concealed kongs turned up too late or not at all, and tiles thrown into hands that lie open (NC-17, NC-19).

These are warnings: they change nothing that is paid.
"""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Kong, Reveal, Win
from scoring.engine.findings import BROKEN_RECORD, ILLEGAL_ACTION, MISSED_DUTY, WARNING
from scoring.engine.position import REPLACEMENT
from scoring.engine.record import SEATS
from scoring.engine.tiles import Tile, tiles_of
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.deeds import ENDS, Deed, deed
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import near_the_goal, with_fours, with_fours_and_gates
from tests.proof.nanchong.habits import konging, patient
from tests.proof.nanchong.tables import FREE, Table
from tests.proof.nanchong.view import View

#: No hand is locked, and nobody is bound to win.
_SEEN: Final[Table] = FREE | {"bai": False, "bao_jiao": False, "multi_win": "all"}


def _face_down(scene: View) -> list[tuple[int, Tile]]:
    """Concealed kongs that have not been turned up, by seat."""
    shown = {(one.seat, one.tiles) for one in scene.so_far if isinstance(one, Reveal)}
    kongs = [one for one in scene.so_far if isinstance(one, Kong) and one.kind == "concealed"]
    return [(one.seat, one.tile) for one in kongs if (one.seat, (one.tile,) * 4) not in shown]


def _turned_up(seat: int, tile: Tile) -> Reveal:
    return Reveal(seat, "concealed_kong", (tile,) * 4)


@act(
    "NC-17",
    MISSED_DUTY,
    checks=("L24",),
    under=_SEEN | {"an_gang_show": "round"},
    wishes=with_fours,
    habits=konging,
    severity=WARNING,
)
def concealed_kong_shown_after_the_round(scene: View) -> Iterator[Deed]:
    """A round goes by in which everybody discards what he draws; the seat draws again before it shows."""
    hidden, seat = _face_down(scene), scene.seat
    if scene.phase != REPLACEMENT or len(hidden) != 1 or hidden[0][0] != seat or scene.left < 6:
        return
    turns_up = any(isinstance(event, Reveal) for event in scene.hand.events)
    if turns_up and scene.is_idle and isinstance(scene.last, Kong):
        replacing = scene.draws_for_kong(seat)
        ahead = int(replacing.source == "head")
        others = [scene.draws_later(other, place + ahead) for place, other in enumerate(scene.others)]
        turns = [(draw, Discard(draw.seat, draw.tile)) for draw in (replacing, *others)]
        again = scene.draws_later(seat, 3 + ahead)
        yield deed(*(act for turn in turns for act in turn), again, _turned_up(*hidden[0]), at=8)


@act(
    "NC-17",
    MISSED_DUTY,
    checks=("L24",),
    under=_SEEN | {"an_gang_show": "immediate"},
    wishes=with_fours,
    habits=konging,
    severity=WARNING,
)
def concealed_kong_not_shown_at_once(scene: View) -> Iterator[Deed]:
    """The seat discards before it turns its kong up, where only the tile for it may come between."""
    hidden, seat = _face_down(scene), scene.seat
    if not isinstance(scene.upcoming, Reveal) or len(hidden) != 1 or not scene.is_idle:
        return
    if scene.phase == REPLACEMENT and hidden[0][0] == seat and not scene.is_locked(seat):
        for tile in scene.held(seat):
            yield deed(scene.goes_past(), Discard(seat, tile), _turned_up(*hidden[0]), at=1)


@act(
    "NC-17",
    MISSED_DUTY,
    checks=("L24",),
    under=_SEEN | {"an_gang_show": "round", "min_fan": 0},
    wishes=with_fours_and_gates,
    habits=konging,
    severity=WARNING,
)
def concealed_kong_never_shown(scene: View) -> Iterator[Deed]:
    """One of several kongs is not turned up, and its seat does not draw again before the hand is won."""
    hidden, seat = _face_down(scene), scene.seat
    shown = any(isinstance(event, Reveal) for event in scene.so_far)
    if scene.phase != REPLACEMENT or len(hidden) != 1 or hidden[0][0] != seat or not shown:
        return
    for tile in scene.held(seat) if scene.is_idle and scene.left > 1 else ():
        for winner in scene.others:
            if scene.completes(winner, tile) and not scene.has_let_go(winner):
                win = Win(winner, tile, seat, "discard")
                drawn = scene.draws_for_kong(seat)
                yield deed(drawn, Discard(seat, tile), win, at=None, then=ENDS, outcome="win")


@act("GEN-03", BROKEN_RECORD, checks=("L24",), under={"an_gang_show": "ignore"})
def concealed_kong_shown_that_is_none(scene: View) -> Iterator[Deed]:
    if scene.is_idle and scene.upcoming is not None:
        seat, tile = scene.chance.choice(SEATS), scene.chance.choice(scene.law.kinds)
        kongs = [meld.tiles[0] for meld in scene.position.table.melds[seat] if meld.kind == "concealed"]
        if tile not in kongs:
            yield deed(_turned_up(seat, tile))


# ---- hands that lie open ---------------------------------------------------------------------------------
_OPEN: Final[Table] = FREE | {"bai": True, "bai_min_left": 0, "bai_partial": False, "bao_jiao": False}


def _waits_of_others(scene: View, seat: int) -> set[Tile]:
    laid_down = memory_of(scene.position).laid_down
    return {
        tile
        for other, laid in laid_down.items()
        if other != seat
        for tile in scene.law.kinds
        if laid.waits >> tile & 1
    }


@act(
    "NC-19",
    ILLEGAL_ACTION,
    checks=("L57",),
    under=_OPEN | {"protect_open_waits": "always"},
    wishes=near_the_goal,
    habits=patient,
    severity=WARNING,
)
def open_wait_thrown(scene: View) -> Iterator[Deed]:
    """A seat that holds another tile throws one that a hand laid down waits for."""
    seat = scene.seat
    if not scene.is_free_turn:
        return
    waits = _waits_of_others(scene, seat)
    held = scene.held(seat)
    if any(tile not in waits for tile in held):
        yield from (deed(Discard(seat, tile)) for tile in held if tile in waits)


@act(
    "NC-19",
    ILLEGAL_ACTION,
    checks=("L57",),
    under=_OPEN | {"protect_open_waits": "on_bai"},
    wishes=near_the_goal,
    habits=patient,
    severity=WARNING,
)
def open_wait_thrown_with_a_hand_laid_down(scene: View) -> Iterator[Deed]:
    """The discard that goes with 摆 is one that another hand laid down waits for."""
    seat = scene.seat
    if not scene.is_free_turn:
        return
    for tile in sorted(_waits_of_others(scene, seat) & {*scene.held(seat)}):
        hand = scene.counts(seat, tile)
        waits = scene.sure_waits(seat, hand)
        if waits and tile not in waits:
            declared = Declare(seat, "lay_down", tiles=tiles_of(hand), waits=tuple(sorted(waits)))
            yield deed(declared, Discard(seat, tile), at=1)
