"""The engine permits just the lines that the rulebooks do, to some depth from every kind of position."""

import random
from dataclasses import replace
from typing import Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.writing import event_document
from scoring.engine.events import Claim, Connection, Correction, Dissolve, Escape, Pass
from scoring.engine.options import OptionValue
from scoring.engine.record import HandRecord
from tests.perft.hands import HANDS
from tests.perft.hands.nanchong import READ
from tests.perft.lines import ByEngine, ByRulebook, count_lines, partings
from tests.perft.positions import FOLDER, Position, load_positions, text_of
from tests.support.gamelogs import as_bytes
from tests.support.regions import REGIONS

EACH_POSITION: Final = [
    pytest.param(position, id=f"{region}, {position.name}")
    for region in HANDS
    for position in load_positions(region)
]
each_position = pytest.mark.parametrize("position", EACH_POSITION)


def test_there_are_positions_of_every_rule_set() -> None:
    assert HANDS.keys() == REGIONS.keys()
    assert all(len(load_positions(region)) > 10 for region in HANDS)


@each_position
def test_the_engine_counts_the_lines_that_are_written_down(position: Position) -> None:
    assert tuple(count_lines(position.by_engine(), len(position.counts))) == position.counts


@each_position
def test_the_rulebook_played_by_hand_counts_the_same_lines(position: Position) -> None:
    assert tuple(count_lines(position.by_rulebook(), len(position.counts))) == position.counts


@pytest.mark.parametrize("region", HANDS)
def test_the_positions_are_written_as_they_are_read(region: str) -> None:
    written = (FOLDER / f"{region}.json").read_text(encoding="utf-8")
    assert written == text_of(load_positions(region))


def any_options(region: str, chance: random.Random) -> dict[str, OptionValue]:
    """Every option at some value that both ways of playing know."""
    options = REGIONS[region].options(chance)
    if region == "nanchong":
        options |= {name: values[0] for name, values in READ.items()}
    return options


def acts_of(hand: HandRecord) -> HandRecord:
    """The hand without what is only said; of a hand that was broken off nothing."""
    acts = [event for event in hand.events if not isinstance(event, (Claim, Pass, Connection, Correction))]
    broken_off = any(isinstance(event, (Dissolve, Escape)) for event in acts)
    return replace(hand, events=() if broken_off else tuple(acts))


def check_random_hands(region: str, number: int, seed: str, depth: int, points: int) -> None:
    """At some points of random hands both ways of playing go on alike."""
    chance = random.Random(seed)
    for at in range(number):
        log = REGIONS[region].log(f"{seed}{at}", any_options(region, chance))
        read = read_log(as_bytes(log))
        law, hand = read.rules.ruleset.build(read.rules.options), acts_of(read.record.hands[0])
        plain = HANDS[region](log["hands"][0], dict(read.rules.options))
        places = {0, *chance.choices(range(len(hand.events) + 1), k=points), len(hand.events)}
        for place in range(len(hand.events) + 1):
            if place in places:
                so_far = replace(hand, events=hand.events[:place])
                apart = list(partings(ByEngine(law, so_far), ByRulebook(plain), depth))
                assert apart == [], (log["rules"], log["hands"][0]["wall"], place)
            if place < len(hand.events):
                plain.do(event_document(hand.events[place]))


@pytest.mark.parametrize("region", HANDS)
def test_at_any_point_of_any_hand_the_engine_permits_what_the_rulebook_does(region: str) -> None:
    check_random_hands(region, 25, "lines", depth=1, points=3)


@pytest.mark.long
@pytest.mark.parametrize("region", HANDS)
def test_at_very_many_points_the_engine_permits_what_the_rulebook_does(region: str) -> None:
    check_random_hands(region, 600, "more lines", depth=1, points=60)
    check_random_hands(region, 150, "longer lines", depth=2, points=2)
