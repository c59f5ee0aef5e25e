"""A win is judged by several clauses and then settled: what it is, is read once for all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from scoring.engine.events import Win
from scoring.engine.position import Position, Won
from scoring.engine.tiles import Tile

#: What a win is read by: the point of the hand, by events, acts and the live tile's event, then seat, tile,
#: source and way.
_Asked = tuple[int, int, int | None, int, Tile | None, int | None, str | None]


@dataclass(slots=True, eq=False)
class LastWin:
    """The win last read, and by what."""

    asked: _Asked | None = None
    won: Won | None = None

    def read(self, position: Position, event: Win, take_down: Callable[[], Won]) -> Won:
        """The win as `take_down` reads it, once for a win and a point of the hand."""
        live = position.live
        stands = None if live is None else live.event
        point = (position.number, position.acts, stands)
        asked = (*point, event.seat, event.tile, event.source_seat, event.how)
        if self.won is None or self.asked != asked:
            self.asked, self.won = asked, take_down()
        return self.won
