"""How platforms write a game down: with a commitment or without, and without what a log may leave out."""

import random

from scoring.engine.events import Win
from scoring.engine.record import GameRecord, HandRecord
from scoring.engine.ruleset import RuleSet
from scoring.simulator.games import commit_walls


def dress(record: GameRecord, ruleset: RuleSet, chance: random.Random) -> None:
    """Commit to the walls most times, and at times leave out what a log may leave out."""
    if chance.random() < 0.75:
        commit_walls(record, chance)
    else:
        for hand in record.hands:
            _leave_out(hand, chance)
        if chance.random() < 0.3:
            record.end_scores = None
    if record.preset == ruleset.default_preset and chance.random() < 0.3:
        record.preset = None


def _leave_out(hand: HandRecord, chance: random.Random) -> None:
    # A win as dealt may be priced by the tile that only the wall tells to be the last dealt.
    dealt = any(isinstance(event, Win) and event.how == "dealt" for event in hand.events)
    if chance.random() < 0.3 and not dealt:
        hand.wall = None
    if chance.random() < 0.2:
        hand.dice = hand.wall_break = None
    if chance.random() < 0.2:
        hand.transfers = None
    if chance.random() < 0.2:
        hand.scores = None
    if chance.random() < 0.2:
        hand.next_dealer = None
    if chance.random() < 0.2:
        _leave_out_prices(hand)


def _leave_out_prices(hand: HandRecord) -> None:
    for event in hand.events:
        if isinstance(event, Win):
            event.items = event.points = None
