"""Wins that must be taken: with few tiles left, of a hand laid down, of one announced (NC-29, 20, 26)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Kong, Pass, Win
from scoring.engine.findings import MISSED_DUTY, Breach
from scoring.engine.law import Rules
from scoring.engine.position import TURN, Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import NAMES, UNKNOWN, Tile
from scoring.patterns.win_claims import distance
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.passed import shows_win

#: Value of `bao_jiao_pass`.
MUST_WIN: Final = "must_win"


def due_clause(chosen: Chosen, position: Position, seat: int, *, self_drawn: bool) -> str | None:
    """The clause that makes the seat take a win it could have now; None where it is free."""
    memory = memory_of(position)
    if position.table.wall.left <= chosen.forced_win_left and not (
        self_drawn and chosen.forced_win_scope == "discard"
    ):
        return "NC-29"
    if chosen.bai_must_win and seat in memory.laid_down:
        return "NC-20"
    if chosen.bao_jiao_pass == MUST_WIN and seat in memory.ready and not self_drawn:
        return "NC-26"
    return None


def may_be_due(chosen: Chosen, position: Position) -> bool:
    """Whether any seat at all may be bound to win now."""
    memory = memory_of(position)
    return (
        position.table.wall.left <= chosen.forced_win_left
        or (chosen.bai_must_win and bool(memory.laid_down))
        or (chosen.bao_jiao_pass == MUST_WIN and bool(memory.ready))
    )


def missed_live(law: Rules, chosen: Chosen, position: Position) -> Iterator[Breach]:
    """Seats bound to win the live tile that an act now takes away; those that passed are told already."""
    live = position.live
    if live is None or position.wins or not may_be_due(chosen, position):
        return
    claimed = {seat for seat, want in position.window.claims if want == "win"}
    for seat, clause in _bound(law, chosen, position):
        if seat not in claimed and not position.window.has_passed(seat, "win"):
            yield _missed(clause, position, live.tile, (live.event, seat))


def _bound(law: Rules, chosen: Chosen, position: Position) -> list[tuple[int, str]]:
    """Seats that must win the live tile, each with the clause; where only one may win it, the nearest."""
    live = position.live
    assert live is not None, "only a live tile binds"
    seats = sorted((seat for seat in SEATS if seat != live.seat), key=lambda seat: distance(live.seat, seat))
    able = [seat for seat in seats if shows_win(law, position, seat)]
    if chosen.multi_win == "nearest":
        able = able[:1]
    clauses = {seat: due_clause(chosen, position, seat, self_drawn=False) for seat in able}
    return [(seat, clause) for seat, clause in clauses.items() if clause is not None]


def missed_at_end(law: Rules, chosen: Chosen, position: Position) -> Iterator[Breach]:
    """At the end of a hand: seats bound to win its last live tile, beside another winner or with none."""
    live, wins = position.live, position.wins
    if live is None or not law.is_finished(position) or position.closed is not None:
        return
    if wins and wins[0].payer != live.seat:
        return
    winners = {won.seat for won in wins}
    claimed = {seat for seat, want in position.window.claims if want == "win"}
    for seat, clause in _bound(law, chosen, position):
        if seat not in winners | claimed and not position.window.has_passed(seat, "win"):
            yield _missed(clause, position, live.tile, (live.event, seat))


def missed_by_pass(law: Rules, chosen: Chosen, position: Position, event: Pass) -> Iterator[Breach]:
    """A `pass` on a tile that the seat had to win: the pass is at fault."""
    declines_win = event.on is None or "win" in event.on
    live = position.live
    if live is None or not declines_win or position.window.has_passed(event.seat, "win"):
        return
    if may_be_due(chosen, position):
        for seat, clause in _bound(law, chosen, position):
            if seat == event.seat:
                yield _missed(clause, position, live.tile, (position.number, seat))


def missed_self_draw(
    law: Rules, chosen: Chosen, position: Position, event: Discard | Kong | Declare
) -> list[Breach]:
    """A self-drawn win that had to be taken, when its seat acts otherwise; the draw is at fault.

    A hand laid down was judged then: before that no item of laying down counted.
    """
    seat = event.seat
    if position.phase != TURN or seat != position.seat or position.table.is_hidden(seat):
        return []
    if memory_of(position).laying_down == seat:
        return []
    clause = due_clause(chosen, position, seat, self_drawn=True)
    if clause is None:
        return []
    win = _self_draw(position, seat)
    if win is None or law.permits(position, win) is not True:
        return []
    return [_missed(clause, position, win.tile, (memory_of(position).drawn_at[seat], seat))]


def _self_draw(position: Position, seat: int) -> Win | None:
    if position.fresh:
        tile = position.fresh[-1]
        return None if tile == UNKNOWN else Win(seat, tile, None, "self_draw")
    return Win(seat, how="dealt") if not position.acts else None


def _missed(clause: str, position: Position, tile: Tile | None, at: tuple[int | None, int]) -> Breach:
    code = "forced-win-missed" if clause == "NC-29" else "must-win-missed"
    name = None if tile is None else NAMES[tile]
    params = {"tile": name, "left": position.table.wall.left}
    return Breach(clause, code, MISSED_DUTY, expected=name, params=params, at=at)
