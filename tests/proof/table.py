"""Clause by clause: how often it was at work in legal play, and how often it was broken and found."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.proof.regions import catalogue_of, faults_of, ruleset_of
from tests.proof.running import Tally

#: By clause.
Counts = Mapping[str, int]


def seen_in(folder: Path, ruleset: str) -> Counts:
    """What `manage.py simulate --coverage` has written for this rule set, if it has."""
    path = folder / f"{ruleset}.json"
    if not path.exists():
        return {}
    counts: Counts = json.loads(path.read_text(encoding="utf-8"))["clauses"]
    return counts


def table(ruleset: str, seen: Counts, tallies: Mapping[str, Tally]) -> Iterator[str]:
    """The rows of a Markdown table, one a clause."""
    operators, broken, found = Counter[str](), Counter[str](), Counter[str]()
    for name, tally in tallies.items():
        clause = faults_of(ruleset)[name].cited_in(ruleset)[0]
        operators[clause] += 1
        broken[clause] += tally.logs
        found[clause] += tally.found
    yield "| clause | seen | operators | broken | found | remark |"
    yield "|---|---:|---:|---:|---:|---|"
    for clause in [clause.id for clause in ruleset_of(ruleset).clauses]:
        remark = catalogue_of(ruleset).unbreakable.get(clause, "")
        counts = (seen.get(clause, 0), operators[clause], broken[clause], found[clause])
        yield f"| {clause} | " + " | ".join(f"{count:,}" for count in counts) + f" | {remark} |"
