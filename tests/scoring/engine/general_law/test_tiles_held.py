"""What is used up is in the hand of its seat (GEN-03); only known things are announced (GEN-13)."""

import pytest

from scoring.engine.events import Chow, Declare, Discard, Kong, Pung, Reveal
from scoring.engine.findings import BROKEN_RECORD, ILLEGAL_ACTION, WARNING
from scoring.engine.general_law import DRAWN_MARK, holds_tiles, known_key
from scoring.engine.law import Rules
from scoring.engine.position import TURN, Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED, PUNG, Meld
from scoring.engine.tiles import BY_NAME, UNKNOWN
from tests.support.positions import at

ONE, TWO, THREE = (BY_NAME[name] for name in ("1m", "2m", "3m"))
WITH_TWO = Chow(1, ONE, 0, (TWO, THREE))
TWICE = Chow(1, ONE, 0, (TWO, TWO))
HALF_SHOWN = Chow(1, ONE, 0, (TWO, UNKNOWN))


def holding(hand: str, pung: str | None = None) -> Position:
    """Seat 1 has these tiles, and a pung on the table."""
    position = at("9p", hand)
    if pung is not None:
        tile = BY_NAME[pung]
        position.table.melds[1].append(Meld(PUNG, (tile,) * 3, 0, tile, 2))
    return position


@pytest.mark.parametrize(
    ("event", "enough", "too_few", "needed"),
    [
        (Discard(1, ONE), ("1m", "??"), ("", "2m"), "1m"),
        (Discard(1, UNKNOWN), ("1m", "??"), ("",), "??"),
        (Pung(1, ONE, 0), ("1m1m", "1m??", "????"), ("1m", "1m2m", ""), "1m1m"),
        (Kong(1, ONE, EXPOSED, 0), ("1m1m1m", "1m1m??"), ("1m1m", "1m1m2m"), "1m1m1m"),
        (Kong(1, ONE, CONCEALED), ("1m1m1m1m", "1m1m1m??"), ("1m1m1m", "1m1m1m2m"), "1m1m1m1m"),
        (WITH_TWO, ("2m3m", "2m??", "????"), ("2m2m", "3m", "1m3m", "??", "1m??"), "2m3m"),
        (TWICE, ("2m2m", "2m??", "????"), ("2m", "2m3m", "??", "??3m"), "2m2m"),
        (HALF_SHOWN, ("2m3m", "2m??", "1m??", "????"), ("2m", "??", "1m3m"), "2m??"),
    ],
)
def test_an_act_needs_its_tiles_in_hand_and_what_is_not_shown_may_be_they(
    event: Discard | Chow | Pung | Kong, enough: tuple[str, ...], too_few: tuple[str, ...], needed: str
) -> None:
    for hand in enough:
        assert holds_tiles(holding(hand), event) is None, hand
    for hand in too_few:
        found = holds_tiles(holding(hand), event)
        assert found is not None, hand
        assert (found.clause, found.code, found.kind, found.stops) == (
            "GEN-03",
            "not-held",
            BROKEN_RECORD,
            True,
        )
        assert found.actual == needed
        assert found.params == {"tiles": needed}


def test_an_added_kong_needs_the_fourth_tile_and_the_pung() -> None:
    kong = Kong(1, ONE, ADDED)
    assert holds_tiles(holding("1m", "1m"), kong) is None
    for hand, pung in (("2m", "1m"), ("1m", "2m"), ("1m1m1m1m", None)):
        found = holds_tiles(holding(hand, pung), kong)
        assert found is not None
        assert found.actual == "1m"


@pytest.mark.parametrize(
    ("size", "displaced", "doubted", "follows"),
    [
        (13, set(), set(), False),
        (13, {1}, set(), True),
        (13, {2}, set(), False),
        (13, set(), {1}, True),
        (13, set(), {2}, False),
        (12, set(), set(), True),
    ],
)
def test_what_is_missing_of_a_hand_that_a_fault_has_changed_follows_from_it(
    size: int, displaced: set[int], doubted: set[int], follows: bool
) -> None:
    position = holding("9p" * size)
    position.displaced, position.doubted = displaced, doubted
    found = holds_tiles(position, Discard(1, ONE))
    assert found is not None
    assert found.consequent is follows


@pytest.mark.parametrize(
    ("mark", "tile", "fresh", "wrong"),
    [
        (True, ONE, (TWO,), True),
        (True, ONE, (TWO, THREE), True),
        (True, ONE, (ONE,), False),
        (True, ONE, (TWO, ONE), False),
        (True, ONE, (), False),
        (True, ONE, (UNKNOWN,), False),
        (True, UNKNOWN, (TWO,), False),
        (False, ONE, (TWO,), False),
        (None, ONE, (TWO,), False),
    ],
)
def test_a_discard_marked_as_just_drawn_is_that_tile_as_far_as_shown(
    mark: bool | None, tile: int, fresh: tuple[int, ...], wrong: bool
) -> None:
    position = holding("1m2m3m")
    position.phase, position.seat, position.fresh = TURN, 1, [*fresh]
    found = DRAWN_MARK.judge(position, Discard(1, tile, mark))
    assert (found is not None) is wrong
    if found is not None:
        shown = "2m" if len(fresh) == 1 else "2m3m"
        assert (found.clause, found.code, found.severity) == ("GEN-03", "drawn-mark-wrong", WARNING)
        assert (found.expected, found.actual) == (shown, "1m")
        assert found.params == {"tile": "1m", "tiles": shown}
        assert not found.stops


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Declare(1, "piao"), None),
        (Reveal(None, "dice"), None),
        (Declare(1, "dice"), ["piao", "ready"]),
        (Reveal(None, "piao"), ["birds", "dice"]),
    ],
)
def test_only_what_the_rule_set_knows_is_announced_or_turned_up(
    event: Declare | Reveal, expected: list[str] | None
) -> None:
    rules = Rules((), (), frozenset({"ready", "piao"}), frozenset({"dice", "birds"}))
    found = known_key(rules, event)
    assert [one.expected for one in found] == ([] if expected is None else [expected])
    for one in found:
        assert (one.clause, one.code, one.kind) == ("GEN-13", "unknown-key", ILLEGAL_ACTION)
        assert (one.actual, one.params) == (event.key, {"key": event.key})
