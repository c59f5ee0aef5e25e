"""Tiles by the names of the log format, as small integers, counts and masks."""

from itertools import product
from typing import Final

import pytest

from scoring.engine.suits import BASE, KEY_OF_TILE, POWERS, keys_of, keys_of_tiles
from scoring.engine.tiles import (
    BY_NAME,
    COUNTS,
    HONOURS,
    KINDS,
    KINDS_OF_SUITS,
    NAMES,
    SUITED,
    UNKNOWN,
    NoTilesError,
    counts_of,
    format_run,
    kinds_in,
    mask_of,
    parse_run,
    rank,
    suit,
    tiles_of,
)

#: Every name of the log format, in the order of the tiles.
EVERY: Final = [
    *(f"{figure}{letter}" for letter in "mps" for figure in "123456789"),
    *(f"{figure}z" for figure in "1234567"),
    "??",
]


def test_every_tile_has_its_name_and_its_number() -> None:
    assert [*NAMES] == EVERY
    assert [BY_NAME[name] for name in EVERY] == [*range(35)]
    assert (tuple(range(27)), tuple(range(27, 34))) == (SUITED, HONOURS)
    assert tuple(range(34)) == KINDS
    assert (UNKNOWN, COUNTS) == (34, 35)


def test_a_tile_tells_its_figure_and_its_suit() -> None:
    for tile, name in enumerate(EVERY[:-1]):
        assert (rank(tile), "mpsz"[suit(tile)]) == (int(name[0]), name[1])


def is_refused(text: str) -> bool:
    try:
        parse_run(text)
    except NoTilesError:
        return True
    return False


def test_two_signs_are_a_tile_only_if_they_are_its_name() -> None:
    for signs in product("0123456789?mpszMSZxe -/:@\n\x00\x7f\xe9", repeat=2):
        name = "".join(signs)
        if name in EVERY:
            assert parse_run(name) == (EVERY.index(name),)
        else:
            assert is_refused(name), name


@pytest.mark.parametrize(
    "wrong", ["1", "1m2", "m", "1m?", "?1", "8z", "0m", "?m", "1?", "1m 2m", "一万", "1m,2m"]
)
def test_no_tile_of_a_run_is_read_where_one_is_wrong(wrong: str) -> None:
    for text in (wrong, f"1m9s{wrong}", f"{wrong}1m??"):
        assert is_refused(text), text


def test_a_run_is_read_and_written_in_its_own_order() -> None:
    assert parse_run("") == ()
    assert format_run(()) == ""
    text = "".join(reversed(EVERY)) + "9s9s??1m"
    run = parse_run(text)
    assert run == (*reversed(range(35)), 26, 26, 34, 0)
    assert format_run(run) == text


def test_counts_tell_how_many_of_each_kind_and_give_the_tiles_back() -> None:
    counts = counts_of([34, 0, 26, 0, 27, 34, 34])
    assert len(counts) == COUNTS
    assert {tile: count for tile, count in enumerate(counts) if count} == {0: 2, 26: 1, 27: 1, 34: 3}
    assert tiles_of(counts) == (0, 0, 26, 27, 34, 34, 34)
    assert tiles_of(counts_of([])) == ()


def test_a_mask_has_a_bit_for_each_kind_that_counts() -> None:
    tiles = [0, 0, 26, 27, 33, 34]
    assert mask_of(tiles) == 1 | 1 << 26
    assert mask_of(tiles, HONOURS) == 1 << 27 | 1 << 33
    assert mask_of(tiles, KINDS) == 1 | 1 << 26 | 1 << 27 | 1 << 33
    assert mask_of([]) == 0
    assert kinds_in(mask_of(tiles, KINDS)) == (0, 26, 27, 33)
    assert kinds_in(0) == ()
    assert kinds_in(2**34 - 1) == KINDS


def test_the_kinds_of_a_suit_are_nine() -> None:
    assert [kinds_in(mask) for mask in KINDS_OF_SUITS] == [
        tuple(range(9)),
        tuple(range(9, 18)),
        tuple(range(18, 27)),
        tuple(range(27, 36)),
    ]


def test_a_key_has_a_digit_for_each_of_nine_kinds_with_room_for_a_few_too_many() -> None:
    assert BASE == 7
    assert POWERS == (1, 7, 49, 343, 2_401, 16_807, 117_649, 823_543, 5_764_801)
    assert (*POWERS, *POWERS, *POWERS, *POWERS[:7], 0) == KEY_OF_TILE


def test_keys_tell_what_a_hand_holds_of_each_suit_and_nothing_of_what_is_not_shown() -> None:
    tiles = [0, 0, 8, 9, 17, 17, 17, 18, 26, 27, 33, 33, 34, 34]
    due = [
        2 + POWERS[8],
        1 + 3 * POWERS[8],
        1 + POWERS[8],
        1 + 2 * POWERS[6],
    ]
    assert keys_of_tiles(tiles) == due
    assert keys_of(counts_of(tiles)) == due
    assert keys_of_tiles([]) == [0, 0, 0, 0]
    assert keys_of([0] * COUNTS) == [0, 0, 0, 0]
