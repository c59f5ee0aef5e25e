"""How the clauses of this rule set are written down: each names its line of the seed document."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.clauses import Clause, Source
from scoring.engine.words import Words

#: The collected rule text that the region was read from.
SEED: Final = "004_59ff4d1f33caaa35"
#: Marks a clause on which the seed is silent: the rule set decides it so that every act has an answer.
DECISION: Final = "decision"


def clause(clause_id: str, title: Words, *, line: int, breaches: Mapping[str, Words] | None = None) -> Clause:
    """Write a clause that stands at `line` (1-based) of the seed; `breaches` are sentences by breach code."""
    return Clause(clause_id, title, Source(SEED, line), breaches or {})


def decided(clause_id: str, title: Words, *, breaches: Mapping[str, Words] | None = None) -> Clause:
    """Write a clause that no line of the seed holds; its line is 0."""
    return Clause(clause_id, title, Source(DECISION, 0), breaches or {})
