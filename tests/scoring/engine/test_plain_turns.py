"""Plain draws and discards are played without judging them, as they would be in full; others are left."""

from collections.abc import Callable
from typing import Final

import pytest

from scoring.engine.deal import deal_breaches, open_position
from scoring.engine.events import Connection, Declare, Discard, Draw, Event
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.plain_turns import play_plain_turns
from scoring.engine.position import CLAIMS, TURN, Position, Window
from scoring.engine.replay import replay
from scoring.engine.table import Live
from scoring.engine.tiles import UNKNOWN, Tile
from tests.support.plain_law import KINDS, LAW, WALL, PlainRules, drawn, record, thrown, tile, turn

FIRST: Final = thrown(0, "1m")
QUIET: Final = (FIRST, *turn(1, "9s"), *turn(2, "1m"), drawn(3, "2m"), thrown(3, "3m"), *turn(0, "3m"))


class Resting(PlainRules):
    """Nobody wants anything and nobody is bound, but to tiles and words that a test names; it keeps notes."""

    def start(self, position: Position) -> None:
        position.memory = {"rests": True, "wanted": set(), "bound": set(), "notes": []}

    def rests(self, position: Position) -> bool:
        return bool(position.memory["rests"])

    def is_wanted(self, position: Position, live: Live) -> bool:
        return live.tile in position.memory["wanted"]

    def is_bound(self, position: Position, seat: int, tile: Tile) -> bool:
        return (seat, tile) in position.memory["bound"]

    def is_plain_word(self, position: Position, event: Declare) -> bool:
        return event.key == "plain"

    def after_declare(self, position: Position, event: Declare) -> None:
        position.memory["notes"].append((position.number, "word"))

    def turn_begins(self, position: Position, seat: int) -> None:
        position.memory["notes"].append((position.number, "begins", seat, position.phase))

    def turn_ends(self, position: Position, seat: int, *, as_drawn: bool) -> None:
        position.memory["notes"].append((position.number, "ends", seat, as_drawn, position.phase))


RESTING: Final = Resting(KINDS, GENERAL_LEGALITIES)


def standing(*events: Event, wall: tuple[Tile, ...] | None = WALL) -> Position:
    """A hand in which these plain events were played; its tiles have been counted."""
    position = open_position(record(*events, wall=wall), RESTING)
    assert not list(deal_breaches(position, RESTING))
    position.number = 0
    assert not events or play_plain_turns(position, RESTING, events) == len(events)
    position.number = len(events)
    position.memory["notes"].clear()
    return position


def facts(position: Position) -> tuple[object, ...]:
    """Where the hand stands, and where every tile is."""
    table, live, window = position.table, position.live, position.window
    return (
        (position.number, position.phase, position.seat, position.acts, position.owed, position.illegal),
        (list(position.fresh), list(position.discards), list(position.seen), position.closed),
        (list(window.claims), dict(window.passes), set(position.displaced), position.off_wall),
        [list(hand) for hand in table.hands],
        [list(keys) for keys in table.keys],
        [list(river) for river in table.rivers],
        list(table.sizes),
        live and (live.tile, live.seat, live.event, live.is_kong),
        (table.wall.head, table.wall.left, table.wall.remaining()),
    )


@pytest.mark.parametrize("count", range(len(QUIET) + 1))
@pytest.mark.parametrize("wall", [WALL, None], ids=["shown", "not shown"])
def test_plain_turns_come_out_as_they_would_judged_in_full(count: int, wall: tuple[Tile, ...] | None) -> None:
    hand = record(*QUIET[:count], wall=wall)
    in_full = open_position(hand, LAW)
    assert not any(step.breaches for step in replay(hand, LAW, in_full))
    plain = standing(*QUIET[:count], wall=wall)
    plain.closed = "dissolved"
    assert facts(plain) == facts(in_full)


def test_every_plain_turn_is_noted_as_it_begins_and_as_it_ends() -> None:
    position = open_position(record(*QUIET), RESTING)
    position.number = 0
    assert play_plain_turns(position, RESTING, QUIET) == len(QUIET)
    assert position.number == len(QUIET) - 1
    assert position.memory["notes"] == [
        (0, "ends", 0, False, TURN),
        *((1, "begins", 1, TURN), (2, "ends", 1, True, TURN)),
        *((3, "begins", 2, TURN), (4, "ends", 2, True, TURN)),
        *((5, "begins", 3, TURN), (6, "ends", 3, False, TURN)),
        *((7, "begins", 0, TURN), (8, "ends", 0, True, TURN)),
    ]


