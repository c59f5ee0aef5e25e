"""What tiles of one suit make, held to a splitter that tries everything."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from scoring.engine.holdings import BAMBOO, DOTS, JIANG, MAN, Family
from scoring.engine.sets import SUIT_SETS
from scoring.engine.suits import POWERS

Counts = tuple[int, ...]
Group = tuple[int, ...]

FAMILIES: Final = [MAN, DOTS, BAMBOO]


def key_of(counts: Counts) -> int:
    return sum(count * power for count, power in zip(counts, POWERS, strict=True))


def without(counts: Counts, *places: int) -> Counts | None:
    left = list(counts)
    for place in places:
        left[place] -= 1
    return tuple(left) if min(left) >= 0 else None


@cache
def partings(counts: Counts) -> frozenset[tuple[Group, ...]]:
    """Every way to make sets of the tiles, the sets of each in order."""
    first = next((place for place, count in enumerate(counts) if count), None)
    if first is None:
        return frozenset({()})
    tries = [(first,) * 3, *([(first, first + 1, first + 2)] if first < 7 else [])]
    lefts = [(group, without(counts, *group)) for group in tries]
    return frozenset(
        (group, *others) for group, left in lefts if left is not None for others in partings(left)
    )


@cache
def are_sets(counts: Counts) -> bool:
    """Whether the tiles are triplets and runs alone, found by trying both at the lowest tile."""
    first = next((place for place, count in enumerate(counts) if count), None)
    if first is None:
        return True
    tries = [without(counts, first, first, first)]
    if first < 7:
        tries.append(without(counts, first, first + 1, first + 2))
    return any(left is not None and are_sets(left) for left in tries)


def pair_places(counts: Counts) -> int:
    """The places that can be the pair beside sets, as a mask."""
    lefts = {place: without(counts, place, place) for place in range(9)}
    return sum(1 << place for place, left in lefts.items() if left is not None and are_sets(left))


def every_suit(most: int) -> Iterator[Counts]:
    """All counts of nine kinds with at most so many tiles."""

    def grown(counts: Counts, left: int) -> Iterator[Counts]:
        if len(counts) == 9:
            yield counts
            return
        for count in range(min(4, left) + 1):
            yield from grown((*counts, count), left - count)

    return grown((), most)


def some_suits(number: int) -> Iterator[Counts]:
    """Suits of up to 14 tiles, most of them near a winning shape."""
    chance = random.Random("suits")
    for _ in range(number):
        pool = [place for place in range(9) for _ in range(4)]
        counts = [0] * 9
        if chance.random() < 0.7:
            for _ in range(chance.randint(0, 4)):
                low = chance.randrange(9)
                group = (low,) * 3 if low > 6 or chance.random() < 0.4 else (low, low + 1, low + 2)
                for place in group:
                    counts[place] = min(4, counts[place] + 1)
        for place in chance.sample(pool, chance.randint(0, 3)):
            counts[place] = min(4, counts[place] + 1)
        if sum(counts) <= 14:
            yield tuple(counts)


def check_sets(counts: Counts) -> None:
    key = key_of(counts)
    assert (key in SUIT_SETS.whole) == are_sets(counts), counts
    assert SUIT_SETS.pairs.get(key, 0) == pair_places(counts), counts


def test_every_suit_of_few_tiles_splits_as_trying_everything_says() -> None:
    for counts in every_suit(6):
        check_sets(counts)


def test_suits_of_up_to_a_whole_hand_split_as_trying_everything_says() -> None:
    for counts in some_suits(20_000):
        check_sets(counts)


@pytest.mark.long
def test_every_suit_that_fits_in_a_hand_splits_as_trying_everything_says() -> None:
    for counts in every_suit(14):
        check_sets(counts)


@pytest.mark.parametrize("family", FAMILIES, ids=["man", "dots", "bamboo"])
def test_a_holding_tells_which_kinds_are_held_how_often(family: Family) -> None:
    for counts in some_suits(2_000):
        held = family[key_of(counts)]
        for often, mask in enumerate((held.ones, held.twos, held.threes, held.fours), start=1):
            assert mask == sum((count == often) << at for at, count in enumerate(counts, family.first))
        assert held.held == held.ones | held.twos | held.threes | held.fours
        assert held.odd == held.ones | held.threes
        assert held.size == sum(counts)
        assert held.kinds == sum(count > 0 for count in counts)


@pytest.mark.parametrize("family", FAMILIES, ids=["man", "dots", "bamboo"])
def test_a_holding_tells_the_kinds_that_make_it_split(family: Family) -> None:
    for counts in some_suits(4_000):
        to_sets = to_pair = to_jiang_pair = 0
        for place in range(9):
            grown = tuple(count + (at == place) for at, count in enumerate(counts))
            if grown[place] <= 4 and sum(grown) <= 14:
                to_sets |= are_sets(grown) << place
                to_pair |= bool(pair_places(grown)) << place
                to_jiang_pair |= bool(pair_places(grown) & JIANG) << place
        if sum(counts) < 14:
            held = family[key_of(counts)]
            found = (held.to_sets, held.to_pair, held.to_jiang_pair)
            assert found == tuple(mask << family.first for mask in (to_sets, to_pair, to_jiang_pair)), counts


def test_a_holding_is_parted_in_every_way_there_is_and_in_no_way_twice() -> None:
    for counts in some_suits(4_000):
        expected = set(partings(counts))
        for place in range(9):
            left = without(counts, place, place)
            if left is not None:
                expected |= {((place, place), *sets) for sets in partings(left)}
        splits = [split.groups for split in MAN[key_of(counts)].splits]
        assert len(splits) == len(set(splits)), counts
        assert set(splits) == expected, counts


def test_a_split_tells_its_pair_its_runs_and_how_many_of_them_are_twins() -> None:
    for counts in some_suits(4_000):
        for split in DOTS[key_of(counts)].splits:
            pairs = [group for group in split.groups if len(group) == 2]
            assert split.pair_kind == sum(1 << pair[0] for pair in pairs)
            assert list(split.runs) == [group for group in split.groups if len(set(group)) == 3]
            assert split.twins == sum(split.runs.count(run) // 2 for run in set(split.runs))


def test_a_family_that_remembers_too_much_begins_anew() -> None:
    family = Family(0, SUIT_SETS, most=50)
    for counts in some_suits(200):
        held, same = family[key_of(counts)], MAN[key_of(counts)]
        assert (held.held, held.to_sets, held.to_pair) == (same.held, same.to_sets, same.to_pair)
        assert len(family.known) <= 50


def test_a_fifth_tile_of_a_kind_in_a_broken_record_is_not_taken_for_another_kind() -> None:
    held = MAN[5 * POWERS[0]]
    assert (held.held, held.fours, held.size) == (1, 1, 5)
    assert not held.is_sets
    assert not held.pairs
