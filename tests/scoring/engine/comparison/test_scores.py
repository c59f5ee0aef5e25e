"""Claimed scores of a hand held against those due."""

from typing import Any

import pytest

from scoring.engine.comparison.claims import Claims
from scoring.engine.comparison.scores import booked_scores, claimed_scores, wrong_scores
from scoring.engine.findings import WRONG_SCORE, Finding
from scoring.engine.transfers import Settlement
from tests.support.claims import booked, claims, paid

DUE = [paid(2, 1, 4)]
FINER = [Finding(WRONG_SCORE, 1, 1, 1, "X-1", "payment-differs")]


def scored(scores: tuple[int, ...] | None, *logged: Any, lists: bool = False, **more: Any) -> Claims:
    """A hand that claims these scores, and these payments if it lists any."""
    made = claims(DUE, *logged, **more)
    made.position.hand.scores = scores
    if not logged and not lists:
        made.position.hand.transfers = None
    return made


def test_scores_are_those_of_the_payments_due() -> None:
    assert wrong_scores(scored((0, 4, -4, 0)), []) == []
    assert wrong_scores(scored(None), []) == []
    [found] = wrong_scores(scored((0, 5, -5, 0)), [])
    assert (found.kind, found.clause, found.code) == (WRONG_SCORE, "GEN-09", "scores-differ")
    assert (found.event, found.seat) == (None, None)
    assert (found.expected, found.actual, found.consequent) == ([0, 4, -4, 0], [0, 5, -5, 0], False)


def follows(made: Claims, finer: list[Finding]) -> bool:
    [found] = wrong_scores(made, finer)
    return found.consequent


def test_scores_that_add_up_from_wrong_payments_follow_from_these() -> None:
    assert follows(scored((0, 6, -6, 0), booked(2, 1, 6)), FINER)
    assert not follows(scored((0, 6, -6, 0), booked(2, 1, 6)), [])
    assert not follows(scored((0, 7, -7, 0), booked(2, 1, 6)), FINER)
    assert not follows(scored((0, 7, -7, 0), lists=True), FINER)


def test_scores_at_the_prices_claimed_of_wins_follow_from_these() -> None:
    at_claimed = Settlement([], [paid(2, 1, 6)])
    more: dict[str, Any] = {"settle_at_claimed_items": lambda: at_claimed}
    assert follows(scored((0, 6, -6, 0), **more), FINER)
    assert not follows(scored((0, 6, -6, 0), **more), [])
    assert not follows(scored((0, 7, -7, 0), **more), FINER)


@pytest.mark.parametrize(
    "more",
    [{"went_on": True}, {"upset_causes": frozenset({"win"})}, {"faulty_events": frozenset({0})}],
    ids=str,
)
def test_scores_follow_from_earlier_faults(more: dict[str, Any]) -> None:
    assert follows(scored((0, 6, -6, 0), **more), [])
    made = scored(None, **more)
    assert booked_scores(made, []) is None


def test_scores_without_an_earlier_fault_follow_from_it() -> None:
    def undone(seats: Any) -> Any:
        yield Settlement([], [paid(2, 1, 6)] if [*seats] == [0, 1, 2, 3] else [])

    assert follows(scored((0, 6, -6, 0), undone=undone), [])
    assert not follows(scored((0, 7, -7, 0), undone=undone), [])
    assert follows(scored((0, 7, -7, 0), leaves_open=lambda _seats, cause: cause == "kong"), [])
    assert not follows(scored((0, 7, -7, 0), leaves_open=lambda _seats, _cause: False), [])


def test_scores_booked_are_the_coarsest_that_are_claimed() -> None:
    at_claimed = Settlement([], [paid(2, 1, 6)])
    more: dict[str, Any] = {"settle_at_claimed_items": lambda: at_claimed}
    assert booked_scores(scored((1, 2, 3, 4), booked(2, 1, 6)), []) == [1, 2, 3, 4]
    assert booked_scores(scored(None, booked(2, 1, 5)), []) == [0, 5, -5, 0]
    assert booked_scores(scored(None, **more), FINER) == [0, 6, -6, 0]
    assert booked_scores(scored(None, **more), []) == [0, 4, -4, 0]


def test_what_the_house_takes_or_gives_stands_at_no_seat() -> None:
    assert claimed_scores([booked(0, -1, 5), booked(-1, 3, 2), booked(3, 0, 1)]) == [-4, 0, 0, 1]


#: Scores that come before and after those of 6 points from seat 2 to seat 1.
BESIDE = [(-1, 7, -6, 0), (0, 5, -5, 0), (0, 6, -7, 1), (0, 6, -5, -1), (0, 7, -7, 0), (1, 5, -6, 0)]


@pytest.mark.parametrize("scores", BESIDE)
def test_scores_that_differ_at_any_seat_are_told_and_follow_from_nothing(scores: tuple[int, ...]) -> None:
    due = claims([paid(2, 1, 6)])
    due.position.hand.scores = scores
    due.position.hand.transfers = None
    assert not follows(due, [])
    assert not follows(scored(scores, booked(2, 1, 6)), FINER)
    at_claimed = Settlement([], [paid(2, 1, 6)])
    assert not follows(scored(scores, settle_at_claimed_items=lambda: at_claimed), FINER)
    assert not follows(scored(scores, undone=lambda _seats: iter([at_claimed])), [])
