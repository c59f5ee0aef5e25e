"""Clause by clause: how often it was at work in legal play, and how often it was broken and found."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.proof.regions import catalogue_of, faults_of, ruleset_of
from tests.proof.running import Tally
from tests.support.unseen import NEVER_SEEN

#: By clause.
Counts = Mapping[str, int]


def seen_in(folder: Path, ruleset: str) -> Counts:
    """What came up in legal play of this rule set, if any has been played."""
    path = folder / f"{ruleset}.json"
    if not path.exists():
        return {}
    counts: Counts = json.loads(path.read_text(encoding="utf-8"))["clauses"]
    return counts


def table(ruleset: str, seen: Counts, tallies: Mapping[str, Tally]) -> Iterator[str]:
    """The rows of a Markdown table, one a clause."""
    operators, broken, found = Counter[str](), Counter[str](), Counter[str]()
    for name, tally in tallies.items():
        cited = faults_of(ruleset)[name].cited_in(ruleset)[0]
        operators[cited] += 1
        broken[cited] += tally.logs
        found[cited] += tally.found
    yield "| clause | | seen | ways | broken | found | |"
    yield "|---|---|---:|---:|---:|---:|---|"
    for clause in ruleset_of(ruleset).clauses:
        counts = (seen.get(clause.id, 0), operators[clause.id], broken[clause.id], found[clause.id])
        columns = [
            clause.id,
            clause.title["en"],
            *(f"{count:,}" for count in counts),
            _remark(ruleset, clause.id),
        ]
        yield "| " + " | ".join(columns) + " |"


def _remark(ruleset: str, clause: str) -> str:
    """Why no operator breaks it, and why it never is at work in legal play, where that is so."""
    unseen = NEVER_SEEN[ruleset].get(("clauses", clause))
    why = [catalogue_of(ruleset).unbreakable.get(clause), unseen and f"Never seen: it {unseen}."]
    return " ".join(filter(None, why))
