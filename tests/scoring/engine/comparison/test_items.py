"""Claimed items and points of a win held against those due."""

from typing import Any

import pytest

from scoring.engine.comparison.items import wrong_items
from scoring.engine.events import Declare, Win
from scoring.engine.findings import WRONG_ITEMS, Finding
from scoring.engine.position import Won
from scoring.engine.transfers import Priced, PricedWin, Settlement
from tests.support.claims import claims

Items = tuple[tuple[str, int], ...] | None


def found_of(items: Items, points: int | None = None, *due: Priced, **more: Any) -> list[Finding]:
    """What is told of a win that claims these, where these are due, 4 points of one item by default."""
    made = claims([], events=(Declare(0, "ready"), Win(1, 0, 2, "discard", items, points)), **more)
    [win] = made.due.wins
    win.items = [*due] or win.items
    return wrong_items(made)


def told(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.clause, finding.event, finding.seat, finding.expected, finding.actual


def test_what_is_due_or_not_claimed_is_not_told() -> None:
    assert found_of((("a", 4),), 4) == []
    assert found_of(None, 4) == []
    assert found_of(None) == []
    assert found_of((("a", 4), ("b", 0))) == []


def test_other_points_are_told_with_the_clause_of_the_win() -> None:
    [found] = found_of(None, 6)
    assert found.kind == WRONG_ITEMS
    assert told(found) == ("points-differ", "X-WIN", 1, 1, 4, 6)
    assert not found.consequent
    [found] = found_of((("a", 4),), 6)
    assert told(found) == ("points-differ", "X-WIN", 1, 1, 4, 6)


def test_other_items_are_told_with_the_clause_of_the_first_that_differs() -> None:
    [found] = found_of((("b", 4),), 9)
    due, claimed = [{"code": "a", "points": 4}], [{"code": "b", "points": 4}]
    assert told(found) == ("items-differ", "X-A", 1, 1, due, claimed)
    [found] = found_of((("c", 1), ("a", 4), ("b", 1)))
    assert found.clause == "X-B"
    assert found.actual == [
        {"code": code, "points": points} for code, points in (("a", 4), ("b", 1), ("c", 1))
    ]
    [found] = found_of((("a", 3),))
    assert found.clause == "X-A"


def test_an_item_of_nothing_that_is_due_must_be_claimed_as_such() -> None:
    due = Priced("a", 4, "X-A"), Priced("b", 0, "X-B")
    assert found_of((("a", 4), ("b", 0)), None, *due) == []
    [found] = found_of((("a", 4),), None, *due)
    assert found.clause == "X-B"


def test_an_item_claimed_twice_is_told_by_its_own_clause() -> None:
    [found] = found_of((("a", 4), ("a", 4)))
    assert (found.code, found.clause) == ("items-differ", "X-A")
    [found] = found_of((("a", 4), ("z", 1)))
    assert found.clause == "X-WIN"


def test_another_clause_may_keep_an_item_out() -> None:
    asked = []

    def surplus(*place: Any) -> str | None:
        asked.append(place)
        return "X-BARRED"

    [found] = found_of((("a", 4), ("b", 1)), surplus_clause=surplus)
    assert found.clause == "X-BARRED"
    assert asked == [(1, 1, None, "b", "X-WIN")]
    [found] = found_of((("b", 1),), clause_of_items=lambda _due, _claimed: "X-SET")
    assert found.clause == "X-SET"


def test_readings_worth_as_much_are_each_as_right() -> None:
    made = claims([], events=(Declare(0, "ready"), Win(1, 0, 2, "discard", (("b", 4),), 4)))
    made.due.wins[0].ties = [[Priced("b", 4, "X-B")]]
    assert wrong_items(made) == []


@pytest.mark.parametrize(("items", "points"), [((("a", 6),), None), (None, 6)])
def test_what_an_earlier_fault_explains_follows_from_it(items: Items, points: int | None) -> None:
    [found] = found_of(items, points, faulty_events=frozenset({1}))
    assert found.consequent
    [found] = found_of(items, points, faulty_events=frozenset({0}))
    assert not found.consequent
    made = claims([], events=(Declare(0, "ready"), Win(1, 0, 2, "discard", items, points)))
    won = made.due.wins[0].won
    other = Settlement([PricedWin(won, [Priced("a", 6, "X-A")], [], "X-WIN")], [])
    made.undone = lambda seats: iter([other] if [*seats] == [1] else [])
    [found] = wrong_items(made)
    assert found.consequent


def test_a_win_that_is_not_shown_or_no_win_of_the_log_is_not_judged() -> None:
    made = claims([], events=(Declare(0, "ready"), Win(1, 0, 2, "discard", (("b", 4),))))
    made.due.wins[0].won.hidden = True
    assert wrong_items(made) == []
    made = claims([], events=(Declare(0, "ready"), Declare(1, "opening_win")))
    assert wrong_items(made) == []


@pytest.mark.parametrize("points", [3, 5])
def test_points_too_few_and_too_many_are_told(points: int) -> None:
    [found] = found_of(None, points)
    assert told(found) == ("points-differ", "X-WIN", 1, 1, 4, points)


@pytest.mark.parametrize(("items", "points"), [((("a", 6),), None), (None, 6)])
def test_what_an_undone_fault_explains_is_this_win_at_this_price(items: Items, points: int | None) -> None:
    made = claims([], events=(Declare(0, "ready"), Win(1, 0, 2, "discard", items, points)))
    won = made.due.wins[0].won
    another = Won(1, 1, 0, 2, "discard", [], [])
    others = [
        Settlement([PricedWin(of, [Priced("a", price, "X-A")], [], "X-WIN")], [])
        for of, price in ((won, 5), (won, 7), (another, 6))
    ]
    made.undone = lambda _seats: iter(others)
    [found] = wrong_items(made)
    assert not found.consequent


def test_of_several_items_the_one_claimed_twice_is_told() -> None:
    due = Priced("a", 4, "X-A"), Priced("b", 2, "X-B")
    [found] = found_of((("a", 4), ("b", 2), ("b", 2)), None, *due)
    assert found.clause == "X-B"
