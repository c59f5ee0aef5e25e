"""What a Nanchong table may choose, and three named choices: two collected texts and the online game."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.options import Option, OptionValue
from scoring.engine.words import Words, words
from scoring.rulesets.nanchong.options.hands import HAND_OPTIONS
from scoring.rulesets.nanchong.options.laying_down import LAYING_DOWN_OPTIONS
from scoring.rulesets.nanchong.options.play import PLAY_OPTIONS
from scoring.rulesets.nanchong.options.prices import PRICE_OPTIONS
from scoring.rulesets.nanchong.options.sums import SUM_OPTIONS
from scoring.rulesets.nanchong.options.table import TABLE_OPTIONS

OPTIONS: Final[tuple[Option, ...]] = (
    *PRICE_OPTIONS,
    *SUM_OPTIONS,
    *LAYING_DOWN_OPTIONS,
    *PLAY_OPTIONS,
    *TABLE_OPTIONS,
    *HAND_OPTIONS,
)

DEFAULT_PRESET: Final = "seed-000"

#: By preset, the options in which it differs from the defaults.
PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "seed-000": {},
    "seed-002": {"points_qing_yi_se": 3},
    "platform": {
        "points_long_qi_dui_filled": 1,
        "points_yi_ban_gao": 0,
        "points_jin_gou_pao": 0,
        "points_du_zhang_bai_discard": 5,
        "points_bai_pai_pei_self_draw": 2,
        "bai_min_left": 9,
        "bai_partial": True,
        "bai_must_win": True,
        "protect_open_waits": "on_bai",
        "bao_jiao_who": "all",
        "bao_jiao_pass": "self_draw_only",
        "forced_win_left": 7,
        "forced_win_scope": "all",
        "passed_win_cleared_by": "own_discard",
        "delayed_added_kong": "drawn_only",
        "draw_dealer": "next",
    },
}

PRESET_NAMES: Final[Mapping[str, Words]] = {
    "seed-000": words("As in the fuller written rules", "照规则全文", "照規則全文"),
    "seed-002": words(
        "As in the shorter written rules: Qing Yi Se 3", "照规则简本，清一色加3", "照規則簡本，清一色加3"
    ),
    "platform": words("As often played online", "网上常见打法", "網路常見打法"),
}
