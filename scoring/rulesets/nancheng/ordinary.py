"""Acts about which no clause has anything to say: by far the most, so they are told apart before all judging.

Everything that this file lets pass must pass every legality clause and bring no note.
"""

from typing import Any

from scoring.engine.events import Discard, Draw
from scoring.engine.position import CLAIMS, TURN, Position
from scoring.rulesets.nancheng.memory import Memory


def is_ordinary(position: Position, event: Any) -> bool:
    """Whether the event is the due seat's draw from the head of the wall, or its free discard."""
    memory: Memory = position.memory
    if event.seat != position.seat or position.window.claims or memory.discard_told:
        return False
    act = type(event)
    if act is Draw:
        return position.phase == CLAIMS and event.source == "head" and position.table.wall.left > 0
    if act is not Discard or position.phase != TURN or not _is_held(position, event):
        return False
    return not memory.ready


def _is_held(position: Position, event: Discard) -> bool:
    """Whether the seat holds the tile, and no mark calls it the tile just drawn that is not."""
    if not position.table.hands[event.seat][event.tile]:
        return False
    return not event.drawn or event.tile in position.fresh
