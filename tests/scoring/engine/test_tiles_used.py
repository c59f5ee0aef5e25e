"""What acts take from a hand, and whether the set can have it beside all that the record shows (GEN-01)."""

import pytest

from scoring.engine.events import Chow, Discard, Draw, Event, Kong, Pung
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import BY_NAME, UNKNOWN
from scoring.engine.tiles_used import are_in_the_set, tiles_used
from tests.support.positions import at

ONE, TWO, THREE = (BY_NAME[name] for name in ("1m", "2m", "3m"))
DISCARD, PUNG, CHOW = Discard(1, ONE), Pung(1, ONE, 0), Chow(1, ONE, 0, (TWO, THREE))
OPEN, ADD, HIDE = Kong(1, ONE, EXPOSED, 0), Kong(1, ONE, ADDED), Kong(1, ONE, CONCEALED)


@pytest.mark.parametrize(
    ("act", "tiles"),
    [
        (DISCARD, (ONE,)),
        (PUNG, (ONE, ONE)),
        (CHOW, (TWO, THREE)),
        (OPEN, (ONE, ONE, ONE)),
        (ADD, (ONE,)),
        (HIDE, (ONE, ONE, ONE, ONE)),
    ],
)
def test_an_act_takes_from_the_hand_what_does_not_lie_open_yet(
    act: Discard | Chow | Pung | Kong, tiles: tuple[int, ...]
) -> None:
    assert tiles_used(act) == tiles


def seen(hand: str, **times: int) -> Position:
    """Seat 1 has these tiles; the record has shown so many of kinds, those of the hand among them."""
    position = at("9p", hand)
    for name, number in times.items():
        position.seen[BY_NAME[f"{name[1]}{name[0]}"]] = number
    return position


@pytest.mark.parametrize(
    ("act", "hand", "most"),
    [
        (DISCARD, "??", 3),
        (PUNG, "????", 2),
        (PUNG, "1m??", 3),
        (PUNG, "1m1m??", 4),
        (OPEN, "??????", 1),
        (OPEN, "1m1m??", 3),
        (ADD, "??", 3),
        (HIDE, "????????", 0),
    ],
)
def test_what_is_not_shown_may_be_what_the_record_has_not_shown_four_times(
    act: Event, hand: str, most: int
) -> None:
    for number in range(5):
        assert are_in_the_set(seen(hand, m1=number), act) is (number <= most), number


@pytest.mark.parametrize(("twos", "threes", "fits"), [(3, 3, True), (4, 3, False), (3, 4, False)])
def test_of_a_chow_each_tile_counts(twos: int, threes: int, fits: bool) -> None:
    assert are_in_the_set(seen("????", m2=twos, m3=threes), CHOW) is fits


def test_tiles_shown_before_their_hand_became_uncertain_are_no_new_ones() -> None:
    position = seen("????", m1=4)
    position.table.forgotten[ONE] = 1
    assert are_in_the_set(position, DISCARD)
    assert not are_in_the_set(position, PUNG)


@pytest.mark.parametrize("act", [Discard(1, UNKNOWN), Draw(1, ONE), Discard(0, BY_NAME["9p"])])
def test_nothing_new_is_shown_by_a_tile_not_shown_by_a_draw_and_by_a_hand_that_is_shown(act: Event) -> None:
    assert are_in_the_set(seen("??", m1=4, p9=4), act)
