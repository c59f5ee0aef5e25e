"""Which place of the wall a draw took that is not the one due: a draw was lost, or another end gave it."""

import pytest

from scoring.engine.events import Event
from scoring.engine.position import Position
from scoring.engine.showing import draw_tile
from tests.support.plain_law import DEALT, LAW, WALL, drawn, opened, taken, thrown, tile


# ---- lost draws ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lost", "name"), [(0, "9s"), (1, "1m"), (2, "2m"), (3, "3m")])
def test_up_to_three_draws_may_have_been_lost_at_the_head(lost: int, name: str) -> None:
    position = opened()
    position.skipped = True
    assert draw_tile(position, LAW, drawn(1, name), DEALT) == []
    assert taken(position) == [DEALT + place for place in range(lost + 1)]
    assert position.skipped is not bool(lost)


def test_no_more_than_three_draws_may_have_been_lost() -> None:
    position = opened()
    position.skipped = True
    assert len(draw_tile(position, LAW, drawn(1, "4m"), DEALT)) == 1
    assert taken(position) == [DEALT]
    assert position.skipped


def test_no_draw_has_been_lost_where_none_was_left_out() -> None:
    position = opened()
    assert len(draw_tile(position, LAW, drawn(1, "1m"), DEALT)) == 1
    assert taken(position) == [DEALT]


@pytest.mark.parametrize(
    ("due", "name", "gone"),
    [
        (106, "9s", [106, 107]),
        (106, "6s", [104, 106, 107]),
        (106, "7s", [104, 105, 106, 107]),
        (107, "8s", [106, 107]),
        (107, "7s", [105, 106, 107]),
        (107, "6s", [104, 105, 106, 107]),
    ],
)
def test_at_the_tail_draws_are_lost_in_the_order_of_the_tail(due: int, name: str, gone: list[int]) -> None:
    position = opened()
    position.skipped = True
    assert draw_tile(position, LAW, drawn(1, name, "tail"), due) == []
    assert taken(position) == gone


# ---- an illegal draw from another end --------------------------------------------------------------------
def illegal_draw(name: str, source: str, due: int, *later: Event) -> tuple[list[str], list[int], Position]:
    """What is told of a draw that should not have been, which places it takes, and the hand then."""
    event = drawn(2, name, source)
    position = opened(event, *later)
    position.number, position.illegal = 0, True
    told_of = draw_tile(position, LAW, event, due)
    assert all(breach.consequent for breach in told_of)
    return [breach.code for breach in told_of], taken(position), position


@pytest.mark.parametrize(
    ("name", "source", "due", "gone"),
    [
        ("8s", "head", DEALT, [106]),
        ("9s", "tail", 106, [107]),
        ("8s", "tail", DEALT, [106]),
        ("9s", "head", 106, [DEALT]),
    ],
)
def test_an_illegal_draw_may_come_from_another_end_of_the_wall(
    name: str, source: str, due: int, gone: list[int]
) -> None:
    codes, places, position = illegal_draw(name, source, due)
    assert (codes, places) == ([], gone)
    assert (position.off_wall, position.overdue) == (True, WALL[due])


def test_a_legal_draw_comes_from_the_place_due() -> None:
    position = opened()
    assert [breach.code for breach in draw_tile(position, LAW, drawn(1, "8s"), DEALT)] == ["not-from-wall"]
    assert taken(position) == [DEALT]


def test_an_illegal_draw_of_a_tile_at_neither_end_is_not_the_walls_which_follows() -> None:
    codes, places, _ = illegal_draw("5p", "head", DEALT)
    assert (codes, places) == (["not-from-wall"], [DEALT])


def test_a_tile_of_the_tail_was_drawn_whether_the_head_is_touched_or_not() -> None:
    assert illegal_draw("8s", "head", DEALT, drawn(3, "9s"))[:2] == ([], [106])
    assert illegal_draw("8s", "head", DEALT, drawn(3, "1m"))[:2] == ([], [106])


@pytest.mark.parametrize("gone", [106, 107])
@pytest.mark.parametrize("name", ["6s", "7s"])
def test_the_stack_before_half_a_last_one_is_no_end_of_the_wall(gone: int, name: str) -> None:
    position = opened()
    position.table.wall.take(gone)
    position.illegal = True
    [breach] = draw_tile(position, LAW, drawn(2, name), DEALT)
    assert (breach.code, breach.consequent) == ("not-from-wall", True)
    assert taken(position) == [DEALT, gone]


@pytest.mark.parametrize(
    ("later", "from_head"),
    [
        ((), True),
        ((drawn(3, "9s"),), False),
        ((drawn(3, "1m"),), True),
        ((thrown(2, "1p"), drawn(3, "9s")), False),
        ((drawn(3, "8s", "tail"), drawn(3, "9s")), False),
        ((drawn(3, "4p"), drawn(0, "1m")), False),
        ((drawn(3, "4p"), drawn(0, "2m")), True),
        ((drawn(3, "4p"), drawn(0, "5p")), True),
    ],
)
def test_the_first_tile_of_the_wall_was_not_drawn_where_later_draws_show_that_it_still_lies_there(
    later: tuple[Event, ...], from_head: bool
) -> None:
    """The tail is 106 and due; the tile drawn is that of the head, 9s, after which 1m and 2m lie."""
    wall = (*WALL[:107], tile("5m"))
    event = drawn(2, "9s", "tail")
    position = opened(event, *later, wall=wall)
    position.number, position.illegal = 0, True
    breaches = draw_tile(position, LAW, event, 106)
    assert [breach.code for breach in breaches] == ([] if from_head else ["not-from-wall"])
    assert taken(position) == ([DEALT] if from_head else [106])


def test_equal_tiles_at_the_head_show_nothing_of_where_one_came_from() -> None:
    wall = (*WALL[:DEALT], tile("9s"), tile("9s"), tile("3m"), *WALL[56:107], tile("5m"))
    event = drawn(2, "9s", "tail")
    for drawn_next, from_head in (("3m", True), ("9s", False)):
        position = opened(event, drawn(3, "9s"), drawn(0, drawn_next), wall=wall)
        position.number, position.illegal = 0, True
        draw_tile(position, LAW, event, 106)
        assert taken(position) == ([DEALT] if from_head else [106])
