"""Rule sets: one folder each, found by walking this package. A folder that exports RULESET is installed.

A rule set is imported when it is first asked for, since a log needs one of them.
"""

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache

from scoring.engine.ruleset import RuleSet

_loaded: dict[str, RuleSet] = {}


@cache
def names() -> Sequence[str]:
    """The ids of all rule sets, which are the names of their folders, in order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


@cache
def installed() -> Mapping[str, RuleSet]:
    """Every rule set by id, in the order of the ids."""
    found = {name: load(name) for name in names()}
    # `load` looks in this very mapping, in which those loaded before stood in the order of their loading.
    _loaded.clear()
    _loaded.update(found)
    return _loaded


def load(ruleset_id: str) -> RuleSet:
    """The rule set with this id. Raises KeyError for one that is not installed."""
    if ruleset_id not in _loaded:
        if ruleset_id not in names():
            raise KeyError(ruleset_id)
        _loaded[ruleset_id] = importlib.import_module(f"{__name__}.{ruleset_id}").RULESET
    return _loaded[ruleset_id]
