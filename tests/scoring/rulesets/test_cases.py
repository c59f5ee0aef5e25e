"""Every golden case of every rule set audits as its rulebook says, and the cases leave nothing out."""

from typing import Any, Final

import pytest

from replays.logformat.reader import read_log
from scoring.engine.options import Option
from tests.support.case_options import unshown_values
from tests.support.cases import text_of
from tests.support.golden import differences, findings_of, folder_of, load_cases, report_of
from tests.support.make_cases import SCRIPTED, scripted
from tests.support.regions import EACH_OPTION, REGIONS

CASES: Final = {region: load_cases(region) for region in REGIONS}
EACH_CASE: Final = [
    pytest.param(region, case, id=f"{region}-{case['case']}")
    for region, cases in CASES.items()
    for case in cases
]
#: Clauses that only what is wrong can show: tiles that a seat does not hold, names that there are none of.
NEVER_SOUND: Final = ("GEN-03", "GEN-13")

each_region = pytest.mark.parametrize("region", REGIONS)


@pytest.mark.parametrize(("region", "case"), EACH_CASE)
def test_the_case_audits_as_the_rulebook_says(region: str, case: dict[str, Any]) -> None:
    report = report_of(region, case["case"])
    assert differences(case["expect"], report) == []
    named = [one for hand in case["expect"]["hands"] for one in hand.get("findings", [])]
    warned = [one["code"] for one in findings_of(report) if one["severity"] == "warning"]
    assert len(warned) == len([one for one in named if _is_mild(one)]), warned


def _is_mild(finding: dict[str, Any]) -> bool:
    return finding.get("kind") == "undecidable" or finding.get("severity") == "warning"


def test_the_cases_of_every_rule_set_are_scripted() -> None:
    assert set(SCRIPTED) == REGIONS.keys()


@each_region
def test_the_files_are_what_their_scripts_write(region: str) -> None:
    written = {path.stem: path.read_text(encoding="utf-8") for path in folder_of(region).glob("*.json")}
    assert written == {case.name: text_of(case.document()) for case in scripted(region)}


@each_region
def test_every_clause_has_cases(region: str) -> None:
    covered = {clause for case in CASES[region] for clause in case["clauses"]}
    assert {clause.id for clause in REGIONS[region].ruleset.clauses} <= covered


@each_region
def test_every_clause_that_can_be_broken_has_a_sound_case_beside_the_broken_ones(region: str) -> None:
    for clause in REGIONS[region].ruleset.clauses:
        verdicts = {case["expect"]["verdict"] for case in CASES[region] if clause.id in case["clauses"]}
        assert "clean" in verdicts or clause.id in NEVER_SOUND, clause.id


@pytest.mark.parametrize(("region", "option"), EACH_OPTION)
def test_every_value_of_every_option_changes_an_outcome(region: str, option: Option) -> None:
    assert unshown_values(CASES[region], option) == []


@each_region
def test_every_log_is_read_without_a_fault(region: str) -> None:
    for case in CASES[region]:
        read_log(text_of(case["log"]).encode())
