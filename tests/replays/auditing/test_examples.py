"""Worked examples: the engine's own figures of golden cases, as the cases expect them."""

import json
from typing import Any

import msgspec
import pytest

from replays.auditing.examples import worked
from scoring.engine.guide import Example
from scoring.engine.record import SEATS
from scoring.rulesets import installed, load
from tests.support.golden import audited, differences

EXAMPLES = [
    pytest.param(example, id=f"{ruleset.id}-{example.name}")
    for ruleset in installed().values()
    for example in ruleset.examples
]
each_example = pytest.mark.parametrize("example", EXAMPLES)


def case_of(example: Example) -> dict[str, Any]:
    """The golden case as its file has it."""
    case: dict[str, Any] = json.loads(example.case.read_text(encoding="utf-8"))
    return case


@each_example
def test_an_example_has_the_figures_that_its_case_expects(example: Example) -> None:
    case = case_of(example)
    shown = json.loads(msgspec.json.encode(worked(example).report))
    assert differences(case["expect"], audited(case["log"]) | {"hands": [shown]}) == []


@each_example
def test_an_example_is_one_hand_that_breaks_no_rule(example: Example) -> None:
    case = case_of(example)
    assert len(case["log"]["hands"]) == 1
    assert [one for one in worked(example).report.findings if one.severity == "error"] == []


@each_example
def test_payments_of_an_example_make_its_scores(example: Example) -> None:
    report = worked(example).report
    paid = [sum(due.points for due in report.transfers if due.payer == seat) for seat in SEATS]
    received = [sum(due.points for due in report.transfers if due.payee == seat) for seat in SEATS]
    assert [received[seat] - paid[seat] for seat in SEATS] == list(report.scores or ())


def test_an_example_is_worked_out_once() -> None:
    example = load("nantong").examples[0]
    assert worked(example) is worked(example)
