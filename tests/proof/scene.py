"""A point of a clean hand: what an operator looks at to see what could be done wrongly here."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scoring.engine.events import Draw, Event
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import SEATS, HandRecord
from scoring.engine.table import Live
from scoring.engine.tiles import Tile


@dataclass
class Scene:
    """The position before the event of this `number`, which is `upcoming`; None at the end of the hand."""

    law: Rules
    hand: HandRecord
    position: Position
    number: int
    chance: random.Random

    @property
    def chosen(self) -> Any:
        """The settled options, of a type of the rule set's own."""
        return getattr(self.law, "chosen", None)

    @property
    def so_far(self) -> tuple[Event, ...]:
        """What has been done, from the first event on."""
        return self.hand.events[: self.number]

    @property
    def upcoming(self) -> Event | None:
        return self.hand.events[self.number] if self.number < len(self.hand.events) else None

    @property
    def last(self) -> Event | None:
        """The event just done."""
        return self.hand.events[self.number - 1] if self.number else None

    @property
    def phase(self) -> str:
        return self.position.phase

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return self.position.seat

    @property
    def live(self) -> Live | None:
        return self.position.live

    @property
    def left(self) -> int:
        """How many tiles are left to be drawn."""
        return self.position.table.wall.left

    @property
    def others(self) -> tuple[int, ...]:
        """The three seats that are not in turn, in turn order."""
        return tuple((self.seat + step) % 4 for step in (1, 2, 3))

    def has(self, seat: int, tile: Tile) -> int:
        """How many of a kind the seat has in hand."""
        return self.position.table.hands[seat][tile]

    def hand_of(self, seat: int) -> list[Tile]:
        """The kinds that a seat has in hand, each once."""
        return [tile for tile, count in enumerate(self.position.table.hands[seat]) if count]

    def lacks(self, seat: int) -> list[Tile]:
        """The kinds that a seat has not in hand."""
        return [tile for tile in self.law.kinds if not self.has(seat, tile)]

    def is_legal(self, event: Event) -> bool:
        """Whether an act would be right here: asked of what is right beside the fault, never of the fault."""
        return self.law.breach(self.position, event) is None

    def winners(self) -> list[int]:
        """Seats that could rightly win the live tile."""
        return [seat for seat in SEATS if self.law.could_win(self.position, seat)]

    def draws(self, seat: int, source: str = "head") -> Draw:
        """A draw of the tile that lies at the place this source names."""
        wall = self.position.table.wall
        place = wall.tail() if source == "tail" else wall.head()
        return Draw(seat, wall.tile_at(place), source)

    def runs_with(self, seat: int, tile: Tile) -> Iterator[tuple[Tile, ...]]:
        """The pairs of the seat's own tiles that make a run of one suit with this tile."""
        for low in range(tile - 2, tile + 1):
            run = (low, low + 1, low + 2)
            if low >= 0 and low // 9 == run[2] // 9 and tile < 27:
                own = tuple(other for other in run if other != tile)
                if all(self.has(seat, other) for other in own):
                    yield own

    def after(self, seat: int) -> int:
        """The seat whose turn follows."""
        return (seat + 1) % 4
