"""Choices of options in which any two values of two options meet that can."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Final

import pytest
from msgspec import structs

from scoring.engine.options import Contradiction, OptionValue, resolve_rules
from scoring.engine.ruleset import RuleSet
from scoring.rulesets import load
from scoring.simulator.options import values_of
from scoring.simulator.pairwise import pairwise_options
from tests.support.contradicting import strict_nantong
from tests.support.regions import REGIONS

RULESETS: Final = [*(region.ruleset for region in REGIONS.values()), strict_nantong()]

Pair = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]


def pairs_of(options: dict[str, OptionValue]) -> set[Pair]:
    return {(one, other) for one, other in combinations(sorted(options.items()), 2)}


def possible_pairs(ruleset: RuleSet) -> set[Pair]:
    """Every two values of two options that no contradiction rules out, whatever stands beside them."""
    values = {option.name: values_of(ruleset, option) for option in ruleset.options}
    found: set[Pair] = set()
    for one, other in combinations(sorted(values), 2):
        for value, beside in product(values[one], values[other]):
            pair = {one: value, other: beside}
            if all(can_stand(pair, known, values) for known in ruleset.contradictions):
                found.add(((one, value), (other, beside)))
    return found


def can_stand(
    pair: dict[str, OptionValue], known: Contradiction, values: Mapping[str, Sequence[OptionValue]]
) -> bool:
    """Whether the other options of a contradiction have values that go with these two."""
    if not pair.keys() & {*known.options}:
        return True
    choices = product(*(values[name] for name in known.options))
    settled = [dict(zip(known.options, choice, strict=True)) for choice in choices]
    return any(
        known.is_met(one) for one in settled if all(one.get(name, pair[name]) == pair[name] for name in pair)
    )


@cache
def choices_of(number: int) -> list[dict[str, OptionValue]]:
    return pairwise_options(RULESETS[number])


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_any_two_values_of_two_options_meet_in_one_choice(number: int) -> None:
    met: set[Pair] = set().union(*map(pairs_of, choices_of(number)))
    assert possible_pairs(RULESETS[number]) - met == set()


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_no_choice_is_refused(number: int) -> None:
    ruleset = RULESETS[number]
    for options in choices_of(number):
        resolve_rules(ruleset, ruleset.default_preset, options)


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_the_choices_are_few_and_always_the_same(number: int) -> None:
    assert len(choices_of(number)) < 200
    assert choices_of(number) == pairwise_options(RULESETS[number])


def test_a_pair_that_nothing_can_stand_beside_is_given_up() -> None:
    nantong = load("nantong")
    never = structs.replace(strict_nantong().contradictions[0], is_met=lambda _settled: False)
    assert pairwise_options(replace(nantong, contradictions=(never,))) == []
