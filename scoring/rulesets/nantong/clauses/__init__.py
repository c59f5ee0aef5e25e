"""The clauses of the Nantong rule set, NT-01 to NT-60 and NT-G1 to NT-G10, in the order of their ids.

Each file holds one section of the rules. The titles are our own wording; numbers that a table may choose
stand in the options, never in a title.
"""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.rulesets.nantong.clauses.big_hands import BIG_HANDS
from scoring.rulesets.nantong.clauses.birds import BIRDS
from scoring.rulesets.nantong.clauses.deal import DEAL
from scoring.rulesets.nantong.clauses.dealer import DEALER
from scoring.rulesets.nantong.clauses.gaps import GAPS
from scoring.rulesets.nantong.clauses.kongs import KONGS
from scoring.rulesets.nantong.clauses.last_tile import LAST_TILE
from scoring.rulesets.nantong.clauses.payment import PAYMENT
from scoring.rulesets.nantong.clauses.shapes import SHAPES
from scoring.rulesets.nantong.clauses.small_hands import SMALL_HANDS

CLAUSES: Final[tuple[Clause, ...]] = (
    *DEAL,
    *DEALER,
    *SHAPES,
    *SMALL_HANDS,
    *BIG_HANDS,
    *PAYMENT,
    *BIRDS,
    *LAST_TILE,
    *KONGS,
    *GAPS,
)
