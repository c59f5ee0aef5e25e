"""Acts about which no clause has anything to say: by far the most, so they are told apart before all judging.

Everything that this file lets pass must pass every legality clause; what it does not is judged in full.
"""

from scoring.engine.events import Discard, Draw, Event
from scoring.engine.position import CLAIMS, TURN, Position
from scoring.rulesets.nantong.memory import memory_of


def is_ordinary(position: Position, event: Event) -> bool:
    """Whether the event is the due seat's draw from the head of a long wall, or its free discard."""
    if isinstance(event, Draw):
        return (
            position.phase == CLAIMS
            and event.seat == position.seat
            and event.source == "head"
            and position.table.wall.left > 1
            and not position.window.claims
        )
    if isinstance(event, Discard):
        seat = event.seat
        return (
            position.phase == TURN
            and seat == position.seat
            and position.table.hands[seat][event.tile] > 0
            and not (event.drawn and event.tile not in position.fresh)
            and _is_free(position, seat)
        )
    return False


def _is_free(position: Position, seat: int) -> bool:
    memory = memory_of(position)
    return seat not in memory.locked and not memory.due and memory.throw_due is None
