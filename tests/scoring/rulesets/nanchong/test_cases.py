"""Every golden case of the rule set audits as the rulebook says."""

from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.engine.options import Option
from scoring.rulesets import load
from tests.support.case_options import unshown_values
from tests.support.cases import text_of
from tests.support.golden import differences, findings_of, folder_of, load_cases, report_of
from tests.support.make_cases import scripted

CASES = load_cases("nanchong")
RULESET = load("nanchong")
#: The worked examples of the rulebook, X43 in both of its readings.
WORKED = {f"X{number:02}" for number in range(1, 46) if number != 43} | {"X43-all-wait", "X43-none-waits"}
#: The same hands under other options (rulebook, below the worked examples).
VARIANTS = {
    *("X20-seed-002", "X18-seed-002", "X19-seed-002", "X37-seed-002", "X16-filled-at-one"),
    *("X25-platform", "X26-platform", "X35-worth-three", "X44-discard"),
}


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_the_case_audits_as_the_rulebook_says(case: dict[str, Any]) -> None:
    report = report_of("nanchong", case["case"])
    assert differences(case["expect"], report) == []
    named = [one for hand in case["expect"]["hands"] for one in hand.get("findings", [])]
    warned = [one["code"] for one in findings_of(report) if one["severity"] == "warning"]
    assert len(warned) == len([one for one in named if _is_mild(one)]), warned


def _is_mild(finding: dict[str, Any]) -> bool:
    return finding.get("kind") == "undecidable" or finding.get("severity") == "warning"


def test_the_files_are_what_their_scripts_write() -> None:
    written = {path.stem: path.read_text(encoding="utf-8") for path in folder_of("nanchong").glob("*.json")}
    assert written == {case.name: text_of(case.document()) for case in scripted("nanchong")}


def test_every_worked_example_and_its_variants_have_a_case_item_by_item() -> None:
    cases = {case["case"]: case for case in CASES}
    assert not (WORKED | VARIANTS) - cases.keys()
    for name in WORKED | VARIANTS:
        [hand] = cases[name]["expect"]["hands"]
        assert {"scores", "wins", "transfers", "next_dealer"} <= hand.keys()
        assert all(len(item) == 3 for paid in hand["transfers"] for item in paid["items"])


def test_every_clause_has_cases() -> None:
    covered = {clause for case in CASES for clause in case["clauses"]}
    assert {clause.id for clause in RULESET.clauses} <= covered


def test_every_clause_that_can_be_broken_has_a_sound_case_beside_the_broken_ones() -> None:
    for clause in RULESET.clauses:
        verdicts = {case["expect"]["verdict"] for case in CASES if clause.id in case["clauses"]}
        assert "clean" in verdicts or clause.id in ("GEN-03", "GEN-01", "GEN-13"), clause.id


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_every_value_of_every_option_changes_an_outcome(option: Option) -> None:
    assert unshown_values(CASES, option) == []


def test_every_log_is_read_without_a_fault() -> None:
    for case in CASES:
        read_log(text_of(case["log"]).encode())
