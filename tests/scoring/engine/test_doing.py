"""What a judged event does: what seats say is heard, tiles move, and what they show is counted."""

from typing import Final

import pytest

from scoring.engine.doing import do
from scoring.engine.events import Chow, Claim, Connection, Event, Kong, Pass, Pung, Reveal, Win
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.position import CLAIMS, REPLACEMENT, SILENCE, TURN, WON, Position
from scoring.engine.table import ADDED, CHOW, CONCEALED, EXPOSED, PUNG
from scoring.engine.tiles import UNKNOWN, Tile
from tests.support.plain_law import DEALT, KINDS, LAW, PlainRules, drawn, opened, taken, thrown, tile

SIX: Final = tile("6s")


class Hearing(PlainRules):
    """It keeps what it is told of, in order."""

    def start(self, position: Position) -> None:
        position.memory = []

    def claims(self, position: Position, event: Claim) -> None:
        position.memory.append(("claims", event.want))

    def passes(self, position: Position, event: Pass) -> None:
        heard_before = position.window.has_passed(event.seat, "win")
        position.memory.append(("passes", event.seat, event.on, heard_before))

    def window_closes(self, position: Position, event: Event) -> None:
        position.memory.append(("closes", position.live is not None))

    def advance(self, position: Position, event: Event) -> None:
        position.memory.append(("advances", position.live is not None))

    def turned_up(self, position: Position, event: Reveal) -> list[tuple[int | None, Tile]]:
        return [(DEALT, event.tiles[0])] if event.tiles else []


HEARING: Final = Hearing(KINDS, GENERAL_LEGALITIES)


def heard(*events: Event) -> Position:
    position = opened()
    HEARING.start(position)
    for event in events:
        do(position, HEARING, event)
    return position


def done(position: Position, *events: Event) -> list[str]:
    """The codes of what is odd of the tiles that these events show."""
    return [breach.code for event in events for breach in do(position, LAW, event)]


# ---- what is said ----------------------------------------------------------------------------------------
def test_words_close_no_window_and_acts_do_before_tiles_move() -> None:
    said = heard(thrown(0, "1m"), Claim(2, "pung"), Pass(3))
    assert said.memory == [
        *(("closes", False), ("advances", True)),
        *(("claims", "pung"), ("passes", 3, None, False)),
    ]
    assert said.window.claims == [(2, "pung")]
    assert said.window.passes == {3: set()}


def test_a_remark_closes_and_advances_and_moves_nothing() -> None:
    position = heard(Connection(1, lost=True))
    assert position.memory == [("closes", False), ("advances", False)]
    assert not taken(position)


@pytest.mark.parametrize("said", [Claim(2, "pung"), Pass(2)])
def test_what_was_said_of_one_tile_is_heard_by_it_alone(said: Event) -> None:
    position = heard(said, thrown(0, "1m"))
    assert position.window is SILENCE
    assert not SILENCE.claims
    assert not SILENCE.passes


def test_every_claim_is_kept_in_order() -> None:
    assert heard(Claim(2, "pung"), Claim(1, "chow"), Claim(3, "win")).window.claims == [
        (2, "pung"),
        (1, "chow"),
        (3, "win"),
    ]


def test_who_declines_nothing_is_not_heard() -> None:
    position = heard(Pass(2, ()), Pass(3, ("pung",)))
    assert position.memory == [("passes", 3, ("pung",), False)]
    assert position.window.passes == {3: {"pung"}}


@pytest.mark.parametrize(
    ("first", "second", "declined"),
    [
        (("pung",), ("win",), {"pung", "win"}),
        (("pung",), None, set()),
        (None, ("pung",), set()),
        (None, None, set()),
    ],
)
def test_who_declines_twice_has_declined_both(
    first: tuple[str, ...] | None, second: tuple[str, ...] | None, declined: set[str]
) -> None:
    assert heard(Pass(2, first), Pass(1, ("chow",)), Pass(2, second)).window.passes == {
        2: declined,
        1: {"chow"},
    }


# ---- tiles that move -------------------------------------------------------------------------------------
def test_a_draw_takes_its_place_of_the_wall_until_the_wall_is_gone() -> None:
    position = opened()
    done(position, drawn(1, "9s"))
    assert taken(position) == [DEALT]
    assert (position.phase, position.fresh, position.table.sizes[1]) == (TURN, [tile("9s")], 14)
    position.table.wall.left = 0
    done(position, drawn(2, "1m"))
    assert taken(position) == [DEALT]
    assert position.table.sizes[2] == 14


def test_a_discard_is_made_with_its_number_and_leaves_silence() -> None:
    position = opened()
    position.number = 7
    do(position, LAW, Claim(2, "pung"))
    assert done(position, thrown(0, "1m")) == []
    assert position.window is SILENCE
    assert position.live is not None
    assert (position.live.tile, position.live.seat, position.live.event) == (tile("1m"), 0, 7)
    assert (position.phase, position.seat) == (CLAIMS, 1)


def test_a_chow_is_melded_in_order_and_takes_the_tile() -> None:
    position = opened()
    position.number = 3
    done(position, thrown(0, "4m"), Chow(1, tile("4m"), 0, (tile("6m"), tile("5m"))))
    [meld] = position.table.melds[1]
    assert (meld.kind, meld.tiles) == (CHOW, (tile("4m"), tile("5m"), tile("6m")))
    assert (meld.source_seat, meld.taken, meld.event) == (0, tile("4m"), 3)
    assert position.table.sizes[1] == 11
    assert not position.table.rivers[0]


