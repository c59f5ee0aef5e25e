"""Wins that had to be made and were not (NC-29, NC-20, NC-26)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Discard, Draw, Event, Pass, Pung, Win
from scoring.engine.findings import MISSED_DUTY
from scoring.engine.tiles import Tile
from tests.proof.deeds import ENDS, PLAYS, Deed, Then, deed
from tests.proof.habits import never_winning
from tests.proof.nanchong.arrangements import by_robbing, on_the_last_discard
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import dealt_to_win, near_the_goal
from tests.proof.nanchong.plans import added_in_time, one_wait_for_all, two_wait_for_one
from tests.proof.nanchong.tables import SEVERAL, Table
from tests.proof.nanchong.view import View

#: Tables at which nothing but few tiles left makes a win a duty, from the first tile on.
_FORCED: Final[Table] = {
    "forced_win_left": 55,
    "bai_must_win": False,
    "bao_jiao_pass": "normal",
    "min_fan": 0,
}
_OFF_OTHERS: Final[Table] = _FORCED | {"forced_win_scope": "discard"}
#: No hand is locked.
_UNLOCKED: Final[Table] = {"bai": False, "bao_jiao": False}
_LAID: Final[Table] = {
    "forced_win_left": 0,
    "forced_win_scope": "discard",
    "bai": True,
    "bai_min_left": 0,
    "bai_must_win": True,
    "bao_jiao": False,
    "min_fan": 0,
}
_SAID: Final[Table] = {
    "forced_win_left": 0,
    "bai": False,
    "bao_jiao": True,
    "bao_jiao_pass": "must_win",
    "min_fan": 0,
}


def _only_winner(scene: View) -> int | None:
    """The seat that may win the live tile, where it is one alone."""
    winners = scene.winners_in_turn() if scene.is_quiet else []
    return winners[0] if len(winners) == 1 else None


def _let_go(scene: View, *events: Event, then: Then = PLAYS, outcome: str | None = None) -> Deed:
    """The fault stands at the live tile, which is gone with these events."""
    live = scene.live
    assert live is not None, "what is let go is live"
    return deed(*events, at=live.event - scene.number, then=then, outcome=outcome)


def _drawn_past(scene: View) -> Iterator[Deed]:
    if scene.discarded is not None and scene.left and _only_winner(scene) is not None:
        yield _let_go(scene, scene.goes_past())


def _passed(scene: View) -> Iterator[Deed]:
    seat = _only_winner(scene)
    if seat is not None:
        yield deed(Pass(seat, scene.chance.choice([None, ("win",)])))


@act("NC-29", MISSED_DUTY, checks=("L40",), under=_OFF_OTHERS, wishes=near_the_goal)
def forced_win_drawn_past(scene: View) -> Iterator[Deed]:
    """Play goes on in silence past a discard that had to be won."""
    yield from _drawn_past(scene)


@act(
    "NC-29",
    MISSED_DUTY,
    checks=("L40",),
    under=_OFF_OTHERS | {"forced_win_left": 12},
    wishes=near_the_goal,
    habits=never_winning,
)
def forced_win_of_the_last_six_stacks(scene: View) -> Iterator[Deed]:
    """With the twelve tiles left that the clause names, or fewer."""
    if scene.left <= 12:
        yield from _drawn_past(scene)


@act("NC-29", MISSED_DUTY, checks=("L40",), under=_OFF_OTHERS, wishes=near_the_goal)
def forced_win_passed(scene: View) -> Iterator[Deed]:
    """The seat declines in so many words; the fault is told there."""
    yield from _passed(scene)


@act("NC-29", MISSED_DUTY, checks=("L40",), under=_OFF_OTHERS | _UNLOCKED, wishes=near_the_goal)
def forced_win_punged_over(scene: View) -> Iterator[Deed]:
    """Another seat takes by 碰 what had to be won, no claims being shown."""
    for tile, winner in _thrown_to_win(scene):
        for seat in scene.others:
            if seat != winner and scene.has(seat, tile) >= 2:
                yield deed(Discard(scene.seat, tile), Pung(seat, tile, scene.seat))


@act("NC-29", MISSED_DUTY, checks=("L40",), under=_OFF_OTHERS | _UNLOCKED, wishes=near_the_goal)
def forced_win_punged_instead(scene: View) -> Iterator[Deed]:
    """The seat that had to win the tile takes it by 碰."""
    for tile, winner in _thrown_to_win(scene):
        if scene.has(winner, tile) >= 2:
            yield deed(Discard(scene.seat, tile), Pung(winner, tile, scene.seat))


def _thrown_to_win(scene: View) -> Iterator[tuple[Tile, int]]:
    """Tiles that the seat in turn may discard and one other seat alone wins."""
    for tile in scene.held(scene.seat) if scene.is_turn and scene.is_idle and scene.left else ():
        winners = [seat for seat in scene.others if scene.completes(seat, tile)]
        if len(winners) == 1:
            yield tile, winners[0]


@act(
    "NC-29",
    MISSED_DUTY,
    checks=("L40",),
    under=_OFF_OTHERS | {"forced_win_left": 40},
    plan=added_in_time,
    arrange=by_robbing,
)
def forced_robbing_drawn_past(scene: View) -> Iterator[Deed]:
    """The konger draws his tile though another had to rob the kong."""
    if scene.robbable is not None and 0 < scene.left <= 40 and _only_winner(scene) is not None:
        yield _let_go(scene, scene.goes_past())


@act(
    "NC-29",
    MISSED_DUTY,
    checks=("L40",),
    under=_OFF_OTHERS | {"forced_win_left": 0},
    habits=never_winning,
    arrange=on_the_last_discard,
)
def forced_win_of_the_last_discard(scene: View) -> Iterator[Deed]:
    """The hand is called drawn though somebody had to win its last discard."""
    if scene.discarded is not None and not scene.left and _only_winner(scene) is not None:
        yield _let_go(scene, then=ENDS, outcome="draw")


@act(
    "NC-29",
    MISSED_DUTY,
    checks=("L40", "L41"),
    under=SEVERAL,
    plan=two_wait_for_one,
)
def forced_win_beside_another(scene: View) -> Iterator[Deed]:
    """One of two seats that had to win the tile wins it alone."""
    live = scene.live
    winners = scene.winners_in_turn() if live is not None and scene.is_quiet else []
    if live is not None and len(winners) == 2:
        how = "rob_kong" if live.is_kong else "discard"
        for seat in winners:
            yield _let_go(scene, Win(seat, live.tile, live.seat, how), then=ENDS, outcome="win")


def _self_draw_let_go(scene: View) -> Iterator[Deed]:
    """The seat in turn discards instead of winning; told at its draw."""
    if not scene.is_quiet or scene.drawn is None or not scene.wins_itself:
        return
    own = [number for number, event in enumerate(scene.so_far) if isinstance(event, Draw)]
    for event in scene.discards():
        yield deed(event, at=own[-1] - scene.number)


@act("NC-29", MISSED_DUTY, checks=("L40",), under=_FORCED | {"forced_win_scope": "all"}, wishes=near_the_goal)
def forced_self_draw_let_go(scene: View) -> Iterator[Deed]:
    yield from _self_draw_let_go(scene)


@act(
    "NC-29",
    MISSED_DUTY,
    checks=("L40", "L45"),
    under=_FORCED | {"forced_win_scope": "all"},
    wishes=dealt_to_win,
)
def forced_win_as_dealt_let_go(scene: View) -> Iterator[Deed]:
    """The dealer discards from a hand that had to be won as dealt."""
    if scene.is_start and scene.is_quiet and scene.wins_itself:
        for event in scene.discards():
            yield deed(event, at=None)


@act("NC-20", MISSED_DUTY, under=_LAID, wishes=near_the_goal)
def laid_down_and_win_drawn_past(scene: View) -> Iterator[Deed]:
    """A seat that has laid down lets a win go where it must take it (`bai_must_win`)."""
    yield from _drawn_past(scene) if _is_laid_down(scene) else ()


@act("NC-20", MISSED_DUTY, under=_LAID, wishes=near_the_goal)
def laid_down_and_win_passed(scene: View) -> Iterator[Deed]:
    yield from _passed(scene) if _is_laid_down(scene) else ()


@act("NC-20", MISSED_DUTY, under=_LAID, plan=one_wait_for_all)
def laid_down_and_self_draw_let_go(scene: View) -> Iterator[Deed]:
    yield from _self_draw_let_go(scene) if scene.is_turn and scene.is_laid_down(scene.seat) else ()


def _is_laid_down(scene: View) -> bool:
    seat = _only_winner(scene) if scene.left else None
    return seat is not None and scene.is_laid_down(seat)


@act("NC-26", MISSED_DUTY, under=_SAID, wishes=near_the_goal)
def reported_and_win_drawn_past(scene: View) -> Iterator[Deed]:
    """A seat that has announced lets a win go where it must take each (`bao_jiao_pass`)."""
    yield from _drawn_past(scene) if _is_ready(scene) else ()


@act("NC-26", MISSED_DUTY, under=_SAID, wishes=near_the_goal)
def reported_and_win_passed(scene: View) -> Iterator[Deed]:
    yield from _passed(scene) if _is_ready(scene) else ()


def _is_ready(scene: View) -> bool:
    seat = _only_winner(scene) if scene.left else None
    return seat is not None and scene.is_ready(seat)
