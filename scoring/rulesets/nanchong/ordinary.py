"""Acts about which no clause has anything to say: by far the most, so they are told apart before all judging.

Everything that this file lets pass must pass every legality clause and bring no note.
"""

from typing import Any

from scoring.engine.events import Discard, Draw
from scoring.engine.position import CLAIMS, TURN, Position
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import Memory


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
    return (
        memory.piao_over
        and position.table.wall.left > max(chosen.forced_win_left, 0)
        and not (memory.laid_down or memory.ready or position.window.claims)
        and not any(memory.hidden_kongs)
    )


def _is_free(position: Position, event: Discard) -> bool:
    """Whether the seat holds the tile, and no mark calls it the tile just drawn that is not."""
    if not position.table.hands[event.seat][event.tile]:
        return False
    return not event.drawn or event.tile in position.fresh
