"""Where a hand stands: the table, whose act is due, and the facts that the events so far have made.

The law reads a position; only the replay and the flow of the rules change it.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from scoring.engine.events import Claim, Connection, Correction, Event, Pass
from scoring.engine.record import HandRecord
from scoring.engine.table import Live, Meld, Table
from scoring.engine.tiles import COUNTS, Tile

#: `seat` holds a tile too many and must act on its own turn.
TURN: Final = "turn"
#: The live tile may be taken; if nobody does, `seat` draws.
CLAIMS: Final = "claims"
#: `seat` has made a kong and is owed tiles; the tile of an added kong may be robbed.
REPLACEMENT: Final = "replacement"
#: Somebody has won; others may win the same tile, then tiles are turned up.
WON: Final = "won"
#: The hand is over.
OVER: Final = "over"


@dataclass(slots=True, eq=False)
class Window:
    """What seats said of the live tile: claims (seat, want), and what each declined (empty: all)."""

    claims: list[tuple[int, str]] = field(default_factory=list)
    passes: dict[int, set[str]] = field(default_factory=dict)

    def has_passed(self, seat: int, want: str) -> bool:
        """Whether the seat declined this on the live tile."""
        declined = self.passes.get(seat)
        return declined is not None and (not declined or want in declined)


@dataclass(slots=True, eq=False)
class Won:
    """A win as the events show it, with the hand as it stood.

    `concealed` are counts with the winning tile in; `contexts` the item codes of its circumstances.
    `illegal` marks a win that the law refused, `shapeless` one that no shape supports; `worth` is what the
    rule set found the hand to be worth.
    """

    event: int
    seat: int
    tile: Tile | None
    payer: int | None
    how: str
    concealed: list[int]
    melds: list[Meld]
    contexts: tuple[str, ...] = ()
    waits: tuple[Tile, ...] = ()
    hidden: bool = False
    illegal: bool = False
    shapeless: bool = False
    worth: Any = None


#: The window of a tile of which nobody has said anything yet; never written to.
SILENCE: Final = Window()


class Position:
    """One hand in the course of its replay. `number` is that of the event being judged."""

    __slots__ = (
        "acts",
        "closed",
        "discards",
        "displaced",
        "doubted",
        "draws_off",
        "fresh",
        "hand",
        "illegal",
        "memory",
        "number",
        "odd_kinds",
        "off_wall",
        "overdue",
        "owed",
        "phase",
        "places_untold",
        "seat",
        "seen",
        "skipped",
        "stopped",
        "table",
        "unwon",
        "window",
        "wins",
    )

    def __init__(self, hand: HandRecord, table: Table) -> None:
        self.hand = hand
        self.table = table
        self.number = -1
        self.phase = TURN
        self.seat = hand.dealer
        #: Tiles just drawn by the seat whose turn it is, none after a claim or at the deal.
        self.fresh: list[Tile] = []
        #: Replacement tiles still to be drawn.
        self.owed = 0
        #: Discards, kongs, claims that took the tile and wins so far; 0 is the moment after the deal.
        self.acts = 0
        self.discards = [0, 0, 0, 0]
        self.window = SILENCE
        self.wins: list[Won] = []
        #: Phase and seat before the first win, for a false one that the table did not honour.
        self.unwon: tuple[str, int] = (TURN, hand.dealer)
        #: Seats whose turn another seat took: when they act after all, that follows from it.
        self.displaced: set[int] = set()
        #: Seats that were dealt or drew a tile which the wall or the set of tiles contradicts.
        self.doubted: set[int] = set()
        #: How often each kind has been shown by deal, draws and tiles turned up.
        self.seen = [0] * COUNTS
        #: Whether the last draw shown was not the wall's; the next such one follows from it.
        self.off_wall = False
        #: The tile of the wall that was due when another was drawn; who draws it next is one tile behind.
        self.overdue: Tile | None = None
        #: Kinds of which a fault has shown too many; more of them follow from it.
        self.odd_kinds: set[Tile] = set()
        #: Whether a draw was left out or made by another seat, so that the wall may be one tile ahead.
        self.skipped = False
        #: Whether the log has a draw too few or too many, so that its wall does not end where ours does.
        self.draws_off = False
        #: Whether a fault leaves untold which places of the wall were drawn; what does not fit it follows.
        self.places_untold = False
        #: How the table was closed before its end: dissolved or escaped.
        self.closed: str | None = None
        #: Whether the event being done was found illegal; what it binds a seat to follows from that.
        self.illegal = False
        #: Whether the replay had to stop at an impossible event.
        self.stopped = False
        #: What the rule set itself remembers of the hand, of a type of its own.
        self.memory: Any = None

    @property
    def live(self) -> Live | None:
        return self.table.live

    def is_off(self, seat: int) -> bool:
        """Whether a fault before left the seat's hand other than it should be: in number, or in its tiles."""
        return seat in self.doubted or self.is_short_or_long(seat)

    def is_short_or_long(self, seat: int) -> bool:
        """Whether a hand has not 13 tiles and those just drawn, melds counted as three."""
        drawn = 0
        if seat == self.seat:
            drawn = len(self.fresh) or int(self.phase == TURN)
        return self.table.sizes[seat] + 3 * len(self.table.melds[seat]) != 13 + drawn


def next_seat(seat: int) -> int:
    """The seat to the right, whose turn follows."""
    return (seat + 1) % 4


def is_note(event: Event) -> bool:
    """Whether the event only remarks on the hand and changes nothing at the table."""
    return isinstance(event, _NOTES)


_NOTES: Final = (Connection, Correction, Pass, Claim)
