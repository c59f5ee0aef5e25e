"""Which act bears an announcement out."""

import pytest

from scoring.engine.events import (
    Claim,
    Connection,
    Correction,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Pass,
    Reveal,
)
from scoring.patterns.following import following_act, is_discard_of, is_recorded
from tests.support.positions import at

READY = Declare(1, "ready")
THROWN = Discard(1, 0)


def follows(*events: Event, outcome: str = "win", before: int = 0) -> Event | None:
    """What follows the announcement in a record that goes on so."""
    position = at(events=(*[Pass(0)] * before, READY, *events), outcome=outcome)
    position.number = before
    return following_act(position, READY)


def test_the_next_act_follows_an_announcement_wherever_it_stands() -> None:
    assert follows(THROWN, Draw(2, 3)) is THROWN
    assert follows(THROWN, before=2) is THROWN
    assert follows() is None


@pytest.mark.parametrize(
    "remark",
    [
        Declare(2, "ready"),
        Reveal(None, key="birds"),
        Claim(2, "win"),
        Pass(2),
        Connection(2, lost=True),
        Correction(None, of=0, reason="seen"),
        Escape(2),
    ],
)
def test_other_words_and_remarks_are_passed_over(remark: Event) -> None:
    assert follows(remark, THROWN) is THROWN


def test_nothing_follows_where_the_table_closes() -> None:
    assert follows(Dissolve(None), THROWN) is None
    assert follows(Escape(2), THROWN, outcome="escaped") is None


def test_nothing_follows_what_is_only_tried_or_played() -> None:
    position = at(events=(READY, THROWN))
    position.number = 0
    assert following_act(position, Declare(1, "ready")) is None
    assert is_recorded(position, READY)
    assert not is_recorded(position, THROWN)
    for number in (-1, 1, 2, 3):
        position.number = number
        assert not is_recorded(position, READY)
    position.number = -1
    assert not is_recorded(position, THROWN)


def test_only_a_discard_of_the_seat_itself_bears_it_out() -> None:
    assert is_discard_of(THROWN, 1)
    assert not is_discard_of(THROWN, 2)
    assert not is_discard_of(Draw(1, 0), 1)
    assert not is_discard_of(None, 1)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_no_other_seats_discard_bears_an_announcement_out(seat: int) -> None:
    assert is_discard_of(THROWN, READY.seat)
    assert not is_discard_of(Discard(seat, 0), READY.seat)
