"""Under which other options would a finding go away: the same engine, built anew for each (`also_legal_under`)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from scoring.engine.findings import BROKEN_RECORD, WRONG_WALL, Finding, Json
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue, ResolvedRules

#: At most so many entries stand in one hand (audit report, section 2).
MOST: Final = 10

#: Audits the hand under other law and gives its findings.
Audit = Callable[[Rules], list[Finding]]


@dataclass(slots=True, eq=False)
class Alternative:
    """Other rules and how the report names them: one option's value, or a whole preset."""

    name: Mapping[str, Json]
    options: Mapping[str, OptionValue]


def explain(findings: list[Finding], rules: ResolvedRules, audit: Audit) -> None:
    """Note at each finding that is not consequent the alternatives under which it would not stand.

    An alternative that brings new faults of its own explains nothing.
    """
    asked = [finding for finding in findings if _may_depend_on_rules(finding)]
    if not asked:
        return
    standing = {finding.identity for finding in findings if finding.flags}
    noted = 0
    for alternative in alternatives(rules, asked):
        if noted == MOST:
            return
        found = audit(rules.ruleset.build(alternative.options))
        remaining = {finding.identity for finding in found}
        places = {_place(finding) for finding in found}
        if any(finding.flags and finding.identity not in standing for finding in found):
            continue
        for finding in asked:
            gone = finding.identity not in remaining and _place(finding) not in places
            if gone and noted < MOST:
                finding.also_legal_under.append(alternative.name)
                noted += 1


def _may_depend_on_rules(finding: Finding) -> bool:
    physical = finding.kind in (BROKEN_RECORD, WRONG_WALL) and finding.clause != "GEN-07"
    return finding.flags and not physical


def _place(finding: Finding) -> tuple[object, ...]:
    return (finding.kind, finding.event, finding.seat)


def alternatives(rules: ResolvedRules, findings: list[Finding]) -> Iterator[Alternative]:
    """Each other value of each option, then each other preset as a whole."""
    settled = dict(rules.options)
    for option in rules.ruleset.options:
        for value in _values(option, rules, findings):
            if value != settled[option.name] or type(value) is not type(settled[option.name]):
                changed = {**settled, option.name: value}
                if rules.ruleset.contradiction(changed) is None:
                    yield Alternative({"option": option.name, "value": value}, changed)
    for preset, differing in rules.ruleset.presets.items():
        options = {
            option.name: differing.get(option.name, option.default) for option in rules.ruleset.options
        }
        if options != settled:
            yield Alternative({"preset": preset}, options)


def _values(option: Option, rules: ResolvedRules, findings: list[Finding]) -> list[OptionValue]:
    """Every value of a named option; of an integer one those of the presets and those that the claims show."""
    if not option.is_integer:
        return [choice.value for choice in option.choices]
    shown = {preset.get(option.name, option.default) for preset in rules.ruleset.presets.values()}
    for finding in findings:
        shown |= {number for number in _numbers(finding.actual) if option.accepts(number)}
    return sorted(shown, key=int)


def _numbers(claimed: Json) -> set[int]:
    """The numbers of a claimed item or payment."""
    if isinstance(claimed, bool) or claimed is None or isinstance(claimed, str):
        return set()
    if isinstance(claimed, int):
        return {abs(claimed)}
    if isinstance(claimed, Mapping):
        return _numbers(claimed.get("points"))
    return {number for entry in claimed for number in _numbers(entry)}
