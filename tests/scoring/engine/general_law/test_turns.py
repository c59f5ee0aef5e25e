"""Whose turn it is (GEN-04), and what still happens once the hand is over (GEN-07)."""

from typing import Final

import pytest

from scoring.engine.events import Chow, Discard, Dissolve, Draw, Escape, Event, Kong, Pung, Win
from scoring.engine.findings import BROKEN_RECORD, ILLEGAL_ACTION
from scoring.engine.general_law import after_the_end, in_turn
from scoring.engine.general_law.turns import out_of_turn, own_turn
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from tests.support.positions import at, won

ACTS: Final[tuple[Event, ...]] = (
    Draw(1, 3),
    Discard(1, 3),
    Chow(1, 3, 0, (4, 5)),
    Pung(1, 3, 0),
    Kong(1, 3, EXPOSED, 0),
    Win(1, 3, 0),
    Escape(1),
    Dissolve(None),
)
OTHER: Final = "a phase of a rule set's own"


def standing(phase: str, *, seat: int = 1, size: int = 13, left: int = 40, outcome: str = "win") -> Position:
    """It is the turn of `seat`; each seat has so many tiles."""
    position = at(*["1m" * size] * 4, outcome=outcome)
    position.phase, position.seat = phase, seat
    position.table.wall.left = left
    return position


@pytest.mark.parametrize("event", ACTS)
@pytest.mark.parametrize("phase", [TURN, CLAIMS, REPLACEMENT, OTHER])
def test_while_the_hand_is_played_nothing_comes_after_its_end(event: Event, phase: str) -> None:
    assert after_the_end(standing(phase), event) is None


@pytest.mark.parametrize("event", ACTS[:5])
@pytest.mark.parametrize("phase", [WON, OVER])
def test_nothing_is_played_once_the_hand_is_over(event: Event, phase: str) -> None:
    position = standing(phase)
    won(position, 2, 0)
    found = after_the_end(position, event)
    assert found is not None
    assert (found.clause, found.code, found.kind) == ("GEN-07", "after-the-end", BROKEN_RECORD)
    assert found.stops
    assert not found.consequent


@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_with_the_last_tile_discarded_nobody_draws_but_the_tile_may_be_taken(left: int, over: bool) -> None:
    position = standing(CLAIMS, left=left)
    assert (after_the_end(position, Draw(1, 3)) is not None) is over
    for event in ACTS[1:]:
        assert after_the_end(position, event) is None
    assert after_the_end(standing(TURN, left=left), Draw(1, 3)) is None


@pytest.mark.parametrize(
    ("illegal", "follows"), [((True,), True), ((True, True), True), ((True, False), False), ((), False)]
)
def test_play_after_nothing_but_false_wins_follows_from_them(
    illegal: tuple[bool, ...], follows: bool
) -> None:
    position = standing(WON)
    for seat, false in enumerate(illegal):
        won(position, seat + 2, 0, illegal=false)
    found = after_the_end(position, Draw(1, 3))
    assert found is not None
    assert found.consequent is follows


@pytest.mark.parametrize(
    ("outcome", "closed", "told"),
    [
        ("win", None, False),
        ("escaped", None, True),
        ("escaped", "escaped", False),
        ("escaped", "dissolved", True),
        ("win", "escaped", False),
    ],
)
def test_an_escape_after_the_end_is_told_only_where_it_is_said_to_have_ended_the_hand(
    outcome: str, closed: str | None, told: bool
) -> None:
    position = standing(OVER, outcome=outcome)
    position.closed = closed
    assert (after_the_end(position, Escape(1)) is not None) is told


@pytest.mark.parametrize(
    ("payer", "event", "may"),
    [
        (2, Win(3, 3, 2), True),
        (2, Win(3, 3, 1), False),
        (2, Win(1, 3, 3), False),
        (2, Win(3, 3, None), False),
        (2, Win(0, 3, 2), False),
        (2, Win(2, 3, 2), False),
        (None, Win(3, 3, None), False),
        (None, Win(3, 3, 0), False),
    ],
)
def test_a_tile_that_was_won_may_be_won_by_others_once_each(payer: int | None, event: Win, may: bool) -> None:
    position = standing(WON)
    won(position, 0, payer)
    assert (after_the_end(position, event) is None) is may
    position.phase = OVER
    assert after_the_end(position, event) is not None


def test_a_third_seat_wins_too_and_without_a_win_there_is_none_to_share() -> None:
    position = standing(WON)
    assert after_the_end(position, Win(3, 3, 2)) is not None
    won(position, 0, 2)
    won(position, 1, 2)
    assert after_the_end(position, Win(3, 3, 2)) is None
    for seat in (0, 1):
        assert after_the_end(position, Win(seat, 3, 2)) is not None


