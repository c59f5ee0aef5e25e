"""Look-ups of one suit's tiles, held to a splitter that tries everything."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from scoring.engine.suits import ANY_PLACE, PAIRS, POWERS, SETS, SETS_AND_PAIR, SPLITS, completions, groups

Counts = tuple[int, ...]

JIANG: Final = 0b010010010


def key_of(counts: Counts) -> int:
    return sum(count * power for count, power in zip(counts, POWERS, strict=True))


def without(counts: Counts, *places: int) -> Counts | None:
    left = list(counts)
    for place in places:
        left[place] -= 1
    return tuple(left) if min(left) >= 0 else None


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


def check_splits(counts: Counts) -> None:
    key, pairs = key_of(counts), pair_places(counts)
    split = (SETS if are_sets(counts) else 0) | (SETS_AND_PAIR if pairs else 0)
    assert SPLITS.get(key, 0) == split, counts
    assert PAIRS.get(key, 0) == pairs, counts


def test_every_suit_of_few_tiles_splits_as_trying_everything_says() -> None:
    for counts in every_suit(6):
        check_splits(counts)


def test_suits_of_up_to_a_whole_hand_split_as_trying_everything_says() -> None:
    for counts in some_suits(20_000):
        check_splits(counts)


@pytest.mark.long
def test_every_suit_that_fits_in_a_hand_splits_as_trying_everything_says() -> None:
    for counts in every_suit(14):
        check_splits(counts)


@pytest.mark.parametrize("places", [ANY_PLACE, JIANG])
def test_completions_are_the_tiles_that_make_the_suit_split(places: int) -> None:
    for counts in some_suits(4_000):
        to_sets = to_pair = 0
        for place in range(9):
            grown = tuple(count + (at == place) for at, count in enumerate(counts))
            if grown[place] <= 4 and sum(grown) <= 14:
                to_sets |= are_sets(grown) << place
                to_pair |= bool(pair_places(grown) & places) << place
        if sum(counts) < 14:
            assert completions(key_of(counts), places) == (to_sets, to_pair), counts


@pytest.mark.parametrize("places", [ANY_PLACE, JIANG])
@pytest.mark.parametrize("with_pair", [False, True])
def test_groups_use_up_the_suit_and_exist_where_it_splits(with_pair: bool, places: int) -> None:
    for counts in some_suits(4_000):
        found = groups(key_of(counts), with_pair, places)
        splits = bool(pair_places(counts) & places) if with_pair else are_sets(counts)
        assert (found is not None) == splits, counts
        if found is None:
            continue
        used = [place for group in found for place in group]
        assert tuple(used.count(place) for place in range(9)) == counts
        sets = found
        if with_pair:
            pair, *sets = found
            assert pair[0] == pair[1]
            assert places & 1 << pair[0]
        for group in sets:
            assert group in ((group[0],) * 3, (group[0], group[0] + 1, group[0] + 2))
