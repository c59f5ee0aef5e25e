"""A payment that is wrong just as something else is, and no further, follows from that."""

import pytest

from scoring.engine.comparison.payments import wrong_transfers
from scoring.engine.events import Declare, Event, Win
from scoring.engine.findings import Finding
from scoring.engine.position import Won
from scoring.engine.transfers import Priced, PricedWin, Settlement
from tests.support.claims import booked, claims, paid

BOTH_WAYS = [(2, 1), (1, 2)]


def birds_finding(payer: int, payee: int, base: str, of_win: int, of_bird: int) -> Finding:
    """What is told of a bird booked at `of_bird` beside a payment booked at `of_win`, each due at 4."""
    due = [paid(payer, payee, 4, cause=base), paid(payer, payee, 4, cause="bird")]
    logged = booked(payer, payee, of_win, cause=base), booked(payer, payee, of_bird, cause="bird")
    found = wrong_transfers(claims(due, *logged))
    return next(one for one in found if one.params["cause"] == "bird")


@pytest.mark.parametrize(("payer", "payee"), BOTH_WAYS)
@pytest.mark.parametrize("base", ["win", "opening_win"])
def test_a_bird_follows_from_any_other_price_of_what_it_doubles(base: str, payer: int, payee: int) -> None:
    for points in (1, 2, 3, 5, 8):
        assert birds_finding(payer, payee, base, points, points).consequent
    for of_win, of_bird in ((4, 3), (4, 5), (2, 1), (2, 3), (6, 5), (6, 7)):
        assert not birds_finding(payer, payee, base, of_win, of_bird).consequent


def test_a_bird_beside_a_payment_that_is_missing_does_not_follow_from_it() -> None:
    due = [paid(2, 1, 4), paid(2, 1, 4, cause="bird")]
    win, bird = wrong_transfers(claims(due, booked(2, 1, 6, cause="bird")))
    assert (win.code, bird.code) == ("payment-missing", "payment-differs")
    assert not bird.consequent
    [more, other] = sorted(
        wrong_transfers(claims(due[1:], booked(2, 1, 6), booked(2, 1, 6, cause="bird"))),
        key=lambda one: one.code,
    )
    assert (more.code, other.code) == ("payment-differs", "payment-not-due")
    assert not more.consequent


def items_finding(*events: Event, points: int, item: str, at: int = 6) -> Finding:
    """What is told of the items of a payment, where 4 points are due and `at` by what the win claims."""
    claimed = Settlement([], [paid(2, 1, at)])
    made = claims(
        [paid(2, 1, 4)],
        booked(2, 1, points, (item, points)),
        events=(Declare(0, "opening_win"), *events),
        settle_at_claimed_items=lambda: claimed,
    )
    return wrong_transfers(made)[0]


def test_where_a_win_claims_points_alone_a_payment_of_as_many_follows_whatever_its_items() -> None:
    points_alone = Win(1, 0, 2, "discard", None, 6)
    assert items_finding(points_alone, points=6, item="b").consequent
    for points in (5, 7):
        assert not items_finding(points_alone, points=points, item="b").consequent


def test_where_a_win_claims_items_or_nothing_the_items_of_its_payment_must_be_those() -> None:
    for win in (Win(1, 0, 2, "discard", (("a", 6),), 6), Win(1, 0, 2, "discard", None, None)):
        assert not items_finding(win, points=6, item="b").consequent
        assert items_finding(win, points=6, item="a").consequent


#: The win claims an item besides the one of 4 points that is due.
EXTRA = (("a", 4), ("b", 2))


@pytest.mark.parametrize(("payer", "payee"), [(0, 1), (2, 1), (3, 1)])
def test_a_payment_that_books_an_item_too_many_as_its_win_does_follows(payer: int, payee: int) -> None:
    events = (Declare(0, "opening_win"), Win(1, 0, 2, "discard", EXTRA))
    found = wrong_transfers(claims([paid(payer, payee, 4)], booked(payer, payee, 6, *EXTRA), events=events))
    assert [one.consequent for one in found] == [True, True]
    other = booked(payer, payee, 7, ("a", 4), ("b", 3))
    found = wrong_transfers(claims([paid(payer, payee, 4)], other, events=events))
    assert not found[0].consequent


def test_each_payment_is_held_against_its_own_win() -> None:
    events = (
        Declare(0, "opening_win"),
        Win(1, 0, 2, "discard", (("a", 4),)),
        Win(3, 0, 2, "discard", EXTRA),
    )
    for turned in (False, True):
        made = claims(
            [paid(2, 1, 4), paid(2, 3, 4, event=2)],
            booked(2, 1, 4, ("a", 4)),
            booked(2, 3, 6, *EXTRA, event=2),
            events=events,
        )
        won = Won(2, 3, 0, 2, "discard", [], [])
        made.due.wins.append(PricedWin(won, [Priced("a", 4, "X-A")], [], "X-WIN"))
        if turned:
            made.due.wins.reverse()
        assert [one.consequent for one in wrong_transfers(made)] == [True, True]


def test_a_payment_repeats_no_win_where_none_is_priced_at_its_event() -> None:
    events = (Declare(0, "opening_win"), Win(1, 0, 2, "discard", EXTRA))
    made = claims([paid(2, 1, 4)], booked(2, 1, 6, *EXTRA), events=events)
    made.due.wins.clear()
    assert not wrong_transfers(made)[0].consequent


def test_an_openings_payment_repeats_no_win() -> None:
    made = claims(
        [paid(2, 0, 4, event=0, cause="opening_win")],
        booked(2, 0, 6, *EXTRA, event=0, cause="opening_win"),
    )
    won = Won(0, 0, None, None, "opening", [], [])
    made.due.wins.insert(0, PricedWin(won, [Priced("a", 4, "X-A")], [], "X-OPEN"))
    assert not wrong_transfers(made)[0].consequent
