"""过手: wins off others that a seat let go, told from silence as well as from `pass` (NC-26, NC-27)."""

from typing import Final

from scoring.engine.events import Declare, Event, Pass, Win
from scoring.engine.findings import Breach
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.tiles import NAMES, format_run
from scoring.patterns.win_claims import in_turn_after
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import completes
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.taken import taken_down, worth_of

#: Value of `bao_jiao_pass`.
SELF_DRAW_ONLY: Final = "self_draw_only"
#: Value of `passed_win`, the one under which it counts what a win let go was worth.
HIGHER_FAN_OK: Final = "higher_fan_ok"


def shows_win(law: Rules, position: Position, seat: int) -> bool:
    """Whether the record shows that the seat could legally win the live tile."""
    live = position.table.live
    if live is None or live.tile >= 27 or live.seat == seat:
        return False
    return completes(position, seat, live.tile) and law.could_win(position, seat) is True


def note_passed(law: Rules, chosen: Chosen, position: Position, actor: int | None) -> None:
    """Before an act of `actor` uses up the live tile: who could win it and does not claim it lets it go."""
    live, claims = position.table.live, position.window.claims
    if live is None:
        return
    for seat in in_turn_after(live.seat):
        claimed = seat != actor and (seat, "win") in claims
        if not claimed and shows_win(law, position, seat):
            let_go(chosen, position, seat)


def declines_win(event: Pass) -> bool:
    """Whether the seat declines to win the live tile in so many words."""
    return event.on is None or "win" in event.on


def lets_live_go(chosen: Chosen, position: Position, event: Event) -> bool:
    """Whether the seat lays its hand down while another's tile is live, instead of winning it."""
    live = position.live
    if not isinstance(event, Declare) or event.key != "lay_down" or live is None or live.seat == event.seat:
        return False
    return chosen.bai and event.seat not in memory_of(position).laid_down


def let_go(chosen: Chosen, position: Position, seat: int) -> None:
    """The seat lets go a win of the live tile that it could have had."""
    live = position.live
    assert live is not None, "what is let go is live"
    memory = memory_of(position)
    points = 0
    if chosen.passed_win == HIGHER_FAN_OK:
        win = Win(seat, live.tile, live.seat, "rob_kong" if live.is_kong else "discard")
        value = worth_of(chosen, position, taken_down(position, win))
        points = 0 if value is None else value.points
    memory.passed[seat][live.tile] = max(points, memory.passed[seat].get(live.tile, 0))
    if seat in memory.ready and chosen.bao_jiao_pass == SELF_DRAW_ONLY:
        memory.only_self_draw.add(seat)


def not_barred(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """A win off another that an earlier one let go bars (NC-27; of a seat that announced, NC-26)."""
    live = position.live
    if event.source_seat is None or live is None:
        return None
    memory, seat = memory_of(position), event.seat
    if seat in memory.only_self_draw:
        wrongly = memory.ready[seat]
        return Breach("NC-26", "barred-by-ready", params={"tile": NAMES[live.tile]}, consequent=wrongly)
    if position.window.has_passed(seat, "win") or (memory.passed[seat] and _bars(chosen, position, event)):
        # A duty to win this very tile is told already where it was let go.
        told = (live.event, seat) in memory.told_duties
        missed = format_run(sorted(memory.passed[seat])) or NAMES[live.tile]
        params = {"tile": NAMES[live.tile], "missed": missed}
        return Breach("NC-27", "passed-win", params=params, consequent=told)
    return None


def _bars(chosen: Chosen, position: Position, event: Win) -> bool:
    passed, live = memory_of(position).passed[event.seat], position.live
    if chosen.passed_win == "any" or live is None:
        return True
    if chosen.passed_win == "same_tile":
        return live.tile in passed
    value = worth_of(chosen, position, taken_down(position, event))
    return value is None or value.points <= max(passed.values())
