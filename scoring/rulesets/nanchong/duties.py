"""Wins that must be taken: with few tiles left, of a hand laid down, of one announced (NC-29, 20, 26)."""

from collections.abc import Collection, Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Kong, Win
from scoring.engine.findings import MISSED_DUTY, Breach
from scoring.engine.law import Rules
from scoring.engine.position import TURN, Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import NAMES, UNKNOWN
from scoring.patterns.win_claims import in_turn_after
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.laying_down import lays_down
from scoring.rulesets.nanchong.memory import Memory, is_closed, memory_of
from scoring.rulesets.nanchong.passed import shows_win
from scoring.rulesets.nanchong.rightly import is_worth_winning

#: Value of `bao_jiao_pass`.
MUST_WIN: Final = "must_win"


def due_clause(chosen: Chosen, position: Position, seat: int, *, self_drawn: bool) -> str | None:
    """The clause that makes the seat take a win it could have now; None where it is free."""
    memory = memory_of(position)
    if position.table.wall.left <= chosen.forced_win_left and not (
        self_drawn and chosen.forced_win_scope == "discard"
    ):
        return "NC-29"
    if seat in memory.laid_down and chosen.bai_must_win:
        return "NC-20"
    if seat in memory.ready and not self_drawn and chosen.bao_jiao_pass == MUST_WIN:
        return "NC-26"
    return None


def may_be_due(chosen: Chosen, position: Position) -> bool:
    """Whether any seat at all may be bound to win now."""
    if position.table.wall.left <= chosen.forced_win_left:
        return True
    memory: Memory = position.memory
    if memory.laid_down and chosen.bai_must_win:
        return True
    return bool(memory.ready) and chosen.bao_jiao_pass == MUST_WIN


def missed_live(law: Rules, chosen: Chosen, position: Position, actor: int | None) -> Iterator[Breach]:
    """Seats bound to win the live tile that an act of `actor` takes away; its tile is at fault."""
    if position.live is None or position.wins:
        return
    yield from _let_go(law, chosen, position, _claimants(position) - {actor})


def missed_at_end(law: Rules, chosen: Chosen, position: Position) -> Iterator[Breach]:
    """At the end of a hand: seats bound to win its last live tile, beside another winner or with none."""
    live, wins = position.live, position.wins
    if live is None or not may_be_due(chosen, position):
        return
    if not law.is_finished(position) or is_closed(position):
        return
    if wins and (wins[0].payer != live.seat or chosen.multi_win == "nearest"):
        return
    yield from _let_go(law, chosen, position, _claimants(position) | {won.seat for won in wins})


def missed_by_word(law: Rules, chosen: Chosen, position: Position, seat: int, at: int) -> Iterator[Breach]:
    """A seat that had to win the live tile, but passes or lays its hand down instead; told at event `at`."""
    if position.live is None:
        return
    for breach in _let_go(law, chosen, position, set(SEATS) - {seat}):
        breach.at = (at, seat)
        yield breach


def _claimants(position: Position) -> set[int | None]:
    return {seat for seat, want in position.window.claims if want == "win"}


def _let_go(
    law: Rules, chosen: Chosen, position: Position, excused: Collection[int | None]
) -> Iterator[Breach]:
    live = position.live
    assert live is not None, "only a live tile binds"
    told = memory_of(position).told_duties
    for seat, clause in _bound(law, chosen, position):
        if seat not in excused and (live.event, seat) not in told:
            told.add((live.event, seat))
            win = Win(seat, live.tile, live.seat, "rob_kong" if live.is_kong else "discard")
            yield _missed(chosen, clause, position, win, live.event)


def _bound(law: Rules, chosen: Chosen, position: Position) -> list[tuple[int, str]]:
    """Seats that must win the live tile, each with the clause; where only one may win it, the nearest."""
    live = position.live
    assert live is not None, "only a live tile binds"
    bound = [
        (seat, clause)
        for seat in in_turn_after(live.seat)
        if (clause := due_clause(chosen, position, seat, self_drawn=False)) is not None
        and shows_win(law, position, seat)
    ]
    return bound[:1] if chosen.multi_win == "nearest" else bound


def missed_self_draw(
    law: Rules, chosen: Chosen, position: Position, event: Discard | Kong | Declare
) -> list[Breach]:
    """A self-drawn win that had to be taken, when its seat acts otherwise; the draw is at fault.

    With a hand laid down it is asked before the laying down, which is no part of what was drawn.
    """
    seat = event.seat
    if position.phase != TURN or seat != position.seat or position.table.is_hidden(seat):
        return []
    if memory_of(position).laying_down == seat:
        return []
    clause = due_clause(chosen, position, seat, self_drawn=True)
    if clause is None or (isinstance(event, Declare) and not lays_down(chosen, position, event)):
        return []
    win = _self_draw(position, seat)
    if win is None or law.permits(position, win) is not True:
        return []
    return [_missed(chosen, clause, position, win, memory_of(position).drawn_at[seat])]


def _self_draw(position: Position, seat: int) -> Win | None:
    if position.fresh:
        tile = position.fresh[-1]
        return None if tile == UNKNOWN else Win(seat, tile, None, "self_draw")
    return Win(seat, how="dealt") if not position.acts else None


def _missed(chosen: Chosen, clause: str, position: Position, win: Win, at: int | None) -> Breach:
    code = "forced-win-missed" if clause == "NC-29" else "must-win-missed"
    name = None if win.tile is None else NAMES[win.tile]
    wrong = _is_wrongly_bound(position, clause, win.seat) or not is_worth_winning(chosen, position, win)
    return Breach(
        clause,
        code,
        MISSED_DUTY,
        expected=name,
        params={"tile": name, "left": position.table.wall.left},
        at=(at, win.seat),
        consequent=wrong,
    )


def _is_wrongly_bound(position: Position, clause: str, seat: int) -> bool:
    """Whether what binds the seat by this clause is a refused announcement, or a wall miscounted."""
    memory = memory_of(position)
    if clause == "NC-20":
        return memory.laid_down[seat].wrong
    # How many tiles are left is not known where the record has a draw too few or too many.
    return memory.ready[seat] if clause == "NC-26" else position.draws_off
