"""What of a rule set has come up in play: counts by clause, item, event, announcement, end and option."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

from scoring.engine.events import (
    Chow,
    Claim,
    Connection,
    Correction,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pass,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.options import OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.simulator.options import values_of

#: Event types by the names that a log gives them; a lost connection has two.
EVENTS: Final[Mapping[type[Event], str]] = {
    Declare: "declare",
    Draw: "draw",
    Discard: "discard",
    Chow: "chow",
    Pung: "pung",
    Kong: "kong",
    Win: "win",
    Claim: "claim",
    Pass: "pass",
    Reveal: "reveal",
    Connection: "disconnect",
    Escape: "escape",
    Dissolve: "dissolve",
    Correction: "correction",
}
OUTCOMES: Final = ("win", "draw", "dissolved", "escaped")
KONGS: Final = ("concealed", "exposed", "added")
WINS: Final = ("discard", "self_draw", "rob_kong", "dealt")
WINNERS: Final = ("1 winner", "2 winners", "3 winners")


@dataclass
class Coverage:
    """Counts by group and name, and the number of hands; two of them add up.

    The groups are `clauses`, `items`, `events`, `declarations`, `reveals`, `kongs`, `wins`, `causes`, `ends`,
    `presets` and `options`.
    """

    hands: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def note(self, group: str, names: Iterable[str]) -> None:
        """Count each of these once, or as often as it is named."""
        self.counts.setdefault(group, Counter()).update(names)

    def add(self, other: Self) -> None:
        """Take over what another has counted."""
        self.hands += other.hands
        for group, counts in other.counts.items():
            self.note(group, counts)

    def count(self, group: str, name: str) -> int:
        """How often it came up."""
        return self.counts.get(group, Counter())[name]

    @classmethod
    def from_json(cls, counts: Mapping[str, Any]) -> Self:
        """What `as_json` has told."""
        groups = {group: Counter(names) for group, names in counts.items() if group != "hands"}
        return cls(counts["hands"], groups)

    def as_json(self) -> dict[str, object]:
        """`hands`, and each group's counts by name, sorted."""
        groups = {group: dict(sorted(counts.items())) for group, counts in sorted(self.counts.items())}
        return {"hands": self.hands, **groups}


def rows(ruleset: RuleSet) -> Mapping[str, Sequence[str]]:
    """By group, everything of a rule set that play ought to show."""
    law = ruleset.build({option.name: option.default for option in ruleset.options})
    return {
        "clauses": [clause.id for clause in ruleset.clauses],
        "items": [item.code for item in ruleset.items],
        "events": [*EVENTS.values(), "reconnect"],
        "declarations": sorted(law.declare_keys),
        "reveals": sorted(law.reveal_keys),
        "kongs": KONGS,
        "wins": WINS,
        "causes": [*ruleset.cause_clauses],
        "ends": [*OUTCOMES, *WINNERS],
        "presets": [*ruleset.presets],
        "options": [
            option_row(option.name, value)
            for option in ruleset.options
            for value in values_of(ruleset, option)
        ],
    }


def option_row(name: str, value: OptionValue) -> str:
    """The name of the row of an option at a value."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def empty_rows(ruleset: RuleSet, coverage: Coverage) -> list[tuple[str, str]]:
    """Group and name of what has not come up."""
    return [
        (group, name)
        for group, names in rows(ruleset).items()
        for name in dict.fromkeys(names)
        if not coverage.count(group, name)
    ]


def table(ruleset: RuleSet, coverage: Coverage) -> Iterator[str]:
    """The counts as lines to be read, group by group; what has not come up is marked."""
    yield f"{ruleset.id}: {coverage.hands:,} hands"
    for group, named in rows(ruleset).items():
        names = [*dict.fromkeys(named)]
        names += sorted(set(coverage.counts.get(group, ())) - set(names))
        seen = sum(coverage.count(group, name) > 0 for name in names)
        yield f"\n{group}: {seen} of {len(names)}"
        width = max(map(len, names), default=0)
        for name in names:
            count = coverage.count(group, name)
            yield f"  {name:<{width}}  {count:>11,}" + ("" if count else "  never")
