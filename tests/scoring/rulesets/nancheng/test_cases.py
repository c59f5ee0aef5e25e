"""Every golden case of the rule set audits as the rulebook says."""

from itertools import chain
from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.engine.options import Option
from scoring.rulesets import load
from tests.support.case_options import unshown_values
from tests.support.cases import text_of
from tests.support.golden import differences, findings_of, folder_of, load_cases, report_of
from tests.support.make_cases import scripted

CASES = load_cases("nancheng")
RULESET = load("nancheng")
#: The rulebook's hands, each also in the knitted form and without 假胡.
HANDS = {f"H{number:02}{form}" for number in range(1, 24) for form in ("", "-knitted", "-no-jia-hu")}
#: Its worked examples: S01 to S54 but S47, which there is none of, and those under other options.
WORKED = {
    *(f"S{number:02}" for number in range(1, 55) if number != 47),
    *("S07b", "S19b", "S37b", "S38b", "S38c"),
}
#: Its examples of locks, kongs and the first discard followed; it counts no T12.
LEGALITY = {*(f"T{number:02}" for number in range(1, 16) if number != 12), "T04b"}
#: Its rows of dice.
DICE = {
    f"dice-{one}-{other}"
    for one, other in chain([(3, 4), (1, 1), (6, 6), (2, 3)], [(4, 5), (1, 6), (4, 4), (5, 6)])
}


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_the_case_audits_as_the_rulebook_says(case: dict[str, Any]) -> None:
    report = report_of("nancheng", case["case"])
    assert differences(case["expect"], report) == []
    named = [one for hand in case["expect"]["hands"] for one in hand.get("findings", [])]
    warned = [one["code"] for one in findings_of(report) if one["severity"] == "warning"]
    assert len(warned) == len([one for one in named if _is_mild(one)]), warned


def _is_mild(finding: dict[str, Any]) -> bool:
    return finding.get("kind") == "undecidable" or finding.get("severity") == "warning"


def test_the_files_are_what_their_scripts_write() -> None:
    written = {path.stem: path.read_text(encoding="utf-8") for path in folder_of("nancheng").glob("*.json")}
    assert written == {case.name: text_of(case.document()) for case in scripted("nancheng")}


def test_every_row_of_the_rulebook_has_a_case() -> None:
    assert not (HANDS | WORKED | LEGALITY | DICE) - {case["case"] for case in CASES}


def test_every_worked_example_has_its_payments_item_by_item() -> None:
    cases = {case["case"]: case for case in CASES}
    for name in HANDS | WORKED:
        [hand] = cases[name]["expect"]["hands"]
        assert {"scores", "transfers", "next_dealer"} <= hand.keys()
        assert all(len(item) == 3 for paid in hand["transfers"] for item in paid["items"])


def test_every_clause_has_cases() -> None:
    covered = {clause for case in CASES for clause in case["clauses"]}
    assert {clause.id for clause in RULESET.clauses} <= covered


def test_every_clause_that_can_be_broken_has_a_sound_case_beside_the_broken_ones() -> None:
    for clause in RULESET.clauses:
        verdicts = {case["expect"]["verdict"] for case in CASES if clause.id in case["clauses"]}
        assert "clean" in verdicts or clause.id in ("GEN-03", "GEN-13"), clause.id


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_every_value_of_every_option_changes_an_outcome(option: Option) -> None:
    assert unshown_values(CASES, option) == []


def test_every_log_is_read_without_a_fault() -> None:
    for case in CASES:
        read_log(text_of(case["log"]).encode())
