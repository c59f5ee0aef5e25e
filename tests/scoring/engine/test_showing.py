"""Tiles that the log shows, against the set of tiles and the wall: what is odd, and what follows from it."""

from typing import Final

import pytest

from scoring.engine.events import Draw, Reveal
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.position import Position
from scoring.engine.showing import count, draw_tile, show, turn_up, wrong_wall
from scoring.engine.tiles import UNKNOWN, Tile
from tests.support.plain_law import (
    DEALT,
    KINDS,
    LAW,
    WALL,
    PlainRules,
    drawn,
    found,
    opened,
    taken,
    thrown,
    tile,
    turn,
)

FIRST: Final = thrown(0, "1m")


# ---- the set of tiles ------------------------------------------------------------------------------------
def test_a_fifth_of_its_kind_is_told_with_how_many_there_are() -> None:
    position = opened()
    assert count(position, LAW, tile("5m")) is None
    assert count(position, LAW, tile("5m")) is None
    fifth = count(position, LAW, tile("5m"))
    assert fifth is not None
    assert (fifth.clause, fifth.code, fifth.kind) == ("GEN-01", "tile-set", "broken_record")
    assert (fifth.expected, fifth.actual, fifth.params) == (4, {"5m": 5}, {"tiles": "5m"})
    assert not fifth.consequent
    sixth = count(position, LAW, tile("5m"))
    assert sixth is not None
    assert (sixth.actual, sixth.consequent) == ({"5m": 6}, True)


def test_a_kind_that_the_set_does_not_have_is_told_at_once() -> None:
    position = opened()
    position.seen[tile("1z")] = 0
    foreign = count(position, LAW, tile("1z"))
    assert foreign is not None
    assert (foreign.expected, foreign.actual, foreign.consequent) == (4, {"1z": 1}, False)
    assert position.odd_kinds == {tile("1z")}


def test_a_tile_that_is_not_shown_is_of_no_kind() -> None:
    position = opened()
    for _ in range(6):
        assert count(position, LAW, UNKNOWN) is None
    assert position.seen[UNKNOWN] == 2


def test_a_tile_shown_before_in_a_hand_since_forgotten_is_no_new_one() -> None:
    position = opened()
    five = tile("5m")
    position.seen[five], position.table.forgotten[five] = 4, 2
    assert show(position, LAW, (five, five)) == []
    assert (position.seen[five], position.table.forgotten[five]) == (4, 0)
    [odd] = show(position, LAW, (five,))
    assert odd.actual == {"5m": 5}
    assert show(position, LAW, ()) == ()


# ---- a draw from the place due ---------------------------------------------------------------------------
def test_a_draw_of_the_tile_due_takes_it() -> None:
    position = opened()
    position.off_wall = True
    assert draw_tile(position, LAW, drawn(1, "9s"), DEALT) == []
    assert taken(position) == [DEALT]
    assert position.table.hands[1][tile("9s")] == 1
    assert position.table.sizes[1] == 14
    assert not position.off_wall
    assert not position.doubted


@pytest.mark.parametrize("name", ["9s", "2p"])
def test_a_wall_that_does_not_show_a_tile_has_nothing_against_any_and_shows_nothing(name: str) -> None:
    position = opened(wall=None)
    position.off_wall = True
    assert draw_tile(position, LAW, drawn(1, name), DEALT) == []
    assert taken(position) == [DEALT]
    assert position.off_wall


def test_a_draw_that_is_not_shown_fits_any_tile_and_shows_nothing_of_the_wall() -> None:
    position = opened()
    position.off_wall = True
    assert draw_tile(position, LAW, Draw(1, UNKNOWN), DEALT) == []
    assert taken(position) == [DEALT]
    assert position.off_wall


def test_a_draw_where_no_tile_is_left_only_comes_to_the_hand() -> None:
    position = opened()
    assert draw_tile(position, LAW, drawn(1, "2p"), None) == []
    assert not taken(position)
    assert position.table.sizes[1] == 14


