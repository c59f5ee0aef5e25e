"""Every golden case of the rule set audits as the rulebook says."""

from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.engine.options import Option
from scoring.rulesets import load
from tests.support.case_options import unshown_values
from tests.support.cases import text_of
from tests.support.golden import differences, findings_of, folder_of, load_cases, report_of, reports
from tests.support.make_cases import scripted

CASES = load_cases()
RULESET = load("nantong")
NAMED = [f"X{number:02}" for number in range(1, 49) if number != 44] + ["X44a", "X44b"]


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_the_case_audits_as_the_rulebook_says(case: dict[str, Any]) -> None:
    assert differences(case["expect"], report_of("nantong", case["case"])) == []


def test_the_files_are_what_their_scripts_write() -> None:
    written = {path.stem: path.read_text(encoding="utf-8") for path in folder_of("nantong").glob("*.json")}
    assert written == {case.name: text_of(case.document()) for case in scripted("nantong")}


def test_every_worked_example_and_rejected_row_has_a_case() -> None:
    names = {case["case"] for case in CASES}
    assert not set(NAMED) - names
    for row in range(1, 19):
        rows = [case for case in CASES if case["case"].startswith(f"R{row:02}")]
        verdicts = {case["expect"]["verdict"] for case in rows}
        assert "clean" in verdicts, f"R{row:02} has no legal neighbour"
        assert verdicts - {"clean"} or row in (15, 16), f"R{row:02} has no refused case"


def test_every_clause_has_cases() -> None:
    covered = {clause for case in CASES for clause in case["clauses"]}
    assert {clause.id for clause in RULESET.clauses} <= covered


def test_every_breach_that_a_clause_of_its_own_words_is_shown_by_a_case() -> None:
    own = [clause for clause in RULESET.clauses if not clause.id.startswith("GEN-")]
    worded = {(clause.id, code) for clause in own for code in clause.breaches}
    shown = {(one["clause"], one["code"]) for report in reports("nantong") for one in findings_of(report)}
    assert not worded - shown


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_every_value_of_every_option_changes_an_outcome(option: Option) -> None:
    assert unshown_values(CASES, option) == []


def test_every_log_is_read_without_a_fault() -> None:
    for case in CASES:
        read_log(text_of(case["log"]).encode())
