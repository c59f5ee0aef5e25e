"""Tables of sets know what is made of sets, by trying every way to put them together."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Final

import pytest

from scoring.engine.sets import SUIT_SETS, SetTable, triplets
from scoring.engine.suits import POWERS

RUNS: Final = tuple((place, place + 1, place + 2) for place in range(7))
GROUPS: Final = (*triplets(9), *RUNS)
#: A table of few places, of which everything can be tried.
SMALL: Final = SetTable(4, (*triplets(4), (0, 1, 2), (1, 2, 3)))
SMALL_GROUPS: Final = (*triplets(4), (0, 1, 2), (1, 2, 3))


def key_of(counts: list[int]) -> int:
    return sum(count * power for count, power in zip(counts, POWERS, strict=False))


def of_sets(groups: tuple[tuple[int, ...], ...], places: int) -> Iterator[list[int]]:
    """The counts of every choice of up to four sets that needs no fifth tile."""
    for number in range(5):
        for chosen in combinations_with_replacement(groups, number):
            counts = [sum(group.count(place) for group in chosen) for place in range(places)]
            if max(counts) <= 4:
                yield counts


@pytest.mark.parametrize(("table", "groups", "places"), [(SMALL, SMALL_GROUPS, 4), (SUIT_SETS, GROUPS, 9)])
def test_whole_are_all_choices_of_up_to_four_sets(
    table: SetTable, groups: tuple[tuple[int, ...], ...], places: int
) -> None:
    assert table.whole == {key_of(counts) for counts in of_sets(groups, places)}


@pytest.mark.parametrize(("table", "groups", "places"), [(SMALL, SMALL_GROUPS, 4), (SUIT_SETS, GROUPS, 9)])
def test_a_pair_is_any_two_tiles_beside_sets(
    table: SetTable, groups: tuple[tuple[int, ...], ...], places: int
) -> None:
    pairs: dict[int, int] = {}
    for counts in of_sets(groups, places):
        for place in range(places):
            if counts[place] <= 2:
                paired = [count + 2 * (at == place) for at, count in enumerate(counts)]
                pairs[key_of(paired)] = pairs.get(key_of(paired), 0) | 1 << place
    assert table.pairs == pairs


def test_splits_are_every_way_to_part_the_tiles_and_only_these() -> None:
    for counts in product(range(5), repeat=4):
        key = key_of([*counts])
        assert SMALL.counts(key) == [*counts]
        splits = [*SMALL.splits(key)]
        for split in splits:
            assert [sum(group.count(place) for group in split) for place in range(4)] == [*counts]
            assert [len(group) for group in split][1:] == [3] * (len(split) - 1)
        if sum(counts) <= 12 and sum(counts) % 3 == 0:
            assert bool(splits) == (key in SMALL.whole)
        if sum(counts) <= 14 and sum(counts) % 3 == 2:
            assert bool(splits) == (key in SMALL.pairs)


def test_triplets_come_before_runs_and_pairs_in_order_of_their_places() -> None:
    assert [*SMALL.splits(key_of([3, 3, 3, 0]))] == [
        ((0, 0, 0), (1, 1, 1), (2, 2, 2)),
        ((0, 1, 2), (0, 1, 2), (0, 1, 2)),
    ]
    pairs = [split[0] for split in SMALL.splits(key_of([2, 2, 2, 2]))]
    assert pairs == sorted(pairs)
    assert [*SMALL.splits(key_of([1, 0, 0, 0]))] == []
