"""The fold over a hand: which steps it brings, what an illegal event lists, and where it stops."""

from collections.abc import Iterator
from typing import Final

import pytest

from scoring.engine.deal import open_position
from scoring.engine.events import Connection, Discard, Draw, Event, Pass, Win, seat_of
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.position import CLAIMS, Position
from scoring.engine.replay import play, replay
from scoring.engine.tiles import UNKNOWN
from tests.support.plain_law import KINDS, LAW, PlainRules, record, steps_of, tile, told

FIRST: Final = Discard(0, tile("1m"))
DRAWN: Final = Draw(1, tile("9s"))


class Listing(PlainRules):
    """It knows of what may be done: a draw of each seat's, and the discards of the seat in turn."""

    def candidates(self, position: Position) -> Iterator[Event]:
        yield from (Draw(seat, UNKNOWN) for seat in range(4))
        yield from (
            Discard(position.seat, kind) for kind in KINDS if position.table.hands[position.seat][kind]
        )


LISTING: Final = Listing(KINDS, GENERAL_LEGALITIES)


def test_every_event_brings_a_step_with_its_number_between_the_deal_and_the_end() -> None:
    events = (FIRST, Connection(2, lost=True), Pass(1), DRAWN, Discard(1, tile("9s")))
    _, steps = steps_of(record(*events))
    assert [step.number for step in steps] == [None, 0, 1, 2, 3, 4, None]
    assert [step.event for step in steps] == [None, *events, None]
    assert not told(steps)


def test_of_what_is_only_told_no_other_event_brings_a_step() -> None:
    hand = record(FIRST, DRAWN, Draw(1, tile("1m")), Discard(1, tile("1m")))
    steps = list(replay(hand, LAW, only_told=True))
    assert [step.number for step in steps] == [None, 2, None]
    assert told(steps) == [(2, "draw-too-many", False)]


@pytest.mark.parametrize(("asked", "listed"), [(0, []), (1, [0]), (2, [0, 1]), (9, [0, 1, 2])])
def test_so_many_illegal_events_as_are_asked_for_list_what_would_have_been_legal(
    asked: int, listed: list[int]
) -> None:
    hand = record(Draw(1, tile("9s")), Draw(2, tile("1m")), Draw(3, tile("2m")))
    steps = list(replay(hand, LISTING, list_legal=asked))
    assert [step.number for step in steps if step.legal is not None] == listed


def test_nothing_is_listed_unless_it_is_asked_for() -> None:
    hand = record(Draw(1, tile("9s")), Draw(2, tile("1m")))
    assert [step.legal for step in replay(hand, LISTING)] == [None] * 4


def test_what_would_have_been_legal_is_listed_as_the_hand_stood_before_the_event() -> None:
    hand = record(FIRST, Draw(2, tile("9s")))
    position = open_position(hand, LISTING)
    *_, wrong, _end = replay(hand, LISTING, position, list_legal=1)
    assert wrong.legal is not None
    assert [(seat_of(event), type(event)) for event in wrong.legal] == [(1, Draw)]


def test_an_event_that_is_played_by_itself_lists_nothing_unless_asked() -> None:
    position = open_position(record(), LISTING)
    assert play(position, LISTING, DRAWN).legal is None
    assert play(position, LISTING, Draw(2, tile("1m")), list_legal=True).legal is not None


def test_an_event_of_which_nothing_is_to_tell_is_played_all_the_same() -> None:
    position = open_position(record(FIRST), LAW)
    position.number = 0
    step = play(position, LAW, FIRST)
    assert (step.number, step.event, step.breaches, step.legal) == (0, FIRST, [], None)
    assert (position.phase, position.seat) == (CLAIMS, 1)


def test_what_cannot_be_done_stops_the_hand_without_an_end() -> None:
    position, steps = steps_of(
        record(FIRST, DRAWN, Discard(1, tile("1m")), Draw(2, tile("1m")), outcome="win")
    )
    assert told(steps) == [(2, "not-held", False)]
    assert [step.number for step in steps] == [None, 0, 1, 2]
    assert position.stopped
    assert not position.table.rivers[1]


def test_what_is_played_past_the_end_stops_the_hand_and_its_end_follows() -> None:
    won = Win(1, tile("1m"), 0, "discard")
    position, steps = steps_of(
        record(FIRST, won, Draw(2, tile("9s")), Discard(2, tile("9s")), outcome="draw")
    )
    assert told(steps) == [(2, "after-the-end", False), (None, "end-not-shown", True)]
    assert not position.stopped
    assert position.number == 4


@pytest.mark.parametrize("outcome", ["win", "draw"])
def test_an_end_that_the_events_do_not_show_is_a_fault_of_its_own(outcome: str) -> None:
    _, steps = steps_of(record(FIRST, outcome=outcome))
    [breach] = steps[-1].breaches
    assert (breach.clause, breach.code, breach.consequent) == ("GEN-07", "end-not-shown", False)
    assert (breach.expected, breach.actual, breach.params) == (None, outcome, {"outcome": outcome})
    assert breach.at == (None, None)


def test_a_table_may_be_closed_without_a_word() -> None:
    position, steps = steps_of(record(FIRST, outcome="dissolved"))
    assert not told(steps)
    assert position.closed == "dissolved"
    assert steps_of(record(FIRST, outcome="draw"))[0].closed is None


def test_a_won_hand_that_is_called_a_draw_shows_a_win() -> None:
    _, steps = steps_of(record(FIRST, Win(1, tile("1m"), 0, "discard"), outcome="draw"))
    [breach] = steps[-1].breaches
    assert (breach.expected, breach.actual, breach.consequent) == ("win", "draw", False)
