"""Events as a log writes them, one type each, told apart by `type` (log format, section 4).

A key that the log leaves out is UNSET and stays out of the canonical form; one that it writes stays in,
also with its default value.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from replays.logformat.primitives import Count, Number, ReasonCode, Seat, Tile, TilePair, TileRun, VendorData

Wish = Literal["win", "pung", "kong", "chow"]


class Strict(Struct, forbid_unknown_fields=True, gc=False):
    """An object of the format: keys it does not define are refused."""


class Item(Strict):
    """A claimed entry of a price list."""

    code: str
    points: Number


class AnyEvent(Strict, kw_only=True, tag_field="type"):
    """What every event may carry: `at` in milliseconds since the hand began, who moved it, vendor data."""

    at: Count | UnsetType = UNSET
    by: Literal["player", "auto", "timeout", "trustee"] | UnsetType = UNSET
    ext: VendorData | UnsetType = UNSET


class Declare(AnyEvent, kw_only=True, tag="declare"):
    seat: Seat
    key: str
    value: Number | UnsetType = UNSET
    tiles: TileRun | UnsetType = UNSET
    waits: TileRun | UnsetType = UNSET
    patterns: tuple[str, ...] | UnsetType = UNSET


class Draw(AnyEvent, kw_only=True, tag="draw"):
    seat: Seat
    tile: Tile
    source: Literal["head", "tail", "dice", "seabed"] | UnsetType = UNSET


class Discard(AnyEvent, kw_only=True, tag="discard"):
    seat: Seat
    tile: Tile
    drawn: bool | UnsetType = UNSET


class Chow(AnyEvent, kw_only=True, tag="chow"):
    seat: Seat
    tile: Tile
    source_seat: Seat = field(name="from")
    own: TilePair


class Pung(AnyEvent, kw_only=True, tag="pung"):
    seat: Seat
    tile: Tile
    source_seat: Seat = field(name="from")


class Kong(AnyEvent, kw_only=True, tag="kong"):
    seat: Seat
    tile: Tile
    kind: Literal["exposed", "added", "concealed"]
    source_seat: Seat | UnsetType = field(name="from", default=UNSET)
    mode: Literal["supplement", "open"] | UnsetType = UNSET


class Win(AnyEvent, kw_only=True, tag="win"):
    seat: Seat
    tile: Tile | UnsetType = UNSET
    source_seat: Seat | UnsetType = field(name="from", default=UNSET)
    how: Literal["discard", "self_draw", "rob_kong", "dealt"] | UnsetType = UNSET
    items: tuple[Item, ...] | UnsetType = UNSET
    points: Number | UnsetType = UNSET


class Claim(AnyEvent, kw_only=True, tag="claim"):
    seat: Seat
    want: Wish


class Pass(AnyEvent, kw_only=True, tag="pass"):
    seat: Seat
    on: tuple[Wish, ...] | UnsetType = UNSET


class Reveal(AnyEvent, kw_only=True, tag="reveal"):
    key: str
    seat: Seat | UnsetType = UNSET
    tiles: TileRun | UnsetType = UNSET
    values: tuple[Number, ...] | UnsetType = UNSET


class Disconnect(AnyEvent, kw_only=True, tag="disconnect"):
    seat: Seat


class Reconnect(AnyEvent, kw_only=True, tag="reconnect"):
    seat: Seat


class Escape(AnyEvent, kw_only=True, tag="escape"):
    seat: Seat


class Dissolve(AnyEvent, kw_only=True, tag="dissolve"):
    seat: Seat | UnsetType = UNSET


class Correction(AnyEvent, kw_only=True, tag="correction"):
    of: Count
    reason: ReasonCode


LoggedEvent = (
    Declare
    | Draw
    | Discard
    | Chow
    | Pung
    | Kong
    | Win
    | Claim
    | Pass
    | Reveal
    | Disconnect
    | Reconnect
    | Escape
    | Dissolve
    | Correction
)
