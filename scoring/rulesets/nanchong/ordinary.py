"""Acts about which no clause has anything to say: by far the most, so they are told apart before all judging.

Everything that this file lets pass must pass every legality clause and bring no note.
"""

from typing import Any

from scoring.engine.events import Discard, Draw
from scoring.engine.position import CLAIMS, TURN, Position
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.duties import may_be_due
from scoring.rulesets.nanchong.memory import Memory, is_locked


def is_ordinary(chosen: Chosen, position: Position, event: Any) -> bool:
    """Whether the event is the due seat's draw from the head of a long wall, or its free discard."""
    if event.seat != position.seat:
        return False
    act = type(event)
    if act is Draw:
        plain = position.phase == CLAIMS and event.source == "head"
    else:
        plain = act is Discard and position.phase == TURN and _is_free(position, event)
    if not plain:
        return False
    memory: Memory = position.memory
    left = position.table.wall.left
    if not memory.piao_over or left <= chosen.forced_win_left or left == 0 or position.window.claims:
        return False
    if any(memory.hidden_kongs):
        return False
    if not (memory.laid_down or memory.ready):
        return True
    return not may_be_due(chosen, position) and (act is Draw or _is_unbound(chosen, memory, event.seat))


def _is_unbound(chosen: Chosen, memory: Memory, seat: int) -> bool:
    """Whether no hand laid down or announced says what this seat discards."""
    free = memory.laying_down is None and not is_locked(memory, seat)
    return free and (chosen.protect_open_waits == "none" or not memory.laid_down)


def _is_free(position: Position, event: Discard) -> bool:
    """Whether the seat holds the tile, and no mark calls it the tile just drawn that is not."""
    if not position.table.hands[event.seat][event.tile]:
        return False
    return not event.drawn or event.tile in position.fresh
