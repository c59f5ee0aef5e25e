"""Which other rules are tried where something is at fault: single options, presets, and numbers that fit."""

from collections.abc import Mapping

import pytest

from scoring.engine.findings import Finding, Json
from scoring.engine.options import Contradiction, OptionValue, ResolvedRules
from scoring.engine.what_if import alternatives
from tests.support.option_trials import NAME, fault, named, number, ruleset_of, settled

LEVEL = named("level", "low", "middle", "high")
STAKE = number("stake", 50)


def told(rules: ResolvedRules, *findings: Finding, reads: tuple[str, ...] | None = None) -> list[Json]:
    """The names of what is tried, where the law has read these options (if not said, all)."""
    read = [option.name for option in rules.ruleset.options] if reads is None else reads
    return [dict(one.name) for one in alternatives(rules, [*findings], read)]


def values_tried(rules: ResolvedRules, *findings: Finding) -> list[Json]:
    """The values of STAKE that are tried."""
    names = [name for name in told(rules, *findings) if isinstance(name, Mapping)]
    return [name["value"] for name in names if name.get("option") == "stake"]


@pytest.mark.parametrize(
    ("played", "others"),
    [("low", ["middle", "high"]), ("middle", ["low", "high"]), ("high", ["low", "middle"])],
)
def test_of_a_named_option_each_other_value_is_tried_and_never_the_one_played(
    played: str, others: list[str]
) -> None:
    rules = settled(ruleset_of(LEVEL), level=played)
    expected: list[Json] = [{"option": "level", "value": value} for value in others]
    assert told(rules, reads=("level",)) == [*expected, *([{"preset": "plain"}] if played != "low" else [])]


def test_an_option_that_the_law_did_not_read_is_not_tried() -> None:
    assert told(settled(ruleset_of(LEVEL, STAKE)), fault(expected=1, actual=7), reads=()) == []


def test_yes_is_another_value_than_one_and_no_than_nought() -> None:
    rules = settled(ruleset_of(named("odd", 0, False, 1, True)))
    values = [name["value"] for name in told(rules) if isinstance(name, Mapping)]
    assert [(type(value), value) for value in values] == [(bool, False), (int, 1), (bool, True)]


def test_presets_are_tried_whole_after_named_options_and_before_numbers() -> None:
    presets: dict[str, dict[str, OptionValue]] = {"plain": {}, "dear": {"stake": 80, "level": "high"}}
    rules = settled(ruleset_of(STAKE, LEVEL, presets=presets))
    found = [*alternatives(rules, [], ("stake", "level"))]
    assert [dict(one.name) for one in found] == [
        {"option": "level", "value": "middle"},
        {"option": "level", "value": "high"},
        {"preset": "dear"},
        {"option": "stake", "value": 80},
    ]
    assert [dict(one.options) for one in found] == [
        {"stake": 50, "level": "middle"},
        {"stake": 50, "level": "high"},
        {"stake": 80, "level": "high"},
        {"stake": 80, "level": "low"},
    ]


def test_the_preset_by_whose_options_the_table_played_is_not_tried() -> None:
    presets: dict[str, dict[str, OptionValue]] = {"plain": {}, "dear": {"stake": 80}}
    rules = settled(ruleset_of(STAKE, LEVEL, presets=presets), stake=80)
    assert {"preset": "dear"} not in told(rules)
    assert {"preset": "plain"} in told(rules)


def test_options_that_contradict_each_other_are_not_tried() -> None:
    no_high = Contradiction(("level",), "no high", NAME, lambda options: options["level"] != "high")
    rules = settled(ruleset_of(LEVEL, contradictions=(no_high,)))
    assert told(rules) == [{"option": "level", "value": "middle"}]


