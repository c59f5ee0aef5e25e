"""Every golden case of the rule set audits as the rulebook says."""

from collections.abc import Iterator
from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.rulesets import load
from tests.support.cases import text_of
from tests.support.golden import audited, differences, folder_of, load_cases
from tests.support.make_cases import scripted

CASES = load_cases()
RULESET = load("nantong")
#: What no option is worth, where a case does not name it.
_NOTHING = object()
NAMED = [f"X{number:02}" for number in range(1, 49) if number != 44] + ["X44a", "X44b"]


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_the_case_audits_as_the_rulebook_says(case: dict[str, Any]) -> None:
    assert differences(case["expect"], audited(case["log"])) == []


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


def test_every_breach_that_a_clause_words_is_shown_by_a_case() -> None:
    worded = {(clause.id, code) for clause in RULESET.clauses for code in clause.breaches}
    assert not worded - {(finding["clause"], finding["code"]) for finding in _all_findings()}


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_every_value_of_every_option_changes_an_outcome(option: Any) -> None:
    values = [choice.value for choice in option.choices] or _named_values(option.name)
    assert len(values) > 1
    for value in values:
        rivals = [other for other in values if other != value]
        assert any(
            _outcome(case["log"], option.name, value) != _outcome(case["log"], option.name, rival)
            for case in _naming(option.name, value)
            for rival in rivals
        ), f"no case shows what {option.name}={value} does"


def _all_findings() -> Iterator[dict[str, Any]]:
    for case in CASES:
        report = audited(case["log"])
        yield from report["findings"]
        for hand in report["hands"]:
            yield from hand["findings"]


def _naming(name: str, value: object) -> list[dict[str, Any]]:
    return [case for case in CASES if case["log"]["rules"].get("options", {}).get(name, _NOTHING) == value]


def _named_values(name: str) -> list[object]:
    named = [case["log"]["rules"].get("options", {}) for case in CASES]
    return sorted({options[name] for options in named if name in options})


def _outcome(log: dict[str, Any], name: str, value: object) -> object:
    """Prices, the next dealer and the findings of a log under one value of one option."""
    options = {**log["rules"].get("options", {}), name: value}
    report = audited({**log, "rules": {**log["rules"], "options": options}})
    return [
        (
            hand["scores"],
            hand["next_dealer"],
            [(f["kind"], f["clause"], f["event"]) for f in hand["findings"]],
        )
        for hand in report["hands"]
    ]


def test_every_log_is_read_without_a_fault() -> None:
    for case in CASES:
        read_log(text_of(case["log"]).encode())
