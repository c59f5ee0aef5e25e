"""What players of this rule set do beside its law."""

from typing import Final

from scoring.engine.customs import Customs
from scoring.rulesets.nanchong.customs.deals import plan, wishes
from scoring.rulesets.nanchong.customs.duties import must_win, shows_kongs
from scoring.rulesets.nanchong.customs.signs import signs

CUSTOMS: Final = Customs(
    duty=shows_kongs,
    must=must_win,
    signs=signs,
    wishes=wishes,
    plan=plan,
    worth_trying={
        "piao_max": (0, 1, 3, 5),
        "min_fan": (0, 0, 1, 2, 4),
        "fan_cap": (0, 1, 3, 8),
        "bai_min_left": (0, 9, 13, 30, 55),
        "forced_win_left": (0, 7, 12, 30, 55),
    },
    prices=(0, 1, 2, 3, 5, 7),
)
