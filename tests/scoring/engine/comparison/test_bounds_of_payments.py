"""Payments at the edge: nothing, one point, both ways round, the house, and what no event has earned."""

from typing import Any

import pytest

from scoring.engine.comparison.payments import wrong_transfers
from scoring.engine.findings import Finding
from scoring.engine.position import Won
from scoring.engine.record import HOUSE
from scoring.engine.transfers import Priced, PricedWin, Settlement
from tests.support.claims import booked, claims, paid

#: Payer and payee: the lower seat pays, or the higher, or one of them is the house.
WAYS = [(1, 2), (2, 1), (0, 3), (3, 0), (0, 1), (HOUSE, 2), (2, HOUSE)]
BETWEEN_SEATS = WAYS[:5]


def only(found: list[Finding]) -> Finding:
    [finding] = found
    return finding


@pytest.mark.parametrize(("payer", "payee"), WAYS)
def test_a_single_point_too_many_or_too_few_is_told(payer: int, payee: int) -> None:
    missing = only(wrong_transfers(claims([paid(payer, payee, 1)])))
    assert (missing.code, missing.expected, missing.actual) == ("payment-missing", 1, 0)
    more = only(wrong_transfers(claims([], booked(payer, payee, 1, cause="kong"))))
    assert (more.code, more.expected, more.actual) == ("payment-not-due", 0, 1)
    other = only(wrong_transfers(claims([paid(payer, payee, 2)], booked(payer, payee, 1))))
    assert (other.code, other.expected, other.actual) == ("payment-differs", 2, 1)
    assert not any(one.consequent for one in (missing, more, other))


def test_what_cancels_out_need_not_be_booked_and_may_be() -> None:
    both_ways = [paid(2, 1, 4), paid(1, 2, 4)]
    assert wrong_transfers(claims(both_ways)) == []
    assert wrong_transfers(claims([], booked(2, 1, 4, ("a", 4)), booked(1, 2, 4, ("a", 4)))) == []
    assert wrong_transfers(claims([], booked(2, 1, 0))) == []


def test_nothing_booked_for_nothing_due_is_no_fault_that_others_build_upon() -> None:
    built = {"horse": [paid(3, 1, 12, cause="horse")]}
    found = wrong_transfers(
        claims(
            [paid(3, 1, 8, cause="horse")],
            booked(3, 1, 12, cause="horse"),
            booked(2, 1, 0, cause="kong"),
            built_on=lambda _logged: built,
        )
    )
    assert not only(found).consequent


@pytest.mark.parametrize("cause", ["bird", "kong", "win"])
def test_what_builds_upon_a_wrong_payment_of_any_cause_follows_from_it(cause: str) -> None:
    due = [paid(2, 1, 4, cause=cause), paid(3, 1, 8, cause="horse")]
    logged = booked(2, 1, 6, cause=cause), booked(3, 1, 12, cause="horse")
    built = {"horse": [paid(3, 1, 12, cause="horse")]}
    first, horse = wrong_transfers(claims(due, *logged, built_on=lambda _logged: built))
    assert (first.consequent, horse.consequent) == (False, True)


def test_items_of_a_payment_that_is_not_due_do_not_excuse_it() -> None:
    assert not only(wrong_transfers(claims([], booked(2, 1, 4, ("a", 4), cause="kong")))).consequent
    assert not only(wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 0)))).consequent


@pytest.mark.parametrize("listed", [5, 7])
def test_a_sum_that_its_own_items_do_not_make_is_a_fault_of_its_own(listed: int) -> None:
    items, points = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 6, ("b", listed))))
    assert (items.consequent, points.consequent) == (False, False)


@pytest.mark.parametrize(("payer", "payee"), WAYS)
def test_items_are_told_as_the_payer_owes_them(payer: int, payee: int) -> None:
    found = only(wrong_transfers(claims([paid(payer, payee, 4)], booked(payer, payee, 4, ("b", 4)))))
    assert found.code == "payment-items-differ"
    assert found.expected == [{"code": "a", "points": 4}]
    assert found.actual == [{"code": "b", "points": 4}]


def test_the_clause_is_that_of_the_first_differing_item_whatever_else_is_paid() -> None:
    due = paid(2, 1, 4)
    due.items = [Priced("b", 2, "X-B"), Priced("a", 2, "X-A")]
    found = only(wrong_transfers(claims([due], booked(2, 1, 4, ("a", 1), ("b", 2), ("c", 1)))))
    assert found.clause == "X-A"


