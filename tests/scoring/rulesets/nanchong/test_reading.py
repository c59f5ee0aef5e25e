"""Logs that name what Nanchong does not have are refused by name when they are read."""

import json
from typing import Any, Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import Fault, LogRefused
from scoring.engine.options import Option
from scoring.rulesets import load
from tests.support.golden import load_cases
from tests.support.tables import Json

RULESET: Final = load("nanchong")
LOG: Final = next(case["log"] for case in load_cases("nanchong") if case["case"] == "X01")


def refused(log: Json) -> Fault:
    """The one fault of a log that is not read."""
    with pytest.raises(LogRefused) as caught:
        read_log(json.dumps(log).encode())
    assert caught.value.code == "rules-invalid"
    [fault] = caught.value.faults
    return fault


def with_option(name: str, value: Any) -> Json:
    return {**LOG, "rules": {"id": "nanchong", "preset": "seed-000", "options": {name: value}}}


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_a_value_that_an_option_does_not_have_is_refused_by_its_name(option: Option) -> None:
    wrong: list[Any] = ["no such value"]
    if option.is_integer:
        assert option.minimum is not None
        assert option.maximum is not None
        wrong += [option.minimum - 1, option.maximum + 1, True, False, str(option.default)]
    elif isinstance(option.default, bool):
        wrong += [0, 1, "true"]
    else:
        wrong += [0, True, str(option.default).upper()]
    for value in wrong:
        fault = refused(with_option(option.name, value))
        assert (fault.pointer, fault.code) == (f"/rules/options/{option.name}", "unknown-value")
        assert fault.found == json.dumps(value)
        assert fault.expected == option.expected


@pytest.mark.parametrize("value", [None, 1.5, [], {}])
def test_what_can_be_no_value_of_any_option_is_refused(value: Any) -> None:
    with pytest.raises(LogRefused):
        read_log(json.dumps(with_option("fan_cap", value)).encode())


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_every_value_that_an_option_has_is_read(option: Option) -> None:
    values: list[Any] = [choice.value for choice in option.choices] or [option.minimum, option.maximum]
    for value in values:
        read = read_log(json.dumps(with_option(option.name, value)).encode())
        assert read.rules.options[option.name] == value
        assert type(read.rules.options[option.name]) is type(value)


@pytest.mark.parametrize("name", ["qingyise", "base", "bai_win", "missed_win", "points_qing_yi_se "])
def test_an_option_that_the_rule_set_does_not_have_is_refused_by_its_name(name: str) -> None:
    fault = refused(with_option(name, 1))
    assert (fault.pointer, fault.code, fault.found) == (
        f"/rules/options/{name}",
        "unknown-option",
        json.dumps(name),
    )
    assert "nanchong" in fault.expected


@pytest.mark.parametrize("preset", ["seed-004", "changsha", "Platform"])
def test_a_preset_that_the_rule_set_does_not_have_is_refused_by_its_name(preset: str) -> None:
    fault = refused({**LOG, "rules": {"id": "nanchong", "preset": preset}})
    assert (fault.pointer, fault.code, fault.found) == ("/rules/preset", "unknown-preset", json.dumps(preset))
    assert all(name in fault.expected for name in RULESET.presets)


def test_two_wrong_options_are_both_named() -> None:
    log = {**LOG, "rules": {"id": "nanchong", "options": {"fan_cap": -1, "bai": 1}}}
    with pytest.raises(LogRefused) as caught:
        read_log(json.dumps(log).encode())
    assert {fault.pointer for fault in caught.value.faults} == {
        "/rules/options/fan_cap",
        "/rules/options/bai",
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_of_another_number_of_seats_is_refused(seats: int) -> None:
    log = {**LOG, "players": [{"id": f"player-{seat}"} for seat in range(seats)]}
    with pytest.raises(LogRefused, match="/players"):
        read_log(json.dumps(log).encode())


def test_a_log_that_names_no_option_is_played_by_the_default_preset() -> None:
    read = read_log(json.dumps({**LOG, "rules": {"id": "nanchong"}}).encode())
    assert read.rules.preset == "seed-000"
    assert read.rules.options == {option.name: option.default for option in RULESET.options}
    assert set(read.rules.defaulted) == {option.name for option in RULESET.options}


def test_an_option_named_goes_before_the_preset() -> None:
    rules = {"id": "nanchong", "preset": "platform", "options": {"points_yi_ban_gao": 1}}
    options = read_log(json.dumps({**LOG, "rules": rules}).encode()).rules.options
    assert (options["points_yi_ban_gao"], options["points_jin_gou_pao"]) == (1, 0)
