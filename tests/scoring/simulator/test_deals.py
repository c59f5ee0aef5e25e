"""What seats of each region are dealt in simulated hands is what its makers say, as often as they say."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from scoring.engine.customs import Plan
from scoring.engine.tiles import Tile
from scoring.rulesets import load
from tests.support.nancheng_shapes import ALL_KINDS, GENEROUS, types_of
from tests.support.waits import completes, waits

MANY: Final = 4_000
SUITS: Final = ("m", "p", "s")


def named(tiles: Sequence[Tile]) -> tuple[str, ...]:
    return tuple(ALL_KINDS[tile] for tile in tiles)


def is_near(found: Sequence[bool], share: float, by: float = 0.035) -> bool:
    return abs(sum(found) / len(found) - share) < by


def is_part(some: Sequence[object], whole: Sequence[object], share: float) -> bool:
    return abs(len(some) / len(whole) - share) < 0.03


def dealt(region: str) -> list[Sequence[Sequence[Tile]]]:
    """What seats are wished in many hands."""
    chance = random.Random(region)
    return [load(region).customs.wishes(chance) for _ in range(MANY)]


def plans(region: str) -> list[Plan | None]:
    """The plans of many hands."""
    chance = random.Random(region)
    return [load(region).customs.plan(chance) for _ in range(MANY)]


def given(hands: Sequence[Sequence[Sequence[Tile]]], size: int) -> Iterator[tuple[str, ...]]:
    """The hands of this size."""
    return (named(seat) for hand in hands for seat in hand if len(seat) == size)


def suits_of(tiles: Sequence[str]) -> set[str]:
    return {tile[1] for tile in tiles}


def types_and_suits(tiles: tuple[str, ...]) -> tuple[set[str], set[str]]:
    return types_of(tiles, (), GENEROUS | {"shi_san_lan_gap": 3, "jia_hu": False}), suits_of(tiles)


def test_one_nancheng_table_in_ten_is_dealt_an_honour_to_be_followed() -> None:
    hands = dealt("nancheng")
    followed = [hand for hand in hands if all(len(seat) == 12 for seat in hand) and _shared(hand)]
    assert is_part(followed, hands, 0.1)
    honours = Counter(named(hand[0])[0] for hand in followed)
    assert set(honours) == set(ALL_KINDS[27:])
    for hand in followed:
        assert all(suits_of(named(seat)[1:]) <= {*SUITS} for seat in hand)


def _shared(hand: Sequence[Sequence[Tile]]) -> bool:
    return len({seat[0] for seat in hand}) == 1 and hand[0][0] >= 27


def test_nancheng_seats_are_often_dealt_most_of_a_hand_that_wins() -> None:
    hands = [hand for hand in dealt("nancheng") if not (hand[0] and _shared_by_all(hand))]
    seats = [seat for hand in hands for seat in hand]
    assert is_near([bool(seat) for seat in seats], 0.35, 0.02)
    sizes = [len(seat) for seat in seats if seat]
    for size, share in ((11, 0.2), (12, 0.2), (13, 0.4), (14, 0.2)):
        assert is_near([other == size for other in sizes], share, 0.025)


def _shared_by_all(hand: Sequence[Sequence[Tile]]) -> bool:
    return all(len(seat) == 12 for seat in hand) and _shared(hand)


def test_whole_nancheng_hands_are_of_sets_of_pairs_unrelated_or_of_one_suit() -> None:
    whole = [types_and_suits(tiles) for tiles in given(dealt("nancheng"), 14)]
    scattered = [types for types, _ in whole if "shi_san_lan" in types]
    pairs = [types for types, _ in whole if "qi_dui" in types]
    sets = [suits for types, suits in whole if "ping_hu" in types and "qi_dui" not in types]
    rest = [suits for types, suits in whole if not types]
    assert is_near(["qi_xing_shi_san_lan" in types for types in scattered], 0.5, 0.08)
    for kind, share in ((scattered, 0.2), (pairs, 0.2), (sets, 0.42), (rest, 0.18)):
        assert is_part(kind, whole, share)
    for suit in (*SUITS, "z"):
        assert is_near([suits == {suit} for suits in rest], 0.25, 0.09)
        assert is_near([suits == {suit} for suits in sets], 1 / 7, 0.05)
    assert is_near(["z" in suits for suits in sets if len(suits) > 1], 0.68, 0.1)


def test_one_nancheng_hand_in_ten_is_to_be_robbed_by_a_hand_of_one_suit() -> None:
    made = plans("nancheng")
    assert is_near([plan is None for plan in made], 0.75, 0.02)
    robbed = [plan for plan in made if plan is not None and len(plan.hands[1]) == 1]
    assert is_part(robbed, made, 0.1)
    for plan in robbed:
        [tile] = plan.soon
        waiting = named(plan.hands[2])
        assert plan.hands[:2] == ((tile,) * 3, (tile,))
        assert len(waiting) == 13
        assert len(suits_of(waiting)) == 1
        assert completes((*waiting, ALL_KINDS[tile]))


def test_nanchong_seats_are_often_dealt_most_of_a_hand_that_wins() -> None:
    hands = dealt("nanchong")
    seats = [seat for hand in hands for seat in hand]
    assert is_near([bool(seat) for seat in seats], 0.3, 0.02)
    assert is_near([len(seat) == 13 for seat in seats if seat], 2 / 3, 0.02)
    wanting = [*given(hands, 13)]
    assert all(waits([*tiles]) for tiles in wanting[:1000])
    pairs = [_pairs_in(tiles) == 6 for tiles in wanting]  # some of sets are of pairs too
    assert is_near(pairs, 0.33)
    suited = [len(suits_of(tiles)) == 1 for tiles, paired in zip(wanting, pairs, strict=True) if not paired]
    assert is_near(suited, 0.59)
    assert is_near([plan is None for plan in plans("nanchong")], 0.75, 0.02)


def test_two_nantong_hands_in_five_are_dealt_towards_something() -> None:
    made = plans("nantong")
    assert is_near([plan is None for plan in made], 0.6, 0.02)
    big = [plan for plan in made if plan is not None and plan.manners == Plan().manners]
    assert is_part(big, made, 0.2)
    for plan in made:
        if plan is not None and plan.soon:
            twin, other = plan.hands[2][2:4]
            assert twin == other
            assert ALL_KINDS[twin][0] in "258"


def test_nantong_hands_are_near_pairs_258_triplets_or_one_suit() -> None:
    hands = [plan.hands for plan in plans("nantong") if plan is not None and plan.manners == Plan().manners]
    sizes = [len(seat) for hand in hands for seat in hand]
    assert all(is_near([other == size for other in sizes], 1 / 3) for size in (11, 12, 13))
    whole = [*given(hands, 13)]
    suited = [tiles for tiles in whole if len(suits_of(tiles)) == 1]
    mixed = [tiles for tiles in whole if len(suits_of(tiles)) > 1]
    of_258 = [tiles for tiles in whole if {tile[0] for tile in tiles} <= {*"258"}]
    triplets = [tiles for tiles in mixed if len(set(tiles)) == 5]
    pairs = [tiles for tiles in mixed if _pairs_in(tiles) == 6]
    for kind in (suited, of_258, triplets, pairs):
        assert is_part(kind, whole, 0.25)
    assert is_near([max(Counter(tiles).values()) > 2 for tiles in pairs], 0.5, 0.07)
    assert {suit for tiles in suited for suit in suits_of(tiles)} == {*SUITS}


def _pairs_in(tiles: Sequence[str]) -> int:
    return sum(count // 2 for count in Counter(tiles).values())
