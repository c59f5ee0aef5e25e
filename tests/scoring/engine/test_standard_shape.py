"""Sets and a pair over several suits, each hand held to a search that tries every pair and set."""

import random
from collections.abc import Iterator
from functools import cache

from scoring.engine.holdings import Holding, suits_held
from scoring.engine.standard_shape import is_sets, pair_waits, paired_in, set_waits
from scoring.engine.suits import keys_of
from scoring.engine.tiles import COUNTS, SUITED, Tile, counts_of, format_run, kinds_in, rank

Tiles = tuple[Tile, ...]


@cache
def are_sets(tiles: Tiles) -> bool:
    """Whether sorted tiles are triplets and runs."""
    if not tiles:
        return True
    first = tiles[0]
    tries = [(first,) * 3, *([(first, first + 1, first + 2)] if rank(first) <= 7 else [])]
    return any(left is not None and are_sets(left) for left in (without(tiles, group) for group in tries))


def without(tiles: Tiles, group: Tiles) -> Tiles | None:
    left = list(tiles)
    for tile in group:
        if tile not in left:
            return None
        left.remove(tile)
    return tuple(left)


def are_sets_and_pair(tiles: Tiles) -> bool:
    lefts = (without(tiles, (tile, tile)) for tile in set(tiles))
    return any(left is not None and are_sets(left) for left in lefts)


def hands(number: int) -> Iterator[Tiles]:
    """Sets, mostly with a pair, of which a tile or two may be missing or another."""
    chance = random.Random("hands of three suits")
    while number:
        tiles = [chance.choice(SUITED)] * chance.choice([0, 2, 2])
        for _ in range(chance.randint(0, 4)):
            low = chance.choice(SUITED)
            run = chance.random() < 0.6 and rank(low) <= 7
            tiles += [low, low + 1, low + 2] if run else [low] * 3
        for _ in range(chance.choice([0, 1, 1, 2])):
            if tiles:
                tiles.remove(chance.choice(tiles))
        if chance.random() < 0.2:
            tiles.append(chance.choice(SUITED))
        if max(counts_of(tiles)) <= 4 and len(tiles) <= 14:
            number -= 1
            yield tuple(sorted(tiles))


def held(tiles: Tiles) -> tuple[Holding, ...]:
    return suits_held(keys_of(counts_of(tiles)))


def test_hands_are_sets_or_sets_and_a_pair_where_a_search_finds_so() -> None:
    for tiles in hands(4_000):
        assert is_sets(held(tiles)) == are_sets(tiles), format_run(tiles)
        assert (paired_in(held(tiles)) is not None) == are_sets_and_pair(tiles), format_run(tiles)


def test_the_pair_lies_in_the_suit_that_is_told() -> None:
    for tiles in hands(2_000):
        suit = paired_in(held(tiles))
        if suit is not None:
            lefts = [without(tiles, (tile, tile)) for tile in kinds_in(suit.pairs)]
            assert all(left is not None and are_sets(left) for left in lefts), format_run(tiles)


def test_waits_are_the_kinds_of_which_one_more_makes_the_hand_whole() -> None:
    for tiles in hands(1_500):
        grown = [(kind, tuple(sorted((*tiles, kind)))) for kind in SUITED if tiles.count(kind) < 4]
        pairs = tuple(kind for kind, whole in grown if are_sets_and_pair(whole))
        sets = tuple(kind for kind, whole in grown if are_sets(whole))
        assert kinds_in(pair_waits(held(tiles))) == pairs, format_run(tiles)
        assert kinds_in(set_waits(held(tiles))) == sets, format_run(tiles)


def test_nothing_at_all_is_sets_and_waits_for_nothing() -> None:
    nothing = suits_held(keys_of([0] * COUNTS))
    assert is_sets(nothing)
    assert paired_in(nothing) is None
    assert (pair_waits(nothing), set_waits(nothing)) == (0, 0)
