"""What is said of a hand before its first event: of hand sizes, the set of tiles, and the wall's own deal."""

from collections.abc import Sequence
from typing import Final

import pytest

from scoring.engine.deal import deal_breaches, deal_places, hand_sizes, open_position
from scoring.engine.findings import Breach
from scoring.engine.position import Position
from scoring.engine.tiles import UNKNOWN, Tile
from tests.support.plain_law import DEALT, KINDS, LAW, WALL, PlainRules, dealt, record, tile

Deal = tuple[tuple[Tile, ...], ...]
#: What the wall deals to the seats when the first of them is the dealer.
SOUND: Final = dealt(WALL)


def at_deal(
    deal: Deal = SOUND, wall: tuple[Tile, ...] | None = WALL, *, dealer: int = 0
) -> tuple[Position, list[Breach]]:
    position = open_position(record(dealer=dealer, deal=deal, wall=wall), LAW)
    return position, list(deal_breaches(position, LAW))


def told(breaches: Sequence[Breach]) -> list[tuple[str, int | None, bool]]:
    """Code, seat, and whether it follows."""
    return [(breach.code, breach.at[1] if breach.at else None, breach.consequent) for breach in breaches]


def with_tiles(tiles: Sequence[Tile], changes: dict[int, str]) -> tuple[Tile, ...]:
    """The tiles with others at these places."""
    return tuple(tile(changes[place]) if place in changes else one for place, one in enumerate(tiles))


# ---- where tiles are dealt from --------------------------------------------------------------------------
@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_takes_four_each_thrice_then_one_each_and_one_more_for_the_dealer(dealer: int) -> None:
    assert tuple(tuple(WALL[place] for place in places) for places in deal_places(dealer)) == dealt(
        WALL, dealer
    )
    assert [len(places) for places in deal_places(dealer)] == [
        14 if seat == dealer else 13 for seat in range(4)
    ]
    assert sorted(place for places in deal_places(dealer) for place in places) == list(range(DEALT))
    assert deal_places(dealer)[(dealer + 1) % 4] == (4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49)


@pytest.mark.parametrize("dealer", range(4))
def test_a_sound_deal_has_nothing_to_tell(dealer: int) -> None:
    position, breaches = at_deal(dealt(WALL, dealer), dealer=dealer)
    assert not breaches
    assert hand_sizes(position.hand) == tuple(14 if seat == dealer else 13 for seat in range(4))
    assert position.seen[:27] == [2] * 26 + [1]
    assert not position.displaced | position.doubted | position.odd_kinds


def test_tiles_set_aside_and_kept_from_play_are_not_left_to_draw() -> None:
    wall = open_position(record(), PlainRules(KINDS, (), set_aside=4, reserved=6)).table.wall
    assert (wall.size, wall.head, wall.left, wall.reserved) == (108, 57, 45, 6)
    assert wall.tiles == WALL


@pytest.mark.parametrize("wall", [None, WALL[:-1], (*WALL, 0)])
def test_a_wall_of_another_size_is_played_as_one_that_is_not_shown(wall: tuple[Tile, ...] | None) -> None:
    played = open_position(record(wall=wall), LAW).table.wall
    assert (played.size, played.left) == (108, 55)
    assert set(played.tiles) == {UNKNOWN}


# ---- hand sizes ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("more", [-2, -1, 1, 2])
@pytest.mark.parametrize("step", range(4))
def test_a_hand_of_another_size_is_told_of_its_seat(dealer: int, more: int, step: int) -> None:
    seat = (dealer + step) % 4
    deal = list(dealt(WALL, dealer))
    deal[seat] = (*deal[seat], tile("9s"), tile("9s"))[: len(deal[seat]) + more]
    position, [breach] = at_deal(tuple(deal), None, dealer=dealer)
    due = 14 if seat == dealer else 13
    assert (breach.clause, breach.code, breach.kind) == ("GEN-02", "deal-size", "broken_record")
    assert (breach.expected, breach.actual, breach.params) == (
        due,
        due + more,
        {"size": due + more, "due": due},
    )
    assert (breach.at, breach.consequent) == ((None, seat), False)
    assert not position.displaced


