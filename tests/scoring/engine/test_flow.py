"""What a done event makes of the position by the law that all rule sets share."""

from typing import Final

import pytest

from scoring.engine.events import (
    Chow,
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
    Win,
)
from scoring.engine.findings import Breach
from scoring.engine.law import Rules
from scoring.engine.legality import Legality
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position, Won
from scoring.engine.table import ADDED, CONCEALED, PUNG, Meld
from scoring.engine.tiles import COUNTS, KINDS
from tests.support.positions import RULES, at, discarded, won

OTHER: Final = "a phase of a rule set's own"


def standing(phase: str, *, seat: int = 1, owed: int = 0, outcome: str = "win") -> Position:
    """It is the turn of `seat`, which has drawn two tiles; five acts were done."""
    position = at("1m", "2m2m2m", outcome=outcome)
    position.phase, position.seat, position.owed, position.acts = phase, seat, owed, 5
    position.fresh = [7, 8]
    discarded(position, 0, "3m")
    return position


def moved(event: Event, phase: str, *, owed: int = 0) -> Position:
    position = standing(phase, owed=owed)
    RULES.advance(position, event)
    return position


def flow(position: Position) -> tuple[str, int, list[int], int, int]:
    return position.phase, position.seat, position.fresh, position.owed, position.acts


@pytest.mark.parametrize("owed", [0, 1, 2])
@pytest.mark.parametrize("phase", [TURN, CLAIMS, REPLACEMENT])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_after_a_discard_the_neighbour_is_next_and_nothing_is_owed(phase: str, seat: int, owed: int) -> None:
    position = moved(Discard(seat, 3), phase, owed=owed)
    assert flow(position) == (CLAIMS, (0, 1, 2, 3, 0)[seat + 1], [], 0, 6)
    assert position.discards == [int(other == seat) for other in range(4)]


@pytest.mark.parametrize("event", [Chow(3, 3, 0, (4, 5)), Pung(3, 3, 0)])
@pytest.mark.parametrize("owed", [0, 2])
def test_who_chows_or_pungs_has_his_turn_and_has_drawn_nothing(event: Event, owed: int) -> None:
    position = moved(event, CLAIMS, owed=owed)
    assert flow(position) == (TURN, 3, [], 0, 6)
    assert position.discards == [0, 0, 0, 0]


def test_who_makes_a_kong_is_owed_one_tile() -> None:
    assert flow(moved(Kong(3, 3, CONCEALED), TURN)) == (REPLACEMENT, 3, [], 1, 6)


@pytest.mark.parametrize("phase", [TURN, CLAIMS])
def test_a_draw_begins_a_turn_and_nothing_is_live_any_more(phase: str) -> None:
    position = moved(Draw(2, 4), phase, owed=2)
    assert flow(position) == (TURN, 2, [4], 0, 5)
    assert position.live is None


@pytest.mark.parametrize(("owed", "left", "phase"), [(0, 0, TURN), (1, 0, TURN), (2, 1, REPLACEMENT)])
def test_the_turn_after_a_kong_begins_with_the_last_tile_owed(owed: int, left: int, phase: str) -> None:
    position = moved(Draw(1, 4), REPLACEMENT, owed=owed)
    assert flow(position) == (phase, 1, [7, 8, 4], left, 5)
    assert position.live is None


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_another_seat_s_draw_leaves_nothing_owed_to_who_made_the_kong(seat: int) -> None:
    assert flow(moved(Draw(seat, 4), REPLACEMENT, owed=2)) == (TURN, seat, [4], 0, 5)


def test_the_place_before_the_first_win_is_kept_for_a_false_one() -> None:
    position = standing(TURN)
    won(position, 1, None)
    RULES.advance(position, Win(1, 7))
    assert (position.phase, position.acts, position.unwon) == (WON, 6, (TURN, 1))
    won(position, 2, None)
    position.seat = 3
    RULES.advance(position, Win(2, 7))
    assert (position.phase, position.acts, position.unwon) == (WON, 7, (TURN, 1))


@pytest.mark.parametrize(
    ("event", "outcome", "closed"),
    [
        (Dissolve(None), "dissolved", "dissolved"),
        (Dissolve(None), "escaped", "dissolved"),
        (Escape(2), "escaped", "escaped"),
        (Escape(2), "draw", None),
    ],
)
def test_a_dissolved_table_ends_the_hand_and_an_escape_where_the_log_says_so(
    event: Event, outcome: str, closed: str | None
) -> None:
    position = standing(CLAIMS, outcome=outcome)
    RULES.advance(position, event)
    assert (position.closed, position.phase) == (closed, CLAIMS if closed is None else OVER)


@pytest.mark.parametrize("event", [Declare(2, "word"), Reveal(2, "thing"), Pass(2)])
def test_announcements_and_things_turned_up_change_nothing_by_themselves(event: Event) -> None:
    position = moved(event, CLAIMS, owed=1)
    assert flow(position) == (CLAIMS, 1, [7, 8], 1, 5)
    assert position.live is not None


