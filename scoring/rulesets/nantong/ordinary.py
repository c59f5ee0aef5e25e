"""Acts about which no clause has anything to say: by far the most, so they are told apart before all judging.

Everything that this file lets pass must pass every legality clause; what it does not is judged in full.
"""

from typing import Any

from scoring.engine.events import Discard, Draw
from scoring.engine.position import CLAIMS, TURN, Position
from scoring.rulesets.nantong.memory import Memory


def is_ordinary(position: Position, event: Any) -> bool:
    """Whether the event is the due seat's draw from the head of a long wall, or its free discard."""
    act = type(event)
    if act is Draw:
        return (
            position.phase == CLAIMS
            and event.seat == position.seat
            and event.source == "head"
            and position.table.wall.left > 1
            and not position.window.claims
        )
    if act is not Discard or position.phase != TURN or event.seat != position.seat:
        return False
    if not position.table.hands[event.seat][event.tile] or (event.drawn and event.tile not in position.fresh):
        return False
    memory: Memory = position.memory
    return not (event.seat in memory.locked or memory.due or memory.throws_due)
