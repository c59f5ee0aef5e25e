"""The scalar types of a log: tiles, seats, points, identifiers (log format, sections 1 and 2).

Whole numbers stay below 2^53, so that every JSON reader in the world takes them for the same number
(RFC 8785, appendix D). Patterns use only what Python and ECMA-262 read alike, for they stand in the published
schema.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw

#: The largest whole number of a log, and with a minus sign the smallest.
LARGEST: Final = 2**53 - 1

_TILE: Final = r"[1-9][mps]|[1-7]z|\?\?"
_IDENTIFIER: Final = "[A-Za-z0-9._:-]"

TileName = Literal[
    "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m",
    "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p",
    "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s",
    "1z", "2z", "3z", "4z", "5z", "6z", "7z", "??",
]  # fmt: skip
Tile = Annotated[TileName, Meta(description="a tile: 1m to 9m, 1p to 9p, 1s to 9s, 1z to 7z or ??")]
#: Its pattern is for the published schema and for people: reading the tiles tells whether they are any.
TileRun = Annotated[
    str,
    Meta(
        description='tiles written one after the other, such as "1m1m5s??"',
        extra_json_schema={"pattern": f"^(?:{_TILE})*$"},
    ),
]
TilePair = Annotated[str, Meta(pattern=f"^(?:{_TILE}){{2}}$", description='two tiles, such as "4p5p"')]

Seat = Annotated[int, Meta(ge=0, le=3, description="a seat, 0 to 3")]
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Ordinal = Annotated[int, Meta(ge=1, le=LARGEST)]
Die = Annotated[int, Meta(ge=1, le=6, description="a die, 1 to 6")]
FourScores = Annotated[tuple[Number, ...], Meta(min_length=4, max_length=4, description="points by seat")]

Identifier = Annotated[
    str, Meta(pattern=f"^{_IDENTIFIER}{{1,128}}$", description="1 to 128 of A-Z a-z 0-9 . _ : -")
]
PlayerToken = Annotated[
    str, Meta(pattern=f"^{_IDENTIFIER}{{1,64}}$", description="1 to 64 of A-Z a-z 0-9 . _ : -")
]
#: An object that only its platform understands, kept as bytes.
VendorData = Annotated[Raw, Meta(title="VendorData")]
#: What a key of vendor data looks like, at every depth.
VENDOR_KEY: Final = f"^{_IDENTIFIER}{{1,64}}$"
ReasonCode = Annotated[str, Meta(pattern="^[a-z0-9-]{1,64}$", description="1 to 64 of a-z 0-9 -")]
LowerHex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="64 lower-case hex digits")]
Hex256 = Annotated[str, Meta(pattern="^[0-9A-Fa-f]{64}$", description="64 hex digits")]
Moment = Annotated[
    str,
    Meta(
        pattern=(
            "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt]"
            "(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:[.][0-9]+)?"
            "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
        ),
        description="a date and time with offset (RFC 3339), such as 2017-09-25T21:28:39+08:00",
    ),
]
