"""Which events would be legal at a point of the hand."""

from typing import Final

from scoring.engine.events import Event, seat_of
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.tiles_used import are_in_the_set

#: The report lists at most so many (audit report, section 2).
MOST: Final = 40


def legal_events(rules: Rules, position: Position, first: int | None = None) -> list[Event]:
    """Legal events here, those of seat `first` before the others; at most MOST."""
    legal = [
        event
        for event in rules.candidates(position)
        if are_in_the_set(position, event) and rules.breach(position, event) is None
    ]

    def place(event: Event) -> tuple[bool, int]:
        seat = seat_of(event)
        return seat != first, -1 if seat is None else seat

    return sorted(legal, key=place)[:MOST]
