"""After nothing but false wins the log may show that the table did not honour them: the hand then goes on."""

from typing import Final

import pytest

from scoring.engine.events import Chow, Connection, Declare, Discard, Dissolve, Event, Kong, Pung, Win
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.general_law import AFTER_THE_END, GENERAL_LEGALITIES
from scoring.engine.legality import Legality
from scoring.engine.position import CLAIMS, WON, Position
from scoring.engine.table import ADDED, EXPOSED
from tests.support.plain_law import (
    KINDS,
    STRICT,
    PlainRules,
    drawn,
    found,
    record,
    steps_of,
    thrown,
    tile,
    told,
    turn,
)

FIRST: Final = thrown(0, "4m")
FALSE: Final = Win(1, tile("4m"), 0, "discard")
FALSE_TOO: Final = Win(3, tile("4m"), 0, "discard")
BOTH_FALSE: Final = [(1, "no-shape", False), (2, "no-shape", False)]
#: Seat 1 makes a pung and adds to it, and is robbed.
ROBBED: Final = (
    *(FIRST, *turn(1, "9s"), *turn(2, "5s"), Pung(1, tile("5s"), 2), thrown(1, "5m")),
    *(*turn(2, "1m"), *turn(3, "2m"), *turn(0, "3m"), drawn(1, "5s"), Kong(1, tile("5s"), ADDED)),
    Win(2, tile("5s"), 1, "rob_kong"),
)


def all_but(win: Win, *, is_good: bool) -> PlainRules:
    """The law by which all wins but this one are good, or are not."""

    def judge(_position: Position, event: Win) -> Breach | None:
        return None if (event is not win) is is_good else Breach("WIN-01", "no-shape")

    return PlainRules(KINDS, (*GENERAL_LEGALITIES, Legality("WIN-01", (Win,), judge)))


def where(position: Position) -> tuple[object, ...]:
    """How far the hand has come."""
    return position.phase, position.seat, position.acts, len(position.wins), position.discards


PLAY: Final = {
    "a draw": ((FIRST,), 1, drawn(1, "9s")),
    "a chow": ((FIRST,), 1, Chow(1, tile("4m"), 0, (tile("5m"), tile("6m")))),
    "a pung": ((FIRST, *turn(1, "9s"), *turn(2, "5s")), 3, Pung(1, tile("5s"), 2)),
    "a kong": (
        (FIRST, drawn(1, "5s"), thrown(1, "5m"), *turn(2, "5s")),
        3,
        Kong(1, tile("5s"), EXPOSED, 2),
    ),
    "a discard after a self-draw": ((FIRST, drawn(1, "9s")), 1, thrown(1, "5m")),
}


@pytest.mark.parametrize(("before", "winner", "then"), PLAY.values(), ids=PLAY)
def test_play_goes_on_as_if_nobody_had_won(before: tuple[Event, ...], winner: int, then: Event) -> None:
    last = before[-1]
    false = Win(winner, last.tile, last.seat, "discard") if isinstance(last, Discard) else Win(winner)
    position, steps = steps_of(record(*before, false, then, outcome="draw", wall=None), STRICT)
    expected, _ = steps_of(record(*before, then, outcome="draw", wall=None), STRICT)
    assert where(position) == where(expected)
    assert told(steps) == [(len(before), "no-shape", False), (None, "end-not-shown", False)]


@pytest.mark.parametrize("wins", [(FALSE,), (FALSE, FALSE_TOO)])
def test_of_several_false_wins_none_is_left(wins: tuple[Event, ...]) -> None:
    position, steps = steps_of(record(FIRST, *wins, drawn(1, "9s"), wall=None), STRICT)
    assert where(position) == where(steps_of(record(FIRST, drawn(1, "9s"), wall=None), STRICT)[0])
    assert told(steps) == BOTH_FALSE[: len(wins)]


def test_a_hand_that_ends_with_its_false_win_was_won() -> None:
    position, steps = steps_of(record(FIRST, FALSE, outcome="win"), STRICT)
    assert where(position) == (WON, 1, 2, 1, [1, 0, 0, 0])
    assert told(steps) == BOTH_FALSE[:1]


def test_play_after_a_false_win_with_which_the_hand_is_said_to_end_follows_from_it() -> None:
    position, steps = steps_of(record(FIRST, FALSE, drawn(1, "9s"), outcome="win", wall=None), STRICT)
    assert told(steps) == [(1, "no-shape", False), (2, "after-the-end", True)]
    assert len(position.wins) == 1


def test_a_false_win_before_the_one_that_ends_the_hand_was_not_honoured() -> None:
    law = all_but(FALSE, is_good=True)
    later = (*turn(1, "9s"), Win(2, tile("9s"), 1, "discard"))
    position, steps = steps_of(record(FIRST, FALSE, *later, outcome="win", wall=None), law)
    assert told(steps) == BOTH_FALSE[:1]
    assert [won.event for won in position.wins] == [4]


