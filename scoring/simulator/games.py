"""Whole games: hand after hand, each dealt by whom the one before made dealer, every claim honest."""

import random
from collections.abc import Mapping

from scoring.engine.customs import Customs
from scoring.engine.fairness import digest_of
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue, resolve_rules
from scoring.engine.record import Commitment, GameRecord
from scoring.engine.ruleset import RuleSet
from scoring.simulator.claims import claim_honestly
from scoring.simulator.deals import dealt_hand, shuffled_wall
from scoring.simulator.player import PlayedHand


def played_hand(law: Rules, number: int, dealer: int, chance: random.Random, customs: Customs) -> PlayedHand:
    """A hand dealt from a shuffled wall and played to its end, with no claims yet."""
    hand = dealt_hand(number, dealer, shuffled_wall(law, dealer, chance, customs))
    follow = customs.follow > 0 and chance.random() < customs.follow
    played = PlayedHand(law, hand, chance, customs, follow=follow)
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
) -> GameRecord:
    """A game of so many hands under these rules, legal to its last number; the same seed, the same game.

    Its log names the preset, by itself the rule set's default, and the options given. Raises RulesRefused for
    rules that the rule set does not have.
    """
    preset, options = preset or ruleset.default_preset, dict(options or {})
    law = ruleset.build(resolve_rules(ruleset, preset, options).options)
    chance, customs = random.Random(seed), ruleset.customs
    dealer, totals, played = chance.randrange(4), [0, 0, 0, 0], []
    for number in range(1, hands + 1):
        one = played_hand(law, number, dealer, chance, customs)
        claim_honestly(law, one.position)
        if chance.random() < 0.7:
            one.hand.dice, one.hand.wall_break = customs.throw(dealer, chance)
        played.append(one.hand)
        totals = [total + score for total, score in zip(totals, one.hand.scores or (), strict=True)]
        dealer = dealer if one.hand.next_dealer is None else one.hand.next_dealer
    return GameRecord(
        log_id=log_id or "simulated-" + seed.replace(" ", "-"),
        platform=platform,
        players=tuple(f"player-{seat}" for seat in range(4)),
        hands=tuple(played),
        ruleset=ruleset.id,
        preset=preset,
        options=options,
        end_scores=tuple(totals),
    )


def commit_walls(record: GameRecord, chance: random.Random) -> None:
    """Give each hand whose wall is shown the digest published before its deal, with a salt of its own."""
    for hand in record.hands:
        if hand.wall is not None:
            salt = chance.randbytes(32).hex()
            hand.commitment = Commitment("mjaudit-wall-v1", digest_of(record, hand, salt), salt)