@pytest.mark.parametrize(
    ("phase", "left", "finished"),
    [
        (WON, 9, True),
        (OVER, 9, True),
        (CLAIMS, 0, True),
        (CLAIMS, 1, False),
        (TURN, 0, False),
        (REPLACEMENT, 0, False),
        (OTHER, 0, False),
    ],
)
def test_a_hand_ends_won_or_over_or_with_the_last_tile_discarded(
    phase: str, left: int, finished: bool
) -> None:
    position = standing(phase)
    position.table.wall.left = left
    assert RULES.is_finished(position) is finished


def test_the_outcome_is_a_win_or_a_draw() -> None:
    position = standing(OVER)
    assert RULES.outcome(position) == "draw"
    won(position, 1, None)
    assert RULES.outcome(position) == "win"


def only_off_a_discard(_position: Position, event: Win) -> Breach | None:
    """No kong is robbed."""
    return None if event.how == "discard" else Breach("X-01", "refused")


@pytest.mark.parametrize("is_kong", [False, True])
@pytest.mark.parametrize("source", [0, 2])
def test_other_seats_could_win_the_live_tile_where_the_law_permits_it(source: int, is_kong: bool) -> None:
    law = Rules(tuple(range(27)), (Legality("X-01", (Win,), only_off_a_discard),))
    position = standing(CLAIMS)
    discarded(position, source, "3m", is_kong=is_kong)
    others = [seat != source for seat in range(4)]
    assert [RULES.could_win(position, seat) for seat in range(4)] == others
    assert [law.could_win(position, seat) for seat in range(4)] == ([False] * 4 if is_kong else others)
    position.table.live = None
    assert [RULES.could_win(position, seat) for seat in range(4)] == [False] * 4


def test_draws_come_from_the_head_or_from_the_tail() -> None:
    position = standing(TURN)
    wall = position.table.wall
    assert RULES.place(position, Draw(1, 4)) == wall.head
    assert RULES.place(position, Draw(1, 4, "tail")) == wall.tail()
    assert wall.head != wall.tail()


def test_a_law_that_says_nothing_of_plain_play_lets_nothing_be_taken_for_plain() -> None:
    position = standing(TURN)
    live = position.live
    assert live is not None
    assert RULES.is_wanted(position, live) is True
    assert RULES.is_bound(position, 1, 3) is True
    assert RULES.rests(position) is False
    assert RULES.is_plain_word(position, Declare(1, "word")) is False


def test_a_law_that_says_nothing_more_finds_nothing_more() -> None:
    position, act = standing(TURN), Discard(1, 3)
    assert [*RULES.notes(position, act), *RULES.ending(position), *RULES.at_deal(position)] == []
    assert [*RULES.undone(position, (1,)), *RULES.candidates(position)] == []
    assert RULES.turned_up(position, Reveal(None, "thing")) == []
    assert RULES.leaves_open(position, (1,), "win") is False
    assert RULES.built_on(position, ()) == {}
    assert RULES.sets_price(Win(1, 3), "broken") is True
    assert RULES.sets_price(act, "broken") is False
    for draws_off in (False, True):
        position.draws_off = draws_off
        assert RULES.end_follows(position) is draws_off


def test_a_set_of_tiles_is_four_of_each_of_its_kinds() -> None:
    rules = Rules((0, 5, 33), ())
    assert rules.whole_set == [4 * (tile in (0, 5, 33)) for tile in range(COUNTS)]
    assert rules.known_kinds == {0, 5, 33}
    assert rules.foreign_kinds == tuple(tile for tile in KINDS if tile not in (0, 5, 33))
    assert (rules.set_aside, rules.reserved) == (0, 0)


class Taking(Rules):
    """A law that takes down wins labelled as logged."""

    def read_win(self, position: Position, event: Win) -> Won:
        how, source = event.how or "", event.source_seat
        return Won(position.number, event.seat, event.tile, source, how, [0] * COUNTS, [])


@pytest.mark.parametrize(
    ("how", "is_kong", "before", "robbed"),
    [
        ("rob_kong", True, 0, True),
        ("rob_kong", True, 1, False),
        ("rob_kong", False, 0, False),
        ("self_draw", True, 0, False),
    ],
)
def test_the_first_win_that_robs_a_kong_makes_it_a_pung_again(
    how: str, is_kong: bool, before: int, robbed: bool
) -> None:
    position = standing(REPLACEMENT)
    position.table.melds[0].append(Meld(ADDED, (2,) * 4, 3, 2, 1))
    discarded(position, 0, "3m", is_kong=is_kong)
    for _ in range(before):
        won(position, 2, 0)
    taken = Taking(tuple(range(27)), ()).witness(position, Win(1, 2, 0, how))
    (meld,) = position.table.melds[0]
    assert (meld.kind, len(meld.tiles)) == ((PUNG, 3) if robbed else (ADDED, 4))
    assert not taken.illegal


@pytest.mark.parametrize("illegal", [False, True])
def test_a_win_without_a_live_tile_robs_nothing_and_is_as_illegal_as_it_was_judged(illegal: bool) -> None:
    position = standing(TURN)
    position.table.live, position.illegal = None, illegal
    taken = Taking(tuple(range(27)), ()).witness(position, Win(1, 2, 0, "rob_kong"))
    assert taken.illegal is illegal
