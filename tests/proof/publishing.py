"""`make proof-pages`: what `make proof` has found, as pages of the documentation, one a rule set."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from scoring.engine.ruleset import RuleSet
from scoring.simulator.coverage import Coverage, rows
from tests.proof.legal import Played
from tests.proof.regions import RULESETS, ruleset_of
from tests.proof.running import Course
from tests.proof.table import table
from tests.support.unseen import NEVER_SEEN

CHECKOUT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = CHECKOUT / "var" / "proof"
PAGES: Final = CHECKOUT / "docs" / "correctness"
#: Groups of what came up, as a reader calls them; options have a sentence of their own.
GROUPS: Final = {
    "items": "Items of a win",
    "causes": "Causes of payments",
    "events": "Events",
    "declarations": "Announcements",
    "reveals": "What is turned up",
    "kongs": "Kongs",
    "wins": "Ways to win",
    "ends": "How hands ended",
    "presets": "Games by preset",
}


def page(ruleset: RuleSet, played: Played, course: Course) -> Iterator[str]:
    """The lines of a rule set's page."""
    coverage, tallies = played.coverage, course.tallies
    logs, found = (sum(getattr(tally, key) for tally in tallies.values()) for key in ("logs", "found"))
    fewest = min(tally.logs for tally in tallies.values())
    yield f"# {ruleset.names['en']}: what was played and what was broken"
    yield ""
    yield f"By `make proof` with revision {ruleset.revision} of the rules; what this shows is told in"
    yield "[Why to trust a verdict](../correctness.md)."
    yield ""
    yield f"- {coverage.hands:,} hands were played legally, and none of them was accused of anything"
    yield f"  (engine {_listed(played.engines)})."
    yield f"- {logs:,} clean logs were broken, in {len(tallies)} ways and each way at least {fewest:,} times:"
    yield f"  {found:,} of them were found at the event with the clause, and nothing else was blamed"
    yield f"  (engine {_listed(course.engines)})."
    yield ""
    yield "## Clauses"
    yield ""
    yield "*Seen* tells how often a clause was at work in legal play, *ways* in how many ways it was broken."
    yield ""
    yield from table(ruleset.id, coverage.counts["clauses"], tallies)
    yield ""
    yield "## What came up in legal play"
    yield ""
    yield from _groups(ruleset, coverage)


def _groups(ruleset: RuleSet, coverage: Coverage) -> Iterator[str]:
    named = rows(ruleset)
    words = {item.code: item.name["en"] for item in ruleset.items}
    for group, title in GROUPS.items():
        yield f"| {title} | | times |"
        yield "|---|---|---:|"
        for name in dict.fromkeys(named[group]):
            told = NEVER_SEEN[ruleset.id].get((group, name), words.get(name, ""))
            yield f"| `{name}` | {told} | {coverage.count(group, name):,} |"
        yield ""
    values = [coverage.count("options", value) for value in named["options"]]
    yield f"Each of {len(values)} values of the options was played, the rarest in {min(values):,} games;"
    yield "any two values of two options stood together in some game."


def _listed(engines: Sequence[str]) -> str:
    *others, last = engines
    return f"{', '.join(others)} and {last}" if others else last


def main() -> None:
    """Exit status 1 where a rule set has not been proven yet."""
    for name in RULESETS:
        played, broken = KEPT / f"{name}-played.json", KEPT / f"{name}-course.json"
        if not (played.exists() and broken.exists()):
            sys.exit(f"{name}: `make proof` has not come to its end")
        lines = page(ruleset_of(name), Played.read(played), Course.read(broken))
        PAGES.mkdir(exist_ok=True)
        (PAGES / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
