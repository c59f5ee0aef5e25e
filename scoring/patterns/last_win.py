"""A win is judged by several clauses and then settled: what it is, is read once for all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from scoring.engine.events import Win
from scoring.engine.position import Position, Won


@dataclass(slots=True, eq=False)
class LastWin:
    """The win last read, and how it was read."""

    event: Win | None = None
    won: Won | None = None

    def read(self, position: Position, event: Win, take_down: Callable[[], Won]) -> Won:
        """The win as `take_down` reads it, once for an event and a point of the hand."""
        if self.won is None or self.event is not event or self.won.event != position.number:
            self.event, self.won = event, take_down()
        return self.won
