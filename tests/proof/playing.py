"""Clean logs to be broken, and what becomes of a hand once it is: played on, and its claims made honest."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from msgspec import structs

from scoring.engine.audit import audit_game
from scoring.engine.customs import Customs
from scoring.engine.deal import deal_breaches, open_position
from scoring.engine.events import Dissolve, Draw, Event, Win
from scoring.engine.findings import INFO
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue, resolve_rules
from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer, GameRecord, HandRecord
from scoring.engine.replay import play
from scoring.engine.ruleset import RuleSet
from scoring.engine.what_if import Budget
from scoring.simulator.claims import claim_honestly
from scoring.simulator.games import commit_walls, simulate
from scoring.simulator.player import PlayedHand, PlayStuck
from tests.proof.arranging import arranged
from tests.proof.faults import Clean, Needs
from tests.proof.scene import Scene

#: How seats play who win whatever they can.
EAGER: Final = {"win": 1.0, "self_draw": 1.0, "rob_kong": 1.0, "pung": 0.0, "chow": 0.0, "kong": 0.0}


def clean_log(ruleset: RuleSet, needs: Needs, options: dict[str, OptionValue], seed: str) -> Clean | None:
    """A log as the simulator plays it under these options and those needed; the same seed, the same log.

    None where tiles had to be arranged and could not be.
    """
    customs = replace(ruleset.customs, plan=needs.plan)
    if needs.wishes is not None:
        customs = replace(customs, wishes=needs.wishes)
    if needs.habits is not None:
        customs = needs.habits(customs)
    options = options | dict(needs.options)
    game = simulate(replace(ruleset, customs=customs), seed, options=options, hands=needs.hands)
    rules = resolve_rules(ruleset, game.preset, options)
    clean = Clean(game, rules, ruleset.build(rules.options))
    if needs.arrange is not None:
        brought = _arranged(clean, needs, customs, random.Random("arranged " + seed))
        if brought is None:
            return None
        clean = brought
    commit_walls(clean.game, random.Random("salt " + seed))
    return clean


def _arranged(clean: Clean, needs: Needs, customs: Customs, chance: random.Random) -> Clean | None:
    """The log whose last hand goes on from some point with a win, as players do who win always."""
    assert needs.arrange is not None
    hand = clean.game.hands[-1]
    drawn_from = places_drawn(clean.law, hand)
    for scene in round_from_anywhere(clean.law, customs, hand, chance):
        brought = [arranged(scene, wanted, drawn_from) for wanted in needs.arrange(scene)]
        found = [one for one in brought if one is not None]
        if found:
            break
    else:
        return None
    played = played_on(clean, chance.choice(found), chance, eager=True)
    game = with_hand(clean.game, len(clean.game.hands) - 1, played)
    report = audit_game(game, clean.rules, "", Budget(events=0, lists=0))
    told = [finding for audit in report.hands for finding in audit.findings if finding.severity != INFO]
    return None if told else replace(clean, game=game)


def places_drawn(law: Rules, hand: HandRecord) -> dict[int, int]:
    """The place of the wall that each draw takes, by its number."""
    found, position = dict[int, int](), open_position(hand, law)
    for number, event in enumerate(hand.events):
        position.number = number
        if isinstance(event, Draw):
            found[number] = law.place(position, event)
        play(position, law, event)
    return found


def round_from_anywhere(
    law: Rules, customs: Customs, hand: HandRecord, chance: random.Random
) -> Iterator[Scene]:
    """Every point of a hand, from one of chance's choice to the end and then those before it."""
    first = chance.randrange(len(hand.events) + 1)
    yield from (scene for scene in scenes(law, customs, hand, chance) if scene.number >= first)
    for scene in scenes(law, customs, hand, chance):
        if scene.number == first:
            return
        yield scene


def scenes(law: Rules, customs: Customs, hand: HandRecord, chance: random.Random) -> Iterator[Scene]:
    """Every point of a hand: before each of its events, and after the last."""
    position = open_position(hand, law)
    for number, event in enumerate(hand.events):
        position.number = number
        yield Scene(law, customs, hand, position, number, chance)
        play(position, law, event)
    position.number = len(hand.events)
    yield Scene(law, customs, hand, position, position.number, chance)


