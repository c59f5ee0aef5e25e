"""What tiles make, asked of each rule set as its own law asks: does it win, what would win, what is it worth.

A hand is in the form in which a table keeps it: counts by kind, and the key of each family.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from benchmarks.hands import random_hands, winning_hands
from benchmarks.measuring import Job, each
from scoring.engine.holdings import suits_held
from scoring.engine.options import OptionValue, record_of, resolve_rules
from scoring.engine.standard_shape import paired_in
from scoring.engine.suits import keys_of
from scoring.rulesets import load
from scoring.rulesets.nancheng import chosen as nancheng
from scoring.rulesets.nancheng.value import value_of as nancheng_value
from scoring.rulesets.nancheng.waits import completing_kinds
from scoring.rulesets.nanchong import chosen as nanchong
from scoring.rulesets.nanchong.value import value_of as nanchong_value
from scoring.rulesets.nanchong.waits import shape_waits
from scoring.rulesets.nanchong.winning_hand import Occasion
from scoring.rulesets.nantong import chosen as nantong
from scoring.rulesets.nantong.patterns import value_of as nantong_value
from scoring.rulesets.nantong.prices import priced_units
from scoring.rulesets.nantong.shapes import shape_of
from scoring.rulesets.nantong.waits import waits_of

Chosen = TypeVar("Chosen")
#: Work on one hand at a time, each with the arguments it is called with.
Calls = tuple[Callable[..., object], list[tuple[object, ...]]]


def by_default(ruleset: str, kind: Callable[..., Chosen]) -> Chosen:
    """The rule set's options as its default preset has them."""
    settled: dict[str, OptionValue] = dict(resolve_rules(load(ruleset), None, {}).options)
    return record_of(kind, settled)


def win_checks(winning: bool) -> Calls:
    """Whether 14 tiles are four sets and a pair."""
    hands = [hand.counts for hand in winning_hands(27)] if winning else random_hands(27)
    return wins, [(keys_of(hand),) for hand in hands]


def wins(keys: list[int]) -> bool:
    return paired_in(suits_held(keys)) is not None


def nantong_waits() -> Calls:
    options = by_default("nantong", nantong.Chosen)
    hands = [hand.without for hand in winning_hands(27)]
    return waits_of, [(options, keys_of(hand), hand, ()) for hand in hands]


def nanchong_waits() -> Calls:
    return shape_waits, [(keys_of(hand.without), 0) for hand in winning_hands(27)]


def nancheng_waits() -> Calls:
    options = by_default("nancheng", nancheng.Chosen)
    hands = [hand.without for hand in winning_hands(34)]
    return completing_kinds, [(options, keys_of(hand), hand, ()) for hand in hands]


def nantong_values() -> Calls:
    options = by_default("nantong", nantong.Chosen)

    def value(keys: list[int]) -> object:
        worth = nantong_value(options, shape_of(keys, ()), (), (), self_drawn=True)
        return priced_units(options, worth.units)

    return value, [(keys_of(hand.counts),) for hand in winning_hands(27)]


def nanchong_values() -> Calls:
    options = by_default("nanchong", nanchong.Chosen)
    return nanchong_value, [
        (options, keys_of(hand.counts), hand.counts, (), Occasion(hand.tile, self_drawn=True))
        for hand in winning_hands(27)
    ]


def nancheng_values() -> Calls:
    options = by_default("nancheng", nancheng.Chosen)
    return nancheng_value, [
        (options, keys_of(hand.counts), hand.counts, (), hand.tile) for hand in winning_hands(34)
    ]


WAITS: Final[Mapping[str, Callable[[], Calls]]] = {
    "nantong": nantong_waits,
    "nanchong": nanchong_waits,
    "nancheng": nancheng_waits,
}
VALUES: Final[Mapping[str, Callable[[], Calls]]] = {
    "nantong": nantong_values,
    "nanchong": nanchong_values,
    "nancheng": nancheng_values,
}


def job(name: str, calls: Calls) -> Job:
    """The calls as work to time, counted by hand."""
    act, cases = calls
    return Job(name, each(act, cases), {"hands": len(cases)})


def arithmetic_jobs() -> list[Job]:
    """All of it, by rule set."""
    return [
        job("win check, winning hands", win_checks(winning=True)),
        job("win check, random hands", win_checks(winning=False)),
        *(job(f"waits, {ruleset}", calls()) for ruleset, calls in WAITS.items()),
        *(job(f"value of a win, {ruleset}", calls()) for ruleset, calls in VALUES.items()),
    ]
