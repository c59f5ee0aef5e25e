"""Logs of Nancheng are read where there are horses exactly if somebody has them, and refused elsewhere."""

import json
from typing import Final

import pytest

from replays.logformat.reader import read_log
from scoring.rulesets import load
from tests.support.ruled_logs import log_under, refused
from tests.support.tables import Json

MODES: Final = ("none", "winner", "dealer", "all")
COUNTS: Final = (0, 2, 3, 4, 6)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("count", COUNTS)
def test_there_are_horses_exactly_where_somebody_has_them(mode: str, count: int) -> None:
    data = log_under("nancheng", options={"horse_mode": mode, "horse_count": count})
    if (mode == "none") == (count == 0):
        assert read_log(data).rules.options["horse_count"] == count
        return
    fault = refused(data)
    assert fault.code == "contradiction"
    assert fault.pointer in ("/rules/options/horse_count", "/rules/options/horse_mode")
    assert json.loads(str(fault.found)) == {"horse_mode": mode, "horse_count": count}
    assert "horse_count" in fault.expected
    assert "horse_mode" in fault.expected


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("seed-001", {"horse_mode": "winner"}),
        ("seed-001", {"horse_count": 4}),
        ("winner-horses", {"horse_mode": "none"}),
        ("dealer-horses", {"horse_count": 0}),
        ("all-horses", {"horse_mode": "none"}),
    ],
)
def test_what_contradicts_the_rest_of_a_preset_is_refused(preset: str, options: Json) -> None:
    assert refused(log_under("nancheng", preset=preset, options=options)).code == "contradiction"


@pytest.mark.parametrize(
    ("preset", "mode", "count"),
    [
        ("seed-001", "none", 0),
        ("winner-horses", "winner", 4),
        ("dealer-horses", "dealer", 4),
        ("all-horses", "all", 2),
    ],
)
def test_each_preset_has_its_horses(preset: str, mode: str, count: int) -> None:
    options = read_log(log_under("nancheng", preset=preset)).rules.options
    assert (options["horse_mode"], options["horse_count"]) == (mode, count)
    usual = {option.name: option.default for option in load("nancheng").options}
    assert {**options, "horse_mode": "none", "horse_count": 0} == usual


def test_an_option_without_effect_beside_another_is_no_contradiction() -> None:
    options = {
        "horse_mode": "none",
        "horse_count": 0,
        "reserve_horses": True,
        "horse_dealer_scope": "inherit_all",
    }
    assert read_log(log_under("nancheng", options=options)).rules.options["reserve_horses"] is True
