"""A rule set of a few options, and audits whose findings hang on them: for tests of what explains a fault."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scoring.engine.findings import ILLEGAL_ACTION, Finding, Json
from scoring.engine.law import Rules
from scoring.engine.options import Choice, Contradiction, Option, OptionValue, ResolvedRules, resolve_rules
from scoring.engine.ruleset import RuleSet
from scoring.engine.what_if import Budget, explain
from scoring.engine.words import words
from scoring.rulesets import load

NAME: Final = words("name", "名", "名")

Options = Mapping[str, OptionValue]
#: The findings of the hand under these options.
Judged = Callable[[Options], Sequence[Finding]]


@dataclass(kw_only=True)
class Chosen(Rules):
    """A law that is its options."""

    options: Options


def named(name: str, *values: OptionValue) -> Option:
    """An option of named values, the first by default."""
    return Option(name, NAME, values[0], "NT-01", choices=tuple(Choice(value, NAME) for value in values))


def number(name: str, default: int, minimum: int = 0, maximum: int = 1000) -> Option:
    """An option that is a number."""
    return Option(name, NAME, default, "NT-01", minimum=minimum, maximum=maximum)


def ruleset_of(
    *options: Option,
    presets: Mapping[str, Options] | None = None,
    contradictions: tuple[Contradiction, ...] = (),
) -> RuleSet:
    """A rule set of these options; by default its presets are one, `plain`, that changes nothing."""
    presets = {"plain": {}} if presets is None else presets
    return replace(
        load("nantong"),
        options=options,
        presets=presets,
        preset_names=dict.fromkeys(presets, NAME),
        default_preset=next(iter(presets)),
        contradictions=contradictions,
        build=lambda settled: Chosen(kinds=(), legalities=(), options=settled),
    )


def settled(ruleset: RuleSet, **options: OptionValue) -> ResolvedRules:
    """The rules of a table that named these options."""
    return resolve_rules(ruleset, None, options)


def fault(
    event: int | None = 4,
    *,
    kind: str = ILLEGAL_ACTION,
    clause: str = "NT-01",
    expected: Json = None,
    actual: Json = None,
    severity: str = "error",
    consequent: bool = False,
) -> Finding:
    """An error of seat 1 at this event."""
    return Finding(
        kind,
        1,
        event,
        1,
        clause,
        "some-breach",
        severity=severity,
        consequent=consequent,
        expected=expected,
        actual=actual,
    )


def tried(
    findings: list[Finding],
    rules: ResolvedRules,
    judged: Judged,
    *,
    budget: Budget | None = None,
    events: int = 10,
    beside: Sequence[Finding] = (),
) -> list[Options]:
    """Explain these findings; the options of each audit, the one first that sees what the law reads."""
    audits: list[Options] = []

    def audit(law: Rules) -> list[Finding]:
        assert isinstance(law, Chosen)
        audits.append(law.options)
        return [*judged(law.options)]

    explain(findings, rules, audit, Budget() if budget is None else budget, events, beside)
    return audits


def names_of(finding: Finding) -> list[Mapping[str, Json]]:
    """Under what the finding would not stand, as the report names it."""
    return finding.also_legal_under