def moved(dealer: int, other: int, count: int = 1) -> Deal:
    """So many of the dealer's last tiles are dealt to another seat."""
    deal = list(dealt(WALL, dealer))
    deal[other] += deal[dealer][-count:]
    deal[dealer] = deal[dealer][:-count]
    return tuple(deal)


@pytest.mark.parametrize(("dealer", "other"), [(0, 1), (0, 3), (2, 0), (3, 1)])
def test_the_dealers_tile_in_another_hand_is_one_fault_after_which_that_seat_is_displaced(
    dealer: int, other: int
) -> None:
    position, breaches = at_deal(moved(dealer, other), None, dealer=dealer)
    assert told(breaches) == [("deal-size", dealer, False), ("deal-size", other, True)]
    assert position.displaced == {other}


def test_two_tiles_in_another_hand_are_two_faults() -> None:
    position, breaches = at_deal(moved(0, 1, 2), None)
    assert told(breaches) == [("deal-size", 0, False), ("deal-size", 1, False)]
    assert not position.displaced


@pytest.mark.parametrize(("size", "more"), [(10, 1), (12, 1), (14, 1), (15, 1), (13, 2), (13, 3)])
def test_tiles_too_many_are_the_dealers_only_where_he_lacks_one_and_one_is_over(size: int, more: int) -> None:
    deal = ((*SOUND[0], tile("9s"))[:size], (*SOUND[1], *[tile("9s")] * more), *SOUND[2:])
    position, breaches = at_deal(deal, None)
    assert told(breaches) == [*[("deal-size", 0, False)] * (size != 14), ("deal-size", 1, False)]
    assert not position.displaced


def test_faults_of_the_deal_stand_in_the_order_of_dealing_and_before_those_of_the_set() -> None:
    deal = list(dealt(WALL, 2))
    for seat in range(4):
        deal[seat] = (*deal[seat], tile("1m"), tile("1m"))
    _, breaches = at_deal(tuple(deal), dealer=2)
    assert [(breach.code, breach.at and breach.at[1]) for breach in breaches] == [
        *(("deal-size", seat) for seat in (2, 3, 0, 1)),
        ("tile-set", None),
    ]


# ---- the set of tiles ------------------------------------------------------------------------------------
def test_a_fifth_of_its_kind_in_the_hands_is_told_with_how_many_there_are() -> None:
    deal = (with_tiles(SOUND[0], dict.fromkeys((4, 5, 6, 7), "5m")), *SOUND[1:])
    position, [breach] = at_deal(deal, None)
    assert (breach.clause, breach.code, breach.kind) == ("GEN-01", "tile-set", "broken_record")
    assert (breach.expected, breach.actual, breach.params) == (4, {"5m": 6}, {"tiles": "5m"})
    assert breach.at is None
    assert position.odd_kinds == {tile("5m")}
    assert position.doubted == {seat for seat in range(4) if tile("5m") in deal[seat]}
    assert len(position.doubted) == 3


def test_four_of_a_kind_in_the_hands_are_sound() -> None:
    assert not at_deal((with_tiles(SOUND[0], dict.fromkeys((4, 5), "5m")), *SOUND[1:]), None)[1]


def test_a_kind_that_the_set_does_not_have_is_told_of_hands_and_of_the_wall() -> None:
    deal = (with_tiles(SOUND[0], {13: "1z"}), *SOUND[1:])
    position, [breach] = at_deal(deal, None)
    assert (breach.actual, position.doubted) == ({"1z": 1}, {0})
    position, [breach] = at_deal(wall=with_tiles(WALL, {60: "1z", 61: "??"}))
    assert (breach.actual, breach.params) == ({"1z": 1}, {"tiles": "1z"})
    assert not position.doubted


def test_a_whole_wall_has_neither_more_nor_fewer_than_four_of_a_kind() -> None:
    assert tile("7m") == WALL[60]
    _, [breach] = at_deal(wall=with_tiles(WALL, {60: "3m"}))
    assert (breach.expected, breach.actual) == (4, {"3m": 5, "7m": 3})
    assert breach.params == {"tiles": "3m7m"}