@pytest.mark.parametrize(
    ("phase", "draws", "discards"),
    [
        (TURN, "draw-too-many", None),
        (CLAIMS, None, "draw-missing"),
        (REPLACEMENT, None, "draw-missing"),
        (WON, None, None),
        (OVER, None, None),
        (OTHER, None, None),
    ],
)
def test_there_is_one_draw_before_each_discard(phase: str, draws: str | None, discards: str | None) -> None:
    for event, code in ((Draw(1, 3), draws), (Discard(1, 3), discards)):
        found = in_turn(standing(phase), event)
        assert (None if found is None else found.code) == code
        if found is not None:
            assert (found.clause, found.kind, found.params) == ("GEN-04", ILLEGAL_ACTION, {"size": 13})
            assert not found.stops
        other = in_turn(standing(phase), event, "GEN-02")
        assert (None if other is None else other.clause) == (None if code is None else "GEN-02")


@pytest.mark.parametrize(
    ("phase", "event", "mending"),
    [
        (TURN, Draw(1, 3), {13, 10, 1}),
        (CLAIMS, Discard(1, 3), {14, 11, 2}),
        (REPLACEMENT, Discard(1, 3), set()),
    ],
)
def test_a_draw_too_many_or_left_out_that_mends_the_size_of_a_hand_follows_from_a_fault(
    phase: str, event: Draw | Discard, mending: set[int]
) -> None:
    for size in (1, 2, 3, 9, 10, 11, 12, 13, 14, 15):
        found = in_turn(standing(phase, size=size), event)
        assert found is not None
        assert found.params == {"size": size}
        assert found.consequent is (size in mending), size


@pytest.mark.parametrize("phase", [TURN, CLAIMS, REPLACEMENT])
@pytest.mark.parametrize("event", [Draw(3, 3), Discard(3, 3)])
def test_a_seat_that_is_not_in_turn_neither_draws_nor_discards(phase: str, event: Draw | Discard) -> None:
    found = in_turn(standing(phase), event, "GEN-02")
    assert found is not None
    assert (found.clause, found.code) == ("GEN-04", "out-of-turn")
    assert (found.expected, found.actual, found.params) == (1, 3, {"turn": 1})
    assert not found.consequent


@pytest.mark.parametrize("phase", [WON, OVER, OTHER])
def test_in_other_phases_turns_are_judged_by_the_rule_set_alone(phase: str) -> None:
    assert in_turn(standing(phase), Draw(3, 3)) is None
    assert in_turn(standing(phase), Discard(3, 3)) is None


@pytest.mark.parametrize("size", range(9, 16))
def test_a_hand_left_one_tile_short_draws_late(size: int) -> None:
    drawn, laid = (in_turn(standing(CLAIMS, size=size), event) for event in (Draw(3, 3), Discard(3, 3)))
    assert drawn is not None
    assert laid is not None
    assert drawn.consequent is (size in (9, 12, 15))
    assert not laid.consequent


def test_who_acts_late_since_another_took_the_turn_is_not_at_fault_again() -> None:
    position = standing(CLAIMS)
    position.displaced = {3}
    assert out_of_turn(position, 3).consequent
    assert not out_of_turn(position, 2).consequent
    for event in (Draw(3, 3), Discard(3, 3)):
        found = in_turn(position, event)
        assert found is not None
        assert found.consequent


@pytest.mark.parametrize("kind", [ADDED, CONCEALED])
@pytest.mark.parametrize(
    ("phase", "seat", "right"),
    [
        (TURN, 1, True),
        (TURN, 2, False),
        (TURN, 0, False),
        (CLAIMS, 1, False),
        (REPLACEMENT, 1, False),
        (CLAIMS, 2, False),
        (WON, 2, True),
        (OVER, 2, True),
        (OTHER, 2, True),
    ],
)
def test_a_kong_of_own_tiles_needs_one_s_own_turn(kind: str, phase: str, seat: int, right: bool) -> None:
    found = own_turn(standing(phase), Kong(seat, 3, kind))
    assert (found is None) is right
    if found is not None:
        assert (found.code, found.expected, found.actual) == ("out-of-turn", 1, seat)
    assert own_turn(standing(phase), Kong(seat, 3, EXPOSED, 0)) is None


@pytest.mark.parametrize(
    ("phase", "seat", "fresh", "right"),
    [
        (TURN, 1, True, True),
        (TURN, 1, False, True),
        (TURN, 2, True, False),
        (TURN, 2, False, False),
        (TURN, 0, True, False),
        (CLAIMS, 1, True, False),
        (CLAIMS, 1, False, True),
        (CLAIMS, 2, False, False),
        (REPLACEMENT, 1, True, False),
        (REPLACEMENT, 1, False, True),
        (OTHER, 2, True, True),
    ],
)
def test_a_self_drawn_win_needs_one_s_own_turn_but_who_is_to_draw_first_breaks_another_clause(
    phase: str, seat: int, fresh: bool, right: bool
) -> None:
    position = standing(phase)
    position.fresh = [3] if fresh else []
    assert (own_turn(position, Win(seat, 3, None, "self_draw")) is None) is right
    assert own_turn(position, Win(seat, 3, 0, "discard")) is None