def test_a_draw_of_another_tile_is_the_walls_fault_and_takes_the_place_due() -> None:
    position = opened()
    [breach] = draw_tile(position, LAW, drawn(1, "2p"), DEALT)
    assert (breach.clause, breach.code, breach.kind) == ("GEN-08", "not-from-wall", "wrong_wall")
    assert (breach.expected, breach.actual) == ("9s", "2p")
    assert breach.params == {"tile": "9s", "logged": "2p"}
    assert not breach.consequent
    assert taken(position) == [DEALT]
    assert position.doubted == {1}
    assert (position.off_wall, position.overdue) == (True, tile("9s"))
    assert position.odd_kinds == {tile("2p")}


def test_a_fifth_that_is_not_the_walls_either_is_told_twice_the_second_following() -> None:
    position = opened()
    position.seen[tile("2p")] = 4
    fifth, wrong = draw_tile(position, LAW, drawn(1, "2p"), DEALT)
    assert [(breach.code, breach.consequent) for breach in (fifth, wrong)] == [
        ("tile-set", False),
        ("not-from-wall", True),
    ]


# ---- what follows from a wrong draw before ---------------------------------------------------------------
@pytest.mark.parametrize(
    ("before", "follows"),
    [
        ({}, False),
        ({"off_wall": True}, True),
        ({"draws_off": True}, True),
        ({"overdue": "2p"}, True),
        ({"overdue": "9s"}, False),
        ({"places_untold": True}, True),
        ({"odd_kinds": "2p"}, True),
        ({"odd_kinds": "9s"}, True),
        ({"odd_kinds": "3p"}, False),
    ],
)
def test_a_tile_that_is_not_the_walls_follows_from_what_was_wrong_before(
    before: dict[str, bool | str], follows: bool
) -> None:
    position = opened()
    for name, value in before.items():
        kind = tile(value) if isinstance(value, str) else value
        setattr(position, name, {kind} if name == "odd_kinds" else kind)
    breach = wrong_wall(position, tile("9s"), tile("2p"))
    assert breach.consequent is follows
    assert (position.off_wall, position.overdue) == (True, tile("9s"))


def test_who_draws_the_tile_that_was_due_before_is_one_tile_behind() -> None:
    wrong, late = turn(1, "2p"), turn(2, "9s")
    assert found(FIRST, *wrong, *late, wall=WALL) == [
        (1, "not-from-wall", False),
        (3, "not-from-wall", True),
    ]


def test_once_a_draw_is_the_walls_again_another_wrong_one_is_a_fault_of_its_own() -> None:
    assert found(FIRST, *turn(1, "2p"), *turn(2, "1m"), *turn(3, "5p"), wall=WALL) == [
        (1, "not-from-wall", False),
        (5, "not-from-wall", False),
    ]


# ---- tiles turned up -------------------------------------------------------------------------------------
class TurningUp(PlainRules):
    """It shows two tiles from the head of the wall on, and two that have no place in it."""

    def turned_up(self, position: Position, event: Reveal) -> list[tuple[int | None, Tile]]:
        places: tuple[int | None, ...] = (DEALT, DEALT + 1, None, None)
        return list(zip(places, event.tiles or (), strict=False))


def turned(names: str) -> list[tuple[str, bool]]:
    """What is odd of these tiles, turned up after the deal."""
    position = opened()
    tiles = tuple(tile(names[at : at + 2]) for at in range(0, len(names), 2))
    law = TurningUp(KINDS, GENERAL_LEGALITIES)
    return [
        (breach.code, breach.consequent) for breach in turn_up(position, law, Reveal(None, "birds", tiles))
    ]


def test_a_fifth_of_its_kind_may_be_turned_up() -> None:
    assert turned("9s1m1m1m") == [("tile-set", False)]


def test_tiles_turned_up_are_held_against_the_wall() -> None:
    assert turned("9s1m2p") == []
    assert turned("9s??2p") == []
    assert turned("8s1m") == [("not-from-wall", False)]
    assert turned("8s7s") == [("not-from-wall", False), ("not-from-wall", True)]
