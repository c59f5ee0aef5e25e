"""A plan deals the hands that its goal needs, to players who go for it."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pytest

from scoring.engine.customs import MANNERS, Manner, Plan
from scoring.engine.tiles import NAMES, Tile
from scoring.patterns import plans
from scoring.patterns.plans import ADDS, KEEN, PATIENT, PLAIN, ROBS, Tiles
from scoring.rulesets import load
from tests.support.regions import REGIONS
from tests.support.waits import completes

Making = Callable[[random.Random, Sequence[int]], Plan]

#: Ranks of pairs, counted from 0.
PAIRS: Final = (1, 4)
MANY: Final = 100


def made(making: Making) -> Iterator[Plan]:
    """What comes of many draws of chance."""
    return (making(random.Random(seed), PAIRS) for seed in range(MANY))


def waits_for(hand: Sequence[Tile], tile: Tile) -> bool:
    """Whether the hand waits for this tile with a pair of one of the ranks asked for."""
    twins = [other for other, held in Counter(hand).items() if held >= 2 and other % 9 in PAIRS]
    return len(hand) == 13 and bool(twins) and completes(tuple(NAMES[one] for one in (*hand, tile)))


def test_every_kind_of_plan_is_made_as_often_as_any_other() -> None:
    chance = random.Random(1)
    shapes = Counter(
        (bool(plan.soon), bool(plan.last), plan.from_dealer, plan.manners[1] == KEEN)
        for plan in (plans.any_plan(chance, PAIRS) for _ in range(300))
    )
    assert len(shapes) == 5
    assert min(shapes.values()) > 40


def test_a_kong_to_be_robbed_needs_a_pung_its_fourth_tile_and_a_hand_that_waits_for_it() -> None:
    sizes = set()
    for plan in made(plans.robbed):
        [tile] = plan.soon
        adding, feeding, waiting, other = plan.hands
        sizes.add(len(adding))
        assert set(adding) == {tile}
        assert feeding[0] == tile
        assert len(feeding) == 13
        assert waits_for(waiting, tile)
        assert (other, plan.manners, plan.from_dealer) == ((), (ADDS, PLAIN, ROBS, PLAIN), False)
        # The one that no hand holds comes from the wall.
        assert sum(hand.count(tile) for hand in plan.hands) == len(adding) + 1
    assert sizes == {2, 3}


def test_several_winners_wait_for_the_tile_that_another_has_to_spare() -> None:
    winners = Counter[int]()
    for plan in made(plans.several_win):
        tile = plan.hands[3][0]
        waiting = [hand for hand in plan.hands[:3] if hand]
        winners[len(waiting)] += 1
        assert all(waits_for(hand, tile) for hand in waiting)
        assert [len(hand) for hand in plan.hands[len(waiting) :]] == [*[0] * (3 - len(waiting)), 13]
        assert (plan.manners, plan.from_dealer) == ((KEEN, KEEN, KEEN, PLAIN), False)
    assert winners[3] > 1.5 * winners[2] > 0


def test_a_dealer_who_wins_as_dealt_has_all_fourteen_tiles() -> None:
    others = Counter[int]()
    for plan in made(plans.won_as_dealt):
        hand, other, *rest = plan.hands
        others[len(other)] += 1
        assert waits_for(hand[:-1], hand[-1])
        assert len(set(other)) < 2
        assert (rest, plan.manners, plan.from_dealer) == ([(), ()], (KEEN, None, None, None), True)
    assert set(others) == {0, 4}
    assert abs(others[4] - others[0]) < MANY / 5


def test_the_first_discard_is_won_by_who_waits_for_what_the_dealer_has_to_spare() -> None:
    winners = Counter[int]()
    for plan in made(plans.won_at_once):
        dealer, *others = plan.hands
        waiting = [hand for hand in others if hand]
        winners[len(waiting)] += 1
        assert len(dealer) == 13
        assert all(waits_for(hand, dealer[0]) for hand in waiting)
        assert (len(plan.hands), plan.manners, plan.from_dealer) == (4, (PLAIN, KEEN, KEEN, PLAIN), True)
    assert winners[1] > 1.5 * winners[2] > 0


def test_the_last_tiles_are_two_of_those_that_the_four_wait_for() -> None:
    for plan in made(plans.won_at_the_last):
        assert len(plan.last) == 2
        for tile in plan.last:
            assert any(waits_for(hand, tile) for hand in plan.hands)
        assert (len(plan.hands), plan.manners, plan.from_dealer) == (4, (PATIENT,) * 4, False)


@pytest.mark.parametrize(
    ("making", "waiting"),
    [
        (plans.robbed, 2),
        (plans.several_win, 0),
        (plans.won_as_dealt, 0),
        (plans.won_at_once, 1),
        (plans.won_at_the_last, 3),
    ],
)
def test_pairs_are_of_any_rank_where_none_is_told(
    making: Callable[[random.Random], Plan], waiting: int
) -> None:
    twins = [making(random.Random(seed)).hands[waiting][2:4] for seed in range(150)]
    assert {one for one, other in twins if one == other} >= {0, 8, 26}
    assert {one % 9 for one, _ in twins} == {*range(9)}


def test_hands_that_wait_and_plans_of_any_kind_have_pairs_of_any_rank() -> None:
    assert {Tiles(random.Random(seed)).waiting([3])[0][2] % 9 for seed in range(150)} == {*range(9)}
    robbed = [plan for seed in range(400) if (plan := plans.any_plan(random.Random(seed))).soon]
    assert {plan.hands[2][2] % 9 for plan in robbed} == {*range(9)}


def test_a_tile_is_awaited_from_every_side_that_it_can_be() -> None:
    for tile in range(27):
        parts = {Tiles(random.Random(seed)).waiting([tile])[0][:2] for seed in range(30)}
        runs = {tuple(sorted(((one - tile), (other - tile)))) for one, other in parts}
        place = tile % 9
        sides = {(-2, -1): place > 1, (-1, 1): 0 < place < 8, (1, 2): place < 7}
        assert runs == {side for side, there in sides.items() if there}


def test_sets_are_runs_and_three_alike_at_times() -> None:
    alike, lows = 0, set()
    for seed in range(400):
        tiles = Tiles(random.Random(seed)).sets(2)
        assert len(tiles) == 6
        for first, second, third in (tiles[:3], tiles[3:]):
            if first == second == third:
                alike += 1
            else:
                assert (second, third) == (first + 1, first + 2)
                lows.add(first)
    assert 120 < alike < 200
    assert lows == {tile for tile in range(27) if tile % 9 < 7}


def test_no_tile_is_given_away_that_is_not_left_while_others_are() -> None:
    tiles = Tiles(random.Random(1))
    given = [tiles.alike(4) for _ in range(27)]
    assert sorted(given) == [*range(27)]
    assert tiles.sets(1)  # what is dealt in part serves where nothing else is left
    assert Tiles(random.Random(1)).alike(1, [5]) == 5


def test_players_of_plans_open_and_chow_nothing_and_want_what_the_plan_needs() -> None:
    for manner in (ADDS, ROBS, PATIENT, KEEN, PLAIN):
        assert (manner.claims["opening_win"], manner.claims["chow"]) == (0, 0)
    assert ADDS.claims["pung"] == 1
    assert ADDS.claims["kong"] == 0 < ADDS.claims["own_kong"] < 1
    assert 0 < ADDS.claims["win"] < 1
    assert ADDS.pairs > Manner({}).pairs
    for keeping in (ROBS, PATIENT, KEEN):
        assert keeping.keeps
        assert keeping.claims["kong"] == keeping.claims["pung"] == 0
    assert (ROBS.claims["win"], ROBS.claims["rob_kong"]) == (0, 1)
    assert (PATIENT.claims["win"], PATIENT.claims["at_the_last"]) == (0, 1)
    assert KEEN.claims["win"] == 1
    assert all(0 < PLAIN.claims[want] < 1 for want in ("win", "kong", "pung"))
    assert not PLAIN.keeps


@pytest.mark.parametrize("region", sorted(REGIONS))
def test_liking_for_a_claim_is_a_chance_of_one_and_worth_of_tiles_no_debt(region: str) -> None:
    customs = load(region).customs
    for manner in (*MANNERS, *customs.manners, ADDS, ROBS, PATIENT, KEEN, PLAIN):
        assert all(0 <= liking <= 1 for liking in manner.claims.values())
        assert min(manner.pairs, manner.runs, manner.jiang, manner.suit, manner.lone) >= 0
    assert 0 <= customs.follow <= 1


@pytest.mark.parametrize("region", sorted(REGIONS))
def test_numbers_worth_trying_are_numbers_that_a_table_may_choose(region: str) -> None:
    ruleset = load(region)
    options = {option.name: option for option in ruleset.options}
    for name, numbers in ruleset.customs.worth_trying.items():
        assert options[name].is_integer
        least, most = options[name].minimum or 0, options[name].maximum or 0
        assert all(least <= number <= most for number in numbers)
    assert list(ruleset.customs.prices) == sorted(set(ruleset.customs.prices))
    assert ruleset.customs.prices[0] == 0
