"""What this rule set remembers of a hand: 定口, wins and pungs let go, kongs, the horses turned up."""

from dataclasses import dataclass
from typing import Final

from scoring.engine.position import Position
from scoring.engine.table import Live
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
    """A win let go: its tile, who discarded it if anybody, its points, and where payments are compared what
    each seat would have paid.

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


class LetGo:
    """What a seat has let go since its last turn began: wins, and kinds of pung, each with whether that is
    doubtful. `unshown` are kinds of discards that nobody took, of a seat whose hand is not shown.
    """

    __slots__ = ("pungs", "unshown", "wins")

    def __init__(self) -> None:
        self.wins: list[PassedWin] = []
        self.pungs: dict[Tile, bool] = {}
        self.unshown: set[Tile] = set()


#: Of a seat that has let nothing go; never written to.
NOTHING: Final = LetGo()


class Memory:
    """Facts derived from the events so far; nothing here comes from what the platform claims."""

    __slots__ = (
        "claims",
        "declaring",
        "discard_told",
        "drew_from_tail",
        "early_fault",
        "fed_by",
        "gone_by",
        "has_first_gone",
        "horses",
        "horses_short",
        "horses_told",
        "horses_wrong",
        "kong_drawn_at",
        "kong_without_tile",
        "kongs",
        "last_win",
        "let_go",
        "ready",
        "ready_unjudged",
        "unnoted",
    )

    def __init__(self) -> None:
        self.kongs: list[KongMade] = []
        #: By seat and kind of a claim that names a wrong seat, whose tile it took.
        self.fed_by: dict[tuple[int, Tile], int] = {}
        #: Whether a kong was made with no tile left to replace it.
        self.kong_without_tile = False
        #: How many acts had been made when the tile of a kong was drawn last, -1 if another was since.
        self.kong_drawn_at = -1
        #: Seats that declared (定口), each with whether the law refused it; whose discard goes with it.
        self.ready: dict[int, bool] = {}
        self.declaring: int | None = None
        #: The declaration whose discard the record does not show yet, and whether a discard left out is told.
        self.ready_unjudged = False
        self.discard_told = False
        #: Whether an act that the law refused stands among the first discards (JX-12).
        self.early_fault = False
        #: Seats that drew from the tail without a kong: one may have been left out of the record.
        self.drew_from_tail: set[int] = set()
        #: By seat, what it has let go, as far as that is noted.
        self.let_go = [NOTHING] * 4
        #: Discards that went by without a word, and by seat from which of them on it is not noted whether it
        #: could have had them; whether a first discard has gone by at all.
        self.gone_by: list[Live] = []
        self.unnoted = [0, 0, 0, 0]
        self.has_first_gone = False
        #: Horses turned up: after a win under None, in 码踩码 under each seat.
        self.horses: dict[int | None, Shown] = {}
        #: Whether a reveal of horses was refused; whether horses are wrong, or left out.
        self.horses_told = False
        self.horses_wrong = False
        #: Whether fewer horses were turned up than were due.
        self.horses_short = False
        self.claims = WinClaims()
        self.last_win = LastWin()

    def lets_go(self, seat: int) -> LetGo:
        """What the seat has let go, to add to it."""
        if self.let_go[seat] is NOTHING:
            self.let_go[seat] = LetGo()
        return self.let_go[seat]


def memory_of(position: Position) -> Memory:
    """The rule set's memory of this hand."""
    memory: Memory = position.memory
    return memory


def is_closed(position: Position) -> bool:
    """Whether the table closed before the end, by an event or by the record's word alone."""
    return position.closed is not None or (position.hand.outcome in CLOSINGS and not position.wins)
