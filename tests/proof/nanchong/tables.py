"""Options under which tables bring about what operators ask for."""

from typing import Final

from scoring.engine.options import OptionValue

Table = dict[str, OptionValue]

#: Nobody is bound to win, but for the last discard of all.
FREE: Final[Table] = {"forced_win_left": 0, "bai_must_win": False, "bao_jiao_pass": "normal"}
#: Moreover any shape wins, and no hand is locked.
PLAIN: Final[Table] = FREE | {"min_fan": 0, "bai": False, "bao_jiao": False}
#: Every win that may be made is made, from the first tile on, or with the last tile alone.
ALWAYS: Final[Table] = {"forced_win_left": 55, "forced_win_scope": "all", "min_fan": 0}
LAST: Final[Table] = {"forced_win_left": 0, "forced_win_scope": "all", "min_fan": 0, "bai_must_win": False}
#: Whoever may win a discard must, from the first on, and all of them at once.
SEVERAL: Final[Table] = {
    "forced_win_left": 55,
    "forced_win_scope": "discard",
    "bai_must_win": False,
    "bao_jiao_pass": "normal",
    "min_fan": 0,
    "multi_win": "all",
}
#: Whether a hand is valued as seven pairs shows in its items.
PAIRS_TOLD: Final[Table] = {"points_xiao_qi_dui": 5, "big_hands": "add"}
#: The wall runs out: no hand is worth enough, and none is locked.
TO_THE_END: Final[Table] = FREE | {"bai": False, "bao_jiao": False, "min_fan": 20}
