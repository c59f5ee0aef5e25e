"""A claim takes the live tile of the seat it names, a self-drawn win the tile just drawn (GEN-05)."""

from typing import Final

import pytest

from scoring.engine.events import Chow, Kong, Pung, Win
from scoring.engine.findings import Breach
from scoring.engine.general_law import takes_live_tile
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import BY_NAME, UNKNOWN
from tests.support.positions import at, discarded, tiles, won

THREE: Final = BY_NAME["3m"]
FOUR: Final = BY_NAME["4m"]
CLAIMS_OF_IT: Final = (
    Chow(1, THREE, 0, (FOUR, FOUR + 1)),
    Pung(1, THREE, 0),
    Kong(1, THREE, EXPOSED, 0),
    Win(1, THREE, 0, "discard"),
    Win(1, THREE, 0),
    Win(1, None, 0),
    Win(1, UNKNOWN, 0, "discard"),
)


def live(tile: str = "3m", *, phase: str = CLAIMS, is_kong: bool = False) -> Position:
    """Seat 0 has discarded a tile, or added it to a pung, and it may be taken."""
    position = at("9m", "3m3m3m4m5m")
    position.phase, position.seat, position.acts = phase, 1, 5
    discarded(position, 0, tile, is_kong=is_kong)
    return position


def drawn(*fresh: str, seat: int = 1, phase: str = TURN, acts: int = 5, dealer: int = 0) -> Position:
    """The seat has drawn these tiles."""
    position = at(*["1m2m"] * 4, dealer=dealer)
    position.phase, position.seat, position.acts = phase, seat, acts
    position.fresh = [BY_NAME[tile] for tile in fresh]
    return position


def told(found: Breach | None) -> tuple[str, object, object]:
    """Code, what was live or drawn, and what was taken."""
    assert found is not None
    assert found.clause == "GEN-05"
    assert found.params == {"tile": found.actual} or found.expected is None
    return found.code, found.expected, found.params["tile"]


@pytest.mark.parametrize("event", CLAIMS_OF_IT)
def test_the_tile_just_discarded_may_be_taken_from_the_seat_that_played_it(
    event: Chow | Pung | Kong | Win,
) -> None:
    assert takes_live_tile(live(), event) is None


@pytest.mark.parametrize("event", CLAIMS_OF_IT)
def test_nothing_is_taken_where_no_tile_is_live(event: Chow | Pung | Kong | Win) -> None:
    position = live()
    position.table.live = None
    name = {None: None, THREE: "3m", UNKNOWN: "??"}[event.tile]
    found = takes_live_tile(position, event)
    assert told(found) == ("not-the-live-tile", None, name)
    assert found is not None
    assert found.actual == name
    assert not found.consequent


@pytest.mark.parametrize(
    "event", [Pung(1, FOUR, 0), Pung(1, THREE, 2), Pung(0, THREE, 0), Win(1, FOUR, 0), Win(1, None, 2)]
)
def test_another_tile_another_seat_s_or_one_s_own_is_not_taken(event: Pung | Win) -> None:
    found = takes_live_tile(live(), event)
    name = "4m" if event.tile == FOUR else "3m"
    assert told(found) == ("not-the-live-tile", {"seat": 0, "tile": "3m"}, name)
    assert found is not None
    assert not found.consequent


@pytest.mark.parametrize("named", [0, 1, 3])
def test_a_claim_names_the_seat_that_played_the_tile(named: int) -> None:
    position = live()
    discarded(position, 2, "3m")
    assert takes_live_tile(position, Win(1, THREE, 2)) is None
    found = takes_live_tile(position, Win(1, THREE, named))
    assert told(found) == ("not-the-live-tile", {"seat": 2, "tile": "3m"}, "3m")


@pytest.mark.parametrize("tile", ["4m", "??"])
def test_a_live_tile_that_is_not_shown_may_be_any(tile: str) -> None:
    assert takes_live_tile(live("??"), Pung(1, BY_NAME[tile], 0)) is None


@pytest.mark.parametrize(
    ("phase", "is_kong", "stands"),
    [
        (CLAIMS, False, True),
        (REPLACEMENT, True, True),
        (WON, False, True),
        (TURN, True, True),
        (TURN, False, False),
        (OVER, False, False),
        (OVER, True, False),
    ],
)
def test_a_tile_is_past_once_a_turn_has_begun_but_a_kong_that_nothing_replaces_may_be_robbed(
    phase: str, is_kong: bool, stands: bool
) -> None:
    found = takes_live_tile(live(phase=phase, is_kong=is_kong), Win(1, THREE, 0))
    assert (found is None) is stands


def test_only_a_win_takes_the_tile_of_an_added_kong() -> None:
    position = live(phase=REPLACEMENT, is_kong=True)
    assert takes_live_tile(position, Win(1, THREE, 0, "rob_kong")) is None
    for event in CLAIMS_OF_IT[:3]:
        assert takes_live_tile(position, event) is not None


@pytest.mark.parametrize("is_kong", [False, True])
def test_a_win_is_labelled_as_its_tile_is_live_or_not_at_all(is_kong: bool) -> None:
    position, right = live(is_kong=is_kong), "rob_kong" if is_kong else "discard"
    for how in (None, "discard", "rob_kong", "self_draw"):
        found = takes_live_tile(position, Win(1, THREE, 0, how))
        assert (found is None) is (how in (None, right)), how


