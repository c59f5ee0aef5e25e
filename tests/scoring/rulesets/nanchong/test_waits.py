"""What a hand waits for, of every kind of tile from the first to the last."""

from typing import Final

import pytest

from scoring.engine.position import Position
from scoring.engine.suits import keys_of_tiles
from scoring.engine.tiles import BY_NAME, SUITED, mask_of
from scoring.rulesets import load
from scoring.rulesets.nanchong.hands import anyone_may_complete, completes, final_waits
from scoring.rulesets.nanchong.rules import NanchongRules
from scoring.rulesets.nanchong.waits import fifth_waits, shape_waits, shown_waits
from tests.support.notation import log_run, run
from tests.support.positions import at, tiles

SUITS: Final = "mps"
#: Four sets, and six pairs that make no runs, of the two suits other than each.
SETS: Final = {suit: f"111444777{one}123{other}" for suit, one, other in ("mps", "psm", "smp")}
PAIRS: Final = {suit: f"114477{one}225588{other}" for suit, one, other in ("mps", "psm", "smp")}

each_kind = pytest.mark.parametrize("kind", [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)])


def law(**options: bool | int | str) -> NanchongRules:
    ruleset = load("nanchong")
    built = ruleset.build({option.name: option.default for option in ruleset.options} | options)
    assert isinstance(built, NanchongRules)
    return built


def holding(hand: str, rules: NanchongRules | None = None) -> Position:
    """Seat 1 holds these tiles, the others none."""
    position = at("", log_run(run(hand)))
    (rules or law()).start(position)
    return position


def keys(hand: str) -> list[int]:
    return keys_of_tiles(tiles(log_run(run(hand))))


def mask(waits: str) -> int:
    return mask_of(tiles(log_run(run(waits))))


def completing(hand: str) -> int:
    """The kinds that `completes` tells of the hand, each asked of it by itself."""
    return mask_of([tile for tile in SUITED if completes(holding(hand), 1, tile)])


# ---- of the whole hand ----------------------------------------------------------------------------------


@each_kind
def test_a_lone_tile_beside_four_sets_waits_for_its_like_alone(kind: str) -> None:
    hand = SETS[kind[1]] + kind
    assert completing(hand) == shape_waits(keys(hand), 0) == mask(kind)


@each_kind
def test_six_pairs_and_a_tile_wait_for_its_like_alone_and_beside_a_meld_for_nothing(kind: str) -> None:
    hand = PAIRS[kind[1]] + kind
    assert completing(hand) == shape_waits(keys(hand), 0) == mask(kind)
    assert not shape_waits(keys(hand), 1)


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("123456m78s99s222p", "6s9s"),
        ("2345678m999m111s", "1m2m4m5m7m8m"),
        ("123m456m12p12s999s", ""),
        ("1368m258p1479s36p", ""),
        ("1122335577889m", "6m9m"),
    ],
)
def test_no_tile_is_said_to_complete_a_hand_but_those_that_do(hand: str, waits: str) -> None:
    assert completing(hand) == mask(waits)


@each_kind
def test_by_shape_four_of_a_kind_beside_three_sets_wait_for_a_fifth(kind: str) -> None:
    hand = SETS[kind[1]][3:] + kind[0] * 4 + kind[1]
    assert fifth_waits(keys(hand)) == mask(kind)
    assert not shape_waits(keys(hand), 0) & mask(kind)


@pytest.mark.parametrize("sets", range(6))
def test_at_the_end_only_a_hand_of_thirteen_tiles_waits(sets: int) -> None:
    rules = law()
    position = holding("111m444m777m123p456p"[: 4 * sets] + "7s", rules)
    assert final_waits(rules.chosen, position, 1) == (mask("7s") if sets == 4 else 0)


def test_what_a_seat_waits_for_is_known_once_the_tile_drawn_is_gone() -> None:
    position = holding("123456m78s99s222p5p")
    assert not anyone_may_complete(position) & mask("6s")
    position.table.discard(1, BY_NAME["5p"], 0)
    assert anyone_may_complete(position) & mask("6s")
    assert anyone_may_complete(position) & mask("6s")


# ---- of a part that is shown ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shown", "unshown", "melds", "fifths", "waits"),
    [
        ("45s", "123456m789p44s", 0, False, "3s6s"),
        ("4445s", "123456m789p", 0, False, "3s5s6s"),
        ("9s", "113355m2288p66s", 0, False, "9s"),
        ("9s", "113355m", 1, False, ""),
        ("1133557p", "123456m", 0, False, ""),
        ("1133557p", "123456m", 0, True, ""),
        ("78s", "124578m789p22s", 0, True, ""),
        ("4444s", "123m456p789p", 0, False, ""),
        ("4444s", "123m456p789p", 0, True, "4s"),
        ("33444455s", "123m99p", 0, False, ""),
        ("33444455s", "123m99p", 0, True, "4s"),
    ],
)
def test_the_shown_part_waits_for_what_it_makes_beside_what_may_stay_unshown(
    shown: str, unshown: str, melds: int, fifths: bool, waits: str
) -> None:
    assert shown_waits(keys(shown), keys(unshown), melds, fifths=fifths) == mask(waits)
