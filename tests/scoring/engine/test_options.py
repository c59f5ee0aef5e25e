"""What values an option takes, how a log's choice is settled, and what is said of one that does not exist."""

import hashlib
import json
from collections.abc import Mapping

import pytest

from scoring.engine.options import (
    Choice,
    Contradiction,
    Option,
    OptionValue,
    RulesFault,
    RulesRefused,
    WatchedOptions,
    record_of,
    resolve_rules,
)
from scoring.engine.ruleset import RuleSet
from scoring.engine.words import words
from scoring.rulesets import load
from tests.support.option_trials import named, number, ruleset_of
from tests.support.regions import REGIONS

LEVEL = named("level", "low", "middle", "high")
SWITCH = named("switch", False, True)
STAKE = number("stake", 5, minimum=2, maximum=9)
PRESETS: dict[str, dict[str, OptionValue]] = {"plain": {}, "dear": {"stake": 8, "level": "high"}}
RULESET = ruleset_of(LEVEL, SWITCH, STAKE, presets=PRESETS)


@pytest.mark.parametrize(
    ("option", "taken", "refused"),
    [
        (STAKE, [2, 3, 8, 9], [1, 10, 0, -5, True, False, 2.0, "5", None]),
        (number("free", 0, minimum=0, maximum=0), [0], [-1, 1, False]),
        (number("debt", -1, minimum=-3, maximum=0), [-3, -1, 0], [-4, 1]),
        (Option("no bounds", words("", "", ""), 0, "NT-01"), [0], [-1, 1]),
        (LEVEL, ["low", "middle", "high"], ["", "a", "zzz", "mid", 0, None, True]),
        (SWITCH, [True, False], [0, 1, "true", None]),
        (named("count", 1, 2), [1, 2], [True, 0, 3, "1"]),
    ],
)
def test_an_option_takes_its_own_values_and_no_other(
    option: Option, taken: list[object], refused: list[object]
) -> None:
    assert [option.accepts(value) for value in taken] == [True] * len(taken)
    assert [option.accepts(value) for value in refused] == [False] * len(refused)


def test_an_option_says_which_values_it_takes() -> None:
    assert STAKE.expected == "an integer from 2 to 9"
    assert STAKE.is_integer
    assert LEVEL.expected == 'one of "low", "middle", "high"'
    assert SWITCH.expected == "one of false, true"
    assert not SWITCH.is_integer
    assert (
        Option("one", words("", "", ""), 7, "NT-01", (Choice(7, words("", "", "")),)).expected == "one of 7"
    )


@pytest.mark.parametrize(
    ("preset", "options", "settled", "defaulted"),
    [
        (None, {}, ("low", False, 5), ("level", "switch", "stake")),
        (None, {"switch": True}, ("low", True, 5), ("level", "stake")),
        (None, {"level": "low", "switch": False, "stake": 5}, ("low", False, 5), ()),
        ("plain", {}, ("low", False, 5), ()),
        ("dear", {}, ("high", False, 8), ()),
        ("dear", {"stake": 2}, ("high", False, 2), ()),
    ],
)
def test_what_is_named_goes_before_the_preset_and_the_preset_before_the_default(
    preset: str | None,
    options: dict[str, OptionValue],
    settled: tuple[OptionValue, ...],
    defaulted: tuple[str, ...],
) -> None:
    rules = resolve_rules(RULESET, preset, options)
    assert rules.preset == (preset or "plain")
    assert tuple(rules.options.items()) == tuple(zip(("level", "switch", "stake"), settled, strict=True))
    assert rules.defaulted == defaulted


def refused(ruleset: RuleSet, preset: str | None, options: Mapping[str, OptionValue]) -> list[RulesFault]:
    with pytest.raises(RulesRefused) as caught:
        resolve_rules(ruleset, preset, options)
    faults = caught.value.faults
    assert str(caught.value) == "; ".join(f"{fault.pointer}: {fault.expected}" for fault in faults)
    return faults


def test_all_that_does_not_exist_is_refused_at_its_place_with_what_would_do() -> None:
    options: dict[str, OptionValue] = {"stake": 10, "switch": True, "a/b~c": 1, "level": "none"}
    faults = refused(RULESET, "cheap", options)
    assert [(fault.pointer, fault.code, fault.expected, fault.found) for fault in faults] == [
        ("/preset", "unknown-preset", "one of plain, dear", "cheap"),
        ("/options/stake", "unknown-value", "an integer from 2 to 9", 10),
        ("/options/a~1b~0c", "unknown-option", "an option of nantong", "a/b~c"),
        ("/options/level", "unknown-value", 'one of "low", "middle", "high"', "none"),
    ]
    assert all(fault.demand is None for fault in faults)


@pytest.mark.parametrize(
    ("preset", "options", "pointers"),
    [
        ("cheap", {}, ["/preset"]),
        ("", {}, ["/preset"]),
        ("dear", {"stake": 1}, ["/options/stake"]),
        (None, {"stake": True}, ["/options/stake"]),
        (None, {"bird": 1}, ["/options/bird"]),
    ],
)
def test_one_thing_that_does_not_exist_is_enough(
    preset: str | None, options: dict[str, OptionValue], pointers: list[str]
) -> None:
    assert [fault.pointer for fault in refused(RULESET, preset, options)] == pointers


def test_where_none_of_the_options_that_contradict_is_named_the_fault_is_at_the_first() -> None:
    demand = words("", "", "")
    never = Contradiction(("stake", "level", "switch"), "another preset", demand, lambda _: False)
    ruleset = ruleset_of(LEVEL, SWITCH, STAKE, contradictions=(never,))
    assert [fault.pointer for fault in refused(ruleset, "plain", {})] == ["/options/stake"]
    assert [fault.pointer for fault in refused(ruleset, None, {"switch": True})] == ["/options/switch"]


def test_the_digest_is_of_the_rule_set_and_its_options_by_name() -> None:
    one = resolve_rules(RULESET, "dear", {})
    other = resolve_rules(RULESET, None, {"stake": 8, "level": "high"})
    canonical = '["nantong",{"level":"high","stake":8,"switch":false}]'
    assert one.digest == other.digest == hashlib.sha256(canonical.encode()).hexdigest()
    assert resolve_rules(RULESET, "plain", {}).digest != one.digest


@pytest.mark.parametrize("region", REGIONS)
def test_the_digest_of_a_region_can_be_computed_by_anybody(region: str) -> None:
    rules = resolve_rules(load(region), None, {})
    options = {option.name: option.default for option in rules.ruleset.options}
    canonical = json.dumps([region, options], sort_keys=True, separators=(",", ":"))
    assert rules.digest == hashlib.sha256(canonical.encode()).hexdigest()


class Named:
    """A record with one field an option."""

    def __init__(self, level: OptionValue, stake: OptionValue) -> None:
        self.level = level
        self.stake = stake


def test_a_record_of_watched_options_notes_the_fields_that_are_read() -> None:
    watched = WatchedOptions({"level": "low", "stake": 5})
    record = record_of(Named, watched)
    watched.reads.clear()
    assert record.stake == 5
    assert watched.reads == {"stake"}
    assert watched["level"] == "low"
    assert watched.reads == {"stake", "level"}


def test_a_record_of_options_is_what_it_is_called() -> None:
    record = record_of(Named, {"level": "low", "stake": 5})
    assert type(record) is Named
    assert (record.level, record.stake) == ("low", 5)
