"""What a seat may try in its own turn, and whether the set of tiles has what is to be turned up."""

from typing import Final

from scoring.engine.events import Discard, Event, Kong, Win
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED, PUNG, Meld
from scoring.engine.tiles import BY_NAME, UNKNOWN
from scoring.patterns.left_tiles import are_left
from scoring.patterns.own_acts import own_acts
from tests.support.positions import at

ONE: Final = BY_NAME["1m"]
TWO: Final = BY_NAME["2m"]
LAST: Final = BY_NAME["9s"]


def acts(position: Position, kind: type[Event]) -> list[tuple[object, ...]]:
    """The acts of seat 0 of this kind, by what they say."""
    names = {Win: ("tile", "source_seat", "how"), Discard: ("tile", "drawn"), Kong: ("tile", "kind")}[kind]
    found = [event for event in own_acts(position, 0) if isinstance(event, kind)]
    return [tuple(getattr(event, name) for name in names) for event in found]


def test_before_anybody_acts_a_hand_may_win_as_dealt() -> None:
    position = at("1m9s")
    assert acts(position, Win) == [(None, None, "dealt")]
    position.acts = 1
    assert acts(position, Win) == []


def test_the_tile_drawn_last_may_be_won_with_and_discarded_as_drawn() -> None:
    position = at("1m9s")
    position.acts, position.fresh = 1, [ONE, LAST]
    assert acts(position, Win) == [(LAST, None, "self_draw")]
    assert acts(position, Discard) == [(ONE, None), (LAST, True)]


def test_four_alike_and_the_fourth_tile_of_a_pung_may_be_konged() -> None:
    position = at("1m1m1m1m2m9s9s9s")
    assert acts(position, Kong) == [(ONE, CONCEALED)]
    position.table.melds[0].append(Meld(PUNG, (TWO,) * 3, 1, TWO, 0))
    assert acts(position, Kong) == [(ONE, CONCEALED), (TWO, ADDED)]


def test_no_fifth_tile_of_a_kind_is_left() -> None:
    position = at()
    position.seen[ONE], position.seen[TWO] = 3, 2
    assert are_left(position, [ONE, TWO, TWO, LAST])
    assert not are_left(position, [ONE, LAST, ONE])
    assert not are_left(position, [TWO] * 3)
    assert are_left(position, [UNKNOWN] * 5)
