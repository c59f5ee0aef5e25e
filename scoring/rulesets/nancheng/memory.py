"""What this rule set remembers of a hand: 定口, wins and pungs let go, kongs, the horses turned up."""

from dataclasses import dataclass, field
from typing import Final

from scoring.engine.position import Position
from scoring.engine.tiles import Tile
from scoring.patterns.last_win import LastWin
from scoring.patterns.win_claims import WinClaims

#: Outcomes of a hand that ends before its end.
CLOSINGS: Final = ("dissolved", "escaped")


@dataclass(slots=True, eq=False)
class KongMade:
    """A kong: the event and seat, and who fed it or its pung.

    `late` marks an added tile that was not the one just drawn (None: not shown), `illegal` a kong that the
    law refused, `robbed` one whose tile was won, `ill_robbed` whether by wins alone that the law refused.
    """

    event: int
    seat: int
    kind: str
    tile: Tile
    feeder: int | None
    late: bool | None = False
    illegal: bool = False
    robbed: bool = False
    ill_robbed: bool = False


@dataclass(frozen=True, slots=True)
class PassedWin:
    """A win let go: its tile, who discarded it if anybody, its points, what each seat would have paid.

    `doubtful` marks one let go only at an act that the law refused.
    """

    tile: Tile
    discarder: int | None
    points: int
    paid: tuple[int, ...]
    doubtful: bool

    def paid_beside(self, payer: int) -> int:
        """The payment to hold a later one of `payer` against: its discarder's, of a self-draw his own."""
        return self.paid[payer if self.discarder is None else self.discarder]


@dataclass(frozen=True, slots=True)
class Shown:
    """Horses turned up, and whether the law refused that."""

    tiles: tuple[Tile, ...]
    refused: bool


@dataclass(frozen=True, slots=True)
class Outline:
    """Of a hand's record as a whole: the number of its last act or win, and whose horses it turns up."""

    last_act: int = -1
    owners: frozenset[int | None] = frozenset()


@dataclass(slots=True, eq=False)
class Memory:
    """Facts derived from the events so far; nothing here comes from what the platform claims."""

    record: Outline = Outline()
    kongs: list[KongMade] = field(default_factory=list)
    #: By seat and kind of a claim that names a wrong seat, whose tile it took.
    fed_by: dict[tuple[int, Tile], int] = field(default_factory=dict)
    #: Whether a kong was made with no tile left to replace it.
    kong_without_tile: bool = False
    #: Whether the tile just drawn replaces a kong.
    fresh_is_kongs: bool = False
    #: Seats that declared (定口), each with whether the law refused it; the one whose discard goes with it.
    ready: dict[int, bool] = field(default_factory=dict)
    declaring: int | None = None
    #: The declaration whose discard the record does not show yet, and whether a discard left out is told.
    ready_unjudged: bool = False
    discard_told: bool = False
    #: Whether an act that the law refused stands among the first discards (JX-12).
    early_fault: bool = False
    #: Seats that drew from the tail without a kong: one may have been left out of the record.
    drew_from_tail: set[int] = field(default_factory=set)
    #: By seat, wins and kinds of pung let go since its last turn began; of pungs whether that is doubtful.
    passed_wins: list[list[PassedWin]] = field(default_factory=lambda: [[], [], [], []])
    passed_pungs: list[dict[Tile, bool]] = field(default_factory=lambda: [{}, {}, {}, {}])
    #: By seat whose hand is not shown, kinds of discards that nobody took since its last turn began.
    went_by: list[set[Tile]] = field(default_factory=lambda: [set(), set(), set(), set()])
    #: Horses turned up: after a win under None, in 码踩码 under each seat.
    horses: dict[int | None, Shown] = field(default_factory=dict)
    #: Whether a reveal of horses was refused; whether horses are wrong, or left out.
    horses_told: bool = False
    horses_wrong: bool = False
    #: Whether fewer horses were turned up than were due.
    horses_short: bool = False
    claims: WinClaims = field(default_factory=WinClaims)
    last_win: LastWin = field(default_factory=LastWin)
    #: By seat, the kinds that complete its hand of 13 tiles; None when it has changed since they were found.
    waits: list[int | None] = field(default_factory=lambda: [None] * 4)


def memory_of(position: Position) -> Memory:
    """The rule set's memory of this hand."""
    memory: Memory = position.memory
    return memory


def is_closed(position: Position) -> bool:
    """Whether the table closed before the end, by an event or by the record's word alone."""
    return position.closed is not None or (position.hand.outcome in CLOSINGS and not position.wins)
