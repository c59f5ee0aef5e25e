"""Hands that are dealt towards something seldom reach it often enough to be worth it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pytest

from scoring.engine.customs import Plan
from scoring.engine.position import Position
from scoring.patterns.plans import (
    Tiles,
    any_plan,
    robbed,
    several_win,
    won_as_dealt,
    won_at_once,
    won_at_the_last,
)
from scoring.rulesets import load
from scoring.simulator.games import played_hand
from tests.support.regions import REGIONS

Making = Callable[[random.Random, Sequence[int]], Plan]

#: Ranks of pairs that are good everywhere, counted from 0.
PAIRS: Final = (1, 4, 7)


def is_of_the_last_tile(position: Position) -> bool:
    return bool(position.wins) and position.table.wall.left == 0


REACHED: Final[dict[str, tuple[Making, Callable[[Position], bool]]]] = {
    "robbed": (robbed, lambda position: any(won.how == "rob_kong" for won in position.wins)),
    "several win": (several_win, lambda position: len(position.wins) > 1),
    "won as dealt": (won_as_dealt, lambda position: any(won.how == "dealt" for won in position.wins)),
    "won at once": (won_at_once, lambda position: bool(position.wins) and position.discards == [1, 0, 0, 0]),
    "won at the last": (won_at_the_last, is_of_the_last_tile),
}


@pytest.mark.parametrize("goal", REACHED)
@pytest.mark.parametrize("region", sorted(REGIONS))
def test_a_plan_reaches_its_goal(region: str, goal: str) -> None:
    making, reached = REACHED[goal]
    ruleset = load(region)
    settled = {option.name: option.default for option in ruleset.options} | MILD.get(region, {})
    law, customs = ruleset.build(settled), replace(ruleset.customs, plan=lambda chance: making(chance, PAIRS))
    tried = (played_hand(law, 1, 0, random.Random(f"{goal} {seed}"), customs) for seed in range(150))
    assert any(reached(played.position) for played in tried)


#: Options that let anybody rob a kong, and wait to the end.
MILD: Final[dict[str, dict[str, bool | int | str]]] = {
    "nancheng": {"rob_min": 0},
    "nanchong": {"forced_win_left": 0},
}


@pytest.mark.parametrize("tile", range(27))
def test_a_waiting_hand_is_won_with_its_tile(tile: int) -> None:
    for seed in range(5):
        [waiting] = Tiles(random.Random(seed)).waiting([tile])
        hand = [*waiting, tile]
        assert len(hand) == 14
        assert is_won(hand), hand


def test_no_plan_asks_for_more_tiles_than_there_are() -> None:
    for seed in range(200):
        chance = random.Random(seed)
        plan = any_plan(chance)
        asked = [tile for hand in plan.hands for tile in hand]
        assert max(map(asked.count, asked)) <= 4, plan


def is_won(hand: Sequence[int]) -> bool:
    """Whether the tiles are runs, three alike and one pair."""
    return any(_are_sets(_without(hand, (tile, tile))) for tile in set(hand) if hand.count(tile) >= 2)


def _are_sets(tiles: Sequence[int]) -> bool:
    if not tiles:
        return True
    low = min(tiles)
    groups = [(low,) * 3] + ([(low, low + 1, low + 2)] if low % 9 < 7 else [])
    return any(
        all(tiles.count(tile) >= group.count(tile) for tile in group) and _are_sets(_without(tiles, group))
        for group in groups
    )


def _without(tiles: Sequence[int], group: Sequence[int]) -> list[int]:
    left = list(tiles)
    for tile in group:
        left.remove(tile)
    return left
