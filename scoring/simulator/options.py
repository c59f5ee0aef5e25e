"""Options to play by: any values, so far as they go together."""

import random
from collections.abc import Sequence

from scoring.engine.options import Option, OptionValue
from scoring.engine.ruleset import RuleSet


def values_of(ruleset: RuleSet, option: Option) -> Sequence[OptionValue]:
    """The values worth trying: all there are; of a number the default, those of presets and of customs."""
    if not option.is_integer:
        return [choice.value for choice in option.choices]
    of_presets = [preset[option.name] for preset in ruleset.presets.values() if option.name in preset]
    worth = ruleset.customs.worth_trying.get(option.name, ruleset.customs.prices)
    return [value for value in dict.fromkeys((option.default, *of_presets, *worth)) if option.accepts(value)]


def any_options(ruleset: RuleSet, chance: random.Random) -> dict[str, OptionValue]:
    """Every option at some value; those that contradict others are chosen anew until none does."""
    values = {option.name: values_of(ruleset, option) for option in ruleset.options}
    options = {name: chance.choice(some) for name, some in values.items()}
    while contradicted := ruleset.contradicted(options):
        for name in contradicted[0].options:
            options[name] = chance.choice(values[name])
    return options
