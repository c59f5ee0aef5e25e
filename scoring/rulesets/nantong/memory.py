"""What this rule set remembers of a hand: openings, locks, passed wins, the last tile, throws and birds."""

from dataclasses import dataclass, field
from typing import Final

from scoring.engine.findings import BROKEN_RECORD, Breach
from scoring.engine.position import Position
from scoring.engine.table import Live
from scoring.engine.tiles import Tile
from scoring.patterns.last_win import LastWin
from scoring.patterns.win_claims import WinClaims
from scoring.rulesets.nantong.waits import Waits

#: Phases of this rule set beside the engine's.
OPENING_OVER: Final = "opening-over"
SEA_ASKING: Final = "sea-asking"
SEA_DRAW: Final = "sea-draw"
SEA_TURN: Final = "sea-turn"
SEA_CLAIMS: Final = "sea-claims"
KONG_DISCARDS: Final = "kong-discards"


@dataclass(slots=True, eq=False)
class Due:
    """The birds a hand calls for (NT-47, NT-50): `places` in the wall, or one `tile` that stands for all.

    `clause` is cited where another tile is shown for it.
    """

    places: list[int] = field(default_factory=list)
    tile: Tile | None = None
    clause: str = "NT-47"

    @property
    def count(self) -> int:
        return 1 if self.tile is not None else len(self.places)


@dataclass(slots=True, eq=False)
class Opening:
    """An opening claim made in its window; `held` are the patterns of the hand with their units."""

    event: int
    seat: int
    held: list[tuple[str, int]]
    hidden: bool
    dealt: list[int]
    throw: tuple[int, ...] = ()


@dataclass(slots=True, eq=False)
class Memory:
    """Facts derived from the events so far; nothing here comes from what the platform claims."""

    openings: list[Opening] = field(default_factory=list)
    #: Seats whose opening claim still wants its throw, and whether its absence is settled: told or excused.
    throws_due: dict[int, bool] = field(default_factory=dict)
    #: Whether dice were shown before any claim that wants them.
    early_throw: bool = False
    #: The event of an opening claim that counts for nothing; a throw right after it follows from it.
    idle_claim: int | None = None
    #: Seats that have made an open kong (NT-58), and those whose lock came from an illegal one.
    locked: set[int] = field(default_factory=set)
    wrongly_locked: set[int] = field(default_factory=set)
    #: By seat, the tiles whose win off another was let go, with the value of that win (NT-55).
    missed: list[dict[Tile, int]] = field(default_factory=lambda: [{}, {}, {}, {}])
    #: Discards that went by without a word, and by seat how many of them need no looking at any more.
    gone_by: list[Live] = field(default_factory=list)
    unnoted: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    #: The kong whose replacement is due or just drawn: its mode, its kind and the throw made for it.
    kong_mode: str = "supplement"
    kong_kind: str = ""
    throw: tuple[int, ...] | None = None
    #: Whether a throw was left out, or birds were shown before their time: what stands elsewhere follows
    #: from it.
    throw_left_out: bool = False
    stray_throw: bool = False
    birds_too_early: bool = False
    #: Whether the tiles just drawn replace an open kong, and which of them must still be discarded.
    fresh_is_open: bool = False
    due: list[Tile] = field(default_factory=list)
    live_is_open: bool = False
    live_is_sea: bool = False
    dealer_konged: bool = False
    #: The seats asked for the last tile, who took it, and who drew it as a replacement instead (NT-53).
    asked: list[int] = field(default_factory=list)
    sea_fault: bool = False
    taker: int | None = None
    last_replacement: int | None = None
    #: Birds turned up, and what was due when they were.
    birds: tuple[Tile, ...] | None = None
    birds_due: Due | None = None
    win_claims: WinClaims = field(default_factory=WinClaims)
    last_win: LastWin = field(default_factory=LastWin)
    #: By seat, the waits of its hand of 13 tiles; None when it has changed since they were found.
    waits: list[Waits | None] = field(default_factory=lambda: [None] * 4)


def memory_of(position: Position) -> Memory:
    """The rule set's memory of this hand."""
    memory: Memory = position.memory
    return memory


def opening_window(position: Position) -> bool:
    """Whether opening hands may still be claimed: before the dealer's first act (NT-21)."""
    return (
        memory_of(position).birds is None
        and position.closed is None
        and position.acts == len(position.wins)
        and all(won.how == "dealt" for won in position.wins)
    )


def after_the_end(position: Position) -> Breach:
    """GEN-07 in a phase in which the hand is over; a false opening claim may have ended it only in name."""
    openings = memory_of(position).openings
    false = position.phase == OPENING_OVER and not any(opening.held or opening.hidden for opening in openings)
    return Breach("GEN-07", "after-the-end", BROKEN_RECORD, stops=True, consequent=false)
