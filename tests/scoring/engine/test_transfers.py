"""Prices are the sums of their items; what the house takes or gives stands at no seat."""

import pytest

from scoring.engine.position import Won
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer, scores_of


def transfer(payer: int, payee: int, *points: int) -> Transfer:
    return Transfer(None, payer, payee, "win", [Priced("a", one, "X-A") for one in points], "X-1")


def test_a_payment_and_a_win_are_worth_their_items() -> None:
    assert transfer(0, 1, 4, -1, 2).points == 5
    assert transfer(0, 1).points == 0
    won = Won(1, 1, 0, 2, "discard", [], [])
    assert PricedWin(won, [Priced("a", 4, "X-A"), Priced("b", -3, "X-B")], [], "X-1").points == 1


@pytest.mark.parametrize("payer", range(-1, 4))
@pytest.mark.parametrize("payee", range(-1, 4))
def test_every_seat_pays_and_is_paid_and_the_house_has_no_score(payer: int, payee: int) -> None:
    due = [0, 0, 0, 0]
    if payer >= 0:
        due[payer] -= 7
    if payee >= 0:
        due[payee] += 7
    assert scores_of([transfer(payer, payee, 4, 3)]) == due


def test_scores_are_the_sum_of_all_payments() -> None:
    assert scores_of([]) == [0, 0, 0, 0]
    assert scores_of([transfer(0, 1, 5), transfer(2, 1, 5), transfer(3, -1, 2)]) == [-5, 10, -5, -2]


def test_a_settlement_is_told_unless_a_price_or_a_cause_is_open() -> None:
    assert Settlement().is_told
    assert not Settlement(undecided=True).is_told
    assert not Settlement(open_causes=frozenset({"bird"})).is_told
    assert not Settlement(undecided=True, open_causes=frozenset({"bird"})).is_told