def test_a_replay_tells_of_plain_turns_one_by_one_unless_only_what_is_found_is_asked_for() -> None:
    hand = record(*QUIET)
    assert [(step.number, step.event) for step in replay(hand, RESTING)] == [
        (None, None),
        *enumerate(QUIET),
        (None, None),
    ]
    assert [step.number for step in replay(hand, RESTING, only_told=True)] == [None, None]


def test_plain_turns_after_a_fault_are_told_by_their_own_numbers() -> None:
    hand = record(FIRST, *turn(1, "9s"), drawn(3, "1m"), thrown(3, "1m"))
    position = open_position(hand, RESTING)
    told = [
        (step.number, breach.code)
        for step in replay(hand, RESTING, position, only_told=True)
        for breach in step.breaches
    ]
    assert told == [(3, "out-of-turn")]
    live = position.live
    assert live is not None
    assert live.event == 4


def test_a_plain_word_does_what_the_rule_set_says_and_another_one_is_left() -> None:
    position = standing(FIRST)
    said = (Declare(1, "plain"), Declare(1, "plain"), Declare(1, "other"), drawn(1, "9s"))
    assert play_plain_turns(position, RESTING, said) == 2
    assert position.memory["notes"] == [(1, "word"), (2, "word")]
    assert position.number == 3


@pytest.mark.parametrize("event", [Connection(1, lost=True), Declare(1, "other")])
def test_what_is_neither_draw_nor_discard_nor_plain_word_is_left(event: Event) -> None:
    position = standing(FIRST)
    assert play_plain_turns(position, RESTING, (event, drawn(1, "9s"))) == 0
    assert play_plain_turns(position, RESTING, (drawn(1, "9s"), event)) == 1


def test_what_was_found_illegal_before_is_over_with_the_next_plain_event() -> None:
    position = standing(FIRST)
    position.illegal = True
    assert play_plain_turns(position, RESTING, (drawn(1, "9s"),)) == 1
    assert not position.illegal


# ---- what leaves a draw or discard to be judged ----------------------------------------------------------
Change = Callable[[Position], object]

NOT_RESTING: Final[dict[str, Change]] = {
    "the rule set does not rest": lambda position: position.memory.update(rests=False),
    "a seat's turn was taken": lambda position: position.displaced.add(3),
    "the last draw was not the wall's": lambda position: setattr(position, "off_wall", True),
}


def say(position: Position) -> None:
    """Seat 2 asks for a pung."""
    position.window = Window([(2, "pung")])


def give_way(position: Position) -> None:
    """Seat 2 passes."""
    position.window = Window([], {2: set()})


def left(position: Position, event: Event) -> bool:
    """Whether the event is left to be judged, and nothing done."""
    before = facts(position)
    if play_plain_turns(position, RESTING, (event,)):
        return False
    assert facts(position) == before
    assert not position.memory["notes"]
    return True


@pytest.mark.parametrize("change", NOT_RESTING.values(), ids=NOT_RESTING)
@pytest.mark.parametrize("events", [(), (FIRST,)], ids=["a discard", "a draw"])
def test_nothing_is_plain_while_something_is_odd(change: Change, events: tuple[Event, ...]) -> None:
    event = drawn(1, "9s") if events else FIRST
    position = standing(*events)
    change(position)
    assert left(position, event)
    assert not left(standing(*events), event)


def test_a_draw_past_a_claim_is_left_to_be_judged_and_one_past_a_pass_is_not() -> None:
    claimed, passed, gone = standing(FIRST), standing(FIRST), standing(FIRST)
    for change, position in ((say, claimed), (give_way, passed), (say, gone)):
        change(position)
    gone.table.live = None
    assert left(claimed, drawn(1, "9s"))
    assert not left(passed, drawn(1, "9s"))
    assert not left(gone, drawn(1, "9s"))


