"""How the clauses of this rule set are written down: each names its line of the seed document."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.clauses import Clause, Source
from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.words import Words, words

#: The collected rule text that the region was read from.
SEED: Final = "001_9d4e7d1681b35d4f"

#: How a payment can be wrong.
PAYMENTS: Final = ("payment-differs", "payment-missing", "payment-not-due", "payment-items-differ")


def clause(clause_id: str, title: Words, *, line: int, breaches: Mapping[str, Words] | None = None) -> Clause:
    """Write a clause that stands at `line` (1-based) of the seed; `breaches` are sentences by breach code."""
    return Clause(clause_id, title, Source(SEED, line), breaches or {})


def explained(why: Words, *codes: str) -> dict[str, Words]:
    """The sentences that all clauses share for these codes, each with a sentence more: why it is so."""
    return {code: _with(COMMON_BREACHES[code], why) for code in codes}


def paid(why: Words) -> dict[str, Words]:
    """Sentences of a wrong payment, each with what this clause asks to be paid."""
    return explained(why, *PAYMENTS)


def _with(sentence: Words, why: Words) -> Words:
    return words(
        f"{sentence['en']} {why['en']}",
        sentence["zh-hans"] + why["zh-hans"],
        sentence["zh-hant"] + why["zh-hant"],
    )
