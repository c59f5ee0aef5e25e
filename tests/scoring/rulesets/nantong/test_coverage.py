"""Every clause that can be broken is broken in some golden case; of the others it is told why not."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from scoring.rulesets import load
from tests.support.golden import audited, load_cases

RULESET: Final = load("nantong")

#: Clauses that no finding cites, and why.
NEVER_CITED: Final = {
    "NT-01": "names the game; a log of another rule set is refused when it is read",
    "NT-02": "the set of tiles is the same breach everywhere: GEN-01",
    "NT-03": "sizes at the deal are the same breach everywhere: GEN-02",
    "NT-04": "turns are the same breach everywhere: GEN-04, and GEN-05 for the tile claimed",
    "NT-06": "priority is the same breach everywhere: GEN-06",
    "NT-07": "the first dealer is drawn by lot; nothing to check",
    "NT-16": "frees a pair; where it does not, NT-15 is cited",
    "NT-41": "how opening hands add; a wrong sum is at the hand's own clause or at NT-37",
    "NT-43": "how big hands add; a wrong sum is at the hand's own clause, NT-39 or NT-40",
    "NT-44": "that the bird doubles; the payment is earned by NT-49",
    "NT-48": "where the bird sits; the payment is earned by NT-49",
    "NT-G2": "allows an added kong on a later turn",
    "NT-G4": "allows any discard after a claim",
    "NT-G5": "allows a pung after one was passed",
    "NT-G6": "accepts a concealed kong shown or not",
    "NT-G7": "says how a wall can run out; NT-53 and NT-54 judge it",
    "NT-G8": "four seats; a log of another number is refused when it is read",
    "NT-G9": "sets no bounds to scores",
    "NT-G10": "lets opening claims and a win as dealt stand together",
}


@pytest.fixture(scope="module")
def reports() -> list[dict[str, Any]]:
    """What the audit says of each golden case."""
    return [audited(case["log"]) for case in load_cases()]


def clauses_of_findings(report: dict[str, Any]) -> Iterator[str]:
    for finding in [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]:
        yield finding["clause"]


def clauses_of_payments(report: dict[str, Any]) -> Iterator[str]:
    for hand in report["hands"]:
        for paid in [*hand["transfers"], *hand["wins"]]:
            yield from (item["clause"] for item in paid["items"])
        yield from (transfer["clause"] for transfer in hand["transfers"])


def test_every_clause_is_cited_by_a_finding_or_it_is_told_why_none_can(reports: list[dict[str, Any]]) -> None:
    cited = {clause for report in reports for clause in clauses_of_findings(report)}
    assert {clause.id for clause in RULESET.clauses} - cited == NEVER_CITED.keys()


def test_a_clause_that_nothing_can_break_has_no_words_for_it() -> None:
    assert not [clause.id for clause in RULESET.clauses if clause.breaches and clause.id in NEVER_CITED]


def test_every_item_is_earned_in_some_case_under_the_clause_that_bears_its_name(
    reports: list[dict[str, Any]],
) -> None:
    earned = {
        (item["code"], item["clause"])
        for report in reports
        for hand in report["hands"]
        for paid in [*hand["transfers"], *hand["wins"]]
        for item in paid["items"]
    }
    assert {(item.code, item.clause) for item in RULESET.items} <= earned


def test_every_clause_of_a_payment_earns_one_in_some_case(reports: list[dict[str, Any]]) -> None:
    earning = {clause for report in reports for clause in clauses_of_payments(report)}
    assert {"NT-22", "NT-37", "NT-38", "NT-39", "NT-40", "NT-45", "NT-49", "NT-50", "NT-60"} <= earning


def test_whatever_is_cited_is_a_clause_of_the_rule_set(reports: list[dict[str, Any]]) -> None:
    known = {clause.id for clause in RULESET.clauses}
    for report in reports:
        assert {*clauses_of_findings(report), *clauses_of_payments(report)} <= known
