"""What differs between what is due and what is claimed, in words."""

import pytest

from scoring.engine.differences import is_number, items_told, scores_told
from tests.support.tables import Json


def items(**points: int) -> list[Json]:
    return [{"code": code, "points": value} for code, value in points.items()]


def test_only_seats_whose_points_differ_are_told() -> None:
    due, claimed = [3, -1, -2, 0], [3, -2, -1, 0]
    assert scores_told(due, claimed, str, "en") == "Seat 2 -1, booked as -2; Seat 3 -2, booked as -1"
    assert scores_told(due, claimed, str, "zh-hans") == "2号位应为-1分，记成-2分；3号位应为-2分，记成-1分"
    assert scores_told(due, claimed, str, "zh-hant") == "2號位應為-1分，記成-2分；3號位應為-2分，記成-1分"
    assert scores_told(due, due, str, "en") is None


@pytest.mark.parametrize("other", [None, "1", 7, {}])
def test_what_is_no_list_of_scores_is_not_told(other: object) -> None:
    assert scores_told([1], other, str, "en") is None
    assert scores_told(other, [1], str, "en") is None


def test_what_is_no_number_among_scores_is_passed_over() -> None:
    assert scores_told([1, "2", 3, True], [2, 3, "4", False], str, "en") == "Seat 1 1, booked as 2"
    assert scores_told([1, 2], [3], str, "en") == "Seat 1 1, booked as 3"
    assert [is_number(value) for value in (1, 0, -1, True, False, 1.0, "1", None)] == [True] * 3 + [False] * 5


def test_items_left_out_and_not_due_are_told_apart() -> None:
    told = items_told(items(a=1, b=2), items(b=2, c=-3), str.upper, "en")
    assert told == "A +1 left out; C −3 not due"
    assert items_told(items(a=1), items(c=3), str.upper, "zh-hans") == "漏记A+1分；多记C+3分"
    assert items_told(items(a=1), items(c=3), str.upper, "zh-hant") == "漏記A+1分；多記C+3分"
    assert items_told(items(a=1, b=1), [], str.upper, "en") == "A +1, B +1 left out"


def test_an_item_at_other_points_is_told_as_one() -> None:
    assert items_told(items(a=1, b=2), items(a=4, b=2), str.upper, "en") == "A +1, booked as +4"
    assert items_told(items(a=1), items(a=4), str.upper, "zh-hans") == "A应为+1分，记成+4分"
    twice = [*items(a=1), *items(a=1)]
    assert items_told(twice, items(a=4), str.upper, "en") == "A +1, A +1 left out; A +4 not due"
    assert items_told(twice, items(a=1), str.upper, "en") == "A +1 left out"


def test_items_that_are_alike_or_no_items_are_not_told() -> None:
    assert items_told(items(a=1, b=2), items(b=2, a=1), str.upper, "en") is None
    broken: list[object] = [3, {"code": "a"}, {"code": 1, "points": 1}, {"code": "b", "points": "2"}]
    assert items_told(broken, None, str.upper, "en") is None
    assert items_told([*broken, *items(a=1)], {}, str.upper, "en") == "A +1 left out"


def test_of_several_items_at_other_points_each_is_told_as_one() -> None:
    due, claimed = items(a=1, b=2, c=3), items(a=4, b=5, c=6)
    told = "A +1, booked as +4; B +2, booked as +5; C +3, booked as +6"
    assert items_told(due, claimed, str.upper, "en") == told
    assert items_told(due, items(b=5), str.upper, "en") == "A +1, C +3 left out; B +2, booked as +5"


def test_an_item_that_stands_twice_on_either_side_is_left_out_and_not_due() -> None:
    once, twice = items(a=1), [*items(a=4), *items(a=5)]
    assert items_told(twice, [*items(a=6), *items(a=7)], str.upper, "en") == (
        "A +4, A +5 left out; A +6, A +7 not due"
    )
    assert items_told(once, twice, str.upper, "en") == "A +1 left out; A +4, A +5 not due"
    assert items_told(twice, once, str.upper, "en") == "A +4, A +5 left out; A +1 not due"
