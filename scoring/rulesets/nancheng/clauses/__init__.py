"""The clauses of the Nancheng rule set, JX-01 to JX-79, in the order of their ids.

Each file holds one matter of the rules. The titles are our own wording; numbers that a table may choose
stand in the options, never in a title.
"""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.rulesets.nancheng.clauses.burns import BURNS
from scoring.rulesets.nancheng.clauses.deal import DEAL
from scoring.rulesets.nancheng.clauses.dealers import DEALERS
from scoring.rulesets.nancheng.clauses.frame import FRAME
from scoring.rulesets.nancheng.clauses.hand_types import HAND_TYPES
from scoring.rulesets.nancheng.clauses.horse_prices import HORSE_PRICES
from scoring.rulesets.nancheng.clauses.horses import HORSES
from scoring.rulesets.nancheng.clauses.jia_hu import JIA_HU
from scoring.rulesets.nancheng.clauses.kongs import KONGS
from scoring.rulesets.nancheng.clauses.melds import MELDS
from scoring.rulesets.nancheng.clauses.passed import PASSED
from scoring.rulesets.nancheng.clauses.ready import READY
from scoring.rulesets.nancheng.clauses.robbing import ROBBING
from scoring.rulesets.nancheng.clauses.winning import WINNING

_BY_MATTER: Final = (
    *(*DEAL, *DEALERS, *BURNS, *MELDS, *KONGS, *WINNING, *READY, *ROBBING, *PASSED),
    *(*JIA_HU, *HAND_TYPES, *HORSES, *HORSE_PRICES, *FRAME),
)

CLAUSES: Final[tuple[Clause, ...]] = tuple(sorted(_BY_MATTER, key=lambda clause: clause.id))
