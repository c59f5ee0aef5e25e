"""Players do what the law permits, go on after what it does not, and come to an end."""

import random
from itertools import pairwise
from typing import Final

import pytest

from scoring.engine.customs import Customs, Manner
from scoring.engine.events import Chow, Claim, Discard, Event, Kong, Pass, Pung, Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue
from scoring.engine.record import HandRecord
from scoring.engine.replay import replay
from scoring.rulesets import load
from scoring.simulator.deals import dealt_hand
from scoring.simulator.games import played_hand, simulate
from scoring.simulator.player import PlayedHand, PlayStuck
from tests.support.regions import REGIONS

REGION_IDS: Final = sorted(REGIONS)
#: Clauses by which a win may not be let go.
FORCED: Final = frozenset({"NC-20", "NC-26", "NC-29"})


def law_of(region: str) -> Rules:
    ruleset = load(region)
    return ruleset.build({option.name: option.default for option in ruleset.options})


def dealt(law: Rules, seed: str) -> HandRecord:
    wall = [kind for kind in law.kinds for _ in range(4)]
    random.Random(seed).shuffle(wall)
    return dealt_hand(1, 0, wall)


def faults(law: Rules, hand: HandRecord) -> list[tuple[int | None, str]]:
    """Number and clause of whatever the law finds in a hand."""
    return [(step.number, breach.clause) for step in replay(hand, law) for breach in step.breaches]


@pytest.mark.parametrize("region", REGION_IDS)
def test_a_hand_is_played_to_its_end_without_a_fault(region: str) -> None:
    law, customs = law_of(region), load(region).customs
    for seed in range(12):
        played = played_hand(law, 1, seed % 4, random.Random(seed), customs)
        assert faults(law, played.hand) == []
        assert law.is_finished(played.position) or played.position.closed is not None


@pytest.mark.parametrize("region", REGION_IDS)
def test_an_act_against_the_law_is_not_done(region: str) -> None:
    law = law_of(region)
    hand = dealt(law, "mind")
    played = PlayedHand(law, hand, random.Random(1), load(region).customs)
    with pytest.raises(PlayStuck):
        played.do(Discard(2, hand.deal[2][0]))


@pytest.mark.parametrize("region", REGION_IDS)
def test_after_an_illegal_act_play_goes_on_legally_to_the_end(region: str) -> None:
    law, customs, ended = law_of(region), load(region).customs, 0
    for seed in range(12):
        hand = dealt(law, f"resumed {seed}")
        out_of_turn = Discard(2, hand.deal[2][0])
        hand.events = (out_of_turn,)
        played = PlayedHand.resume(law, hand, random.Random(seed), customs)
        assert played.hand.events == (out_of_turn,)
        played.play_out()
        ended += len(hand.events) > 1
        first, *_ = faults(law, hand)
        assert first == (0, "GEN-04")
    assert ended == 12


@pytest.mark.parametrize("region", REGION_IDS)
def test_a_hand_may_be_left_anywhere_and_played_on_without_a_fault(region: str) -> None:
    law, customs = law_of(region), load(region).customs
    whole = played_hand(law, 1, 0, random.Random("left"), customs).hand
    for number in range(0, len(whole.events), 7):
        hand = HandRecord(1, 0, whole.deal, whole.events[:number], "draw", wall=whole.wall)
        PlayedHand.resume(law, hand, random.Random(number), customs).play_out()
        assert faults(law, hand) == []


@pytest.mark.parametrize(
    ("region", "options"),
    [
        ("nantong", {}),
        ("nanchong", {"an_gang_show": "round"}),
        ("nanchong", {"an_gang_show": "immediate"}),
        *[("nancheng", {"horse_mode": mode, "horse_count": 2}) for mode in ("all", "winner")],
    ],
)
def test_what_was_not_turned_up_in_time_is_not_turned_up_at_another(
    region: str, options: dict[str, OptionValue]
) -> None:
    """The first part of a hand, with nothing turned up in it, is played on to the end."""
    ruleset = load(region)
    law, turned_up = ruleset.build({**{one.name: one.default for one in ruleset.options}, **options}), 0
    for seed in range(5):
        whole = played_hand(law, 1, 0, random.Random(f"forgotten {seed}"), ruleset.customs).hand
        acts = tuple(event for event in whole.events if not isinstance(event, Reveal))
        for number in range(3, len(acts), 9):
            hand = HandRecord(1, 0, whole.deal, acts[:number], "draw", wall=whole.wall)
            PlayedHand.resume(law, hand, random.Random(number), ruleset.customs).play_out()
            at = {number for number, event in enumerate(hand.events) if isinstance(event, Reveal)}
            turned_up += len(at)
            assert [fault for fault in faults(law, hand) if fault[0] in at] == []
    assert turned_up


@pytest.mark.parametrize("region", REGION_IDS)
def test_whoever_likes_nothing_wins_and_takes_nothing_that_need_not_be(region: str) -> None:
    law, customs = law_of(region), load(region).customs
    idle = Manner({"win": 0.0, "kong": 0.0, "pung": 0.0, "chow": 0.0})
    for seed in range(6):
        played = PlayedHand(law, dealt(law, f"idle {seed}"), random.Random(seed), customs)
        played.manners, played.leaving = [idle] * 4, 0.0
        played.play_out()
        taken = [event for event in played.hand.events if isinstance(event, (Win, Pung, Chow, Kong))]
        assert all(isinstance(event, Win) and played.heeded.keys() & FORCED for event in taken)


def test_who_follows_the_table_discards_what_has_just_been_discarded() -> None:
    law = law_of("nancheng")
    followed = 0
    for seed in range(10):
        hand = dealt(law, f"follow {seed}")
        PlayedHand(law, hand, random.Random(seed), Customs(), follow=True).play_out()
        thrown = [event.tile for event in hand.events if isinstance(event, Discard)]
        followed += sum(one == other for one, other in pairwise(thrown))
    assert followed > 20


@pytest.mark.parametrize("region", REGION_IDS)
def test_at_a_talkative_table_claims_stand_before_the_act_and_somebody_passes(region: str) -> None:
    said: set[type[Event]] = set()
    for seed in range(12):
        said |= {
            type(event) for hand in simulate(load(region), f"talk {seed}").hands for event in hand.events
        }
    assert {Claim, Pass} <= said


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    def told(seed: str) -> list[str]:
        return [str(event) for event in simulate(load("nantong"), seed).hands[0].events]

    assert told("a") == told("a")
    assert told("a") != told("b")
