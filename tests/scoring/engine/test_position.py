"""Where a hand stands: whether a seat has the tiles that it should, and what was declined in words."""

from typing import Final

import pytest

from scoring.engine.deal import open_position
from scoring.engine.events import (
    Claim,
    Connection,
    Correction,
    Declare,
    Discard,
    Draw,
    Escape,
    Event,
    Pass,
)
from scoring.engine.law import Rules
from scoring.engine.position import CLAIMS, SILENCE, TURN, Position, Won, is_note, next_seat
from scoring.engine.record import HandRecord
from scoring.engine.replay import play
from scoring.engine.table import CONCEALED, PUNG, Meld
from scoring.engine.tiles import BY_NAME

KINDS: Final = tuple(range(27))
ONE: Final = BY_NAME["1m"]
RULES: Final = Rules(KINDS, ())


def opened(*sizes: int) -> Position:
    """Seat 0 deals; each seat has so many tiles."""
    deal = tuple(tuple((7 * seat + place) % 27 for place in range(size)) for seat, size in enumerate(sizes))
    return open_position(HandRecord(1, 0, deal, (), "draw"), RULES)


def gives(position: Position, seat: int, count: int, *, fresh: bool = True) -> None:
    """The seat draws so many tiles."""
    for _ in range(count):
        position.table.put(seat, ONE)
        if fresh:
            position.fresh.append(ONE)


def test_a_dealer_with_fourteen_and_others_with_thirteen_are_sound() -> None:
    position = opened(14, 13, 13, 13)
    assert not any(position.is_short_or_long(seat) for seat in range(4))


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_every_tile_just_drawn_is_one_more_that_is_due(drawn: int) -> None:
    position = opened(13, 13, 13, 13)
    position.phase, position.seat = TURN, 1
    gives(position, 1, drawn)
    assert not position.is_short_or_long(1)
    gives(position, 1, 1, fresh=False)
    assert position.is_short_or_long(1)


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_a_hand_that_lacks_one_of_the_tiles_just_drawn_is_short(drawn: int) -> None:
    position = opened(13, 12, 13, 13)
    position.phase, position.seat = TURN, 1
    gives(position, 1, drawn)
    assert position.is_short_or_long(1)


@pytest.mark.parametrize("seat", range(4))
def test_only_the_seat_in_turn_has_drawn(seat: int) -> None:
    position = opened(13, 13, 13, 13)
    position.phase, position.seat = TURN, seat
    gives(position, seat, 1)
    assert not any(position.is_short_or_long(other) for other in range(4))


@pytest.mark.parametrize(("size", "odd"), [(12, True), (13, False), (14, True)])
def test_between_turns_a_hand_has_thirteen(size: int, odd: bool) -> None:
    position = opened(13, 13, size, 13)
    position.phase, position.seat = CLAIMS, 1
    assert position.is_short_or_long(2) is odd


def test_the_seat_in_turn_after_a_claim_has_one_to_discard() -> None:
    position = opened(13, 13, 13, 13)
    position.phase, position.seat = TURN, 1
    assert position.is_short_or_long(1)
    gives(position, 1, 1, fresh=False)
    assert not position.is_short_or_long(1)


def test_a_meld_counts_as_three_a_kong_too() -> None:
    position = opened(14, 13, 10, 7)
    position.table.melds[2].append(Meld(PUNG, (ONE,) * 3, 1, ONE, 0))
    position.table.melds[3] += [Meld(CONCEALED, (tile,) * 4, None, None, 0) for tile in (4, 5)]
    assert not position.is_short_or_long(2)
    assert not position.is_short_or_long(3)


def after(*said: Event) -> Position:
    """Seat 0 has discarded, and this was said."""
    position = opened(14, 13, 13, 13)
    for event in (Discard(0, 3), *said):
        play(position, RULES, event)
    return position


@pytest.mark.parametrize(
    ("said", "declined"),
    [
        ([], set()),
        ([None], {"win", "pung", "chow"}),
        ([("chow",)], {"chow"}),
        ([("chow",), ("pung",)], {"chow", "pung"}),
        ([None, ("chow",)], {"win", "pung", "chow"}),
        ([("chow",), None], {"win", "pung", "chow"}),
        ([()], set()),
        ([(), ("chow",)], {"chow"}),
        ([("chow",), ()], {"chow"}),
        ([None, ()], {"win", "pung", "chow"}),
    ],
)
def test_a_seat_has_declined_what_it_named_all_without_a_name_nothing_with_an_empty_list(
    said: list[tuple[str, ...] | None], declined: set[str]
) -> None:
    window = after(*(Pass(1, on) for on in said)).window
    assert {want for want in ("win", "pung", "chow") if window.has_passed(1, want)} == declined
    assert not window.has_passed(2, "win")


def test_what_was_said_of_a_tile_is_forgotten_with_it() -> None:
    position = after(Claim(1, "win"), Pass(2, None))
    assert position.window.claims == [(1, "win")]
    position.phase, position.seat = TURN, 3
    play(position, RULES, Discard(3, position.table.hands[3].index(1)))
    assert not position.window.claims
    assert not position.window.has_passed(2, "win")


def test_a_position_of_which_nothing_was_said_shares_no_words_with_another() -> None:
    spoken, silent = after(Pass(1, None)), after()
    assert spoken.window.has_passed(1, "win")
    assert not silent.window.has_passed(1, "win")


@pytest.mark.parametrize("dealer", range(4))
def test_a_hand_just_dealt_is_the_dealers_to_begin_and_nothing_has_happened(dealer: int) -> None:
    deal = tuple((ONE,) * (14 if seat == dealer else 13) for seat in range(4))
    position = open_position(HandRecord(1, dealer, deal, (), "draw"), RULES)
    assert (position.number, position.phase, position.seat) == (-1, TURN, dealer)
    assert (position.acts, position.owed, position.discards) == (0, 0, [0, 0, 0, 0])
    assert position.unwon == (TURN, dealer)
    assert position.seen == [0] * 35
    assert not position.fresh
    assert not position.wins
    assert not position.displaced | position.doubted | position.odd_kinds
    assert not any((position.skipped, position.off_wall, position.draws_off, position.places_untold))
    assert not any((position.illegal, position.stopped))
    assert (position.overdue, position.closed, position.memory, position.live) == (None,) * 4
    assert position.window is SILENCE


def test_a_win_as_it_is_read_is_good_and_shown_until_it_is_found_otherwise() -> None:
    win = Won(3, 1, ONE, 0, "discard", [], [])
    assert not any((win.hidden, win.illegal, win.shapeless))
    assert (win.contexts, win.waits, win.worth) == ((), (), None)


@pytest.mark.parametrize("seat", range(4))
def test_the_turn_goes_to_the_right_and_round(seat: int) -> None:
    assert next_seat(seat) == [1, 2, 3, 0][seat]


def test_remarks_are_those_that_change_nothing_at_the_table() -> None:
    notes = (Claim(1, "win"), Pass(1), Connection(1, lost=True), Correction(None, 1, "misclick"))
    assert all(is_note(event) for event in notes)
    acts = (Draw(1, ONE), Discard(1, ONE), Declare(1, "ready"), Escape(1))
    assert not any(is_note(event) for event in acts)


@pytest.mark.parametrize(
    ("doubted", "size", "off"), [(2, 13, False), (1, 13, True), (2, 12, True), (1, 14, True)]
)
def test_a_seat_is_off_by_number_or_by_doubt(doubted: int, size: int, off: bool) -> None:
    position = opened(14, size, 13, 13)
    position.doubted = {doubted}
    assert position.is_off(1) is off
