"""Time-ordered ids (RFC 9562, section 5.7). Python 3.11's uuid module has none."""

import secrets
import time
from uuid import UUID

_VERSION = 0x7 << 76
_VARIANT = 0b10 << 62


def uuid7() -> UUID:
    """48 bits of Unix milliseconds, then 74 random bits: later rows sort behind earlier ones, so an index
    grows at its end.
    """
    milliseconds = time.time_ns() // 1_000_000
    random_a, random_b = secrets.randbits(12), secrets.randbits(62)
    return UUID(int=(milliseconds << 80) | _VERSION | (random_a << 64) | _VARIANT | random_b)