def wants(name: str) -> Change:
    return lambda position: position.memory["wanted"].add(tile(name))


def is_bound(seat: int, name: str) -> Change:
    return lambda position: position.memory["bound"].add((seat, tile(name)))


def seen(name: str, count: int) -> Change:
    return lambda position: position.seen.__setitem__(tile(name), count)


def tiles_left(count: int) -> Change:
    return lambda position: setattr(position.table.wall, "left", count)


def nothing(_position: Position) -> None:
    """As it is."""


@pytest.mark.parametrize(
    ("event", "change", "is_left"),
    [
        (drawn(1, "9s"), nothing, False),
        (drawn(2, "9s"), nothing, True),
        (drawn(0, "9s"), nothing, True),
        (drawn(1, "9s", "tail"), nothing, True),
        (drawn(1, "1m"), nothing, True),
        (Draw(1, UNKNOWN), nothing, True),
        (drawn(1, "9s"), tiles_left(2), False),
        (drawn(1, "9s"), tiles_left(1), True),
        (drawn(1, "9s"), tiles_left(0), True),
        (drawn(1, "9s"), seen("9s", 3), False),
        (drawn(1, "9s"), seen("9s", 4), True),
        (drawn(1, "9s"), wants("1m"), True),
        (drawn(1, "9s"), wants("9s"), False),
        (drawn(1, "9s"), lambda position: setattr(position, "phase", "sea"), True),
        (drawn(1, "9s"), lambda position: setattr(position, "phase", TURN), True),
    ],
)
def test_a_draw_is_plain_in_turn_of_what_lies_at_the_head_and_not_last_where_nobody_wants_the_live_tile(
    event: Event, change: Change, is_left: bool
) -> None:
    position = standing(FIRST)
    change(position)
    assert left(position, event) is is_left


@pytest.mark.parametrize(
    ("before", "events"),
    [((FIRST,), (drawn(1, "1m"), drawn(1, "9s"))), ((), (thrown(0, "5m"), thrown(0, "1m")))],
    ids=["a draw", "a discard"],
)
def test_what_comes_after_an_event_that_is_left_is_left_too(
    before: tuple[Event, ...], events: tuple[Event, Event]
) -> None:
    position = standing(*before)
    untouched = facts(position)
    assert play_plain_turns(position, RESTING, events) == 0
    assert facts(position) == untouched


def test_a_draw_of_a_kind_that_is_not_of_the_set_is_left_to_be_judged() -> None:
    assert left(standing(FIRST, wall=None), drawn(1, "1z"))
    assert not left(standing(FIRST, wall=None), drawn(1, "5p"))


@pytest.mark.parametrize(
    ("event", "change", "is_left"),
    [
        (thrown(1, "9s"), nothing, False),
        (thrown(1, "5m"), nothing, False),
        (thrown(1, "1m"), nothing, True),
        (Discard(1, UNKNOWN), nothing, True),
        (thrown(2, "1p"), nothing, True),
        (thrown(0, "2m"), nothing, True),
        (Discard(1, tile("9s"), drawn=True), nothing, False),
        (Discard(1, tile("5m"), drawn=True), nothing, True),
        (Discard(1, tile("5m"), drawn=False), nothing, False),
        (thrown(1, "5m"), is_bound(1, "5m"), True),
        (thrown(1, "5m"), is_bound(1, "9s"), False),
        (thrown(1, "5m"), is_bound(2, "5m"), False),
        (thrown(1, "5m"), lambda position: setattr(position, "phase", CLAIMS), True),
        (thrown(1, "5m"), lambda position: setattr(position.table, "live", Live(0, 0, 0)), True),
    ],
)
def test_a_discard_is_plain_in_turn_of_a_tile_that_is_shown_held_where_nothing_binds_the_seat(
    event: Event, change: Change, is_left: bool
) -> None:
    position = standing(FIRST, drawn(1, "9s"))
    change(position)
    assert left(position, event) is is_left


def test_a_discard_from_a_hand_that_is_not_shown_is_left_to_be_judged() -> None:
    position = standing(FIRST, drawn(1, "9s"))
    position.table.hands[1][UNKNOWN] = 1
    assert left(position, Discard(1, UNKNOWN))
