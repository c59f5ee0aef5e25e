"""Whole games: hand after hand, each dealt by whom the one before made dealer, every claim honest."""

import random
from collections.abc import Mapping

from scoring.engine.customs import Customs, Plan
from scoring.engine.fairness import digest_of
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue, resolve_rules
from scoring.engine.record import SEATS, Commitment, GameRecord, HandRecord
from scoring.engine.ruleset import RuleSet
from scoring.simulator.claims import claim_honestly
from scoring.simulator.coverage import Coverage
from scoring.simulator.deals import dealt_hand, shuffled_wall
from scoring.simulator.observing import observed, of_rules
from scoring.simulator.player import PlayedHand


def played_hand(law: Rules, number: int, dealer: int, chance: random.Random, customs: Customs) -> PlayedHand:
    """A hand dealt by chance or by a plan and played to its end, with no claims yet."""
    plan = customs.plan(chance) or Plan(customs.wishes(chance))
    seats = [(dealer + step) % 4 for step in SEATS] if plan.from_dealer else chance.sample(SEATS, 4)
    wall = shuffled_wall(law, dealer, chance, plan, seats, lucky=customs.lucky)
    hand = dealt_hand(number, dealer, wall)
    follow = customs.follow > 0 and chance.random() < customs.follow
    played = PlayedHand(law, hand, chance, customs, follow=follow)
    for seat, manner in zip(seats, plan.manners, strict=True):
        played.manners[seat] = manner or played.manners[seat]
    played.play_out()
    return played


def simulate(
    ruleset: RuleSet,
    seed: str,
    *,
    preset: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    hands: int = 1,
    log_id: str | None = None,
    platform: str = "players",
    coverage: Coverage | None = None,
) -> GameRecord:
    """A game of so many hands under these rules, legal to its last number; the same seed, the same game.

    Its log names the preset, by itself the rule set's default, and the options given. What comes up in it is
    added to `coverage`. Raises RulesRefused for rules that the rule set does not have.
    """
    rules = resolve_rules(ruleset, preset or ruleset.default_preset, options or {})
    law, chance = ruleset.build(rules.options), random.Random(seed)
    coverage = Coverage() if coverage is None else coverage
    coverage.add(of_rules(rules))
    played: list[HandRecord] = []
    dealer = chance.randrange(4)
    for number in range(1, hands + 1):
        hand = _whole_hand(law, number, dealer, chance, ruleset.customs, coverage)
        played.append(hand)
        dealer = dealer if hand.next_dealer is None else hand.next_dealer
    return GameRecord(
        log_id=log_id or "simulated-" + seed.replace(" ", "-"),
        platform=platform,
        players=tuple(f"player-{seat}" for seat in SEATS),
        hands=tuple(played),
        ruleset=ruleset.id,
        preset=rules.preset,
        options=dict(options or {}),
        end_scores=tuple(sum(hand.scores[seat] for hand in played if hand.scores) for seat in SEATS),
    )


def _whole_hand(
    law: Rules, number: int, dealer: int, chance: random.Random, customs: Customs, coverage: Coverage
) -> HandRecord:
    """A hand with its claims, and most times the dealer's dice."""
    played = played_hand(law, number, dealer, chance, customs)
    if chance.random() < 0.7:
        played.hand.dice, played.hand.wall_break = customs.throw(dealer, chance)
    coverage.add(observed(played, claim_honestly(law, played.position)))
    return played.hand


def commit_walls(record: GameRecord, chance: random.Random) -> None:
    """Give each hand whose wall is shown the digest published before its deal, with a salt of its own."""
    for hand in record.hands:
        if hand.wall is not None:
            salt = chance.randbytes(32).hex()
            hand.commitment = Commitment("mjaudit-wall-v1", digest_of(record, hand, salt), salt)
