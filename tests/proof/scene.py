"""A point of a clean hand: what an operator looks at to see what could be done wrongly here."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Any, Final

from scoring.engine.customs import Customs
from scoring.engine.events import (
    Chow,
    Connection,
    Correction,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pung,
    Win,
)
from scoring.engine.law import Rules
from scoring.engine.position import CLAIMS, WON, Position, is_note
from scoring.engine.record import SEATS, HandRecord
from scoring.engine.table import Live
from scoring.engine.tiles import Tile

#: Announcements of any region that the discard right after them bears out.
_BORNE_OUT: Final = ("ready", "lay_down")
#: Those that ask nothing of what follows.
_OF_ITSELF: Final = ("piao",)
_PLAY: Final = (Draw, Discard, Chow, Pung, Kong)


@dataclass
class Scene:
    """The position before the event of this `number`, which is `upcoming`; None at the end of the hand."""

    law: Rules
    customs: Customs
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
        """The event just done, remarks apart."""
        before = reversed(self.so_far)
        return next((event for event in before if not isinstance(event, (Connection, Correction))), None)

    @property
    def is_followed_by_play(self) -> bool:
        """Whether an act that is no win comes right after the upcoming event, no remark, no closing."""
        later = self.hand.events[self.number + 1 : self.number + 2]
        return any(not is_note(event) and not isinstance(event, (Win, Escape, Dissolve)) for event in later)

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

    @cached_property
    def winners(self) -> list[int]:
        """Seats that could rightly win the live tile."""
        if self.live is None:
            return []
        return [seat for seat in SEATS if self.law.could_win(self.position, seat)]

    def win_of(self, seat: int) -> Win:
        """The win of the live tile by this seat."""
        assert self.live is not None
        return Win(seat, self.live.tile, self.live.seat, "rob_kong" if self.live.is_kong else "discard")

    def pungs(self) -> Iterator[Pung]:
        """Pungs of a discard that could rightly be made."""
        live = self.live
        if self.phase == CLAIMS and live is not None:
            for seat in SEATS:
                pung = Pung(seat, live.tile, live.seat)
                if seat != live.seat and self.has(seat, live.tile) >= 2 and self.is_legal(pung):
                    yield pung

    @property
    def no_win_is_due(self) -> bool:
        """Whether whoever could win the live tile may let it go."""
        return not any(self.must_win(self.win_of(seat)) for seat in self.winners)

    def must_win(self, win: Win) -> bool:
        """Whether the table's rules forbid to let this win go."""
        return self.customs.must(self.law, self.position, win) is not None

    @cached_property
    def own_wins(self) -> list[Win]:
        """The wins that the seat in turn could rightly make by itself."""
        fresh = dict.fromkeys(self.position.fresh)
        wins = [Win(self.seat, tile, None, "self_draw") for tile in fresh]
        return [win for win in wins if self.is_legal(win)]

    @property
    def awaits_discard(self) -> bool:
        """Whether somebody has announced since the last act what its own discard must bear out."""
        said = takewhile(lambda event: not isinstance(event, _PLAY), reversed(self.so_far))
        return any(isinstance(event, Declare) and event.key in _BORNE_OUT for event in said)

    @property
    def goes_on(self) -> bool:
        """Whether play goes on here: nothing is announced before it, and nobody has asked or passed."""
        window = self.position.window
        is_announced = self.awaits_discard or (type(self.last) is Declare and self.last.key not in _OF_ITSELF)
        quiet = not window.claims and not window.passes and not is_announced
        return quiet and self.phase != WON and type(self.upcoming) in (Draw, Discard, Chow, Pung, Kong, Win)

    @cached_property
    def is_calm(self) -> bool:
        """Whether play goes on and nobody could win here, so that whatever is done lets no win go."""
        return self.goes_on and not self.winners and not self.own_wins

    def draws(self, seat: int, source: str = "head") -> Draw:
        """A draw of the tile that lies at the place this source names."""
        wall = self.position.table.wall
        place = wall.tail() if source == "tail" else wall.head
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
