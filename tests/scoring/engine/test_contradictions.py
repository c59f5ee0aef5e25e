"""Options that contradict each other exist nowhere: no log may name them, and no explanation offers them."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from scoring.engine.options import (
    Contradiction,
    OptionValue,
    RulesFault,
    RulesRefused,
    WatchedOptions,
    resolve_rules,
)
from scoring.engine.ruleset import RuleSet
from scoring.engine.what_if import alternatives
from scoring.engine.words import words
from scoring.rulesets import installed, load
from tests.support.contradicting import DEMAND, EXPECTED, strict_nantong

STRICT = strict_nantong()


def refused(preset: str | None, options: Mapping[str, OptionValue]) -> list[RulesFault]:
    with pytest.raises(RulesRefused) as caught:
        resolve_rules(STRICT, preset, options)
    return caught.value.faults


def test_options_that_contradict_each_other_are_refused_with_both_and_what_they_must_be() -> None:
    [fault] = refused(None, {"points_small": 70, "points_big": 60})
    assert (fault.pointer, fault.code) == ("/options/points_small", "contradiction")
    assert (fault.expected, fault.demand) == (EXPECTED, DEMAND)
    assert fault.found == {"points_small": 70, "points_big": 60}


@pytest.mark.parametrize(
    ("preset", "options", "found"),
    [
        (None, {"points_big": 9}, {"points_small": 10, "points_big": 9}),
        ("seed-004", {"points_big": 9}, {"points_small": 10, "points_big": 9}),
        ("changsha", {"points_big": 1}, {"points_small": 1, "points_big": 1}),
    ],
)
def test_what_is_left_to_the_preset_or_the_default_contradicts_too(
    preset: str | None, options: dict[str, OptionValue], found: dict[str, OptionValue]
) -> None:
    [fault] = refused(preset, options)
    assert (fault.pointer, fault.found) == ("/options/points_big", found)


def test_options_that_go_together_are_taken() -> None:
    rules = resolve_rules(STRICT, None, {"points_small": 70, "points_big": 71})
    assert (rules.options["points_small"], rules.options["points_big"]) == (70, 71)


def test_values_that_do_not_exist_are_told_before_any_contradiction() -> None:
    [fault] = refused(None, {"points_small": "x", "points_big": 1})
    assert fault.code == "unknown-value"


def test_every_contradiction_is_told() -> None:
    other = Contradiction(("multi_win",), "no", words("no", "不", "不"), lambda settled: False)
    both = replace(STRICT, contradictions=(*STRICT.contradictions, other))
    with pytest.raises(RulesRefused) as caught:
        resolve_rules(both, None, {"points_big": 9})
    assert [fault.pointer for fault in caught.value.faults] == ["/options/points_big", "/options/multi_win"]


def test_no_explanation_of_a_fault_is_a_contradiction() -> None:
    either = Contradiction(
        ("di_hu_after_kong", "locked_may_kong"),
        "one of the two",
        words("one of the two", "两者取一", "兩者取一"),
        lambda settled: settled["di_hu_after_kong"] != settled["locked_may_kong"],
    )
    watched = WatchedOptions(resolve_rules(load("nantong"), None, {}).options)
    free, bound = (
        {**tried(ruleset, watched)}
        for ruleset in (load("nantong"), replace(STRICT, contradictions=(either,)))
    )
    assert {"di_hu_after_kong", "locked_may_kong"} <= free.keys()
    assert bound.keys() == free.keys() - {"di_hu_after_kong", "locked_may_kong"}


def tried(ruleset: RuleSet, options: Mapping[str, OptionValue]) -> dict[str, object]:
    """By option, the values that are tried to explain a fault, every option having been read."""
    rules = replace(resolve_rules(load("nantong"), None, {}), ruleset=ruleset)
    names = [one.name for one in alternatives(rules, [], options.keys())]
    return {str(name["option"]): name["value"] for name in names if "option" in name}


@pytest.mark.parametrize("ruleset", installed().values(), ids=installed())
def test_no_preset_contradicts_itself_and_whatever_is_named_exists(ruleset: RuleSet) -> None:
    for preset in ruleset.presets:
        resolve_rules(ruleset, preset, {})
    known = {option.name for option in ruleset.options}
    assert all(set(one.options) <= known for one in ruleset.contradictions)