def played_on(
    clean: Clean,
    hand: HandRecord,
    chance: random.Random,
    *,
    asked: bool = True,
    eager: bool = False,
    closes: bool = False,
) -> HandRecord:
    """The hand, whose last event is at fault, played legally to its end, with honest claims.

    Seats are `asked` whether they want the live tile, or not; `eager` ones win whatever they can. The table
    breaks up where the fault leaves nobody anything legal to do, and where it `closes`, if play could go on.
    """
    hand.events = _unpriced(hand.events)
    played = PlayedHand.resume(clean.law, hand, chance, clean.rules.ruleset.customs)
    if eager:
        played.manners = [structs.replace(one, claims={**one.claims, **EAGER}) for one in played.manners]
    live = played.position.live
    if live is not None and not asked:
        played.offered = live.event
    if closes and played.position.closed is None and not clean.law.is_finished(played.position):
        _break_up(played)
    else:
        _play_out(played)
    # What comes after a false win decides whether it stood, so that only the whole hand tells what is paid.
    _claim(clean.law, replayed(clean.law, hand))
    return hand


def _unpriced(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events, with wins of their own, which are priced anew."""
    return tuple(replace(event) if isinstance(event, Win) else event for event in events)


def _play_out(played: PlayedHand) -> None:
    try:
        played.play_out()
    except PlayStuck:
        _break_up(played)


def _break_up(played: PlayedHand) -> None:
    played.do(Dissolve(None))
    played.hand.outcome = "dissolved"


def kept(clean: Clean, hand: HandRecord, outcome: str | None, shifted: tuple[int, int]) -> HandRecord:
    """The hand with the events that it has, with honest claims where its payments can be told.

    Where they cannot, since its replay stops at the fault, those of the clean hand stand; payments of events
    from number `shifted[0]` on move by `shifted[1]`. `outcome` is what the log says; None for what the events
    show.
    """
    hand.events = _unpriced(hand.events)
    position = replayed(clean.law, hand)
    if outcome is not None:
        hand.outcome = outcome
    elif clean.law.is_finished(position):
        hand.outcome = position.closed or clean.law.outcome(position)
    if position.stopped:
        hand.transfers = tuple(_moved(transfer, *shifted) for transfer in hand.transfers or ())
    else:
        _claim(clean.law, position)
    return hand


def replayed(law: Rules, hand: HandRecord) -> Position:
    """The position at the end of a hand, or where its replay must stop."""
    position = open_position(hand, law)
    for _ in deal_breaches(position, law):
        pass
    for number, event in enumerate(hand.events):
        position.number = number
        step = play(position, law, event)
        if any(breach.stops for breach in step.breaches):
            position.stopped = True
            break
    return position


def _claim(law: Rules, position: Position) -> None:
    hand = position.hand
    is_over = position.closed is not None or law.is_finished(position)
    if is_over and law.settle(position, claimed_items=False).is_told:
        claim_honestly(law, position)
        return
    for event in hand.events:
        if isinstance(event, Win):
            event.items = event.points = None
    hand.transfers = hand.scores = hand.next_dealer = None


def _moved(transfer: ClaimedTransfer, number: int, by: int) -> ClaimedTransfer:
    if transfer.event is None or transfer.event < number:
        return transfer
    return replace(transfer, event=max(number, transfer.event + by))


def with_hand(game: GameRecord, place: int, hand: HandRecord) -> GameRecord:
    """The game up to this hand, which takes the place of another; final scores are what its hands claim."""
    hands = (*game.hands[:place], hand)
    return replace(game, hands=hands, end_scores=totals(game, hands))


def totals(game: GameRecord, hands: tuple[HandRecord, ...]) -> tuple[int, ...] | None:
    """What the scores of these hands add up to; None where one of them claims none."""
    found = list(game.start_scores)
    for hand in hands:
        if hand.scores is None:
            return None
        found = [total + score for total, score in zip(found, hand.scores, strict=True)]
    return tuple(found)
