"""What a Nantong table may choose, and two named choices: the collected text and Changsha as often played."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.options import Option, OptionValue
from scoring.engine.words import Words, words
from scoring.rulesets.nantong.options.hands import HAND_OPTIONS
from scoring.rulesets.nantong.options.payment import PAYMENT_OPTIONS
from scoring.rulesets.nantong.options.play import PLAY_OPTIONS
from scoring.rulesets.nantong.options.table import TABLE_OPTIONS

OPTIONS: Final[tuple[Option, ...]] = (*HAND_OPTIONS, *PAYMENT_OPTIONS, *PLAY_OPTIONS, *TABLE_OPTIONS)

DEFAULT_PRESET: Final = "seed-004"

#: By preset, the options in which it differs from the defaults.
PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "seed-004": {},
    "changsha": {
        "opening_win": "continue",
        "opening_bird": "dice",
        "hao_hua_extra_quads": "plus_one",
        "di_hu_after_kong": False,
        "points_small": 1,
        "points_big": 6,
        "points_dealer": 1,
        "bird_count": 2,
        "kong_draw_count": 2,
        "kong_dice": 0,
        "locked_may_kong": True,
        "rob_supplement": "small",
        "sea_requires_ready": True,
        "missed_win": "same_or_lower",
        "escape_penalty": 0,
    },
}

PRESET_NAMES: Final[Mapping[str, Words]] = {
    "seed-004": words("As in the written rules", "照规则原文", "照規則原文"),
    "changsha": words("Changsha as often played", "长沙常见打法", "長沙常見打法"),
}
