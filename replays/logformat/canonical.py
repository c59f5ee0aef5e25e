"""The canonical form of a log (RFC 8785, the JSON Canonicalization Scheme).

Keys of the format are ASCII and its numbers whole and below 2^53, so the scheme's order by UTF-16 code
units is plain byte order and its rendering of numbers is the usual one: msgspec's sorted encoding is that
form already.
"""

from typing import Final

import msgspec

from replays.logformat.schema import GameLog

ENCODER: Final = msgspec.json.Encoder(order="sorted")


def canonical_bytes(log: GameLog) -> bytes:
    """The bytes that a log's digest is taken of. Its `ext` must have been settled."""
    return ENCODER.encode(log)