# ---- numbers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("due", "claimed", "values"),
    [
        # What is claimed; the stake dearer by the difference, a half, a third and a quarter of it; a third.
        (10, 22, [22, 53, 54, 56, 62, 66, 67, 68]),
        # Cheaper.
        (22, 10, [10, 30, 31, 32, 38, 44, 46, 47]),
        # Only what divides is shared: a difference of 6 has no quarter, one of 7 no part at all.
        (1, 7, [7, 21, 22, 23, 52, 53, 56]),
        (1, 8, [8, 24, 25, 26, 57]),
        (0, 1, [1, 3, 4, 5, 51]),
        # Whoever pays and whoever is paid, the stakes are the same.
        (-10, -22, [22, 53, 54, 56, 62, 66, 67, 68]),
        (10, -22, [22, 53, 54, 56, 62, 66, 67, 68]),
        (-22, 10, [10, 30, 31, 32, 38, 44, 46, 47]),
    ],
)
def test_of_a_number_those_are_tried_that_the_claim_shows(due: int, claimed: int, values: list[Json]) -> None:
    assert values_tried(settled(ruleset_of(STAKE)), fault(expected=due, actual=claimed)) == values


def test_numbers_beyond_the_options_bounds_are_not_tried_and_its_bounds_are() -> None:
    rules = settled(ruleset_of(number("stake", 50, minimum=22, maximum=66)))
    assert values_tried(rules, fault(expected=10, actual=22)) == [22, 53, 54, 56, 62, 66]


def test_of_a_number_those_of_the_presets_are_tried_too() -> None:
    presets: dict[str, dict[str, OptionValue]] = {"plain": {}, "dear": {"stake": 80}, "cheap": {"stake": 5}}
    rules = settled(ruleset_of(STAKE, presets=presets))
    assert values_tried(rules) == [5, 80]
    assert values_tried(rules, fault(expected=0, actual=1)) == [1, 3, 4, 5, 51, 80]


def item(code: str, points: Json) -> dict[str, Json]:
    return {"code": code, "points": points}


@pytest.mark.parametrize(
    ("due", "claimed"),
    [
        ([item("a", 10), item("b", 3)], [item("b", 3), item("a", 22)]),
        ([item("a", 10), item("b", None)], [item("a", 22), item("c", "x"), "d"]),
        ([10, -5, -5, 0], [22, -5, -5, 0]),
        ([0, -5, -5, 10], [0, -5, -5, 22]),
    ],
)
def test_of_items_and_scores_only_those_that_differ_are_looked_at(due: Json, claimed: Json) -> None:
    finding = fault(expected=due, actual=claimed)
    assert values_tried(settled(ruleset_of(STAKE)), finding) == [22, 53, 54, 56, 62, 66, 67, 68]


@pytest.mark.parametrize(
    ("due", "claimed"), [([22], [10]), ([22, 7], [10, 7]), ([item("a", 22)], [item("a", 10)])]
)
def test_items_and_scores_that_are_claimed_too_low_are_looked_at_as_well(due: Json, claimed: Json) -> None:
    finding = fault(expected=due, actual=claimed)
    assert values_tried(settled(ruleset_of(STAKE)), finding) == [10, 30, 31, 32, 38, 44, 46, 47]


def test_an_item_that_one_side_has_alone_differs_from_nought() -> None:
    rules = settled(ruleset_of(STAKE))
    # Not due: claimed are 12 in place of nothing. Not claimed: nothing in place of 12.
    extra, missing = fault(expected=[], actual=[item("a", 12)]), fault(expected=[item("a", 12)], actual=[])
    assert values_tried(rules, extra) == [12, 36, 37, 38, 53, 54, 56, 62]
    assert values_tried(rules, missing) == [0, 1, 2, 38, 44, 46, 47]


@pytest.mark.parametrize(
    ("due", "claimed"),
    [
        (None, None),
        (12, None),
        (None, 12),
        ([12], None),
        (None, [12]),
        ("hidden", [item("a", 12)]),
        ([item("a", 12)], "hidden"),
        ("head", "tail"),
        ({"a": 12}, {"a": 13}),
        ([], []),
        ([12], [12]),
        ([item("a", 12)], [item("a", 12)]),
    ],
)
def test_what_is_no_number_shows_none(due: Json, claimed: Json) -> None:
    assert values_tried(settled(ruleset_of(STAKE)), fault(expected=due, actual=claimed)) == []
