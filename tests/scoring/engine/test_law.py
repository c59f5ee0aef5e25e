"""The law of a hand: which of several clauses that speak to one event is cited."""

from typing import Final

import pytest

from scoring.engine.deal import open_position
from scoring.engine.events import Discard, Draw, Event
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.law import Rules
from scoring.engine.legality import Judge, Legality
from scoring.engine.position import Position
from scoring.engine.record import HandRecord

DOUBT: Final = Breach("X-01", "not-shown", UNDECIDABLE)
LATER_DOUBT: Final = Breach("X-02", "not-shown", UNDECIDABLE)
FAULT: Final = Breach("X-03", "broken")
LATER_FAULT: Final = Breach("X-04", "broken")
DISCARD: Final = Discard(0, 4)
DEAL: Final = ((4,) * 14, (9,) * 13, (18,) * 13, (1,) * 13)


def says(found: Breach | None, *, of_claims: bool = False) -> Legality:
    """A clause about discards that always says this."""

    def judge(_position: Position, _event: Event) -> Breach | None:
        return found

    word: Judge = judge
    return Legality("X-00", (Discard,), word, of_claims)


def law(*clauses: Legality) -> tuple[Rules, Position]:
    rules = Rules(tuple(range(27)), clauses)
    return rules, open_position(HandRecord(1, 0, DEAL, (), "draw"), rules)


@pytest.mark.parametrize(
    ("found", "due"),
    [
        ((None, DOUBT, FAULT), FAULT),
        ((FAULT, DOUBT), FAULT),
        ((DOUBT, None, LATER_DOUBT), DOUBT),
        ((DOUBT, FAULT, LATER_FAULT), FAULT),
        ((None, None), None),
        ((), None),
    ],
)
def test_what_is_decided_goes_before_what_is_in_doubt_and_the_first_before_the_next(
    found: tuple[Breach | None, ...], due: Breach | None
) -> None:
    rules, position = law(*(says(one) for one in found))
    assert rules.breach(position, DISCARD) is due


def test_a_clause_about_other_acts_is_not_asked() -> None:
    rules, position = law(says(FAULT))
    assert rules.breach(position, Draw(0, 4)) is None
    assert rules.permits(position, Draw(0, 4)) is True


@pytest.mark.parametrize(
    ("found", "due"),
    [((DOUBT, FAULT), False), ((FAULT, DOUBT), False), ((None, DOUBT), None), ((None, None), True)],
)
def test_an_act_is_permitted_only_where_nothing_is_broken_and_nothing_in_doubt(
    found: tuple[Breach | None, ...], due: bool | None
) -> None:
    rules, position = law(*(says(one) for one in found))
    assert rules.permits(position, DISCARD) is due


def test_claims_of_others_break_an_act_but_do_not_forbid_it() -> None:
    rules, position = law(says(FAULT, of_claims=True))
    assert rules.breach(position, DISCARD) is FAULT
    assert rules.permits(position, DISCARD) is True
