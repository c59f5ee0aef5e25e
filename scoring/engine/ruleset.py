"""A rule set as a folder exports it: everything the engine and the pages need to know of a region."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from scoring.engine.clauses import Clause
from scoring.engine.customs import Customs
from scoring.engine.figures import Figure
from scoring.engine.guide import Chapter, Example, Passage
from scoring.engine.items import Item
from scoring.engine.law import Rules
from scoring.engine.options import Contradiction, Option, OptionValue
from scoring.engine.words import Words


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """One region's rules. `build` settles options into the law of a hand; the engine never sees options.

    `keys` are the words of its declarations, reveals and patterns that pages show, and its own words for
    acts, ways of winning, wants, causes, outcomes and kinds of finding (`act.win`, `won.discard`,
    `outcome.draw`, `kind.wrong_items`); `presets` maps a preset's name to the options in which it differs
    from the defaults; `contradictions` tell which values do not go together, every preset without one;
    `cause_clauses` tells for a cause of payment the clause to cite where nothing is due; `customs` what
    simulated players do beside the law. `introduction`, `chapters`, `figures` and `examples` are for readers
    alone.
    """

    id: str
    revision: int
    names: Words
    tiles: tuple[int, ...]
    clauses: tuple[Clause, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, OptionValue]]
    preset_names: Mapping[str, Words]
    default_preset: str
    items: tuple[Item, ...]
    keys: Mapping[str, Words]
    cause_clauses: Mapping[str, str]
    build: Callable[[Mapping[str, OptionValue]], Rules]
    contradictions: tuple[Contradiction, ...] = ()
    customs: Customs = field(default_factory=Customs)
    introduction: tuple[Passage, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    figures: tuple[Figure, ...] = ()
    examples: tuple[Example, ...] = ()

    def contradicted(self, settled: Mapping[str, OptionValue]) -> list[Contradiction]:
        """What these options, every one of them settled, do not meet."""
        return [one for one in self.contradictions if not one.is_met(settled)]
