"""How one event is judged: what it is told with, in which order, and what it leaves behind."""

from collections.abc import Sequence
from typing import Final

import pytest

from scoring.engine.deal import open_position
from scoring.engine.events import Connection, Discard, Draw, Event, Pung, Win
from scoring.engine.findings import ERROR, UNDECIDABLE, WARNING, WRONG_WALL, Breach
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.legality import Legality
from scoring.engine.position import Position
from scoring.engine.replay import replay
from tests.support.plain_law import (
    KINDS,
    LAW,
    PlainRules,
    drawn,
    found,
    record,
    steps_of,
    thrown,
    tile,
    told,
)

FIRST: Final = thrown(0, "1m")


class Noting(PlainRules):
    """It has a note on every discard, and one that follows from another fault."""

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        if not isinstance(event, (Discard, Draw)):
            return ()
        return [Breach("NOTE-01", "follows", consequent=True), Breach("NOTE-02", "noted")]


NOTING: Final = Noting(KINDS, GENERAL_LEGALITIES)


def refusing(*events: type[Event], kind: str, severity: str = ERROR) -> Legality:
    """Every such event is a fault of this kind."""

    def judge(_position: Position, _event: Event) -> Breach:
        return Breach("NO-01", "refused", kind, severity=severity)

    return Legality("NO-01", events, judge)


def test_what_follows_stands_after_what_does_not() -> None:
    assert found(FIRST, law=NOTING) == [(0, "noted", False), (0, "follows", True)]


def test_notes_stand_before_the_breach_and_what_follows_after_it() -> None:
    assert found(thrown(1, "5m"), law=NOTING) == [
        (0, "noted", False),
        (0, "out-of-turn", False),
        (0, "follows", True),
    ]


def test_of_what_cannot_be_done_nothing_more_is_noted() -> None:
    assert found(thrown(0, "5m"), law=NOTING) == [(0, "not-held", False)]


def test_of_what_comes_after_the_end_the_notes_are_told() -> None:
    past = (FIRST, Win(1, tile("1m"), 0, "discard"), drawn(2, "9s"))
    assert found(*past, law=NOTING, outcome="win")[2:] == [
        (2, "noted", False),
        (2, "after-the-end", False),
        (2, "follows", True),
    ]


@pytest.mark.parametrize(("code", "ends"), [("wall-empty", [(None, "end-not-shown", True)]), ("stuck", [])])
def test_a_draw_from_an_empty_wall_is_play_past_the_end_and_another_stop_leaves_it_open(
    code: str, ends: list[tuple[None, str, bool]]
) -> None:
    def judge(_position: Position, _event: Event) -> Breach:
        return Breach("WALL-01", code, stops=True)

    law = PlainRules(KINDS, (Legality("WALL-01", (Draw,), judge),))
    position, steps = steps_of(record(FIRST, drawn(1, "9s"), outcome="win"), law)
    assert told(steps) == [(1, code, False), *ends]
    assert position.stopped is not bool(ends)


@pytest.mark.parametrize(
    ("kind", "severity", "illegal"),
    [
        ("illegal_action", ERROR, True),
        ("missed_duty", ERROR, True),
        ("illegal_action", WARNING, False),
        (UNDECIDABLE, ERROR, False),
        (UNDECIDABLE, WARNING, False),
    ],
)
def test_a_win_is_illegal_where_the_law_says_so_and_not_where_it_cannot_say(
    kind: str, severity: str, illegal: bool
) -> None:
    law = PlainRules(KINDS, (refusing(Win, kind=kind, severity=severity),))
    position, steps = steps_of(record(FIRST, Win(1, tile("1m"), 0, "discard"), outcome="win"), law)
    assert [won.illegal for won in position.wins] == [illegal]
    assert told(steps) == [(1, "refused", False)]


def test_a_legal_win_after_an_illegal_act_is_legal() -> None:
    position, _ = steps_of(record(FIRST, drawn(2, "9s"), Win(2, tile("9s")), outcome="win", wall=None))
    assert [won.illegal for won in position.wins] == [False]


