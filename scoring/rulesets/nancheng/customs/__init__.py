"""What players of this rule set do beside its law."""

from typing import Final

from scoring.engine.customs import MANNERS, Customs, Manner
from scoring.rulesets.nancheng.customs.deals import plan, wishes
from scoring.rulesets.nancheng.customs.duties import throws_dice, turns_up
from scoring.rulesets.nancheng.customs.signs import signs

#: Who collects unrelated tiles, one suit or honours, or pungs to add to, beside those who play as anywhere.
KEEN: Final = (
    *MANNERS,
    Manner({"win": 0.9, "kong": 0.2, "pung": 0.0, "chow": 0.0}, pairs=0, runs=0, jiang=0, lone=3),
    Manner({"win": 0.8, "kong": 0.7, "pung": 0.5, "chow": 0.0}, suit=9),
    *[Manner({"win": 0.9, "kong": 0.0, "own_kong": 1.0, "pung": 1.0, "chow": 0.0})] * 2,
)

CUSTOMS: Final = Customs(
    duty=turns_up,
    signs=signs,
    wishes=wishes,
    plan=plan,
    manners=KEEN,
    follow=0.35,
    throw=throws_dice,
    worth_trying={
        "rob_min": (0, 1, 7, 10, 14),
        "gang_kai_factor": (1, 1, 2, 4),
        "unit": (1, 1, 2, 5),
    },
)
