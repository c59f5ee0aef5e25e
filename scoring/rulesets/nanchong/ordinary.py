"""What nothing announced, laid down or face down has to do with, so that plain turns need no judging."""

from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.table import Live
from scoring.engine.tiles import Tile
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.duties import may_be_due
from scoring.rulesets.nanchong.hands import completing
from scoring.rulesets.nanchong.memory import Memory, is_locked


def rests(chosen: Chosen, position: Position) -> bool:
    """Whether stakes are chosen, and no kong, hand laid down or announcement is still to be borne out."""
    memory: Memory = position.memory
    return (
        memory.piao_over
        and memory.turn_told is None
        and memory.laying_down is None
        and not (memory.awaited or memory.fresh_is_kongs or memory.live_is_kongs or any(memory.hidden_kongs))
        and (chosen.passed_win_cleared_by != "own_discard" or not any(memory.passed))
    )


def is_wanted(position: Position, live: Live) -> bool:
    """Whether anybody's hand may be complete with the live tile."""
    bit = 1 << live.tile
    return any(completing(position, seat) & bit for seat in SEATS)


def is_bound(chosen: Chosen, position: Position, seat: int, tile: Tile) -> bool:
    """Whether the seat must keep its hand, may have to win, or may feed a hand laid down."""
    memory: Memory = position.memory
    if memory.laid_down or memory.ready:
        if is_locked(memory, seat):
            if position.fresh[-1:] != [tile]:
                return True
        elif memory.laid_down and chosen.protect_open_waits != "none":
            return True
    if not may_be_due(chosen, position):
        return False
    waits = memory.shape_waits[seat]
    return waits is None or not position.fresh or bool(waits & 1 << position.fresh[-1])
