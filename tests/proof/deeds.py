"""Faults of play: something is done at a point of a clean hand that may not be done, or is left out."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from scoring.engine.events import Event
from scoring.engine.record import HandRecord
from tests.proof.faults import Breaks, Broken, Clean, Fault
from tests.proof.playing import kept, played_on, round_from_anywhere, with_hand
from tests.proof.scene import Scene

#: How a hand goes on after the fault: played on legally, with the clean hand's own events, or not at all.
PLAYS: Final = "plays"
KEEPS: Final = "keeps"
ENDS: Final = "ends"
Then = Literal["plays", "keeps", "ends"]
#: At so many tables, of one, the fault is the last act: the table breaks up where the hand could go on.
CLOSING: Final = 0.5


@dataclass(frozen=True)
class Deed:
    """What is done at a scene.

    The fault stands at the event `at` of these, or (their number) at the next one; None for no event at all.
    Where the clean hand's own events are kept, `drops` of them are left out. `outcome` is what the log says
    of the hand, None for what its events show. `clause` and `kind` stand for those of the operator where they
    depend on the scene. Where nobody is `asked`, no other seat takes the live tile after it.
    """

    events: tuple[Event, ...]
    at: int | None = 0
    then: Then = PLAYS
    drops: int = 0
    outcome: str | None = None
    clause: str | None = None
    kind: str | None = None
    asked: bool = True


def deed(
    *events: Event,
    at: int | None = 0,
    then: Then = PLAYS,
    drops: int = 0,
    outcome: str | None = None,
    asked: bool = True,
) -> Deed:
    """These events instead of the next ones."""
    return Deed(events, at, then, drops, outcome, asked=asked)


Offers = Callable[[Scene], Iterable[Deed]]


def by_deed(offers: Offers) -> Breaks:
    """Breaks a hand of the log by one of these deeds; the hands after it are left out."""

    def breaks(fault: Fault, clean: Clean, chance: random.Random) -> Iterator[Broken]:
        place = chance.randrange(len(clean.game.hands))
        hand = clean.game.hands[place]
        for number, done in _chosen(clean, hand, offers, chance):
            spoiled = _spoiled(clean, hand, number, done, chance)
            event = None if done.at is None else number + done.at
            sign = fault.sign(clean.game.ruleset, event, hand.number, done.clause, done.kind)
            yield Broken(with_hand(clean.game, place, spoiled), sign)

    return breaks


def _chosen(
    clean: Clean, hand: HandRecord, offers: Offers, chance: random.Random
) -> Iterator[tuple[int, Deed]]:
    """A deed at each point that has one, from a point of chance's choice on and round to it, then others."""
    others: list[tuple[int, Deed]] = []
    for scene in round_from_anywhere(clean.law, clean.rules.ruleset.customs, hand, chance):
        if deeds := [*offers(scene)]:
            yield scene.number, deeds.pop(chance.randrange(len(deeds)))
            others += ((scene.number, deed) for deed in deeds)
    chance.shuffle(others)
    yield from others


def _spoiled(clean: Clean, hand: HandRecord, number: int, done: Deed, chance: random.Random) -> HandRecord:
    spoiled = replace(hand, events=(*hand.events[:number], *done.events))
    if done.then == PLAYS:
        told = done.at is not None and done.at < len(done.events)
        closes = told and chance.random() < CLOSING
        return played_on(clean, spoiled, chance, asked=done.asked, closes=closes)
    if done.then == KEEPS:
        spoiled.events += hand.events[number + done.drops :]
    return kept(clean, spoiled, done.outcome, shifted=(number, len(done.events) - done.drops))
