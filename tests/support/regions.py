"""The rule sets that are here, and how each of them is played, for tests that hold of all."""

import random
from dataclasses import dataclass
from typing import Any, Final

import pytest

from replays.logformat.writing import log_document
from scoring.engine.clauses import Clause
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.rulesets import load
from scoring.rulesets.nancheng.chosen import Chosen as NanchengChosen
from scoring.rulesets.nancheng.rules import NanchengRules
from scoring.rulesets.nanchong.chosen import Chosen as NanchongChosen
from scoring.rulesets.nanchong.rules import NanchongRules
from scoring.rulesets.nantong.chosen import Chosen as NantongChosen
from scoring.rulesets.nantong.rules import NantongRules
from scoring.simulator.games import simulate
from scoring.simulator.options import any_options
from tests.support.tables import Json


@dataclass(frozen=True)
class Region:
    """A rule set, and the types of its law and of its settled options."""

    ruleset: RuleSet
    law: type[Rules]
    chosen: type[Any]

    @property
    def bounds(self) -> frozenset[str]:
        """Its options that are numbers but no prices: what a log claims does not show them."""
        return frozenset(self.ruleset.customs.worth_trying)

    def options(self, chance: random.Random) -> dict[str, OptionValue]:
        """Every option at some value."""
        return any_options(self.ruleset, chance)

    def log(
        self,
        seed: str,
        options: dict[str, OptionValue] | None = None,
        *,
        preset: str | None = None,
        hands: int = 1,
    ) -> Json:
        """A log that is legal to its last number, under a preset, by itself the default one, and options."""
        return log_document(simulate(self.ruleset, seed, preset=preset, options=options, hands=hands))

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
    "nancheng": Region(load("nancheng"), NanchengRules, NanchengChosen),
    "nanchong": Region(load("nanchong"), NanchongRules, NanchongChosen),
    "nantong": Region(load("nantong"), NantongRules, NantongChosen),
}

#: Each option of each rule set, for tests that hold of all: the rule set's id and the option.
EACH_OPTION: Final = [
    pytest.param(region, option, id=f"{region}-{option.name}")
    for region, played in REGIONS.items()
    for option in played.ruleset.options
]