@pytest.mark.parametrize("asked", [0, 1])
@pytest.mark.parametrize("kind", ["illegal_action", UNDECIDABLE])
def test_what_would_have_been_legal_is_listed_only_of_what_was_not(kind: str, asked: int) -> None:
    law = PlainRules(KINDS, (refusing(Discard, kind=kind),))
    [_, step, _] = replay(record(FIRST), law, list_legal=asked)
    assert step.legal == ([] if asked and kind != UNDECIDABLE else None)


@pytest.mark.parametrize(
    ("events", "skipped", "draws_off"),
    [
        ((drawn(1, "9s"),), False, False),
        ((drawn(2, "9s"),), True, True),
        ((thrown(1, "5m"),), True, True),
        ((drawn(1, "9s"), drawn(1, "1m")), False, True),
        ((Pung(1, tile("5s"), 0),), False, False),
        ((drawn(2, "9s"), thrown(2, "9s"), Pung(1, tile("5s"), 0)), True, True),
    ],
    ids=["none", "out of turn", "missing", "too many", "of another kind", "before another"],
)
def test_a_draw_left_out_or_of_another_seat_leaves_the_wall_ahead_and_its_end_elsewhere(
    events: tuple[Event, ...], skipped: bool, draws_off: bool
) -> None:
    position, _ = steps_of(record(FIRST, *events, wall=None))
    assert (position.skipped, position.draws_off) == (skipped, draws_off)


@pytest.mark.parametrize("note", [Connection(1, lost=True), Connection(2, lost=True)])
def test_a_seat_whose_turn_was_taken_still_acts_late_after_a_remark(note: Event) -> None:
    assert found(FIRST, drawn(2, "9s"), note, drawn(1, "1m"))[1:] == [(3, "out-of-turn", True)]


def wrong_draw(kind: str) -> PlainRules:
    """The law by which every draw is a fault of this kind."""
    return PlainRules(KINDS, (refusing(Draw, kind=kind),))


@pytest.mark.parametrize(
    ("kind", "name", "codes"),
    [
        ("illegal_action", "9s", ["refused"]),
        ("illegal_action", "3m", ["refused", "not-from-wall"]),
        (WRONG_WALL, "3m", ["refused"]),
        (WRONG_WALL, "9s", ["refused"]),
        (UNDECIDABLE, "3m", ["refused", "not-from-wall"]),
    ],
)
def test_that_a_tile_is_not_the_walls_is_told_once(kind: str, name: str, codes: list[str]) -> None:
    _, steps = steps_of(record(FIRST, drawn(1, name)), wrong_draw(kind))
    assert [breach.code for breach in steps[2].breaches] == codes


@pytest.mark.parametrize(("kind", "follows"), [("illegal_action", True), (UNDECIDABLE, False)])
def test_an_odd_tile_follows_from_the_act_that_should_not_have_been(kind: str, follows: bool) -> None:
    assert found(FIRST, drawn(1, "3m"), law=wrong_draw(kind), wall=record().wall) == [
        (1, "refused", False),
        (1, "not-from-wall", follows),
    ]


@pytest.mark.parametrize("kind", ["illegal_action", WRONG_WALL])
def test_a_fifth_of_its_kind_is_told_beside_what_is_wrong_of_its_draw(kind: str) -> None:
    law = PlainRules(KINDS, (refusing(Draw, kind=kind),))
    position = open_position(record(FIRST, drawn(1, "1m"), wall=None), law)
    steps = replay(position.hand, law, position)
    next(steps)
    position.seen[tile("1m")] = 4
    assert told([next(steps), next(steps)]) == [(1, "refused", False), (1, "tile-set", True)]


def test_an_odd_tile_of_a_legal_act_is_a_fault_of_its_own() -> None:
    _, steps = steps_of(record(FIRST, drawn(1, "3m")), LAW)
    assert told(steps) == [(1, "not-from-wall", False)]
    assert (steps[2].number, type(steps[2].event)) == (1, Draw)
