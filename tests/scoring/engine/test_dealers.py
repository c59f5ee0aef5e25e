"""The next dealer, as a hand claims him and as the next hand has him."""

from typing import Any

import pytest

from scoring.engine.dealers import wrong_dealer, wrong_next_dealer
from scoring.engine.findings import WRONG_DEALER, Finding
from scoring.engine.law import Succession
from scoring.engine.record import HandRecord

DUE = Succession(2, "X-7")


def hand(number: int, dealer: int, claimed: int | None = None) -> HandRecord:
    return HandRecord(number, dealer, ((), (), (), ()), (), "draw", next_dealer=claimed)


def told(finding: Finding) -> tuple[Any, ...]:
    return finding.kind, finding.hand, finding.clause, finding.code, finding.expected, finding.actual


@pytest.mark.parametrize("claimed", [0, 1, 3])
def test_another_dealer_claimed_is_told_of_the_hand_that_claims_him(claimed: int) -> None:
    for consequent in (True, False):
        [found] = wrong_next_dealer(hand(4, 0, claimed), DUE, consequent=consequent)
        assert told(found) == (WRONG_DEALER, 4, "X-7", "dealer-differs", 2, claimed)
        assert (found.event, found.seat, found.consequent) == (None, None, consequent)
        assert found.params == {"due": 2, "dealer": claimed}


def test_the_right_dealer_none_claimed_and_one_that_cannot_be_told_are_no_fault() -> None:
    assert wrong_next_dealer(hand(4, 0, 2), DUE, consequent=False) == []
    assert wrong_next_dealer(hand(4, 0), DUE, consequent=False) == []
    assert wrong_next_dealer(hand(4, 0, 1), Succession(None, "X-7"), consequent=False) == []


@pytest.mark.parametrize("dealer", [0, 1, 3])
def test_another_dealer_is_told_of_the_next_hand(dealer: int) -> None:
    [found] = wrong_dealer(hand(4, 0), DUE, hand(5, dealer))
    assert told(found) == (WRONG_DEALER, 5, "X-7", "dealer-differs", 2, dealer)
    assert not found.consequent
    [found] = wrong_dealer(hand(4, 0), DUE, hand(5, dealer), follows=True)
    assert found.consequent


def test_a_wrong_claim_explains_the_dealer_that_follows_from_it_and_no_other() -> None:
    [found] = wrong_dealer(hand(4, 0, claimed=3), DUE, hand(5, 3))
    assert found.consequent
    [found] = wrong_dealer(hand(4, 0, claimed=3), DUE, hand(5, 1))
    assert not found.consequent


def test_nothing_is_told_where_no_dealer_is_due_or_a_hand_lies_between() -> None:
    assert wrong_dealer(hand(4, 0), DUE, hand(5, 2)) == []
    assert wrong_dealer(hand(4, 0), None, hand(5, 1)) == []
    assert wrong_dealer(hand(4, 0), Succession(None, "X-7"), hand(5, 1)) == []
    for number in (3, 4, 6):
        assert wrong_dealer(hand(4, 0), DUE, hand(number, 1)) == []
