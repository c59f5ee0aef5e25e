"""What can stand in a log, one plain class an event type (log format, section 4).

An event's number is its place in the hand. Seats are 0 to 3; tiles are engine integers.
"""

from dataclasses import dataclass

from scoring.engine.tiles import Tile


@dataclass(slots=True, eq=False)
class Event:
    """Any act or note; `seat` is None only where nobody in particular acts."""

    seat: int | None


@dataclass(slots=True, eq=False)
class Declare(Event):
    seat: int
    key: str
    value: int | None = None
    tiles: tuple[Tile, ...] | None = None
    waits: tuple[Tile, ...] | None = None
    patterns: tuple[str, ...] | None = None


@dataclass(slots=True, eq=False)
class Draw(Event):
    seat: int
    tile: Tile
    source: str = "head"


@dataclass(slots=True, eq=False)
class Discard(Event):
    seat: int
    tile: Tile
    drawn: bool | None = None


@dataclass(slots=True, eq=False)
class Chow(Event):
    seat: int
    tile: Tile
    source_seat: int
    own: tuple[Tile, ...]


@dataclass(slots=True, eq=False)
class Pung(Event):
    seat: int
    tile: Tile
    source_seat: int


@dataclass(slots=True, eq=False)
class Kong(Event):
    """`kind` is exposed, added or concealed; `mode` supplement or open, None where the log leaves it out."""

    seat: int
    tile: Tile
    kind: str
    source_seat: int | None = None
    mode: str | None = None


@dataclass(slots=True, eq=False)
class Win(Event):
    """`items` are claimed (code, points) pairs, None where the log claims none."""

    seat: int
    tile: Tile | None = None
    source_seat: int | None = None
    how: str | None = None
    items: tuple[tuple[str, int], ...] | None = None
    points: int | None = None


@dataclass(slots=True, eq=False)
class Claim(Event):
    seat: int
    want: str


@dataclass(slots=True, eq=False)
class Pass(Event):
    """`on` lists what was declined; None declines everything."""

    seat: int
    on: tuple[str, ...] | None = None


@dataclass(slots=True, eq=False)
class Reveal(Event):
    key: str = ""
    tiles: tuple[Tile, ...] | None = None
    values: tuple[int, ...] | None = None


@dataclass(slots=True, eq=False)
class Connection(Event):
    """`disconnect` and `reconnect`: kept for the record, without effect."""

    seat: int
    lost: bool


@dataclass(slots=True, eq=False)
class Escape(Event):
    seat: int


@dataclass(slots=True, eq=False)
class Dissolve(Event):
    pass


@dataclass(slots=True, eq=False)
class Correction(Event):
    of: int = 0
    reason: str = ""
