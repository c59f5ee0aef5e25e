"""What simulated tables do beside the law, where a rule set says nothing of its own."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from scoring.engine.customs import (
    MANNERS,
    ORDINARY,
    Customs,
    Manner,
    Plan,
    at_ordinary_tables,
    is_every_other,
    must_nothing,
    plans_nothing,
    shows_no_signs,
    throws_dice,
    turns_up_each_once,
    wishes_nothing,
)
from scoring.engine.events import Discard, Draw, Event, Reveal, Win
from scoring.engine.findings import Breach
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.engine.tiles import KINDS, Tile
from scoring.engine.transfers import Settlement
from scoring.rulesets import load
from tests.support.positions import RULES, at
from tests.support.regions import REGIONS

EVERYBODY: Final = {
    "common": Customs(),
    **{region: load(region).customs for region in REGIONS},
}


def share(value: float) -> bool:
    return 0 <= value <= 1


@pytest.mark.parametrize("name", EVERYBODY)
def test_what_is_done_at_some_tables_is_done_at_a_share_of_them(name: str) -> None:
    customs = EVERYBODY[name]
    assert share(customs.follow)
    assert share(customs.lucky)
    assert all(share(liking) for manner in customs.manners for liking in manner.claims.values())


def test_nobody_follows_a_discard_where_a_region_does_not_say_so() -> None:
    assert Customs().follow == 0


def test_every_manner_has_its_liking_for_each_kind_of_claim_and_nobody_likes_no_win() -> None:
    for manner in (*MANNERS, ORDINARY):
        assert {"win", "kong", "pung", "chow"} <= manner.claims.keys()
        assert all(share(liking) for liking in manner.claims.values())
        assert manner.claims["win"] > 0
        assert min(manner.pairs, manner.runs, manner.jiang, manner.suit, manner.lone) >= 0


def test_some_seats_claim_whatever_they_can_and_some_keep_their_hands_closed() -> None:
    likings = [(manner.claims["chow"], manner.claims["pung"]) for manner in MANNERS]
    assert (1, 1) in likings
    assert (0, 0) in likings
    # Others collect triplets and leave every run alone.
    assert any(chow == 0 < pung for chow, pung in likings)


def test_who_is_not_said_to_keep_what_is_drawn_or_to_like_lone_tiles_does_not() -> None:
    manner = Manner({"win": 1.0})
    assert (manner.keeps, manner.lone, manner.suit) == (False, 0, 0)


def test_a_plan_that_says_nothing_deals_nothing_to_nobody_in_particular() -> None:
    plan = Plan()
    assert not plan.from_dealer
    assert [[*tiles] for tiles in plan.hands] == [[], [], [], []]
    assert [*plan.manners] == [None] * 4
    assert [*plan.soon, *plan.last] == []


def test_prices_that_are_tried_begin_at_nought_and_are_all_different() -> None:
    prices = [*Customs().prices]
    assert prices == sorted(set(prices))
    # None is below nought, and nothing at all is one of them.
    assert prices[0] == 0


# ---- dice and walls -------------------------------------------------------------------------------------


def test_both_dice_show_each_of_their_six_faces_alike_and_the_wall_is_broken_nowhere_told() -> None:
    chance = random.Random("dice")
    thrown = [throws_dice(dealer % 4, chance) for dealer in range(6000)]
    assert {where for _, where in thrown} == {None}
    for die in (0, 1):
        faces = Counter(dice[die] for dice, _ in thrown)
        assert sorted(faces) == [1, 2, 3, 4, 5, 6]
        assert all(800 < often < 1200 for often in faces.values())


def hand(wall: tuple[Tile, ...] | None) -> HandRecord:
    return HandRecord(1, 0, ((), (), (), ()), (), "draw", wall=wall)


def test_of_all_walls_every_other_is_of_the_hands_in_which_more_is_done() -> None:
    chosen = [first for first in KINDS if is_every_other(hand((first, *KINDS)))]
    assert len(chosen) == len(KINDS) // 2
    # The first tile alone decides, so that the rest of a wall may be changed for a goal.
    assert chosen == [first for first in KINDS if is_every_other(hand((first, *reversed(KINDS))))]


def test_a_hand_whose_wall_is_not_known_is_none_of_them() -> None:
    assert not is_every_other(hand(None))


# ---- what is turned up ----------------------------------------------------------------------------------


@dataclass(kw_only=True)
class Turning(Rules):
    """A law by which so much may be turned up, of which these keys are illegal now."""

    offered: tuple[Event, ...]
    illegal: frozenset[str] = frozenset()

    def candidates(self, position: Position) -> Iterator[Event]:
        yield from self.offered

    def breach(self, position: Position, event: Event) -> Breach | None:
        is_illegal = isinstance(event, Reveal) and event.key in self.illegal
        return Breach("NT-59", "not-now") if is_illegal else None


DICE, BIRDS = Reveal(None, "dice"), Reveal(None, "birds")
KEYS: Final = frozenset({"dice", "birds"})


def turned_up(law: Rules, *events: Event) -> Reveal | None:
    return turns_up_each_once(law, at(events=events), random.Random(0))


def turning(*illegal: str, keys: frozenset[str] = KEYS) -> Turning:
    """A law that offers dice and birds beside a draw; these are illegal."""
    offered = (Draw(0, 4), DICE, BIRDS)
    return Turning(kinds=(), legalities=(), reveal_keys=keys, offered=offered, illegal=frozenset(illegal))


def test_what_may_be_turned_up_is_turned_up_each_kind_once() -> None:
    assert turned_up(turning()) is DICE
    assert turned_up(turning(), Draw(0, 4), Discard(0, 4)) is DICE
    assert turned_up(turning(), Reveal(None, "dice")) is BIRDS
    assert turned_up(turning(), Reveal(None, "birds")) is DICE
    assert turned_up(turning(), Reveal(None, "birds"), Reveal(None, "dice")) is None


def test_what_is_illegal_now_is_not_turned_up() -> None:
    assert turned_up(turning("dice")) is BIRDS
    assert turned_up(turning("dice", "birds")) is None
    assert turned_up(turning("dice"), Reveal(None, "birds")) is None


def test_where_a_law_knows_nothing_to_turn_up_nothing_is() -> None:
    assert turned_up(turning(keys=frozenset())) is None
    assert turned_up(RULES) is None


# ---- tables that want nothing ---------------------------------------------------------------------------


def test_at_ordinary_tables_tiles_come_as_they_come_and_everybody_plays_to_win() -> None:
    own = EVERYBODY["nancheng"]
    ordinary = at_ordinary_tables(own)
    assert (ordinary.follow, ordinary.lucky) == (0, 0)
    assert [*ordinary.manners] == [ORDINARY]
    assert ORDINARY.claims["win"] == 1
    chance = random.Random(0)
    assert [[*tiles] for tiles in ordinary.wishes(chance)] == [[], [], [], []]
    assert ordinary.plan(chance) is None
    # What the region obliges to stays.
    assert (ordinary.duty, ordinary.must, ordinary.throw) == (own.duty, own.must, own.throw)


def test_where_a_region_says_nothing_no_win_is_a_must_and_no_hand_is_planned() -> None:
    position, chance = at(), random.Random(0)
    assert must_nothing(RULES, position, Win(0)) is None
    assert [*shows_no_signs(RULES, position, Settlement())] == []
    assert plans_nothing(chance) is None
    assert [[*tiles] for tiles in wishes_nothing(chance)] == [[], [], [], []]