def test_a_wall_that_is_not_shown_whole_has_no_more_than_four_of_a_kind() -> None:
    assert not at_deal(wall=with_tiles(WALL, {60: "??"}))[1]
    _, [breach] = at_deal(wall=with_tiles(WALL, {60: "3m", 61: "??"}))
    assert breach.actual == {"3m": 5}


@pytest.mark.parametrize("short", [1, 2, 40])
def test_a_wall_too_short_that_hides_tiles_is_told_by_its_size(short: int) -> None:
    wall = (*WALL[: 108 - short - 1], UNKNOWN)
    _, [breach] = at_deal(wall=wall)
    assert (breach.clause, breach.code, breach.kind) == ("GEN-01", "wall-size", "broken_record")
    assert (breach.expected, breach.actual) == (108, 108 - short)


def test_a_wall_too_long_is_told_by_its_size_or_by_what_it_has_too_many_of() -> None:
    assert [breach.code for breach in at_deal(wall=(*WALL, UNKNOWN))[1]] == ["wall-size"]
    assert at_deal(wall=(*WALL, tile("1m")))[1][0].actual == {"1m": 5}


def test_what_is_odd_of_the_hands_is_not_told_once_more_of_the_wall() -> None:
    wall = with_tiles(WALL, {4: "1m", 5: "1m", 6: "1m"})
    position, breaches = at_deal(dealt(wall), wall)
    assert [breach.code for breach in breaches] == ["tile-set"]
    assert breaches[0].actual == {"1m": 5}
    assert position.doubted == {0, 1, 2}


# ---- the deal against the wall ---------------------------------------------------------------------------
def swapped(one: int, other: int) -> Deal:
    """The last tiles of two hands have changed places."""
    deal = list(SOUND)
    deal[one], deal[other] = (*deal[one][:-1], deal[other][-1]), (*deal[other][:-1], deal[one][-1])
    return tuple(deal)


def test_a_deal_that_is_not_the_walls_is_told_of_each_hand_the_second_following() -> None:
    position, breaches = at_deal(swapped(1, 2))
    assert told(breaches) == [("deal-not-from-wall", 1, False), ("deal-not-from-wall", 2, True)]
    first = breaches[0]
    assert (first.clause, first.kind) == ("GEN-08", "wrong_wall")
    assert first.expected == "5m6m7m8m1p2p3p4p3s4s5s5s6s"
    assert first.actual == "5m6m7m8m1p2p3p4p3s4s5s6s6s"
    assert position.doubted == {1, 2}
    assert position.odd_kinds == {tile("5s"), tile("6s")}


def test_two_deals_that_are_wrong_by_other_tiles_are_two_faults() -> None:
    deal = list(SOUND)
    deal[0] = with_tiles(deal[0], {0: "9s"})
    deal[1] = with_tiles(deal[1], {0: "9m"})
    assert told(at_deal(tuple(deal))[1]) == [
        ("deal-not-from-wall", 0, False),
        ("deal-not-from-wall", 1, False),
    ]


def test_the_order_in_a_hand_is_not_judged() -> None:
    assert not at_deal(tuple(hand[::-1] for hand in SOUND))[1]


@pytest.mark.parametrize(
    ("deal", "wall"),
    [
        ((with_tiles(SOUND[0], {0: "??", 1: "9s"}), *SOUND[1:]), WALL),
        ((with_tiles(SOUND[0], {1: "9s"}), *SOUND[1:]), with_tiles(WALL, {0: "??"})),
    ],
    ids=["in the hand", "in the wall"],
)
def test_hands_that_are_not_shown_whole_are_not_held_against_the_wall(
    deal: Deal, wall: tuple[Tile, ...]
) -> None:
    assert not at_deal(deal, wall)[1]


def test_a_hand_of_another_size_is_not_held_against_the_wall_and_other_hands_follow() -> None:
    deal = list(swapped(1, 2))
    deal[3], deal[0] = (*deal[3], deal[0][-1]), deal[0][:-1]
    assert told(at_deal(tuple(deal))[1]) == [
        ("deal-size", 0, False),
        ("deal-size", 3, True),
        ("deal-not-from-wall", 1, True),
        ("deal-not-from-wall", 2, True),
    ]
