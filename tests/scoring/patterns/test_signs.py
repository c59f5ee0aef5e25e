"""What is told of a hand that is over, for the clauses at work in it."""

from dataclasses import replace

import pytest

from scoring.engine.events import Claim, Connection, Draw, Event, Pass, Pung
from scoring.engine.transfers import Settlement
from scoring.patterns.signs import Ended, higher_claim_goes_first, is_first
from tests.support.positions import at


@pytest.mark.parametrize(("number", "first"), [(1, True), (2, False), (3, False)])
def test_only_the_first_hand_of_a_log_has_a_dealer_whom_nobody_made(number: int, first: bool) -> None:
    position = at()
    position.hand = replace(position.hand, number=number)
    assert is_first(Ended(None, position, Settlement())) is first


CHOW, PUNG, WIN = (Claim(seat, want) for seat, want in ((1, "chow"), (2, "pung"), (3, "win")))
HONOURED = Pung(2, 0, 0)


@pytest.mark.parametrize(
    ("events", "differ"),
    [
        ((), False),
        ((PUNG, HONOURED), False),
        ((CHOW, PUNG, HONOURED), True),
        ((PUNG, WIN, HONOURED), True),
        ((WIN, Claim(1, "win"), HONOURED), False),
        ((PUNG, Claim(1, "kong"), HONOURED), False),
        ((CHOW, Pass(3), Connection(0, lost=True), PUNG, HONOURED), True),
        ((CHOW, Draw(1, 3), PUNG, HONOURED), False),
        ((CHOW, PUNG), False),
    ],
    ids=(
        "nothing-said",
        "one-claim",
        "a-chow-and-a-pung",
        "a-pung-and-a-win",
        "two-of-a-rank",
        "a-kong-ranks-as-a-pung",
        "words-between-them",
        "on-two-tiles",
        "none-honoured",
    ),
)
def test_two_claims_on_a_tile_that_differ_in_rank_show_who_goes_first(
    events: tuple[Event, ...], differ: bool
) -> None:
    assert higher_claim_goes_first(Ended(None, at(events=events), Settlement())) is differ
