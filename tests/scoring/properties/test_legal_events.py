"""What the law offers is just what it finds no fault in, of all that anybody might think of."""

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from replays.logformat.writing import event_document
from scoring.engine.audit import audit_game
from scoring.engine.events import Declare, Discard, Dissolve, Event, Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.offers import MOST, legal_events
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.engine.replay import play
from tests.perft.engine import moves_of_engine, position_after, shown
from tests.scoring.properties.conceivable import conceivable
from tests.scoring.properties.games import Game, games, hold
from tests.support.regions import REGIONS

each_region = pytest.mark.parametrize("region", REGIONS)
#: Kongs have a mode in this rule set alone.
MODES: Final = {"nantong": ("supplement", "open")}


def meaning(event: Event, position: Position, by_seat: Iterable[str]) -> Any:
    """An event without what no rule asks for: two of one meaning are one choice.

    One throw stands for all, tiles turned up for any part of them, tiles laid down for all of the same waits;
    a reveal says whose it is where its key stands in `by_seat`. Before any act there is one win off nobody.
    """
    if isinstance(event, Win) and event.source_seat is None and not position.acts:
        return "as dealt", event.seat
    if isinstance(event, Reveal):
        return event.key, event.seat if event.key in by_seat else None
    if isinstance(event, Declare):
        value = event.value if event.key in ("piao", "seabed") else None
        return event.key, event.seat, event.waits, event.patterns, value
    said = event_document(event)
    if isinstance(event, Discard):
        said.pop("drawn", None)
    return sorted(said.items())


def faults_of(law: Rules, hand: HandRecord, event: Event) -> list[str]:
    """What is found at this event, done next."""
    position, _ = position_after(law, hand)
    position.number = len(hand.events)
    position.hand = replace(hand, events=(*hand.events, event))
    step = play(position, law, event)
    return [breach.code for breach in step.breaches if breach.at is None or breach.at[0] == position.number]


def says_nothing(law: Rules, event: Event, offered: Iterable[Event]) -> bool:
    """Whether nobody minds this, and nobody needs it: a stake of nothing, a kong shown once more."""
    if isinstance(event, Declare):
        stakes = any(isinstance(one, Declare) and one.key == "piao" for one in offered)
        return event.key == "piao" and event.value == 0 and not stakes
    shows = any(isinstance(one, Reveal) for one in offered)
    return isinstance(event, Reveal) and event.key == "concealed_kong" and not shows


def check_offers(game: Game) -> None:
    law, hand, chance = game.law, game.read.record.hands[0], random.Random(game.seed)
    for place in {0, chance.randrange(len(hand.events) + 1), len(hand.events)}:
        check_position(law, replace(hand, events=hand.events[:place]), MODES.get(game.region, (None,)))


def check_position(law: Rules, hand: HandRecord, modes: tuple[str | None, ...]) -> None:
    position, _ = position_after(law, hand)
    position.number = len(hand.events)
    offered = [event for event in law.candidates(position) if law.breach(position, event) is None]
    assert len(legal_events(law, position)) == min(MOST, len(offered))
    seated = [event for event in offered if isinstance(event, Reveal) and event.seat is not None]
    by_seat = {event.key for event in seated if event.key != "concealed_kong"}
    known = [meaning(shown(law, position, event), position, by_seat) for event in offered]
    assert len(offered) == len({repr(event_document(event)) for event in offered})
    for event in offered:
        assert faults_of(law, hand, shown(law, position, event)) == [], event
    for event in conceivable(law, position, modes=modes):
        sound = law.breach(position, event) is None and not faults_of(law, hand, event)
        if sound and meaning(event, position, by_seat) not in known:
            assert says_nothing(law, event, offered), (event, hand.events[-3:])


@each_region
def test_an_event_is_offered_exactly_if_there_is_no_fault_in_it(region: str) -> None:
    hold(check_offers, games(region), 10)


@pytest.mark.long
@each_region
def test_an_event_is_offered_exactly_if_there_is_no_fault_in_it_in_very_many_games(region: str) -> None:
    hold(check_offers, games(region), 700)


def check_choices(drawn: tuple[Game, int, list[int]]) -> None:
    """Whatever is chosen of what is offered, the hand stays sound; wins apart, which end it."""
    game, place, choices = drawn
    law, hand = game.law, game.read.record.hands[0]
    wins = [number for number, event in enumerate(hand.events) if _ends(event)]
    until = min(wins, default=len(hand.events))
    hand = replace(hand, events=hand.events[: place % (until + 1)], transfers=None, scores=None)
    for choice in choices:
        moves = [later for _, later in moves_of_engine(law, hand) if not _ends(later.events[-1])]
        if moves:
            hand = moves[choice % len(moves)]
    position, _ = position_after(law, hand)
    if not law.is_finished(position) and position.closed is None:
        hand = replace(hand, events=(*hand.events, Dissolve(None)), outcome="dissolved", next_dealer=None)
        record = replace(game.read.record, hands=(hand,), end_scores=None)
        assert audit_game(record, game.read.rules, "").verdict == "clean"


def _ends(event: Event) -> bool:
    """Whether it ends the hand."""
    return isinstance(event, Win) or (isinstance(event, Declare) and event.key == "opening_win")


def choices_in(region: str) -> st.SearchStrategy[tuple[Game, int, list[int]]]:
    choices = st.lists(st.integers(0, 60), min_size=1, max_size=6)
    return st.tuples(games(region), st.integers(0, 200), choices)


@each_region
def test_whatever_is_chosen_of_what_is_offered_is_sound(region: str) -> None:
    hold(check_choices, choices_in(region), 15)


@pytest.mark.long
@each_region
def test_whatever_is_chosen_of_what_is_offered_is_sound_in_very_many_games(region: str) -> None:
    hold(check_choices, choices_in(region), 2_000)
