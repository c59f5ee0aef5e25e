"""What the engine is to reach: figures, and ratios to peers timed in the same run."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Target:
    """For every rule set the work `ours`, held against `peer` by the count of `thing`.

    Floors and aims are ratios, or without a peer things a second.
    """

    ours: str
    peer: str | None
    thing: str
    floor: float | None
    aim: float


AUDIT: Final = "audit of decoded events"
WHOLE: Final = "JSON to report"
WAITS: Final = "waits"
VALUE: Final = "value of a win"

TARGETS: Final = {
    "python": (
        Target(AUDIT, None, "hands", 4_000, 6_000),
        Target(AUDIT, "jansou replay_paifu", "events", None, 12),
        Target(WHOLE, None, "hands", 3_000, 4_000),
        Target(WAITS, "mahjong 34 x is_agari", "hands", None, 80),
        Target(WAITS, "xiangting necessary tiles", "hands", None, 1),
        Target(VALUE, "mahjong hand value", "hands", 2, 4),
    ),
    "compiled": (
        Target(AUDIT, None, "hands", 20_000, 30_000),
        Target(AUDIT, "jansou replay_paifu", "events", None, 60),
        Target(WHOLE, None, "hands", 9_000, 12_000),
        Target(WAITS, "xiangting necessary tiles", "hands", None, 4),
        Target(VALUE, "PyMahjongGB fan", "hands", 1, 2),
    ),
}
