"""Honours as a family of tiles, every hand of up to 14 of them held to a splitter that tries everything."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from scoring.engine.suits import POWERS, SETS, SETS_AND_PAIR
from scoring.rulesets.nancheng.honours import honours

Counts = tuple[int, ...]

#: JX-14, written down once more: winds are places 0 to 3, dragons 4 to 6.
RUNS = {
    "winds_any3_and_dragons": [*combinations((0, 1, 2, 3), 3), (4, 5, 6)],
    "dragons_only": [(4, 5, 6)],
    "none": [],
}


@cache
def are_sets(counts: Counts, honor_runs: str) -> bool:
    first = next((place for place, count in enumerate(counts) if count), None)
    if first is None:
        return True
    tries = [(first,) * 3, *(run for run in RUNS[honor_runs] if first in run)]
    lefts = [tuple(count - group.count(place) for place, count in enumerate(counts)) for group in tries]
    return any(min(left) >= 0 and are_sets(left, honor_runs) for left in lefts)


def are_sets_and_pair(counts: Counts, honor_runs: str) -> bool:
    lefts = [
        (*counts[:place], count - 2, *counts[place + 1 :]) for place, count in enumerate(counts) if count >= 2
    ]
    return any(are_sets(left, honor_runs) for left in lefts)


def every_hand(places: int, most: int) -> Iterator[Counts]:
    if not places:
        yield ()
        return
    for count in range(min(4, most) + 1):
        for rest in every_hand(places - 1, most - count):
            yield (count, *rest)


@pytest.mark.parametrize("honor_runs", RUNS)
def test_every_hand_of_honours_splits_as_trying_everything_finds(honor_runs: str) -> None:
    family = honours(honor_runs)
    for counts in every_hand(7, 14):
        key = sum(count * power for count, power in zip(counts, POWERS, strict=False))
        split = family.splits.get(key, 0)
        held = sum(counts)
        if held % 3 == 0 and held <= 12:
            assert bool(split & SETS) == are_sets(counts, honor_runs), counts
        if held % 3 == 2:
            assert bool(split & SETS_AND_PAIR) == are_sets_and_pair(counts, honor_runs), counts


@pytest.mark.parametrize("honor_runs", RUNS)
def test_the_groups_of_a_hand_of_honours_are_its_tiles_and_each_a_set_or_the_pair(honor_runs: str) -> None:
    family = honours(honor_runs)
    sets = {*RUNS[honor_runs], *((place,) * 3 for place in range(7))}
    for key, split in family.splits.items():
        if split & SETS_AND_PAIR:
            pair, *groups = family.groups(key, with_pair=True) or []
            assert pair == (pair[0],) * 2
            assert set(groups) <= sets
            assert sum(POWERS[place] for group in (pair, *groups) for place in group) == key
