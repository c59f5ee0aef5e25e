"""Every text of a rule set that people read, with a name that finds it again."""

from collections.abc import Iterator

from scoring.engine.clauses import Clause
from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.options import Option
from scoring.engine.words import Words
from tests.support.possible_breaches import possible
from tests.support.regions import REGIONS

Text = tuple[str, Words]


def texts_of(region: str) -> Iterator[Text]:
    """The texts of its own: clauses, options, items, keys, presets, and what does not go together."""
    ruleset = REGIONS[region].ruleset
    for clause in REGIONS[region].clauses:
        yield from texts_of_clause(clause)
    for option in ruleset.options:
        yield from _texts_of_option(option)
    yield from ((item.code, item.name) for item in ruleset.items)
    yield from ruleset.keys.items()
    yield from ruleset.preset_names.items()
    yield from (("/".join(one.options), one.demand) for one in ruleset.contradictions)


def texts_of_clause(clause: Clause) -> Iterator[Text]:
    yield clause.id, clause.title
    yield from ((f"{clause.id} {code}", breach) for code, breach in clause.breaches.items())


def _texts_of_option(option: Option) -> Iterator[Text]:
    yield option.name, option.label
    yield from ((f"{option.name}={choice.value}", choice.label) for choice in option.choices)


def told_breaches(region: str) -> Iterator[Text]:
    """How each breach that its findings can report is told, be it of a clause of its own or of all."""
    worded = {clause.id: clause.breaches for clause in (*GENERAL_CLAUSES, *REGIONS[region].clauses)}
    for clause, code in possible(region):
        yield f"{clause} {code}", worded[clause].get(code) or COMMON_BREACHES[code]
