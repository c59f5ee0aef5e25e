"""What is told of a hand that is over, for the clauses at work in it."""

from dataclasses import replace

import pytest

from scoring.engine.transfers import Settlement
from scoring.patterns.signs import Ended, is_first
from tests.support.positions import at


@pytest.mark.parametrize(("number", "first"), [(1, True), (2, False), (3, False)])
def test_only_the_first_hand_of_a_log_has_a_dealer_whom_nobody_made(number: int, first: bool) -> None:
    position = at()
    position.hand = replace(position.hand, number=number)
    assert is_first(Ended(None, position, Settlement())) is first
