"""Acts about which hardly a clause has anything to say: by far the most, so they are told apart first."""

from scoring.engine.events import Discard, Draw, Event
from scoring.engine.position import CLAIMS, TURN, Position


def is_plain_turn(position: Position, event: Event) -> bool:
    """Whether the seat in turn draws from the head of the wall, or discards a tile that it is shown to hold.

    So it is where nobody has claimed the live tile, and no mark wrongly calls a discard the tile just drawn.
    What else binds the seat its rule set knows (`Rules.is_ordinary`).
    """
    if isinstance(event, Draw):
        return (
            event.seat == position.seat
            and position.phase == CLAIMS
            and event.source == "head"
            and not position.window.claims
            and position.table.wall.left > 0
        )
    return (
        isinstance(event, Discard)
        and event.seat == position.seat
        and position.phase == TURN
        and position.table.live is None
        and position.table.hands[event.seat][event.tile] > 0
        and (not event.drawn or event.tile in position.fresh)
    )
