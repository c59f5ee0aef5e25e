"""Places of the wall one by one: what is kept from play, what several draws take, and where a wall ends."""

import pytest

from scoring.engine.tiles import UNKNOWN
from scoring.engine.wall import Wall


def without(*places: int, size: int = 16, dealt: int = 5, reserved: int = 0) -> Wall:
    """A wall of which these places are gone."""
    wall = Wall(size, dealt, None, reserved)
    for place in places:
        wall.take(place)
    return wall


def test_a_wall_shows_the_tiles_of_the_log_or_none() -> None:
    assert Wall(4, 1, (3, 1, 4, 1)).tiles == (3, 1, 4, 1)
    assert Wall(4, 1, None).tiles == (UNKNOWN,) * 4


def test_nothing_is_kept_from_play_unless_it_is_said() -> None:
    wall = Wall(16, 5, None)
    assert (wall.size, wall.head, wall.left, wall.reserved) == (16, 5, 11, 0)


def test_a_wall_is_gone_when_those_kept_from_play_are_gone_as_well() -> None:
    wall = Wall(8, 3, None, reserved=2)
    states = []
    for place in range(3, 8):
        assert not wall.is_gone
        states.append((wall.left, wall.reserved))
        wall.take(place)
    assert states == [(3, 2), (2, 2), (1, 2), (0, 2), (0, 1)]
    assert wall.is_gone
    assert (wall.left, wall.reserved, wall.remaining()) == (0, 0, [])


def test_the_head_passes_over_what_is_gone_before_it() -> None:
    wall = without(6, 7, 9)
    assert wall.head == 5
    wall.take(5)
    assert wall.head == 8
    wall.take(8)
    assert wall.head == 10
    assert wall.remaining() == [10, 11, 12, 13, 14, 15]
    assert wall.left == 6


def test_the_next_places_are_there_and_as_many_as_asked_for_or_left() -> None:
    wall = without(7, 14)
    assert wall.heads(0) == []
    assert wall.heads(3) == [5, 6, 8]
    assert wall.heads(20) == [5, 6, 8, 9, 10, 11, 12, 13, 15]
    assert wall.remaining() == wall.heads(20)


@pytest.mark.parametrize(
    ("count", "by_stack", "by_place"),
    [
        (0, [], []),
        (1, [15], [15]),
        (2, [15, 12], [15, 13]),
        (3, [15, 12, 13], [15, 13, 12]),
        (20, [15, 12, 13, 10, 11, 8, 9, 6, 5], [15, 13, 12, 11, 10, 9, 8, 6, 5]),
    ],
)
def test_the_last_places_are_counted_by_stacks_or_one_by_one(
    count: int, by_stack: list[int], by_place: list[int]
) -> None:
    wall = without(7, 14)
    assert wall.tails(count, top_first=True) == by_stack
    assert wall.tails(count, top_first=False) == by_place


@pytest.mark.parametrize(
    ("number", "at_end", "at_front"),
    [(1, 15, 15), (2, 12, 12), (3, 8, 8), (4, 6, 6), (5, 5, 5), (6, 15, 5), (12, 15, 5)],
)
def test_stacks_are_counted_from_the_end_without_the_empty_ones(
    number: int, at_end: int, at_front: int
) -> None:
    wall = without(7, 10, 11, 14)
    assert wall.from_tail(number, beyond_is_front=False) == at_end
    assert wall.from_tail(number, beyond_is_front=True) == at_front
    assert wall.tail() == 15


def test_the_last_stack_may_be_the_only_one() -> None:
    wall = without(*range(5, 14))
    assert (wall.tail(), wall.from_tail(3, beyond_is_front=True)) == (14, 14)
    wall.take(14)
    assert (wall.tail(), wall.from_tail(3, beyond_is_front=False)) == (15, 15)


def test_no_place_is_told_of_a_wall_that_is_gone() -> None:
    wall = without(*range(5, 16))
    assert wall.tails(1, top_first=True) == wall.heads(1) == []
    with pytest.raises(AssertionError, match="the wall is empty"):
        wall.tail()


@pytest.mark.parametrize(
    ("number", "count", "front", "places"),
    [
        (1, 1, False, [15]),
        (1, 3, False, [15, 12, 13]),
        (2, 4, False, [12, 13, 10, 11]),
        (3, 2, False, [10, 11]),
        (6, 2, False, [5, 15]),
        (7, 2, False, [15, 12]),
        (6, 3, True, [5, 6, 8]),
        (5, 0, True, []),
    ],
)
def test_a_throw_takes_one_place_after_the_other_from_the_same_stack_on(
    number: int, count: int, front: bool, places: list[int]
) -> None:
    wall = without(7, 14)
    assert wall.thrown(number, count, beyond_is_front=front) == places
    assert wall.remaining() == [5, 6, 8, 9, 10, 11, 12, 13, 15]
    assert (wall.head, wall.left) == (5, 9)


def test_a_throw_may_take_what_is_kept_from_play() -> None:
    wall = without(*range(5, 12), reserved=4)
    assert wall.left == 0
    assert wall.thrown(1, 3, beyond_is_front=False) == [14, 15, 12]
    assert (wall.left, wall.reserved) == (0, 4)