@pytest.mark.parametrize("good", [FALSE, FALSE_TOO])
def test_play_after_a_good_win_is_past_the_end_whatever_else_was_claimed(good: Win) -> None:
    law = all_but(good, is_good=False)
    faults = found(FIRST, FALSE, FALSE_TOO, drawn(1, "9s"), law=law, outcome="draw")
    assert faults[1:] == [(3, "after-the-end", False), (None, "end-not-shown", True)]


def test_a_false_win_that_robs_a_kong_stands() -> None:
    robbed = len(ROBBED) - 1
    assert found(*ROBBED, drawn(1, "1m", "tail"), law=STRICT, outcome="win") == [
        (robbed, "no-shape", False),
        (robbed + 1, "after-the-end", True),
    ]


@pytest.mark.parametrize(("outcome", "follows"), [("dissolved", True), ("draw", False)])
def test_a_table_that_closes_after_a_false_robbery_does_so_because_of_it(outcome: str, follows: bool) -> None:
    assert found(*ROBBED, law=STRICT, outcome=outcome)[1:] == [(None, "end-not-shown", follows)]


def test_a_table_that_closes_after_a_good_win_is_a_fault_of_its_own() -> None:
    assert found(FIRST, FALSE, outcome="dissolved") == [(None, "end-not-shown", False)]


@pytest.mark.parametrize("outcome", ["draw", "dissolved"])
def test_a_hand_said_not_to_be_won_ends_as_without_its_false_win(outcome: str) -> None:
    position, steps = steps_of(record(FIRST, FALSE, outcome=outcome), STRICT)
    assert where(position) == where(steps_of(record(FIRST, outcome=outcome), STRICT)[0])
    assert told(steps)[1:] == [(None, "end-not-shown", False)] * (outcome == "draw")


def test_a_table_dissolved_after_a_false_win_did_not_honour_it() -> None:
    position, steps = steps_of(record(FIRST, FALSE, Dissolve(None)), STRICT)
    assert told(steps) == BOTH_FALSE[:1]
    assert not position.wins
    assert position.acts == 1


class Hearing(PlainRules):
    """It keeps the phase in which each announcement is heard."""

    def start(self, position: Position) -> None:
        position.memory = []

    def after_declare(self, position: Position, event: Declare) -> None:
        position.memory.append(position.phase)


WORD: Final = Declare(1, "ready")


@pytest.mark.parametrize(
    ("later", "outcome", "phase"),
    [
        ((*turn(1, "9s"), FALSE_TOO), "win", CLAIMS),
        ((drawn(1, "9s"), FALSE_TOO), "win", CLAIMS),
        ((drawn(1, "9s"),), "draw", CLAIMS),
        ((), "draw", CLAIMS),
        ((Connection(2, lost=True),), "dissolved", CLAIMS),
        ((), "win", WON),
        ((drawn(1, "9s"),), "win", WON),
        ((FALSE_TOO,), "win", WON),
    ],
)
def test_an_announcement_goes_unwon_right_before_play_or_where_the_hand_is_not_won(
    later: tuple[Event, ...], outcome: str, phase: str
) -> None:
    law = Hearing(KINDS, STRICT.legalities)
    position, _ = steps_of(record(FIRST, FALSE, WORD, *later, outcome=outcome, wall=None), law)
    assert position.memory == [phase]


@pytest.mark.parametrize("note", [Connection(2, lost=True), FALSE_TOO])
def test_a_remark_or_another_win_does_not_take_a_false_win_back(note: Event) -> None:
    position, _ = steps_of(record(FIRST, FALSE, note, outcome="win"), STRICT)
    assert position.phase == WON
    assert position.wins


def heard_in(phase: str, kind: str = "illegal_action") -> Legality:
    """Announcements are heard in this phase alone; in any other they are of this kind."""

    def judge(position: Position, _event: Declare) -> Breach | None:
        return None if position.phase == phase else Breach("SAY-01", "too-late", kind)

    return Legality("SAY-01", (Declare,), judge)


@pytest.mark.parametrize(
    ("of", "follows"),
    [(heard_in(CLAIMS), True), (heard_in("turn"), False), (heard_in("turn", UNDECIDABLE), True)],
)
def test_what_only_a_false_win_makes_wrong_follows_from_it(of: Legality, follows: bool) -> None:
    law = PlainRules(KINDS, (*STRICT.legalities, of))
    position, steps = steps_of(record(FIRST, FALSE, FALSE_TOO, WORD, outcome="win"), law)
    assert told(steps) == [*BOTH_FALSE, (3, "too-late", follows)]
    assert where(position) == (WON, 1, 3, 2, [1, 0, 0, 0])


def test_what_a_good_win_makes_wrong_is_a_fault_of_its_own() -> None:
    law = PlainRules(KINDS, (AFTER_THE_END, heard_in(CLAIMS)))
    assert found(FIRST, FALSE, WORD, law=law, outcome="win") == [(2, "too-late", False)]


def test_without_any_win_a_fault_does_not_follow_from_one() -> None:
    assert found(FIRST, thrown(0, "1m")) == [(1, "out-of-turn", False)]
