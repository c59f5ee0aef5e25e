"""What the events tell of a win, whatever its region."""

from typing import Final

import pytest

from scoring.engine.events import Win
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN, WON, Position, Won
from scoring.engine.table import CONCEALED, EXPOSED
from scoring.engine.tiles import BY_NAME, UNKNOWN
from scoring.patterns.last_win import LastWin
from scoring.patterns.win_facts import (
    how_won,
    is_claimed_turn,
    is_dealt,
    is_start,
    read_win,
    undrawn,
    unrobbable,
    winning_tile,
)
from tests.support.positions import at, discarded, won

ONE: Final = BY_NAME["1m"]
TWO: Final = BY_NAME["2m"]
DRAWN: Final = Win(0, ONE, None, "self_draw")


def drawing(*names: str) -> Position:
    """Seat 0 has drawn these in its turn, some acts into the hand."""
    position = at("1m2m")
    position.acts = 3
    for name in names:
        position.table.put(0, BY_NAME[name])
        position.fresh.append(BY_NAME[name])
    return position


def test_a_win_as_dealt_is_the_dealers_before_anybody_acts() -> None:
    position = at()
    assert is_start(position)
    assert is_dealt(position, Win(0))
    assert not is_dealt(position, Win(1))
    assert not is_dealt(position, Win(0, ONE, 1))
    position.acts = 1
    assert not is_dealt(position, Win(0))
    won(position, 2, None)
    assert is_start(position)


@pytest.mark.parametrize("dealer", range(4))
def test_no_other_seat_than_the_dealer_wins_as_dealt(dealer: int) -> None:
    position = at(dealer=dealer)
    assert [seat for seat in range(4) if is_dealt(position, Win(seat))] == [dealer]


@pytest.mark.parametrize("seat", range(4))
def test_only_the_seat_in_turn_can_lack_a_draw_be_robbed_or_have_claimed_its_turn(seat: int) -> None:
    position = at(dealer=seat)
    position.phase, position.acts = REPLACEMENT, 1
    own = [Win(other, ONE) for other in range(4)]
    assert [win.seat for win in own if undrawn(position, win) is not None] == [seat]
    robbing = [Win((seat + 1) % 4, ONE, other, "rob_kong") for other in range(4)]
    assert [win.source_seat for win in robbing if unrobbable(position, win, CONCEALED)] == [seat]
    position.phase = TURN
    assert [other for other in range(4) if is_claimed_turn(position, other)] == [seat]


def test_the_tile_of_a_win_off_another_is_the_one_named_or_else_the_live_one() -> None:
    position = drawing()
    assert winning_tile(position, Win(1, None, 0)) is None
    discarded(position, 0, "2m")
    assert winning_tile(position, Win(1, None, 0)) == TWO
    assert winning_tile(position, Win(1, ONE, 0)) == ONE


def test_the_tile_of_a_self_draw_is_the_one_named_or_else_the_one_just_drawn() -> None:
    position = drawing("2m", "1m")
    assert winning_tile(position, Win(0)) == ONE
    assert winning_tile(position, Win(0, TWO)) == TWO
    assert winning_tile(position, Win(0, TWO, None, "dealt")) == ONE
    assert winning_tile(drawing(), Win(0, TWO, None, "dealt")) == TWO
    assert winning_tile(drawing(), Win(0)) is None


def test_a_win_off_a_live_tile_is_what_the_tile_is_whatever_the_log_says() -> None:
    position = drawing()
    assert how_won(position, Win(1, ONE, 0, "rob_kong")) == "rob_kong"
    assert how_won(position, Win(1, ONE, 0, "discard")) == "discard"
    discarded(position, 0, "1m")
    assert how_won(position, Win(1, ONE, 0, "rob_kong")) == "discard"
    discarded(position, 0, "1m", is_kong=True)
    assert how_won(position, Win(1, ONE, 0, "discard")) == "rob_kong"


def test_a_win_of_ones_own_is_a_self_draw_unless_it_is_called_dealt() -> None:
    assert how_won(drawing("1m"), DRAWN) == "self_draw"
    assert how_won(drawing("1m"), Win(0)) == "self_draw"
    assert how_won(drawing("1m"), Win(0, None, None, "dealt")) == "dealt"


