"""The throw of an open kong that a record does not show, worked out from the tiles it brought (NT-59)."""

from functools import cache
from typing import Final

import pytest

from replays.logformat.reader import read_log
from scoring.engine.events import Connection, Discard, Draw, Event
from scoring.engine.position import REPLACEMENT, Position
from scoring.engine.wall import Wall
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.flow import NantongFlow
from scoring.rulesets.nantong.unthrown import worked_out
from tests.support.gamelogs import as_bytes
from tests.support.golden import log_of
from tests.support.positions import at

#: A wall in whose last thirteen stacks no kind stands twice.
TILES: Final = (*(tile for tile in range(27) for _ in range(3)), *range(27))
SIZE: Final = 108
#: The upper tile of the stacks from the end: 1 for the last one.
UPPER: Final = {number: TILES[SIZE - 2 * number] for number in range(1, 14)}
LOWER: Final = {number: TILES[SIZE - 2 * number + 1] for number in range(1, 14)}


@cache
def chosen(kong_dice: int, dice_overflow: str = "front") -> Chosen:
    rules = read_log(as_bytes(log_of("nantong", "R01a"))).rules
    options = {**rules.options, "kong_dice": kong_dice, "dice_overflow": dice_overflow}
    law = rules.ruleset.build(options)
    assert isinstance(law, NantongFlow)
    return law.chosen


def owed(*events: Event, tiles: int = 2, wall: Wall | None = None) -> Position:
    """Seat 1 is owed so many tiles for its kong, and these events follow."""
    position = at(events=events)
    position.table.wall = wall or Wall(SIZE, 53, TILES)
    position.phase, position.seat, position.owed = REPLACEMENT, 1, tiles
    return position


@pytest.mark.parametrize(("dice", "total"), [(1, 1), (1, 6), (2, 2), (2, 7), (2, 12)])
def test_a_throw_that_the_dice_can_show_is_found_by_the_tiles_of_its_stack(dice: int, total: int) -> None:
    position = owed(Draw(1, UPPER[total], "dice"), Draw(1, LOWER[total], "dice"))
    assert worked_out(chosen(dice), position, 0) == (total,)
    assert not position.places_untold


@pytest.mark.parametrize(("dice", "total"), [(1, 7), (1, 12), (2, 1)])
def test_where_no_throw_of_these_dice_fits_another_up_to_twelve_may(dice: int, total: int) -> None:
    position = owed(Draw(1, UPPER[total], "dice"), Draw(1, LOWER[total], "dice"))
    assert worked_out(chosen(dice), position, 0) == (total,)


def test_tiles_of_no_throws_stack_leave_their_places_untold() -> None:
    position = owed(Draw(1, UPPER[13], "dice"), Draw(1, LOWER[13], "dice"))
    assert worked_out(chosen(2), position, 0) == ()
    assert position.places_untold


@pytest.mark.parametrize(
    ("after", "owed_tiles"),
    [
        ((Draw(0, UPPER[9], "dice"),), 2),
        ((Draw(2, UPPER[9], "dice"),), 2),
        ((Discard(1, UPPER[5]), Draw(1, UPPER[9], "dice")), 2),
        ((Draw(1, UPPER[9], "dice"),), 1),
    ],
    ids=("another-s-draw", "a-later-seat-s-draw", "a-draw-after-the-discard", "more-than-is-owed"),
)
def test_only_what_the_kongs_seat_draws_for_it_counts(after: tuple[Event, ...], owed_tiles: int) -> None:
    fits_alone = owed(Draw(1, UPPER[5], "dice"), *after, tiles=owed_tiles)
    assert worked_out(chosen(2), fits_alone, 0) == (5,)
    other = owed(Draw(1, UPPER[5], "dice"), Draw(1, UPPER[9], "dice"))
    assert worked_out(chosen(2), other, 0) == ()


def test_remarks_between_the_draws_are_passed_over() -> None:
    position = owed(Draw(1, UPPER[5], "dice"), Connection(3, lost=True), Draw(1, LOWER[6], "dice"))
    assert worked_out(chosen(2), position, 0) == ()


@pytest.mark.parametrize(("overflow", "stack", "least"), [("front", 3, 3), ("tail", 1, 4)])
def test_a_throw_beyond_the_wall_takes_the_stack_that_the_table_has_chosen(
    overflow: str, stack: int, least: int
) -> None:
    three_stacks = Wall(SIZE, SIZE - 6, TILES)
    position = owed(Draw(1, UPPER[stack], "dice"), tiles=1, wall=three_stacks)
    assert worked_out(chosen(2, overflow), position, 0) == (least,)


@pytest.mark.parametrize("others", [(2, 12), (7, 11)])
def test_where_two_throws_fit_it_is_untold_which_was_thrown(others: tuple[int, int]) -> None:
    least, most = others
    alike = [*TILES]
    alike[SIZE - 2 * most] = UPPER[least]
    position = owed(Draw(1, UPPER[least], "dice"), tiles=1, wall=Wall(SIZE, 53, tuple(alike)))
    assert worked_out(chosen(2), position, 0) == (least,)
    assert position.places_untold
