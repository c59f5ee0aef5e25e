"""Other rules than a log names, and how their values are written where all is text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from replays.logformat.other_rules import OWN_RULES, OtherRules, option_of, text_of, value_of
from replays.logformat.reader import read_log
from scoring.engine.options import OptionValue, RulesRefused
from tests.support.gamelogs import as_bytes, game_log


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("true", True),
        ("2", 2),
        ("-1", -1),
        ("same_tile", "same_tile"),
        ('"2"', "2"),
        ("2.5", "2.5"),
        ("null", "null"),
        ("[1]", "[1]"),
        ("9" * 5000, "9" * 5000),
        ("[" * 100_000, "[" * 100_000),
        ("", ""),
        ("-0", "-0"),
        (r'"\u0032"', r'"\u0032"'),
        *(
            (text, text)
            for text in (" 2", "2 ", "\t2", "2\n", " true", "\rtrue", '"2" ', ' "2"', " same_tile")
        ),
    ],
)
def test_a_value_is_read_as_json_has_it_or_stands_as_a_name(written: str, value: OptionValue) -> None:
    found = value_of(written)
    assert (found, type(found)) == (value, type(value))


@given(st.booleans() | st.integers(-(10**20), 10**20) | st.text())
def test_what_a_value_is_written_as_is_read_as_that_value(value: OptionValue) -> None:
    found = value_of(text_of(value))
    assert (found, type(found)) == (value, type(value))


@given(st.text(min_size=1))
def test_what_was_read_is_written_in_one_way(written: str) -> None:
    once = text_of(value_of(written))
    assert text_of(value_of(once)) == once


@pytest.mark.parametrize("text", ["x", "=1", ""])
def test_an_option_has_a_name_and_a_value(text: str) -> None:
    with pytest.raises(ValueError, match="NAME=VALUE"):
        option_of(text)


def test_a_preset_replaces_what_the_log_names_and_an_option_goes_on_top() -> None:
    rules = {"id": "nantong", "preset": "changsha", "options": {"bird_count": 4}}
    read = read_log(as_bytes(game_log(rules=rules)))
    assert OWN_RULES.rules_for(read) is read.rules
    top = OtherRules(options={"points_small": 7}).rules_for(read)
    assert [top.options[name] for name in ("bird_count", "points_small", "points_big")] == [4, 7, 6]
    other = OtherRules("changsha").rules_for(read)
    assert (other.preset, other.options["bird_count"]) == ("changsha", 2)


def test_what_the_rule_set_does_not_have_is_refused() -> None:
    read = read_log(as_bytes(game_log()))
    for other in (OtherRules("x"), OtherRules(options={"x": 1}), OtherRules(options={"bird_count": 3})):
        with pytest.raises(RulesRefused):
            other.rules_for(read)
