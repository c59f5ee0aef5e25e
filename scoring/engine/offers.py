"""Which events would be legal at a point of the hand."""

from itertools import islice
from typing import Final

from scoring.engine.events import Event
from scoring.engine.law import Rules
from scoring.engine.position import Position

#: The report lists at most so many (audit report, section 2).
MOST: Final = 40


def legal_events(rules: Rules, position: Position, first: int | None = None) -> list[Event]:
    """Legal events here, those of seat `first` before the others; at most MOST."""
    legal = [event for event in rules.candidates(position) if rules.breach(position, event) is None]
    legal.sort(key=lambda event: (event.seat != first, event.seat if event.seat is not None else -1))
    return list(islice(legal, MOST))