def hand_of(seat: int, *copies: str, hidden: int = 0) -> Position:
    """The seat holds these tiles instead of its own, and so many that are not shown."""
    position = opened(wall=None)
    table = position.table
    for kind in KINDS:
        if table.hands[seat][kind]:
            table.remove(seat, kind, table.hands[seat][kind])
    for name in (*copies, *("??",) * hidden):
        table.put(seat, tile(name))
    return position


def test_a_pung_uses_two_tiles_and_a_kong_on_a_discard_three() -> None:
    for act, kind, size in (
        (Pung(1, SIX, 2), PUNG, 3),
        (Kong(1, SIX, EXPOSED, 2), EXPOSED, 4),
    ):
        position = hand_of(1, "6s", "6s", "6s", "9s")
        position.number = 5
        done(position, thrown(2, "6s"), act)
        [meld] = position.table.melds[1]
        assert (meld.kind, meld.tiles) == (kind, (SIX,) * size)
        assert (meld.source_seat, meld.taken, meld.event) == (2, SIX, 5)
        assert position.table.sizes[1] == 5 - size
        assert position.phase == (TURN if kind == PUNG else REPLACEMENT)


def test_a_kong_in_turn_is_concealed_or_added_and_leaves_silence() -> None:
    concealed, added = hand_of(1, "6s", "6s", "6s", "6s"), hand_of(1, "6s", "6s", "6s")
    done(added, thrown(2, "6s"), Pung(1, SIX, 2))
    for position in (concealed, added):
        do(position, LAW, Claim(3, "win"))
        position.number = 9
    done(concealed, Kong(1, SIX, CONCEALED))
    done(added, Kong(1, SIX, ADDED))
    for position, kind in ((concealed, CONCEALED), (added, ADDED)):
        [meld] = position.table.melds[1]
        assert (meld.kind, meld.tiles, meld.event) == (kind, (SIX,) * 4, 9)
        assert position.table.sizes[1] == 0
        assert position.window is SILENCE
    assert concealed.live is None
    assert added.live is not None
    assert added.live.is_kong


def test_a_win_is_taken_down() -> None:
    position = opened()
    position.number = 4
    done(position, thrown(0, "1m"), Win(2, tile("1m"), 0, "discard"))
    assert [(won.event, won.seat) for won in position.wins] == [(4, 2)]
    assert position.phase == WON


def test_tiles_turned_up_are_held_against_the_wall() -> None:
    position = opened()
    HEARING.start(position)
    assert not do(position, HEARING, Reveal(None, "birds", (tile("9s"),)))
    [breach] = do(position, HEARING, Reveal(None, "birds", (tile("8s"),)))
    assert (breach.code, breach.expected, breach.actual) == ("not-from-wall", "9s", "8s")


# ---- tiles that are shown for the first time -------------------------------------------------------------
@pytest.mark.parametrize(
    ("copies", "hidden", "act", "new"),
    [
        (1, 0, thrown(1, "6s"), 0),
        (0, 1, thrown(1, "6s"), 1),
        (2, 2, Kong(1, SIX, CONCEALED), 2),
        (0, 4, Kong(1, SIX, CONCEALED), 4),
        (4, 0, Kong(1, SIX, CONCEALED), 0),
        (0, 4, Kong(1, UNKNOWN, CONCEALED), 0),
    ],
)
def test_a_tile_that_leaves_a_hidden_hand_is_counted_once(
    copies: int, hidden: int, act: Event, new: int
) -> None:
    position = hand_of(1, *("6s",) * copies, hidden=hidden)
    position.seen[SIX] = 4 - copies
    assert done(position, act) == ["tile-set"] * max(0, new - copies)
    assert position.seen[SIX] == 4 - copies + new


def test_the_fourth_tile_of_a_hidden_kong_is_counted() -> None:
    position = hand_of(1, "6s", "6s", hidden=1)
    done(position, thrown(2, "6s"), Pung(1, SIX, 2))
    position.seen[SIX] = 4
    assert done(position, Kong(1, SIX, ADDED)) == ["tile-set"]
    assert position.seen[SIX] == 5


@pytest.mark.parametrize(
    ("names", "hidden", "act", "counted"),
    [
        (("6s",), 1, Pung(1, SIX, 2), "6s"),
        (("6s", "6s"), 1, Kong(1, SIX, EXPOSED, 2), "6s"),
        (("7s",), 1, Chow(1, SIX, 2, (SIX + 1, SIX + 2)), "8s"),
    ],
)
def test_a_claim_shows_those_of_its_own_tiles_that_were_hidden(
    names: tuple[str, ...], hidden: int, act: Event, counted: str
) -> None:
    position = hand_of(1, *names, hidden=hidden)
    before = list(position.seen)
    assert done(position, thrown(2, "6s"), act) == []
    grown = {kind: after - was for kind, (was, after) in enumerate(zip(before, position.seen, strict=True))}
    assert {kind for kind, more in grown.items() if more} == {tile(counted)}
    assert grown[tile(counted)] == 1
