"""What a holding tells of a few hands that anybody can check by eye."""

from itertools import combinations
from typing import Final

import pytest

from scoring.engine.holdings import BAMBOO, DOTS, JIANG, MAN, Family, Holding, near_kinds, suits_held
from scoring.engine.sets import SUIT_SETS, SetTable, triplets
from scoring.engine.standard_shape import is_sets, pair_waits, paired_in, set_waits, unfinished
from scoring.engine.suits import POWERS, keys_of_tiles
from scoring.engine.tiles import KINDS, SUITED, kinds_in, mask_of
from tests.support.positions import tiles

HONOURS: Final = Family(27, SetTable(7, triplets(7)))
FAMILIES: Final = {"m": MAN, "p": DOTS, "s": BAMBOO}


def key_of(ranks: str) -> int:
    return sum(POWERS[int(rank) - 1] for rank in ranks)


def holding(ranks: str, suit: str = "m") -> Holding:
    return FAMILIES[suit][key_of(ranks)]


def ranks_of(mask: int, suit: str = "m") -> str:
    """The ranks of this suit in a mask; others may not be there."""
    kinds = kinds_in(mask)
    assert {kind // 9 for kind in kinds} <= {"mps".index(suit)}
    return "".join(str(kind % 9 + 1) for kind in kinds)


def of_suits(names: str) -> tuple[Holding, ...]:
    return suits_held(keys_of_tiles(tiles(names)))


def mask(names: str) -> int:
    return mask_of(tiles(names), KINDS)


@pytest.mark.parametrize("suit", "mps")
def test_a_holding_tells_how_often_each_kind_is_held(suit: str) -> None:
    held = holding("122333444499", suit)
    assert ranks_of(held.ones, suit) == "1"
    assert ranks_of(held.twos, suit) == "29"
    assert ranks_of(held.threes, suit) == "3"
    assert ranks_of(held.fours, suit) == "4"
    assert ranks_of(held.held, suit) == "12349"
    assert ranks_of(held.odd, suit) == "13"
    assert (held.size, held.kinds, held.key) == (12, 5, key_of("122333444499"))


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize(
    ("ranks", "are_sets", "pairs", "to_sets", "to_pair", "to_jiang_pair"),
    [
        ("", True, "", "", "", ""),
        ("5", False, "", "", "5", "5"),
        ("4", False, "", "", "4", ""),
        ("44", False, "4", "4", "", ""),
        ("34", False, "", "25", "", ""),
        ("89", False, "", "7", "", ""),
        ("13", False, "", "2", "", ""),
        ("123", True, "", "", "", ""),
        ("1234", False, "", "", "14", ""),
        ("2345", False, "", "", "25", "25"),
        ("2223", False, "", "", "134", "14"),
        ("22234", False, "2", "25", "", ""),
        ("5555", False, "", "", "", ""),
        ("1112345678999", False, "", "", "123456789", "258"),
        ("11223344556677", False, "147", "", "", ""),
        ("111222333444", True, "", "", "", ""),
        ("11122233344455", False, "25", "", "", ""),
    ],
)
def test_a_holding_tells_what_it_is_and_what_one_more_tile_makes_of_it(
    suit: str, ranks: str, are_sets: bool, pairs: str, to_sets: str, to_pair: str, to_jiang_pair: str
) -> None:
    held = holding(ranks, suit)
    assert held.is_sets is are_sets
    assert ranks_of(held.pairs, suit) == pairs
    assert ranks_of(held.to_sets, suit) == to_sets
    assert ranks_of(held.to_pair, suit) == to_pair
    assert ranks_of(held.to_jiang_pair, suit) == to_jiang_pair


def test_honours_make_triplets_and_pairs_but_no_pair_of_two_five_or_eight() -> None:
    for place in range(7):
        one, two, three = (HONOURS[count * POWERS[place]] for count in (1, 2, 3))
        kind = 1 << 27 + place
        assert (one.to_pair, one.to_jiang_pair, one.to_sets) == (kind, 0, 0)
        assert (two.pairs, two.to_sets, two.to_pair) == (kind, kind, 0)
        assert (three.is_sets, three.threes, three.near) == (True, kind, kind)
    assert HONOURS[key_of("12")].to_sets == 0
    assert kinds_in(JIANG) == (1, 4, 7)


@pytest.mark.parametrize(
    ("ranks", "near"),
    [
        ("", ""),
        ("4", "4"),
        ("44", "4"),
        ("34", "25"),
        ("133", "1"),
        ("1122", "12"),
        ("1123", "14"),
        ("11229", "9"),
        ("113399", ""),
        ("1133999", "139"),
        ("12", "3"),
        ("19", ""),
        ("5555", ""),
    ],
)
def test_near_are_the_kinds_that_make_the_suit_sets_with_or_without_a_pair_or_pairs(
    ranks: str, near: str
) -> None:
    for suit in "mps":
        assert ranks_of(holding(ranks, suit).near, suit) == near


def test_what_is_near_to_a_hand_is_told_by_each_suit_for_itself() -> None:
    keys = keys_of_tiles(tiles("4m3p4p1s1z2z3z"))
    suits_held(keys)
    near = mask("4m2p5p1s")
    assert near_kinds(keys) == near


@pytest.mark.parametrize("tile", SUITED)
def test_each_kind_of_each_suit_is_near_to_one_of_its_own(tile: int) -> None:
    keys = keys_of_tiles([tile])
    suits_held(keys)
    assert near_kinds(keys) == 1 << tile


def test_holdings_are_remembered_until_there_are_more_than_so_many() -> None:
    family = Family(0, SUIT_SETS, most=3)
    first = family[1]
    assert [family[key].key for key in (2, 3, 1)] == [2, 3, 1]
    assert family[1] is first
    assert sorted(family.known) == [1, 2, 3]
    assert family[4].key == 4
    assert sorted(family.known) == [4]


def test_splits_are_told_as_tiles_of_the_suit() -> None:
    (sets,) = holding("345", "p").splits
    assert sets.groups == ((11, 12, 13),)
    assert (sets.pair_kind, sets.runs, sets.twins) == (0, ((11, 12, 13),), 0)
    triplet, runs = holding("33344455588", "s").splits
    assert triplet.groups == ((25, 25), (20, 20, 20), (21, 21, 21), (22, 22, 22))
    assert (triplet.pair_kind, triplet.runs, triplet.twins) == (1 << 25, (), 0)
    assert (runs.pair_kind, runs.runs, runs.twins) == (1 << 25, ((20, 21, 22),) * 3, 1)
    assert [split.twins for split in holding("112233").splits] == [1]
    assert [split.twins for split in holding("122334").splits] == [0]
    assert max(split.twins for split in holding("111122223333").splits) == 2
    assert holding("12").splits == []
    assert [split.groups for split in holding("").splits] == [()]
    assert holding("345", "p").splits is holding("345", "p").splits


@pytest.mark.parametrize(
    ("hand", "sets", "paired", "with_pair", "alone"),
    [
        ("", True, "", "", ""),
        ("1m2m3m", True, "", "", ""),
        ("1m2m3m4p4p4p", True, "", "", ""),
        ("1m1m", False, "1m", "", "1m"),
        ("1m2m3m5p5p", False, "5p", "", "5p"),
        ("1m1m5p5p", False, "", "1m5p", ""),
        ("1m1m5p5p9s9s", False, "", "", ""),
        ("1m2m5p5p", False, "", "3m", ""),
        ("5p5p1s2s", False, "", "3s", ""),
        ("1m2m5p6p", False, "", "", ""),
        ("1m", False, "", "1m", ""),
        ("1m2m", False, "", "", "3m"),
        ("1m1m1m2m9s9s9s", False, "", "2m3m", ""),
        ("1m2m1p1p1s1s1s", False, "", "3m", ""),
    ],
)
def test_a_hand_of_three_suits_is_told_by_its_suits(
    hand: str, sets: bool, paired: str, with_pair: str, alone: str
) -> None:
    families = of_suits(hand)
    found = paired_in(families)
    assert is_sets(families) is sets
    assert (None if found is None else found.pairs) == (mask(paired) or None)
    assert pair_waits(families) == mask(with_pair)
    assert set_waits(families) == mask(alone)


def test_at_most_two_suits_may_be_unfinished() -> None:
    for places in (*combinations(range(3), 1), *combinations(range(3), 2)):
        names = "".join(f"1{'mps'[place]}" for place in places)
        families = of_suits(names + "9s9s9s" if 2 not in places else names)
        one, other = unfinished(families)
        assert one is families[places[0]]
        assert other is (families[places[1]] if len(places) == 2 else None)
    assert unfinished(of_suits("1m1p1s")) == (None, None)
    assert unfinished(of_suits("1m2m3m")) == (None, None)
