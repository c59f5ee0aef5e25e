"""The rule sets that are here, and who plays each of them, for tests that hold of all."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from scoring.engine.clauses import Clause
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.rulesets.nancheng.chosen import Chosen as NanchengChosen
from scoring.rulesets.nancheng.rules import NanchengRules
from scoring.rulesets.nanchong.chosen import Chosen as NanchongChosen
from scoring.rulesets.nanchong.rules import NanchongRules
from scoring.rulesets.nantong.chosen import Chosen as NantongChosen
from scoring.rulesets.nantong.rules import NantongRules
from tests.support import random_nancheng, random_nanchong, random_nantong
from tests.support.random_logs import Player
from tests.support.tables import Json


@dataclass(frozen=True)
class Region:
    """A rule set, the types of its law and of its settled options, and who plays it.

    `log` plays a log by seed and options, `options` are any options.

    `bounds` are its options that are numbers but no prices: what a log claims does not show them.
    """

    ruleset: RuleSet
    law: type[Rules]
    chosen: type[Any]
    log: Player
    options: Callable[[random.Random], dict[str, OptionValue]]
    bounds: frozenset[str] = frozenset()

    @property
    def clauses(self) -> list[Clause]:
        """Its own clauses, without those that hold in every rule set."""
        return [clause for clause in self.ruleset.clauses if not clause.id.startswith("GEN-")]

    def option(self, name: str) -> Option:
        return next(option for option in self.ruleset.options if option.name == name)

    def random_log(self, seed: str, chance: random.Random) -> Json:
        """A legal log of one hand under options of this chance."""
        return self.log(seed, self.options(chance))


REGIONS: Final = {
    "nancheng": Region(
        random_nancheng.RULESET,
        NanchengRules,
        NanchengChosen,
        random_nancheng.nancheng_log,
        random_nancheng.random_options,
        frozenset(random_nancheng.COUNTS),
    ),
    "nanchong": Region(
        random_nanchong.RULESET,
        NanchongRules,
        NanchongChosen,
        random_nanchong.nanchong_log,
        random_nanchong.random_options,
        frozenset(random_nanchong.COUNTS),
    ),
    "nantong": Region(
        random_nantong.RULESET,
        NantongRules,
        NantongChosen,
        random_nantong.nantong_log,
        random_nantong.random_options,
    ),
}

#: Each option of each rule set, for tests that hold of all: the rule set's id and the option.
EACH_OPTION: Final = [
    pytest.param(region, option, id=f"{region}-{option.name}")
    for region, played in REGIONS.items()
    for option in played.ruleset.options
]
