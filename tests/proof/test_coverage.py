"""Every clause and legality check of the rulebooks has an operator, or a word on why no log breaks it."""

from typing import Final

import pytest

from tests.proof.regions import RULESETS, catalogue_of, faults_of, ruleset_of

#: The legality checks of each rulebook, by its own ids.
CHECKS: Final = {
    "nantong": {f"L{number:02}" for number in range(1, 55)},
    "nanchong": {f"L{number:02}" for number in range(1, 58)},
    "nancheng": {f"A{number:02}" for number in range(1, 55)},
}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_clause_is_broken_or_a_word_says_why_not(ruleset: str) -> None:
    cited = {fault.cited_in(ruleset)[0] for fault in faults_of(ruleset).values()}
    clauses = {clause.id for clause in ruleset_of(ruleset).clauses}
    assert clauses - cited == set(catalogue_of(ruleset).unbreakable) - CHECKS[ruleset]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_check_of_the_rulebook_has_an_operator(ruleset: str) -> None:
    checked = {check for fault in faults_of(ruleset).values() for check in fault.checks_in(ruleset)}
    told = {check for check in CHECKS[ruleset] if check in catalogue_of(ruleset).unbreakable}
    assert CHECKS[ruleset] - checked - told == set()
