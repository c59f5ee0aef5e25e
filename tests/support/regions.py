"""The rule sets that a random player plays, for tests that hold of each of them."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scoring.engine.law import Rules
from scoring.engine.options import OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.rulesets.nancheng.rules import NanchengRules
from scoring.rulesets.nanchong.rules import NanchongRules
from scoring.rulesets.nantong.rules import NantongRules
from tests.support import random_nancheng, random_nanchong, random_nantong
from tests.support.random_logs import Player
from tests.support.tables import Json


@dataclass(frozen=True)
class Region:
    """A rule set, the type of its law, and who plays it: a log by seed and options, and any options.

    `bounds` are its options that are numbers but no prices: what a log claims does not show them.
    """

    ruleset: RuleSet
    law: type[Rules]
    log: Player
    options: Callable[[random.Random], dict[str, OptionValue]]
    bounds: frozenset[str] = frozenset()

    def random_log(self, seed: str, chance: random.Random) -> Json:
        """A legal log of one hand under options of this chance."""
        return self.log(seed, self.options(chance))


REGIONS: Final = {
    "nancheng": Region(
        random_nancheng.RULESET,
        NanchengRules,
        random_nancheng.nancheng_log,
        random_nancheng.random_options,
        frozenset(random_nancheng.COUNTS),
    ),
    "nanchong": Region(
        random_nanchong.RULESET,
        NanchongRules,
        random_nanchong.nanchong_log,
        random_nanchong.random_options,
        frozenset(random_nanchong.COUNTS),
    ),
    "nantong": Region(
        random_nantong.RULESET, NantongRules, random_nantong.nantong_log, random_nantong.random_options
    ),
}
