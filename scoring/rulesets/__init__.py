"""Rule sets: one folder each, found by walking this package. A folder that exports RULESET is installed."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from scoring.engine.ruleset import RuleSet


@cache
def installed() -> Mapping[str, RuleSet]:
    """Every rule set by id, in the order of the folders' names."""
    found = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        ruleset: RuleSet = importlib.import_module(f"{__name__}.{module.name}").RULESET
        found[ruleset.id] = ruleset
    return found


def load(ruleset_id: str) -> RuleSet:
    """The rule set with this id. Raises KeyError for one that is not installed."""
    return installed()[ruleset_id]
