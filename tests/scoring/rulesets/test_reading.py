"""Logs that name what a rule set does not have are refused by name when they are read."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from scoring.engine.options import Option, OptionValue
from scoring.engine.ruleset import RuleSet
from tests.support.golden import log_of
from tests.support.regions import EACH_OPTION, REGIONS
from tests.support.ruled_logs import CASE_OF, log_under, refused

each_region = pytest.mark.parametrize("region", REGIONS)
each_option = pytest.mark.parametrize(("region", "option"), EACH_OPTION)

#: By rule set, names that none of its options has: those of other rule sets and of drafts among them.
NO_OPTIONS: Final = {
    "nancheng": ("turn", "code_mode", "heaven_double", "value_overrides.ping_hu", "bird_count"),
    "nanchong": ("qingyise", "base", "bai_win", "missed_win", "points_qing_yi_se "),
    "nantong": ("fan_cap", "horse_mode", "points", "Bird_count"),
}
NO_PRESETS: Final = {
    "nancheng": ("seed-000", "DEF", "Winner-Horses"),
    "nanchong": ("seed-004", "changsha", "Platform"),
    "nantong": ("seed-000", "platform", "Changsha"),
}
#: By rule set, an option that takes no -1, and a name under which 1 does not stand.
TWO_WRONG: Final = {
    "nancheng": ("rob_min", "jia_hu"),
    "nanchong": ("fan_cap", "bai"),
    "nantong": ("points_big", "birds"),
}
#: By rule set, a preset, an option named otherwise than there, and one that stays as it is there.
BESIDE_PRESET: Final[dict[str, tuple[str, dict[str, OptionValue], dict[str, OptionValue]]]] = {
    "nancheng": ("winner-horses", {"horse_count": 6}, {"horse_mode": "winner"}),
    "nanchong": ("platform", {"points_yi_ban_gao": 1}, {"points_jin_gou_pao": 0}),
    "nantong": ("changsha", {"points_big": 7}, {"bird_count": 2}),
}


def wrong_values(option: Option) -> Iterator[Any]:
    yield "no such value"
    if option.is_integer:
        assert option.minimum is not None
        assert option.maximum is not None
        yield from (option.minimum - 1, option.maximum + 1, True, False, str(option.default))
    elif isinstance(option.default, bool):
        yield from (0, 1, "true")
    elif isinstance(option.default, int):
        listed = {choice.value for choice in option.choices}
        yield from (number for number in range(-1, 9) if number not in listed)
        yield from (True, str(option.default))
    else:
        yield from (0, True, str(option.default).upper())


def beside(ruleset: RuleSet, option: Option, value: OptionValue) -> dict[str, OptionValue]:
    """Values of other options with which this one goes, where it does not go with their defaults."""
    settled = {one.name: one.default for one in ruleset.options} | {option.name: value}
    for contradicted in ruleset.contradicted(settled):
        others = [one for one in ruleset.options if one.name in contradicted.options and one is not option]
        for values in product(*([choice.value for choice in one.choices] for one in others)):
            chosen = dict(zip((one.name for one in others), values, strict=True))
            if not ruleset.contradicted(settled | chosen):
                return chosen
    return {}


@each_option
def test_a_value_that_an_option_does_not_have_is_refused_by_its_name(region: str, option: Option) -> None:
    for value in wrong_values(option):
        fault = refused(log_under(region, options={option.name: value}))
        assert (fault.pointer, fault.code) == (f"/rules/options/{option.name}", "unknown-value")
        assert fault.found == json.dumps(value)
        assert fault.expected == option.expected


@pytest.mark.parametrize("value", [None, 1.5, [], {}])
@each_region
def test_what_can_be_no_value_of_any_option_is_refused(region: str, value: Any) -> None:
    with pytest.raises(LogRefused):
        read_log(log_under(region, options={TWO_WRONG[region][0]: value}))


@each_option
def test_every_value_that_an_option_has_is_read(region: str, option: Option) -> None:
    values: list[Any] = [choice.value for choice in option.choices] or [option.minimum, option.maximum]
    for value in values:
        chosen = beside(REGIONS[region].ruleset, option, value)
        read = read_log(log_under(region, options={option.name: value} | chosen))
        assert read.rules.options[option.name] == value
        assert type(read.rules.options[option.name]) is type(value)


@pytest.mark.parametrize(
    ("region", "name"), [(region, name) for region in REGIONS for name in NO_OPTIONS[region]]
)
def test_an_option_that_the_rule_set_does_not_have_is_refused_by_its_name(region: str, name: str) -> None:
    fault = refused(log_under(region, options={name: 1}))
    assert (fault.pointer, fault.code) == (f"/rules/options/{name}", "unknown-option")
    assert fault.found == json.dumps(name)
    assert region in fault.expected


@pytest.mark.parametrize(
    ("region", "preset"), [(region, name) for region in REGIONS for name in NO_PRESETS[region]]
)
def test_a_preset_that_the_rule_set_does_not_have_is_refused_by_its_name(region: str, preset: str) -> None:
    fault = refused(log_under(region, preset=preset))
    assert (fault.pointer, fault.code, fault.found) == ("/rules/preset", "unknown-preset", json.dumps(preset))
    assert all(name in fault.expected for name in REGIONS[region].ruleset.presets)


@each_region
def test_two_wrong_options_are_both_named(region: str) -> None:
    number, word = TWO_WRONG[region]
    with pytest.raises(LogRefused) as caught:
        read_log(log_under(region, options={number: -1, word: 1}))
    assert {fault.pointer for fault in caught.value.faults} == {
        f"/rules/options/{number}",
        f"/rules/options/{word}",
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
@each_region
def test_a_table_of_another_number_of_seats_is_refused(region: str, seats: int) -> None:
    log = log_of(region, CASE_OF[region])
    players = [{"id": f"player-{seat}"} for seat in range(seats)]
    with pytest.raises(LogRefused, match="/players"):
        read_log(json.dumps({**log, "players": players}).encode())


@each_region
def test_a_log_that_names_no_option_is_played_by_the_default_preset(region: str) -> None:
    ruleset = REGIONS[region].ruleset
    read = read_log(log_under(region))
    assert read.rules.preset == ruleset.default_preset
    assert read.rules.options == {option.name: option.default for option in ruleset.options}
    assert set(read.rules.defaulted) == {option.name for option in ruleset.options}


@each_region
def test_an_option_named_goes_before_the_preset(region: str) -> None:
    preset, named, besides = BESIDE_PRESET[region]
    options = read_log(log_under(region, preset=preset, options=named)).rules.options
    assert (named | besides).items() <= options.items()