@pytest.mark.parametrize("kind", [ADDED, CONCEALED])
def test_a_kong_of_own_tiles_takes_no_live_tile(kind: str) -> None:
    assert takes_live_tile(drawn("9m"), Kong(1, THREE, kind)) is None


@pytest.mark.parametrize(
    ("event", "follows"),
    [
        (Pung(1, THREE, 2), True),
        (Win(1, None, 2), True),
        (Win(1, UNKNOWN, 2), True),
        (Pung(1, FOUR, 2), False),
        (Pung(1, THREE, 3), False),
        (Win(1, None, 3), False),
    ],
)
def test_a_claim_off_the_seat_whose_turn_was_taken_follows_from_that_if_its_tile_is_live(
    event: Pung | Win, follows: bool
) -> None:
    position = live()
    position.displaced = {2}
    found = takes_live_tile(position, event)
    assert found is not None
    assert found.consequent is follows


def test_nothing_live_is_nothing_mislabelled() -> None:
    position = live()
    position.table.live, position.displaced = None, {2}
    found = takes_live_tile(position, Win(1, None, 2))
    assert found is not None
    assert not found.consequent


@pytest.mark.parametrize(
    ("illegal", "payer", "tile", "follows"),
    [
        (True, 2, "3m", True),
        (True, 2, "??", True),
        (False, 2, "3m", False),
        (True, 3, "3m", False),
        (True, 0, "3m", False),
        (True, 2, "4m", False),
    ],
)
def test_a_win_beside_another_of_the_same_tile_that_was_not_live_follows_from_that(
    illegal: bool, payer: int, tile: str, follows: bool
) -> None:
    position = live("9m", phase=WON)
    won(position, 3, payer, illegal=illegal)
    position.wins[0].tile = BY_NAME[tile]
    found = takes_live_tile(position, Win(1, THREE, 2))
    assert found is not None
    assert found.consequent is follows


def test_only_wins_that_name_their_tile_can_be_of_the_same_one() -> None:
    position = live("9m", phase=WON)
    position.table.live = None
    won(position, 3, 2, illegal=True)
    position.wins[0].tile = None
    found = takes_live_tile(position, Win(1, None, 2))
    assert found is not None
    assert not found.consequent


@pytest.mark.parametrize("how", ["discard", "rob_kong"])
@pytest.mark.parametrize(("tile", "name"), [(THREE, "3m"), (None, None)])
def test_a_win_off_nobody_is_no_win_off_a_discard_or_a_kong(
    how: str, tile: int | None, name: str | None
) -> None:
    found = takes_live_tile(drawn("3m"), Win(1, tile, None, how))
    assert told(found) == ("not-the-live-tile", None, name)


@pytest.mark.parametrize(
    ("fresh", "tile", "right"),
    [
        (("3m",), "3m", True),
        (("3m",), "4m", False),
        (("3m", "4m"), "4m", True),
        (("??",), "4m", True),
        (("3m",), None, True),
        ((), "3m", False),
        ((), None, False),
    ],
)
@pytest.mark.parametrize("phase", [TURN, CLAIMS, REPLACEMENT])
def test_a_self_drawn_win_is_by_a_tile_just_drawn(
    fresh: tuple[str, ...], tile: str | None, right: bool, phase: str
) -> None:
    event = Win(1, None if tile is None else BY_NAME[tile], None, "self_draw")
    found = takes_live_tile(drawn(*fresh, phase=phase), event)
    assert (found is None) is right
    if found is not None:
        assert (found.clause, found.code) == ("GEN-05", "not-the-drawn-tile")
        assert (found.expected, found.actual) == ("".join(fresh) or None, tile)
        assert found.params == {"tile": tile}


@pytest.mark.parametrize("phase", [WON, OVER, "a phase of a rule set's own"])
def test_in_other_phases_nobody_asks_what_was_drawn(phase: str) -> None:
    assert takes_live_tile(drawn("3m", phase=phase), Win(1, FOUR, None, "self_draw")) is None


@pytest.mark.parametrize(
    ("seat", "acts", "how", "tile", "right"),
    [
        (0, 0, "dealt", "1m", True),
        (0, 0, "self_draw", "1m", True),
        (0, 0, "dealt", None, True),
        (0, 0, "dealt", "9s", False),
        (1, 0, "dealt", "9s", True),
        (1, 0, "self_draw", None, True),
        (1, 0, "self_draw", "1m", False),
        (3, 0, "self_draw", "1m", False),
        (0, 1, "self_draw", "1m", False),
        (0, 1, "self_draw", None, False),
        (0, 1, "dealt", "9s", True),
    ],
)
def test_the_dealer_wins_as_dealt_by_any_tile_he_was_dealt(
    seat: int, acts: int, how: str, tile: str | None, right: bool
) -> None:
    for dealer in (0, 2):
        winner = (seat + dealer) % 4
        event = Win(winner, None if tile is None else tiles(tile)[0], None, how)
        position = drawn(seat=winner, acts=acts, dealer=dealer)
        assert (takes_live_tile(position, event) is None) is right
