"""The clauses of the Nanchong rule set, NC-01 to NC-52, in the order of their ids.

Each file holds one section of the rules. The titles are our own wording; numbers that a table may choose
stand in the options, never in a title.
"""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.rulesets.nanchong.clauses.big_hands import BIG_HANDS
from scoring.rulesets.nanchong.clauses.deal import DEAL
from scoring.rulesets.nanchong.clauses.dealer import DEALER
from scoring.rulesets.nanchong.clauses.kongs import KONGS
from scoring.rulesets.nanchong.clauses.laying_down import LAYING_DOWN
from scoring.rulesets.nanchong.clauses.piao import PIAO
from scoring.rulesets.nanchong.clauses.play import PLAY
from scoring.rulesets.nanchong.clauses.small_items import SMALL_ITEMS
from scoring.rulesets.nanchong.clauses.waiting import WAITING

CLAUSES: Final[tuple[Clause, ...]] = (
    *DEAL,
    *DEALER,
    *PIAO,
    *PLAY,
    *LAYING_DOWN,
    *WAITING,
    *SMALL_ITEMS,
    *KONGS,
    *BIG_HANDS,
)