def test_a_win_is_read_with_the_hand_as_it_stood() -> None:
    position = drawing("1m")
    position.number = 7
    own = read_win(position, DRAWN)
    assert (own.event, own.seat, own.tile, own.payer, own.how, own.hidden) == (
        7,
        0,
        ONE,
        None,
        "self_draw",
        False,
    )
    assert own.concealed == position.table.hands[0]
    assert own.concealed is not position.table.hands[0]
    assert (own.concealed[ONE], own.concealed[TWO]) == (2, 1)
    off = read_win(position, Win(1, TWO, 0, "discard"))
    assert (off.seat, off.tile, off.payer, off.how) == (1, TWO, 0, "discard")
    assert off.concealed[TWO] == 1
    assert position.table.hands[1][TWO] == 0


def test_a_win_as_dealt_is_by_no_tile() -> None:
    position = at("1m2m")
    dealt = read_win(position, Win(0, ONE, None, "self_draw"))
    assert (dealt.tile, dealt.how) == (None, "dealt")
    assert dealt.concealed[ONE] == 1


def test_a_hand_with_a_tile_not_shown_is_hidden() -> None:
    position = drawing("1m")
    position.table.put(0, UNKNOWN)
    assert read_win(position, DRAWN).hidden
    assert read_win(drawing(), Win(1, UNKNOWN, 0)).hidden


@pytest.mark.parametrize(
    ("phase", "acts", "is_told"),
    [(CLAIMS, 0, True), (REPLACEMENT, 0, True), (TURN, 1, True), (TURN, 0, False), (WON, 1, False)],
)
def test_who_has_drawn_nothing_wins_nothing_of_its_own(phase: str, acts: int, is_told: bool) -> None:
    position = at("1m2m")
    position.phase, position.acts = phase, acts
    breach = undrawn(position, DRAWN)
    assert (breach is not None) == is_told
    if breach is not None:
        assert (breach.clause, breach.code) == ("GEN-04", "win-undrawn")
        assert breach.consequent
    assert undrawn(position, Win(1)) is None
    assert undrawn(position, Win(0, ONE, 1)) is None
    position.fresh.append(ONE)
    assert undrawn(position, DRAWN) is None


def test_a_kong_whose_tile_is_not_live_cannot_be_robbed() -> None:
    position = at()
    position.phase = REPLACEMENT
    robs, unsaid = Win(1, ONE, 0, "rob_kong"), Win(1, ONE, 0)
    assert unrobbable(position, robs, CONCEALED) == "concealed-kong-robbed"
    assert unrobbable(position, robs, EXPOSED) == "exposed-kong-robbed"
    assert unrobbable(position, unsaid, CONCEALED) == "concealed-kong-robbed"
    assert unrobbable(position, unsaid, EXPOSED) is None
    assert unrobbable(position, Win(1, ONE, 0, "discard"), CONCEALED) is None
    assert unrobbable(position, Win(1, ONE, 2, "rob_kong"), CONCEALED) is None
    assert unrobbable(position, Win(0, ONE, None, "rob_kong"), CONCEALED) is None
    position.fresh.append(TWO)
    assert unrobbable(position, robs, CONCEALED) is None
    position.fresh.clear()
    position.phase = TURN
    assert unrobbable(position, robs, CONCEALED) is None
    position.phase = REPLACEMENT
    discarded(position, 0, "1m", is_kong=True)
    assert unrobbable(position, robs, CONCEALED) is None


def test_a_claimed_turn_is_that_of_a_seat_that_has_drawn_nothing_in_it() -> None:
    position = drawing()
    assert is_claimed_turn(position, 0)
    assert not is_claimed_turn(position, 1)
    assert not is_claimed_turn(drawing("1m"), 0)
    position.acts = 0
    assert not is_claimed_turn(position, 0)
    position.acts, position.phase = 1, CLAIMS
    assert not is_claimed_turn(position, 0)


def test_a_win_is_read_once_for_a_point_of_the_hand() -> None:
    position, last, read = drawing("1m"), LastWin(), list[Win]()

    def taken(event: Win) -> int:
        """How often wins have been read when this one has been."""

        def take_down() -> Won:
            read.append(event)
            return read_win(position, event)

        last.read(position, event, take_down)
        return len(read)

    assert [taken(DRAWN), taken(DRAWN), taken(Win(0, ONE, None, "self_draw"))] == [1, 1, 1]
    others = [
        Win(1, ONE, None, "self_draw"),
        Win(0, TWO, None, "self_draw"),
        Win(0, ONE, 1, "self_draw"),
        Win(0, ONE),
    ]
    assert [taken(event) for event in others] == [2, 3, 4, 5]
    position.acts += 1
    assert taken(others[-1]) == 6
    position.number -= 1
    assert taken(others[-1]) == 7