@pytest.mark.parametrize(("payer", "payee"), WAYS)
def test_what_keeps_an_item_or_a_payment_out_is_asked_of_its_two_parties(payer: int, payee: int) -> None:
    asked: list[Any] = []

    def surplus(*place: Any) -> str:
        asked.append(place)
        return "X-BARRED"

    logged = booked(payer, payee, 4, ("a", 4), ("b", 0))
    assert wrong_transfers(claims([paid(payer, payee, 4)], logged, surplus_clause=surplus)) == []
    logged = booked(payer, payee, 6, ("a", 4), ("b", 2))
    items, _points = wrong_transfers(claims([paid(payer, payee, 4)], logged, surplus_clause=surplus))
    assert items.clause == "X-BARRED"
    assert asked == [(1, payee, payer, "b", "X-1")]
    asked.clear()
    more = only(wrong_transfers(claims([], booked(payer, payee, 6), surplus_clause=surplus)))
    assert more.clause == "X-BARRED"
    assert asked == [(1, payee, payer, "win", "")]


@pytest.mark.parametrize(("payer", "payee"), WAYS)
def test_faults_are_undone_of_the_two_seats_and_of_no_house(payer: int, payee: int) -> None:
    undone_of: list[set[int]] = []
    open_of: list[Any] = []

    def undone(seats: Any) -> Any:
        undone_of.append({*seats})
        return iter(())

    def leaves_open(seats: Any, cause: str) -> bool:
        open_of.append(({*seats}, cause))
        return False

    made = claims([paid(payer, payee, 4)], booked(payer, payee, 6), undone=undone, leaves_open=leaves_open)
    assert not only(wrong_transfers(made)).consequent
    assert undone_of == [{payer, payee} - {HOUSE}]
    assert open_of == [({payer, payee} - {HOUSE}, "win")]


def test_a_payment_left_out_that_would_not_be_due_without_an_earlier_fault_follows() -> None:
    nothing = Settlement([], [])
    made = claims([paid(2, 1, 4)], undone=lambda _seats: iter([nothing]))
    assert only(wrong_transfers(made)).consequent
    made = claims([paid(2, 1, 4)], booked(2, 1, 0), undone=lambda _seats: iter([nothing]))
    assert only(wrong_transfers(made)).consequent
    made = claims([paid(2, 1, 4)], undone=lambda _seats: iter([Settlement([], [paid(2, 1, 1)])]))
    assert not only(wrong_transfers(made)).consequent


def test_what_no_event_has_earned_is_told_before_the_first() -> None:
    due = [paid(3, 0, 2, event=0, cause="kong"), paid(2, 0, 5, event=None, cause="penalty")]
    found = wrong_transfers(claims(due, booked(3, 0, 1, cause="kong"), booked(2, 0, 4, cause="penalty")))
    assert [one.event for one in found] == [None, 0]


def test_items_of_a_payment_that_no_event_has_earned_are_no_wins() -> None:
    due = paid(2, 1, 4, event=None)
    found = only(wrong_transfers(claims([due], booked(2, 1, 4, ("b", 4), event=None))))
    assert (found.code, found.event, found.consequent) == ("payment-items-differ", None, False)


def test_a_faulty_win_explains_what_is_booked_for_it_whoever_pays() -> None:
    for payer in (0, 2, 3):
        made = claims([], booked(payer, 1, 6, event=None), faulty_events=frozenset({1}))
        assert only(wrong_transfers(made)).consequent


def test_of_several_wins_the_clause_is_that_of_the_one_between_the_two_and_of_the_first() -> None:
    def clause_of(payer: int, payee: int, *winners: int) -> str:
        made = claims([], booked(payer, payee, 6, event=None))
        made.due.wins[:] = [
            PricedWin(Won(1, seat, 0, None, "self_draw", [], []), [], [], f"X-{seat}") for seat in winners
        ]
        return only(wrong_transfers(made)).clause

    assert clause_of(0, 1, 3, 1) == "X-1"
    assert clause_of(1, 2, 3, 1) == "X-1"
    assert clause_of(1, 2, 1, 2) == "X-1"
    assert clause_of(1, 2, 2, 1) == "X-2"
    assert clause_of(0, 1, 3, 2) == "X-3"


@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_pays_itself_is_not_due(seat: int) -> None:
    found = only(wrong_transfers(claims([], booked(seat, seat, 3, cause="kong"))))
    assert (found.code, found.seat, found.expected, found.actual) == ("payment-not-due", seat, 0, 3)
    assert (found.params["payer"], found.params["payee"]) == (seat, seat)
