"""Games for Hypothesis to draw: few words say which, the simulator plays them."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from replays.logformat.reader import ReadLog, read_log
from replays.logformat.writing import log_document
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.simulator.games import simulate
from scoring.simulator.options import values_of
from tests.support.gamelogs import as_bytes
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.tables import Json

Drawn = TypeVar("Drawn")

#: Seeds of games; small ones are tried first when an example shrinks.
SEEDS: Final = st.integers(0, 10**6)


@dataclass(frozen=True)
class Game:
    """A legal game of one hand under these rules, of which `changes` (0: none), a seed, spoils something."""

    region: str
    preset: str
    options: dict[str, OptionValue]
    seed: int
    changes: int = 0

    @cached_property
    def log(self) -> Json:
        """The game as a log; never to be changed."""
        record = simulate(self.ruleset, str(self.seed), preset=self.preset, options=self.options)
        log = log_document(record)
        if self.changes:
            mutate(log, random.Random(self.changes), most=2)
        return log

    @cached_property
    def read(self) -> ReadLog:
        """Raises LogRefused where changes have made it unreadable."""
        return read_log(as_bytes(self.log))

    @property
    def ruleset(self) -> RuleSet:
        return REGIONS[self.region].ruleset

    @property
    def law(self) -> Rules:
        return self.ruleset.build(self.read.rules.options)


@st.composite
def games(draw: st.DrawFn, region: str, *, changed: bool = False) -> Game:
    """A game under a preset and some options that go together; sound, or `changed` afterwards."""
    ruleset = REGIONS[region].ruleset
    preset = draw(st.sampled_from([ruleset.default_preset, *sorted(ruleset.presets)]))
    values = {option.name: st.sampled_from(values_of(ruleset, option)) for option in ruleset.options}
    chosen: dict[str, OptionValue] = draw(st.fixed_dictionaries({}, optional=values))
    options = chosen if _go_together(ruleset, preset, chosen) else {}
    return Game(region, preset, options, draw(SEEDS), draw(st.integers(1, 10**6)) if changed else 0)


def _go_together(ruleset: RuleSet, preset: str, options: dict[str, OptionValue]) -> bool:
    settled = {option.name: option.default for option in ruleset.options}
    return not ruleset.contradicted(settled | dict(ruleset.presets[preset]) | options)


def hold(check: Callable[[Drawn], None], drawn: st.SearchStrategy[Drawn], number: int) -> None:
    """Check so many of what is drawn; a failure shrinks to few options and a small seed."""

    @settings(
        max_examples=number,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(drawn)
    def run(one: Drawn) -> None:
        check(one)

    run()
