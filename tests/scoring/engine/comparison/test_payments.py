"""Claimed payments held against those due: what is told, where, and what follows from something else."""

from typing import Any

import pytest

from scoring.engine.comparison.payments import wrong_transfers
from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER, Finding
from scoring.engine.transfers import Priced, Settlement
from tests.support.claims import booked, claims, paid


def told(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.clause, finding.event, finding.seat, finding.expected, finding.actual


def parties(finding: Finding) -> tuple[Any, ...]:
    return finding.params["payer"], finding.params["payee"], finding.params["cause"]


@pytest.mark.parametrize(("payer", "payee"), [(2, 1), (1, 2), (0, 3), (3, 0)])
def test_another_sum_is_told_at_the_event_that_is_paid_for(payer: int, payee: int) -> None:
    [found] = wrong_transfers(claims([paid(payer, payee, 4)], booked(payer, payee, 6)))
    assert found.kind == WRONG_TRANSFER
    assert told(found) == ("payment-differs", "X-1", 1, payer, 4, 6)
    assert parties(found) == (payer, payee, "win")
    assert not found.consequent


def test_what_is_due_and_booked_alike_is_not_told() -> None:
    assert wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 4))) == []
    assert wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 4, ("a", 4)))) == []
    silent = claims([paid(2, 1, 4)])
    silent.position.hand.transfers = None
    assert wrong_transfers(silent) == []


def test_a_payment_left_out_and_one_that_is_not_due() -> None:
    [missing] = wrong_transfers(claims([paid(2, 1, 4)]))
    assert told(missing) == ("payment-missing", "X-1", 1, 2, 4, 0)
    [more] = wrong_transfers(claims([], booked(3, 0, 5, cause="kong", event=0)))
    assert told(more) == ("payment-not-due", "X-KONG", None, 3, 0, 5)
    assert parties(more) == (3, 0, "kong")


def test_the_house_pays_and_is_paid_at_no_seat() -> None:
    [to] = wrong_transfers(claims([], booked(0, -1, 5, cause="penalty")))
    assert (to.seat, to.clause, parties(to)) == (0, "GEN-09", (0, "house", "penalty"))
    [of] = wrong_transfers(claims([], booked(-1, 0, 5, cause="penalty")))
    assert (of.seat, parties(of)) == (None, ("house", 0, "penalty"))


def test_the_same_sum_of_other_items_is_told_as_items() -> None:
    [found] = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 4, ("b", 4))))
    assert found.kind == WRONG_ITEMS
    assert (found.code, found.event, found.seat) == ("payment-items-differ", 1, 2)
    assert found.expected == [{"code": "a", "points": 4}]
    assert found.actual == [{"code": "b", "points": 4}]
    assert parties(found) == (2, 1, "win")
    assert not found.consequent
    tied = paid(2, 1, 4)
    tied.ties = [[Priced("b", 4, "X-B")]]
    assert wrong_transfers(claims([tied], booked(2, 1, 4, ("b", 4)))) == []


def test_another_sum_of_other_items_is_told_once_and_its_sum_follows() -> None:
    items, points = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 6, ("b", 6))))
    assert (items.kind, items.consequent) == (WRONG_ITEMS, False)
    assert (points.kind, points.consequent) == (WRONG_TRANSFER, True)
    items, points = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 6, ("b", 5))))
    assert not points.consequent


def test_what_is_booked_at_the_prices_claimed_of_the_win_follows_from_these() -> None:
    at_claimed = Settlement([], [paid(2, 1, 6)])
    [found] = wrong_transfers(
        claims([paid(2, 1, 4)], booked(2, 1, 6), settle_at_claimed_items=lambda: at_claimed)
    )
    assert found.consequent
    items, points = wrong_transfers(
        claims([paid(2, 1, 4)], booked(2, 1, 6, ("a", 6)), settle_at_claimed_items=lambda: at_claimed)
    )
    assert (items.consequent, points.consequent) == (True, True)


def test_payments_due_are_told_by_their_events_and_then_those_that_are_not_due() -> None:
    due = [paid(2, 1, 4, event=1), paid(3, 0, 2, event=0, cause="opening_win")]
    found = wrong_transfers(claims(due, booked(0, 2, 1, cause="kong", event=None)))
    assert [(one.code, one.event) for one in found] == [
        ("payment-missing", 0),
        ("payment-missing", 1),
        ("payment-not-due", None),
    ]


