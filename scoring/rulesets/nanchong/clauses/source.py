"""How the clauses of this rule set are written down: each names its line of the fuller seed document."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.clauses import Clause, Source
from scoring.engine.words import Words, words

#: The fuller of the two collected rule texts that the region was read from.
SEED: Final = "000_73c68e1beaa05219"

#: A win priced wrongly, as the region says it.
WIN_SENTENCES: Final[Mapping[str, Words]] = {
    "items-differ": words(
        "{seat}'s win is priced wrongly: {both:items}.",
        "{seat}割的这副牌算错了：{both:items}。",
        "{seat}割的這副牌算錯了：{both:items}。",
    ),
    "points-differ": words(
        "{seat}'s win is worth {expected:number}, the platform books {actual:number}.",
        "{seat}割的这副牌应值{expected:number}分，平台记成{actual:number}分。",
        "{seat}割的這副牌應值{expected:number}分，平台記成{actual:number}分。",
    ),
}

#: Waits that what lies open might change, of a record that does not show all of it.
TABLE_SENTENCES: Final[Mapping[str, Words]] = {
    "table-not-shown": words(
        "The record does not show all that lies open on the table, so {seat}'s waits cannot be judged.",
        "桌上亮明的牌没有全部记下来，无法判定{seat}叫什么牌。",
        "桌上亮明的牌沒有全部記下來，無法判定{seat}叫什麼牌。",
    ),
}


def clause(clause_id: str, title: Words, *, line: int, breaches: Mapping[str, Words] | None = None) -> Clause:
    """Write a clause that stands at `line` (1-based) of the seed; `breaches` are sentences by breach code."""
    return Clause(clause_id, title, Source(SEED, line), breaches or {})


def priced(clause_id: str, title: Words, *, line: int, breaches: Mapping[str, Words] | None = None) -> Clause:
    """Write a clause that prices wins: those priced wrongly are told in the region's own words."""
    return clause(clause_id, title, line=line, breaches={**WIN_SENTENCES, **(breaches or {})})
