"""What came up is counted, adds up, and what did not is told."""

import json
from typing import Final

import pytest

from scoring.rulesets import load
from scoring.simulator.coverage import Coverage, empty_rows, option_row, rows, table
from scoring.simulator.games import simulate
from tests.support.regions import REGIONS

REGION_IDS: Final = sorted(REGIONS)


def seen_in(region: str, *seeds: str, hands: int = 1) -> Coverage:
    coverage = Coverage()
    for seed in seeds:
        simulate(load(region), seed, hands=hands, coverage=coverage)
    return coverage


@pytest.mark.parametrize("region", REGION_IDS)
def test_what_two_games_show_is_the_sum_of_what_each_shows(region: str) -> None:
    both = seen_in(region, "one")
    both.add(seen_in(region, "two"))
    assert both == seen_in(region, "one", "two")
    assert both.hands == 2


def test_what_has_been_written_of_it_is_read_as_the_same() -> None:
    coverage = seen_in(REGION_IDS[0], "written", hands=2)
    assert Coverage.from_json(json.loads(json.dumps(coverage.as_json()))) == coverage


@pytest.mark.parametrize("region", REGION_IDS)
def test_events_ends_and_rules_are_those_of_the_game(region: str) -> None:
    coverage = Coverage()
    ruleset = load(region)
    [option, *_] = ruleset.options
    game = simulate(ruleset, "counted", hands=3, options={option.name: option.default}, coverage=coverage)
    assert coverage.counts["events"].total() == sum(len(hand.events) for hand in game.hands)
    assert sum(coverage.count("ends", end) for end in ("win", "draw", "dissolved", "escaped")) == 3
    assert coverage.counts["presets"] == {ruleset.default_preset: 1}
    assert coverage.count("options", option_row(option.name, option.default)) == 1
    assert coverage.counts["options"].total() == len(ruleset.options)


@pytest.mark.parametrize("region", REGION_IDS)
def test_every_count_is_of_a_known_row(region: str) -> None:
    known = rows(load(region))
    for group, counts in seen_in(region, *(str(seed) for seed in range(6))).counts.items():
        # Of causes only those have rows of their own that the rule set has a clause for.
        assert group == "causes" or counts.keys() <= {*known[group]}, group


@pytest.mark.parametrize("region", REGION_IDS)
def test_the_table_marks_what_never_came_up_and_nothing_else(region: str) -> None:
    ruleset, coverage = load(region), seen_in(region, "table")
    marked = [line.split()[0] for line in table(ruleset, coverage) if line.endswith("  never")]
    named = [name.split()[0] for _, name in empty_rows(ruleset, coverage)]
    assert sorted(marked) == sorted(named)
    assert empty_rows(ruleset, coverage) != []


def test_a_truth_value_is_written_as_a_log_writes_it() -> None:
    assert option_row("jia_hu", True) == "jia_hu=true"
    assert option_row("unit", 1) == "unit=1"
