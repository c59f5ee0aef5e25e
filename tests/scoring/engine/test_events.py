"""What events are: each carries its own fields and no others, and says whose it is."""

import pytest

from scoring.engine.events import (
    Chow,
    Claim,
    Connection,
    Correction,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pass,
    Pung,
    Reveal,
    SeatEvent,
    TableEvent,
    Win,
    seat_of,
)

BY_SEAT: tuple[SeatEvent, ...] = (
    Chow(2, 4, 1, (5, 6)),
    Claim(2, "win"),
    Connection(2, lost=True),
    Declare(2, "ready"),
    Discard(2, 4),
    Draw(2, 4),
    Escape(2),
    Kong(2, 4, "concealed"),
    Pass(2),
    Pung(2, 4, 1),
    Win(2),
)
BY_TABLE: tuple[TableEvent, ...] = (Correction(2, 3, "misclick"), Dissolve(2), Reveal(2, "birds"))


@pytest.mark.parametrize("event", [*BY_SEAT, *BY_TABLE], ids=lambda event: type(event).__name__)
def test_an_event_carries_its_own_fields_and_no_others(event: Event) -> None:
    assert not hasattr(event, "other")
    assert not hasattr(event, "__dict__"), "another field could be put in"


@pytest.mark.parametrize("event", [*BY_SEAT, *BY_TABLE], ids=lambda event: type(event).__name__)
def test_an_event_is_that_of_its_seat(event: Event) -> None:
    assert seat_of(event) == 2


@pytest.mark.parametrize("event", [Correction(None), Dissolve(None), Reveal(None), Event()])
def test_what_nobody_in_particular_does_is_nobodys(event: Event) -> None:
    assert seat_of(event) is None


@pytest.mark.parametrize("one", [Draw(2, 4), Discard(2, 4), Pass(2), Dissolve(2)])
def test_two_events_alike_are_two(one: Event) -> None:
    assert one != type(one)(*(getattr(one, name) for name in one.__dataclass_fields__))
    assert one in {one: 1}


def test_what_a_log_leaves_out_of_an_event_is_none_and_a_draw_is_from_the_head() -> None:
    assert Draw(0, 1).source == "head"
    assert (Discard(0, 1).drawn, Pass(0).on) == (None, None)
    kong, won, word = Kong(0, 1, "added"), Win(0), Declare(0, "ready")
    assert (kong.source_seat, kong.mode) == (None, None)
    assert (won.tile, won.source_seat, won.how, won.items, won.points) == (None,) * 5
    assert (word.value, word.tiles, word.waits, word.patterns) == (None,) * 4
    assert (Reveal(None).tiles, Reveal(None).values) == (None, None)
