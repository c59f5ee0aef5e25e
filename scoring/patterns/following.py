"""What a record shows right after an announcement: the act that must bear it out."""

from typing import TypeGuard

from scoring.engine.events import Declare, Discard, Dissolve, Escape, Event, Reveal
from scoring.engine.position import Position, is_note


def is_recorded(position: Position, event: Event) -> bool:
    """Whether the event stands in the record here, and is not only being tried or played."""
    events = position.hand.events
    return 0 <= position.number < len(events) and events[position.number] is event


def following_act(position: Position, event: Declare) -> Event | None:
    """The next act in the record after this announcement, other announcements and remarks passed over.

    A seat that leaves while the others play on is such a remark. None where no act follows: the table closes,
    the announcement is only being tried, or the hand is being played and has come no further.
    """
    later = position.hand.events[position.number + 1 :] if is_recorded(position, event) else ()
    for act in later:
        if isinstance(act, Dissolve) or (isinstance(act, Escape) and position.hand.outcome == "escaped"):
            return None
        if not isinstance(act, (Declare, Reveal, Escape)) and not is_note(act):
            return act
    return None


def is_discard_of(act: Event | None, seat: int) -> TypeGuard[Discard]:
    """Whether the act is this seat's discard, which bears its announcement out."""
    return isinstance(act, Discard) and act.seat == seat
