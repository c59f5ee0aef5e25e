"""What is noted at a fault: the rules under which it would be none, as far as the bounds of a report go."""

from collections.abc import Sequence
from typing import Final

import pytest

from scoring.engine.findings import (
    BROKEN_RECORD,
    ILLEGAL_ACTION,
    INFO,
    INFORMATION,
    UNDECIDABLE,
    WARNING,
    WRONG_ITEMS,
    Finding,
    Json,
)
from scoring.engine.report import MOST_IN_HAND, MOST_IN_LOG
from scoring.engine.what_if import MOST_LISTS, Budget
from tests.support.option_trials import (
    Judged,
    Options,
    fault,
    named,
    number,
    ruleset_of,
    settled,
    tried,
)

LEVEL: Final = named("level", *"abcdefghijklmnop")
ON_B: Final[Json] = {"option": "level", "value": "b"}


def gone_from(value: str, *others: Finding) -> Judged:
    """The fault stands only below this level, from which these stand in its place."""

    def judged(options: Options) -> Sequence[Finding]:
        return others if str(options["level"]) >= value else [fault()]

    return judged


def noted(judged: Judged, *findings: Finding, beside: Sequence[Finding] = ()) -> list[Json]:
    """What is noted at the first of these findings (without any, at a fault) at a table of two levels."""
    asked = [*findings] or [fault()]
    tried(asked, settled(ruleset_of(named("level", "a", "b"))), judged, beside=beside)
    return [dict(name) for name in asked[0].also_legal_under]


def test_the_rules_under_which_a_fault_is_none_are_noted_at_it() -> None:
    assert noted(gone_from("b")) == [ON_B]


def test_rules_under_which_it_stands_as_well_are_not_noted() -> None:
    assert noted(gone_from("c")) == []


@pytest.mark.parametrize(
    "finding",
    [
        fault(consequent=True),
        fault(severity=WARNING),
        fault(kind=UNDECIDABLE, severity=WARNING),
        fault(kind=INFORMATION, severity=INFO),
        fault(kind=BROKEN_RECORD, clause="GEN-03"),
    ],
)
def test_only_a_fault_that_rules_can_excuse_is_asked_about(finding: Finding) -> None:
    budget = Budget()
    audits = tried([finding], settled(ruleset_of(LEVEL)), gone_from("b"), budget=budget)
    assert finding.also_legal_under == []
    assert audits == []
    assert budget.events == Budget().events


@pytest.mark.parametrize(
    ("kind", "clause"), [(BROKEN_RECORD, "GEN-07"), (ILLEGAL_ACTION, "GEN-07"), (WRONG_ITEMS, "GEN-03")]
)
def test_an_act_after_the_end_may_be_none_by_rules_by_which_the_hand_goes_on(kind: str, clause: str) -> None:
    assert noted(gone_from("b"), fault(kind=kind, clause=clause)) == [ON_B]


@pytest.mark.parametrize(
    "other",
    [
        fault(7),
        fault(7, kind=UNDECIDABLE, severity=WARNING),
        fault(None),
        fault(kind=UNDECIDABLE, severity=WARNING),
    ],
)
def test_rules_that_bring_another_fault_or_doubt_explain_nothing(other: Finding) -> None:
    assert noted(gone_from("b", other)) == []


@pytest.mark.parametrize(
    "other",
    [fault(7, consequent=True), fault(7, severity=WARNING), fault(7, kind=INFORMATION, severity=INFO)],
)
def test_what_is_no_fault_may_come_with_the_rules_that_explain_one(other: Finding) -> None:
    assert noted(gone_from("b", other)) == [ON_B]


@pytest.mark.parametrize("other", [fault(7), fault(7, kind=UNDECIDABLE, severity=WARNING)])
def test_what_stands_already_is_no_other_fault(other: Finding) -> None:
    assert noted(gone_from("b", other), fault(), other) == [ON_B]
    assert noted(gone_from("b", other), beside=[other]) == [ON_B]


