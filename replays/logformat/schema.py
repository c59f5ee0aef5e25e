"""A whole log, from the header to the payments of a hand (log format, sections 2, 3 and 5).

Only what makes a log unreadable is refused here. What a rule can judge (deals of another size, hands out
of order, a value out of range, an announcement nobody knows) is left to the audit, which turns it into a
finding.
"""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType, field

from replays.logformat.events import Item, LoggedEvent, Strict
from replays.logformat.primitives import (
    Count,
    Die,
    FourScores,
    Hex256,
    Identifier,
    LowerHex256,
    Moment,
    Number,
    Ordinal,
    PlayerToken,
    Seat,
    TileRun,
    VendorData,
)

FORMAT: Final = "mjaudit-log"
#: Versions of the format that this reader knows.
VERSIONS: Final = (1,)


class WallBreak(Strict):
    """Where the wall was opened; stacks count from 1."""

    seat: Seat
    stack: Ordinal


class WallCommitment(Strict):
    """What the platform published before the deal."""

    scheme: Literal["mjaudit-wall-v1"]
    digest: LowerHex256
    salt: Hex256


class ClaimedTransfer(Strict, kw_only=True):
    """One payment as the platform booked it."""

    event: Count | UnsetType = UNSET
    payer: Seat | Literal["house"] = field(name="from")
    payee: Seat | Literal["house"] = field(name="to")
    points: Ordinal
    cause: Literal[
        "win",
        "kong",
        "horse",
        "bird",
        "opening_win",
        "check_ready",
        "front_burn",
        "back_burn",
        "penalty",
        "adjustment",
    ]
    items: tuple[Item, ...] | UnsetType = UNSET


class Hand(Strict, kw_only=True):
    number: Ordinal = field(name="hand")
    dealer: Seat
    dice: Annotated[tuple[Die, ...], Meta(min_length=2, max_length=2)] | UnsetType = UNSET
    wall_break: WallBreak | UnsetType = field(name="break", default=UNSET)
    wall: TileRun | UnsetType = UNSET
    commitment: WallCommitment | UnsetType = UNSET
    deal: Annotated[tuple[TileRun, ...], Meta(min_length=4, max_length=4, description="dealt tiles by seat")]
    events: tuple[LoggedEvent, ...]
    outcome: Literal["win", "draw", "dissolved", "escaped"]
    transfers: tuple[ClaimedTransfer, ...] | UnsetType = UNSET
    scores: FourScores | UnsetType = UNSET
    next_dealer: Seat | UnsetType = UNSET
    ext: VendorData | UnsetType = UNSET


class RulesChoice(Strict, kw_only=True):
    """The rules the table played by."""

    id: str
    preset: str | UnsetType = UNSET
    options: dict[str, bool | Number | str] | UnsetType = UNSET


class Player(Strict):
    """A seat's player, by the platform's opaque token alone."""

    id: PlayerToken


class Source(Strict, kw_only=True):
    """Where a converted log came from; kept, never judged."""

    format: str | UnsetType = UNSET
    version: str | Number | UnsetType = UNSET
    converter: str | UnsetType = UNSET
    converter_version: str | Number | UnsetType = UNSET
    raw_sha256: Hex256 | UnsetType = UNSET
    dropped_fields: tuple[str, ...] | UnsetType = UNSET


class GameLog(Strict, kw_only=True):
    format: Literal["mjaudit-log"]
    version: Literal[1]
    log_id: Identifier
    platform: Identifier
    rules: RulesChoice
    players: Annotated[
        tuple[Player, ...], Meta(min_length=4, max_length=4, description="four different players by seat")
    ]
    view: Literal["full", "seat", "public"] | UnsetType = UNSET
    view_seat: Seat | UnsetType = UNSET
    table: Identifier | UnsetType = UNSET
    started_at: Moment | UnsetType = UNSET
    ended_at: Moment | UnsetType = UNSET
    start_scores: FourScores | UnsetType = UNSET
    hands: Annotated[tuple[Hand, ...], Meta(min_length=1)]
    end_scores: FourScores | UnsetType = UNSET
    source: Source | UnsetType = UNSET
    ext: VendorData | UnsetType = UNSET
