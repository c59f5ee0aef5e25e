"""Acts about which no clause has anything to say: by far the most, so they are told apart before all judging.

Everything that this file lets pass must pass every legality clause and bring no note.
"""

from scoring.engine.events import Discard, Draw, Event
from scoring.engine.ordinary import is_plain_turn
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.duties import may_be_due
from scoring.rulesets.nanchong.hands import completing
from scoring.rulesets.nanchong.kongs import may_be_overdue
from scoring.rulesets.nanchong.memory import Memory, is_locked


def is_ordinary(chosen: Chosen, position: Position, event: Event) -> bool:
    """Whether the event is a plain draw or discard that nothing announced or face down forbids."""
    if not is_plain_turn(position, event):
        return False
    memory: Memory = position.memory
    if not memory.piao_over or memory.turn_told is not None or may_be_overdue(chosen, memory, event):
        return False
    bound = memory.laid_down or memory.ready
    if bound and isinstance(event, Discard) and not _is_unbound(chosen, position, event):
        return False
    return not (may_be_due(chosen, position) and _may_let_win_go(position, event))


def _is_unbound(chosen: Chosen, position: Position, event: Discard) -> bool:
    """Whether no hand laid down or announced asks for another discard than this."""
    memory: Memory = position.memory
    if memory.laying_down is not None or memory.awaited:
        return False
    if is_locked(memory, event.seat):
        return position.fresh[-1:] == [event.tile]
    return chosen.protect_open_waits == "none" or not memory.laid_down


def _may_let_win_go(position: Position, event: Event) -> bool:
    """Whether anybody's hand may be complete with the live tile, or with the one that this seat has drawn."""
    live = position.table.live
    if isinstance(event, Draw):
        bit = 0 if live is None else 1 << live.tile
        return any(completing(position, seat) & bit for seat in SEATS)
    memory: Memory = position.memory
    waits = memory.shape_waits[position.seat]
    return waits is None or not position.fresh or bool(waits & 1 << position.fresh[-1])
