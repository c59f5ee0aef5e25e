"""Logs that name what Nancheng does not have are refused by name when they are read."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import Fault, LogRefused
from scoring.engine.options import Option
from scoring.rulesets import load
from tests.support.golden import load_cases
from tests.support.tables import Json

RULESET: Final = load("nancheng")
LOG: Final = next(case["log"] for case in load_cases("nancheng") if case["case"] == "S01")
MODES: Final = ("none", "winner", "dealer", "all")
COUNTS: Final = (0, 2, 3, 4, 6)


def with_rules(**rules: Any) -> bytes:
    return json.dumps({**LOG, "rules": {"id": "nancheng"} | rules}).encode()


def refused(data: bytes) -> Fault:
    """The one fault of a log that is not read."""
    with pytest.raises(LogRefused) as caught:
        read_log(data)
    assert caught.value.code == "rules-invalid"
    [fault] = caught.value.faults
    return fault


def wrong_values(option: Option) -> Iterator[Any]:
    yield "no such value"
    if option.is_integer:
        assert option.minimum is not None
        assert option.maximum is not None
        yield from (option.minimum - 1, option.maximum + 1, True, False, str(option.default))
    elif isinstance(option.default, bool):
        yield from (0, 1, "true")
    elif isinstance(option.default, int):
        yield from (1, 5, True, str(option.default))
    else:
        yield from (0, True, str(option.default).upper())


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_a_value_that_an_option_does_not_have_is_refused_by_its_name(option: Option) -> None:
    for value in wrong_values(option):
        fault = refused(with_rules(options={option.name: value}))
        assert (fault.pointer, fault.code) == (f"/rules/options/{option.name}", "unknown-value")
        assert fault.found == json.dumps(value)
        assert fault.expected == option.expected


@pytest.mark.parametrize("value", [None, 1.5, [], {}])
def test_what_can_be_no_value_of_any_option_is_refused(value: Any) -> None:
    with pytest.raises(LogRefused):
        read_log(with_rules(options={"rob_min": value}))


@pytest.mark.parametrize("option", RULESET.options, ids=[option.name for option in RULESET.options])
def test_every_value_that_an_option_has_is_read(option: Option) -> None:
    values: list[Any] = [choice.value for choice in option.choices] or [option.minimum, option.maximum]
    for value in values:
        beside: Json = {}
        if option.name == "horse_mode":
            beside = {"horse_count": 0 if value == "none" else 2}
        if option.name == "horse_count":
            beside = {"horse_mode": "none" if value == 0 else "winner"}
        read = read_log(with_rules(options={option.name: value} | beside))
        assert read.rules.options[option.name] == value
        assert type(read.rules.options[option.name]) is type(value)


# ---- horses and how many --------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("count", COUNTS)
def test_there_are_horses_exactly_where_somebody_has_them(mode: str, count: int) -> None:
    data = with_rules(options={"horse_mode": mode, "horse_count": count})
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
    assert refused(with_rules(preset=preset, options=options)).code == "contradiction"


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
    options = read_log(with_rules(preset=preset)).rules.options
    assert (options["horse_mode"], options["horse_count"]) == (mode, count)
    usual = {option.name: option.default for option in RULESET.options}
    assert {**options, "horse_mode": "none", "horse_count": 0} == usual


def test_an_option_without_effect_beside_another_is_no_contradiction() -> None:
    options = {
        "horse_mode": "none",
        "horse_count": 0,
        "reserve_horses": True,
        "horse_dealer_scope": "inherit_all",
    }
    assert read_log(with_rules(options=options)).rules.options["reserve_horses"] is True


# ---- names that there are none of -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["turn", "code_mode", "heaven_double", "value_overrides.ping_hu", "bird_count"]
)
def test_an_option_that_the_rule_set_does_not_have_is_refused_by_its_name(name: str) -> None:
    fault = refused(with_rules(options={name: 1}))
    assert (fault.pointer, fault.code, fault.found) == (
        f"/rules/options/{name}",
        "unknown-option",
        json.dumps(name),
    )
    assert "nancheng" in fault.expected


@pytest.mark.parametrize("preset", ["seed-000", "DEF", "Winner-Horses"])
def test_a_preset_that_the_rule_set_does_not_have_is_refused_by_its_name(preset: str) -> None:
    fault = refused(with_rules(preset=preset))
    assert (fault.pointer, fault.code, fault.found) == ("/rules/preset", "unknown-preset", json.dumps(preset))
    assert all(name in fault.expected for name in RULESET.presets)


def test_two_wrong_options_are_both_named() -> None:
    with pytest.raises(LogRefused) as caught:
        read_log(with_rules(options={"rob_min": -1, "jia_hu": 1}))
    assert {fault.pointer for fault in caught.value.faults} == {
        "/rules/options/rob_min",
        "/rules/options/jia_hu",
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_of_another_number_of_seats_is_refused(seats: int) -> None:
    log = {**LOG, "players": [{"id": f"player-{seat}"} for seat in range(seats)]}
    with pytest.raises(LogRefused, match="/players"):
        read_log(json.dumps(log).encode())


def test_a_log_that_names_no_option_is_played_by_the_default_preset() -> None:
    read = read_log(with_rules())
    assert read.rules.preset == "seed-001"
    assert read.rules.options == {option.name: option.default for option in RULESET.options}
    assert set(read.rules.defaulted) == {option.name for option in RULESET.options}


def test_an_option_named_goes_before_the_preset() -> None:
    options = read_log(with_rules(preset="winner-horses", options={"horse_count": 6})).rules.options
    assert (options["horse_mode"], options["horse_count"]) == ("winner", 6)
