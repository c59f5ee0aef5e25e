"""What this rule set remembers of a hand: 飘, hands laid down and announced, wins let go, kongs."""

from collections import defaultdict
from collections.abc import Hashable
from dataclasses import dataclass, field

from scoring.engine.findings import Breach
from scoring.engine.position import Position, Won
from scoring.engine.tiles import Tile
from scoring.patterns.win_claims import WinClaims


@dataclass(slots=True, eq=False)
class LaidDown:
    """A hand laid down (摆): the event, the tiles shown, and a mask of the kinds it declared to wait for.

    `wrong` marks a declaration that the law refused: it binds, and what breaks it follows from that.
    `unseen` counts waits that it declared and the record does not show, None where it tells of no waits.
    """

    event: int
    tiles: tuple[Tile, ...]
    waits: int
    wrong: bool
    unseen: int | None = 0

    @property
    def is_single(self) -> bool:
        """Whether it declared one kind of tile alone (独张)."""
        return self.waits.bit_count() + (self.unseen or 0) == 1


@dataclass(slots=True, eq=False)
class HiddenKong:
    """A concealed kong still face down; whether its replacement is drawn, and its lateness told."""

    tile: Tile
    replaced: bool = False
    told: bool = False


@dataclass(slots=True, eq=False)
class Undone:
    """How else a seat might stand had it made no fault.

    Other stakes, other hands laid down (None: none), announced or not, and for each tile that a locked seat
    wrongly put out the tile drawn that it should have put out.
    """

    piao: set[int] = field(default_factory=set)
    laid_down: list[LaidDown | None] = field(default_factory=list)
    ready: set[bool] = field(default_factory=set)
    swaps: list[tuple[Tile, Tile]] = field(default_factory=list)

    @property
    def is_any(self) -> bool:
        """Whether the seat made such a fault at all."""
        return bool(self.piao or self.laid_down or self.ready or self.swaps)


@dataclass(slots=True, eq=False)
class Awaited:
    """An announcement, by event and seat, that the seat's discard must bear out.

    `wrong` is what each discard shows to be wrong with it, `otherwise` what any other act does.
    """

    event: int
    seat: int
    wrong: dict[Tile, Breach | None]
    otherwise: Breach


class Memory:
    """Facts derived from the events so far; nothing here comes from what the platform claims."""

    __slots__ = (
        "anyones",
        "awaited",
        "claims",
        "drawn_at",
        "fresh_is_kongs",
        "hidden_kongs",
        "kept_fourth",
        "kong_feeder",
        "kong_kind",
        "kong_without_tile",
        "laid_down",
        "last_drawer",
        "laying_down",
        "live_is_kongs",
        "may_complete",
        "only_self_draw",
        "passed",
        "piao",
        "piao_over",
        "piao_refused",
        "piao_twice",
        "ready",
        "shape_waits",
        "told_duties",
        "turn_told",
        "undone",
        "wins_read",
    )

    def __init__(self) -> None:
        #: What each seat chose to add (飘), None before it has chosen; whether the choosing is over.
        self.piao: list[int | None] = [None, None, None, None]
        self.piao_over = False
        #: Seats whose choice the law refused: choosing anew follows from that.
        self.piao_refused: set[int] = set()
        #: How many choices were a seat's second.
        self.piao_twice = 0
        #: By seat, how its faults in choosing, announcing and keeping its hand may be undone.
        self.undone: defaultdict[int, Undone] = defaultdict(Undone)
        #: The event that laid a hand down out of course: what its turn lacks or has too much of follows.
        self.turn_told: int | None = None
        #: Whether a kong was made with no tile left to replace it.
        self.kong_without_tile = False
        #: Hands laid down, by seat.
        self.laid_down: dict[int, LaidDown] = {}
        #: The seat whose discard must go with the hand just laid down.
        self.laying_down: int | None = None
        #: Announcements that a discard must bear out which the record does not show yet.
        self.awaited: list[Awaited] = []
        #: Seats that announced a ready hand (报叫), each with whether the law refused it.
        self.ready: dict[int, bool] = {}
        #: By seat, the tiles whose win off another was let go; where it counts, with its value in points.
        self.passed: list[dict[Tile, int]] = [{}, {}, {}, {}]
        #: Seats that announced, let a win go and may only draw their win from then on (NC-26).
        self.only_self_draw: set[int] = set()
        #: Kinds of which a seat made a pung and kept the fourth copy: (seat, kind).
        self.kept_fourth: set[tuple[int, Tile]] = set()
        #: Whether the tile just drawn replaces a kong; whose discard fed that kong, if it was exposed.
        self.fresh_is_kongs = False
        self.kong_kind = ""
        self.kong_feeder: int | None = None
        #: Whether the live discard is the first after a kong's tile.
        self.live_is_kongs = False
        #: Who drew the last tile of the wall.
        self.last_drawer: int | None = None
        #: By seat, the number of the event that drew its latest tile; None for the deal.
        self.drawn_at: list[int | None] = [None, None, None, None]
        self.hidden_kongs: list[list[HiddenKong]] = [[], [], [], []]
        #: Duties to win a live tile that are told already: (event of the tile, seat).
        self.told_duties: set[tuple[int, int]] = set()
        self.claims = WinClaims()
        #: Wins read at this point of the hand, by the point and by what they were asked for.
        self.wins_read: dict[Hashable, Won] = {}
        #: By seat, the kinds that complete its hand of 13 tiles; None when it has changed since.
        self.shape_waits: list[int | None] = [None, None, None, None]
        #: The same and perhaps further kinds, as far as each suit by itself tells; found much sooner.
        self.may_complete: list[int | None] = [None, None, None, None]
        #: All these kinds of all seats; None when a hand has changed since.
        self.anyones: int | None = None

    def hand_changes(self, seat: int) -> None:
        """What the seat's 13 tiles wait for is no longer known."""
        self.shape_waits[seat] = self.may_complete[seat] = self.anyones = None


def memory_of(position: Position) -> Memory:
    """The rule set's memory of this hand."""
    memory: Memory = position.memory
    return memory


def is_closed(position: Position) -> bool:
    """Whether the table closed before the end, by an event or by the record's word alone."""
    return position.closed is not None or position.hand.outcome in ("dissolved", "escaped")


def is_locked(memory: Memory, seat: int) -> bool:
    """Whether the seat has laid its hand down or announced it: it keeps its tiles (NC-20, NC-26)."""
    return (seat in memory.laid_down and memory.laying_down != seat) or seat in memory.ready


def lock_clause(memory: Memory, seat: int) -> str:
    """The clause that binds a locked seat: NC-20 once it has laid down, before that NC-26."""
    return "NC-20" if seat in memory.laid_down else "NC-26"


def is_wrongly_locked(memory: Memory, seat: int) -> bool:
    """Whether every announcement that locks the seat was one that the law refused."""
    laid_down = memory.laid_down.get(seat)
    wrong = [memory.ready[seat]] if seat in memory.ready else []
    if laid_down is not None:
        wrong.append(laid_down.wrong)
    return bool(wrong) and all(wrong)
