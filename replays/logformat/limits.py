"""How much one log or batch may hold (log format, section 8). The service fills these from its settings."""

from dataclasses import dataclass
from typing import Final

KIB: Final = 1024
MIB: Final = 1024 * KIB
GIB: Final = 1024 * MIB


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes in bytes, counts, and nesting of JSON; over one of them a log is refused."""

    log_bytes: int = 4 * MIB
    log_hands: int = 64
    hand_bytes: int = 64 * KIB
    hand_events: int = 600
    ext_bytes: int = 8 * KIB
    depth: int = 16
    batch_bytes: int = GIB
    batch_logs: int = 200_000
    #: How many times its packed size a batch may unpack to; checked beyond the size of one log.
    batch_ratio: int = 1000


DEFAULT_LIMITS: Final = Limits()
