"""Honours as a family of tiles, every hand of up to 14 of them held to a splitter that tries everything."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from scoring.engine.suits import KEY_OF_TILE, POWERS
from scoring.engine.tiles import HONOURS
from scoring.rulesets.nancheng.honours import FAMILIES

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
    table = FAMILIES[honor_runs].table
    for counts in every_hand(7, 14):
        key = sum(count * power for count, power in zip(counts, POWERS, strict=False))
        held = sum(counts)
        if held % 3 == 0 and held <= 12:
            assert (key in table.whole) == are_sets(counts, honor_runs), counts
        if held % 3 == 2:
            assert (key in table.pairs) == are_sets_and_pair(counts, honor_runs), counts


@pytest.mark.parametrize("honor_runs", RUNS)
def test_the_groups_of_a_hand_of_honours_are_its_tiles_and_each_a_set_or_the_pair(honor_runs: str) -> None:
    family = FAMILIES[honor_runs]
    places = {*RUNS[honor_runs], *((place,) * 3 for place in range(7))}
    sets = {tuple(HONOURS[place] for place in group) for group in places}
    for key in family.table.pairs:
        for split in family[key].splits:
            pair, *groups = split.groups
            assert pair == (pair[0],) * 2
            assert set(groups) <= sets
            assert sum(KEY_OF_TILE[tile] for group in (pair, *groups) for tile in group) == key
