"""What can stand in a log, one plain class an event type (log format, section 4).

An event's number is its place in the hand. Seats are 0 to 3; tiles are engine integers. Of what a log says
alike there may be one object for many events: nothing changes an event of a record that was read.
"""

from dataclasses import dataclass

from scoring.engine.tiles import Tile


@dataclass(slots=True, eq=False)
class Event:
    """Any act or note."""


@dataclass(slots=True, eq=False)
class SeatEvent(Event):
    """What a seat does or says."""

    seat: int


@dataclass(slots=True, eq=False)
class TableEvent(Event):
    """What the table shows or notes; `seat` is None where nobody in particular does."""

    seat: int | None


def seat_of(event: Event) -> int | None:
    """The seat that acts or speaks, None where nobody in particular does."""
    if isinstance(event, SeatEvent):
        return event.seat
    return event.seat if isinstance(event, TableEvent) else None


@dataclass(slots=True, eq=False)
class Declare(SeatEvent):
    key: str
    value: int | None = None
    tiles: tuple[Tile, ...] | None = None
    waits: tuple[Tile, ...] | None = None
    patterns: tuple[str, ...] | None = None


@dataclass(slots=True, eq=False)
class Draw(SeatEvent):
    tile: Tile
    source: str = "head"


@dataclass(slots=True, eq=False)
class Discard(SeatEvent):
    tile: Tile
    drawn: bool | None = None


@dataclass(slots=True, eq=False)
class Chow(SeatEvent):
    tile: Tile
    source_seat: int
    own: tuple[Tile, ...]


@dataclass(slots=True, eq=False)
class Pung(SeatEvent):
    tile: Tile
    source_seat: int


@dataclass(slots=True, eq=False)
class Kong(SeatEvent):
    """`kind` is exposed, added or concealed; `mode` supplement or open, None where the log leaves it out."""

    tile: Tile
    kind: str
    source_seat: int | None = None
    mode: str | None = None


@dataclass(slots=True, eq=False)
class Win(SeatEvent):
    """`items` are claimed (code, points) pairs, None where the log claims none."""

    tile: Tile | None = None
    source_seat: int | None = None
    how: str | None = None
    items: tuple[tuple[str, int], ...] | None = None
    points: int | None = None


@dataclass(slots=True, eq=False)
class Claim(SeatEvent):
    want: str


@dataclass(slots=True, eq=False)
class Pass(SeatEvent):
    """`on` lists what was declined; None declines everything."""

    on: tuple[str, ...] | None = None


@dataclass(slots=True, eq=False)
class Reveal(TableEvent):
    key: str = ""
    tiles: tuple[Tile, ...] | None = None
    values: tuple[int, ...] | None = None


@dataclass(slots=True, eq=False)
class Connection(SeatEvent):
    """`disconnect` and `reconnect`: kept for the record, without effect."""

    lost: bool


@dataclass(slots=True, eq=False)
class Escape(SeatEvent):
    pass


@dataclass(slots=True, eq=False)
class Dissolve(TableEvent):
    pass


@dataclass(slots=True, eq=False)
class Correction(TableEvent):
    of: int = 0
    reason: str = ""
