"""Under which other options would a finding go away: the same engine, built anew for each
(`also_legal_under`).
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.findings import BROKEN_RECORD, UNDECIDABLE, Finding, Json
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue, ResolvedRules, WatchedOptions

#: At most so many entries stand in one hand (audit report, section 2).
MOST: Final = 10

#: How many illegal acts of one hand list what would have been legal: no more of them are reported.
MOST_LISTS: Final = 100

#: Events that one log's alternatives may replay, so that no log makes its audit endless; hands beyond it,
#: which
#: only a log of many faulty and very long hands has, go without.
MOST_EVENTS: Final = 200_000

#: What one settlement without a fault costs of that.
EVENTS_OF_UNDOING: Final = 40

#: Audits the hand under other law and gives its findings.
Audit = Callable[[Rules], list[Finding]]


@dataclass(slots=True, eq=False)
class Alternative:
    """Other rules and how the report names them: one option's value, or a whole preset."""

    name: Mapping[str, Json]
    options: Mapping[str, OptionValue]


@dataclass(slots=True, eq=False)
class Budget:
    """What is left of MOST_EVENTS, and of the lists of legal events that one log may have."""

    events: int = MOST_EVENTS
    lists: int = 500

    def spend(self, events: int) -> bool:
        """Whether so many may still be replayed; if so they are taken off, if not nothing is left."""
        if events > self.events:
            self.events = 0
            return False
        self.events -= events
        return True


def explain(
    findings: list[Finding],
    rules: ResolvedRules,
    audit: Audit,
    budget: Budget,
    events: int,
    beside: Sequence[Finding] = (),
) -> None:
    """Note at each finding that is not consequent the alternatives under which it would not stand.

    An alternative that brings new faults of its own explains nothing. An option that the law never read in
    this hand cannot be one. Each try replays the hand's `events` within the budget. Findings `beside` stand
    already, but are not asked about.
    """
    asked = [finding for finding in findings if _may_depend_on_rules(finding)]
    if not asked or not budget.spend(events):
        return
    watched = WatchedOptions(rules.options)
    audit(rules.ruleset.build(watched))
    standing = {finding.place for finding in (*findings, *beside) if _troubles(finding)}
    noted = 0
    for alternative in alternatives(rules, asked, watched.reads):
        if noted == MOST or not budget.spend(events):
            break
        found = audit(rules.ruleset.build(alternative.options))
        if any(_troubles(finding) and finding.place not in standing for finding in found):
            continue
        remaining = {finding.place for finding in found}
        for finding in asked:
            if noted < MOST and finding.place not in remaining:
                finding.also_legal_under.append(alternative.name)
                noted += 1
    for finding in asked:
        # Tried before the numbers, and told after all single options.
        finding.also_legal_under.sort(key=lambda name: "preset" in name)


def _may_depend_on_rules(finding: Finding) -> bool:
    physical = finding.kind == BROKEN_RECORD and finding.clause != "GEN-07"
    return finding.flags and not physical


def _troubles(finding: Finding) -> bool:
    return finding.flags or finding.kind == UNDECIDABLE


def alternatives(
    rules: ResolvedRules, findings: list[Finding], reads: Collection[str]
) -> Iterator[Alternative]:
    """Each other value of each named option that was read, each other preset as a whole, then numbers.

    Of numbers there may be many that help; they leave the rest their place.
    """
    settled = dict(rules.options)
    read = [option for option in rules.ruleset.options if option.name in reads]
    named = [option for option in read if not option.is_integer]
    yield from _of_options(rules, named, findings)
    for preset, differing in rules.ruleset.presets.items():
        options = {
            option.name: differing.get(option.name, option.default) for option in rules.ruleset.options
        }
        if options != settled:
            yield Alternative({"preset": preset}, options)
    yield from _of_options(rules, [option for option in read if option.is_integer], findings)


def _of_options(
    rules: ResolvedRules, options: Sequence[Option], findings: list[Finding]
) -> Iterator[Alternative]:
    settled = dict(rules.options)
    for option in options:
        for value in _values(option, rules, findings):
            if value != settled[option.name] or type(value) is not type(settled[option.name]):
                changed = {**settled, option.name: value}
                if not rules.ruleset.contradicted(changed):
                    yield Alternative({"option": option.name, "value": value}, changed)


def _values(option: Option, rules: ResolvedRules, findings: list[Finding]) -> list[OptionValue]:
    """Every value of a named option; of an integer one those of presets and those the claims show."""
    if not option.is_integer:
        return [choice.value for choice in option.choices]
    values = {preset.get(option.name, option.default) for preset in rules.ruleset.presets.values()}
    settled = rules.options[option.name]
    assert isinstance(settled, int)
    for finding in findings:
        for due, claimed in _differences(finding.expected, finding.actual):
            values |= {abs(claimed)} | {settled + step for step in _steps(abs(claimed) - abs(due))}
            # A sum that three seats share is three times their part, and what does not divide.
            values |= {3 * abs(claimed) + rest for rest in range(3)}
    return sorted((value for value in values if option.accepts(value)), key=int)


#: A payment is at most so many units of one option's points.
_UNITS: Final = (1, 2, 3, 4)


def _steps(difference: int) -> set[int]:
    """By how much one unit must have been dearer for a payment to differ by so much."""
    return {difference // units for units in _UNITS if difference % units == 0}


def _differences(due: Json, claimed: Json) -> list[tuple[int, int]]:
    """Numbers due and claimed that differ: of two prices, of two lists of items, of two lists of scores."""
    if isinstance(due, int) and isinstance(claimed, int):
        return [(due, claimed)]
    if isinstance(due, str) or isinstance(claimed, str):
        return []
    if not isinstance(due, Sequence) or not isinstance(claimed, Sequence):
        return []
    if all(isinstance(number, int) for number in (*due, *claimed)):
        scores = zip(due, claimed, strict=False)
        return [(int(str(one)), int(str(other))) for one, other in scores if one != other]
    priced, booked = _points_by_code(due), _points_by_code(claimed)
    pairs = {code: (priced.get(code, 0), booked.get(code, 0)) for code in {**priced, **booked}}
    return [(points, other) for points, other in pairs.values() if points != other]


def _points_by_code(items: Sequence[Json]) -> dict[str, int]:
    found = {}
    for item in items:
        if isinstance(item, Mapping) and isinstance(points := item.get("points"), int):
            found[str(item.get("code"))] = points
    return found
