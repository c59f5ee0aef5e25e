"""Readings of a winning hand: its pair first, then sets that hold the rest; or seven pairs."""

from collections import Counter
from itertools import product
from typing import Final

import pytest

from scoring.engine.holdings import suits_held
from scoring.engine.suits import keys_of
from scoring.engine.tiles import BY_NAME, SUITED, Tile, counts_of
from scoring.rulesets.nanchong.readings import Reading, readings_of

SUITS: Final = "mps"
#: Triplets that make no runs with one another, nor with a pair of nines.
TRIPLETS: Final = "1357"
#: How many sets each suit has, of as many in all as a hand may hold.
SHARES: Final = [shares for shares in product(range(5), repeat=3) if sum(shares) <= 4]


def hand_of(pair: str, shares: tuple[int, ...]) -> list[Tile]:
    """A pair of this suit's nines, and so many triplets of each suit."""
    triplets = [
        f"{TRIPLETS[place]}{suit}"
        for suit, share in zip(SUITS, shares, strict=True)
        for place in range(share)
    ]
    return [
        BY_NAME[name] for name in (f"9{pair}", f"9{pair}", *(name for name in triplets for _ in range(3)))
    ]


def read(hand: list[Tile], melds: int) -> list[Reading]:
    counts = counts_of(hand)
    return readings_of(counts, suits_held(keys_of(counts)), melds)


@pytest.mark.parametrize("pair", SUITS)
@pytest.mark.parametrize("shares", SHARES, ids=str)
def test_the_pair_comes_first_in_whichever_suit_it_lies(pair: str, shares: tuple[int, ...]) -> None:
    hand = hand_of(pair, shares)
    [reading] = read(hand, 4 - sum(shares))
    first, *others = reading.groups
    assert first == (BY_NAME[f"9{pair}"],) * 2
    assert reading.pair == BY_NAME[f"9{pair}"]
    assert not reading.pairs
    assert all(len(group) == 3 for group in others)
    assert Counter(tile for group in reading.groups for tile in group) == Counter(hand)


@pytest.mark.parametrize(
    "kinds", [(0, 3, 6, 10, 13, 18, 26), (0, 0, 6, 10, 13, 18, 26), (0, 0, 10, 10, 26, 26, 3)]
)
def test_seven_pairs_are_read_as_seven_groups_of_two(kinds: tuple[Tile, ...]) -> None:
    hand = [kind for kind in kinds for _ in range(2)]
    [reading] = [one for one in read(hand, 0) if one.pairs]
    assert sorted(reading.groups) == sorted((kind, kind) for kind in kinds)
    assert set(kinds) <= set(SUITED)