def test_a_cause_that_the_record_leaves_open_is_not_told() -> None:
    open_one = claims([paid(2, 1, 4)], booked(2, 1, 6), booked(3, 0, 5, cause="kong"))
    open_one.due.open_causes = frozenset({"kong"})
    assert [one.params["cause"] for one in wrong_transfers(open_one)] == ["win"]


def test_a_birds_share_of_a_wrong_payment_follows_from_it() -> None:
    due = [paid(2, 1, 4), paid(2, 1, 4, cause="bird")]
    win, bird = wrong_transfers(claims(due, booked(2, 1, 6), booked(2, 1, 6, cause="bird")))
    assert (win.consequent, bird.consequent) == (False, True)
    win, bird = wrong_transfers(claims(due, booked(2, 1, 6), booked(2, 1, 7, cause="bird")))
    assert not bird.consequent
    [bird] = wrong_transfers(claims(due, booked(2, 1, 4), booked(2, 1, 7, cause="bird")))
    assert not bird.consequent


def test_what_builds_upon_payments_claimed_follows_from_these_if_they_are_wrong() -> None:
    due = [paid(2, 1, 4), paid(3, 1, 8, cause="horse")]
    logged = (booked(2, 1, 6), booked(3, 1, 12, cause="horse"))
    built = {"horse": [paid(3, 1, 12, cause="horse")]}
    win, horse = wrong_transfers(claims(due, *logged, built_on=lambda _logged: built))
    assert (win.consequent, horse.consequent) == (False, True)
    [horse] = wrong_transfers(claims(due, booked(2, 1, 4), logged[1], built_on=lambda _logged: built))
    assert not horse.consequent
    other = {"horse": [paid(3, 1, 13, cause="horse")]}
    _, horse = wrong_transfers(claims(due, *logged, built_on=lambda _logged: other))
    assert not horse.consequent


@pytest.mark.parametrize(
    "more",
    [{"went_on": True}, {"upset_causes": frozenset({"win"})}, {"faulty_events": frozenset({1})}],
    ids=str,
)
def test_payments_follow_from_earlier_faults(more: dict[str, Any]) -> None:
    [found] = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 6), **more))
    assert found.consequent
    [other] = wrong_transfers(
        claims([paid(2, 1, 4, event=None)], booked(2, 1, 6, event=None), faulty_events=frozenset({0}))
    )
    assert not other.consequent


def test_what_is_booked_for_a_faulty_win_or_opening_follows_from_it() -> None:
    def follows(payer: int, payee: int, cause: str, faulty: int) -> bool:
        logged = booked(payer, payee, 6, cause=cause, event=None)
        [found] = wrong_transfers(claims([], logged, faulty_events=frozenset({faulty})))
        return found.consequent

    assert [follows(2, 1, cause, 1) for cause in ("win", "bird", "horse", "kong", "opening_win")] == [
        *(True, True, True, False, False)
    ]
    assert not follows(2, 3, "win", 1)
    assert follows(2, 3, "horse", 1)
    assert [follows(2, 0, cause, 0) for cause in ("opening_win", "bird", "win", "horse")] == [
        *(True, True, False, False)
    ]


def test_what_would_be_paid_without_an_earlier_fault_follows_from_that() -> None:
    def undone(seats: Any) -> Any:
        yield Settlement([], [paid(2, 1, 6)] if {*seats} == {1, 2} else [])

    [found] = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 6), undone=undone))
    assert found.consequent
    [found] = wrong_transfers(claims([paid(2, 1, 4)], booked(2, 1, 7), undone=undone))
    assert not found.consequent
    [found] = wrong_transfers(
        claims([paid(2, 1, 4)], booked(2, 1, 7), leaves_open=lambda _seats, _cause: True)
    )
    assert found.consequent


def test_where_no_win_is_due_the_clause_is_that_of_a_win_between_the_two_or_of_any() -> None:
    [between] = wrong_transfers(claims([], booked(3, 1, 6, event=None)))
    [beside] = wrong_transfers(claims([], booked(3, 0, 6, event=None)))
    assert (between.clause, beside.clause) == ("X-WIN", "X-WIN")
    none = claims([], booked(3, 0, 6, event=None))
    none.due.wins.clear()
    assert wrong_transfers(none)[0].clause == "GEN-09"
    barred = claims([], booked(3, 0, 6), surplus_clause=lambda *_asked: "X-BARRED")
    assert wrong_transfers(barred)[0].clause == "X-BARRED"