@pytest.mark.parametrize("mild", [fault(7, consequent=True), fault(7, severity=WARNING)])
def test_what_stood_as_no_fault_and_becomes_one_is_another(mild: Finding) -> None:
    assert noted(gone_from("b", fault(7)), fault(), mild) == []
    assert noted(gone_from("b", fault(7)), beside=[mild]) == []


def test_rules_that_bring_another_fault_do_not_keep_the_next_from_being_tried() -> None:
    def judged(options: Options) -> Sequence[Finding]:
        return {"b": [fault(7)], "d": []}.get(str(options["level"]), [fault()])

    finding = fault()
    tried([finding], settled(ruleset_of(named("level", "a", "b", "c", "d"))), judged)
    assert finding.also_legal_under == [{"option": "level", "value": "d"}]


def test_an_option_that_the_law_did_not_read_is_left_alone() -> None:
    def judged(options: Options) -> Sequence[Finding]:
        return [fault()] if options["level"] == "a" else []

    finding = fault()
    rules = settled(ruleset_of(named("level", "a", "b"), named("unread", 1, 2)))
    audits = tried([finding], rules, judged)
    assert finding.also_legal_under == [ON_B]
    assert [dict(options) for options in audits] == [
        {"level": "a", "unread": 1},
        {"level": "b", "unread": 1},
    ]


def test_a_preset_is_told_after_all_single_options() -> None:
    presets = {"plain": {}, "all": {"level": "c"}}
    rules = settled(ruleset_of(number("stake", 5), named("level", "a", "b", "c"), presets=presets))
    finding = fault(expected=5, actual=9)

    def judged(options: Options) -> Sequence[Finding]:
        is_right = options["level"] == "c" or options["stake"] == 9
        return [] if is_right else [fault()]

    tried([finding], rules, judged)
    assert finding.also_legal_under == [
        {"option": "level", "value": "c"},
        {"option": "stake", "value": 9},
        {"preset": "all"},
    ]


# ---- bounds ---------------------------------------------------------------------------------------------


def test_of_one_fault_at_most_ten_are_noted_and_no_more_are_tried() -> None:
    finding = fault()
    audits = tried([finding], settled(ruleset_of(LEVEL)), gone_from("b"))
    assert [name["value"] for name in finding.also_legal_under] == [*"bcdefghijk"]
    assert len(audits) == 11


@pytest.mark.parametrize("faults", [2, 3, 10, 11, 15])
def test_the_faults_of_a_hand_share_ten(faults: int) -> None:
    findings = [fault(event) for event in range(faults)]

    def judged(options: Options) -> Sequence[Finding]:
        return findings if options["level"] == "a" else []

    tried(findings, settled(ruleset_of(LEVEL)), judged)
    assert sum(len(finding.also_legal_under) for finding in findings) == 10
    # One explanation after the other, of each for all that it explains.
    first = [finding for finding in findings if ON_B in finding.also_legal_under]
    assert first == findings[:10]


@pytest.mark.parametrize(("events", "audits"), [(9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3)])
def test_no_more_is_tried_than_the_budget_of_events_allows(events: int, audits: int) -> None:
    finding, budget = fault(), Budget(events=events)
    done = tried([finding], settled(ruleset_of(LEVEL)), gone_from("b"), budget=budget, events=10)
    assert len(done) == audits
    assert len(finding.also_legal_under) == max(audits - 1, 0)
    assert budget.events == 0


def test_a_budget_is_spent_to_the_last_event_and_what_is_too_much_takes_the_rest() -> None:
    budget = Budget(events=10)
    assert budget.spend(4)
    assert budget.events == 6
    assert budget.spend(6)
    assert budget.events == 0
    budget = Budget(events=10)
    assert not budget.spend(11)
    assert not budget.spend(1)
    assert budget.events == 0


def test_each_finding_that_a_report_has_room_for_may_tell_what_would_have_been_legal() -> None:
    assert MOST_LISTS == MOST_IN_HAND
    assert Budget().lists == MOST_IN_LOG
