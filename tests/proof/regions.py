"""The operators of each rule set: the general ones, which break what holds everywhere, and its own."""

from functools import cache
from importlib import import_module

from scoring.engine.ruleset import RuleSet
from scoring.rulesets import load
from tests.proof.catalogue import Catalogue
from tests.proof.faults import Fault
from tests.proof.general import GENERAL

RULESETS = ("nantong", "nanchong", "nancheng")


@cache
def catalogue_of(ruleset: str) -> Catalogue:
    """What breaks the clauses of one rule set: `FAULTS` of the package that bears its name."""
    found = import_module(f"tests.proof.{ruleset}").FAULTS
    assert isinstance(found, Catalogue)
    return found


@cache
def faults_of(ruleset: str) -> dict[str, Fault]:
    """Every operator of a rule set by name; one of its own stands for a general one that is called so."""
    own = catalogue_of(ruleset).faults
    general = {name: fault for name, fault in GENERAL.faults.items() if ruleset not in fault.apart}
    return {**general, **own}


@cache
def ruleset_of(name: str) -> RuleSet:
    """The rule set of this id."""
    return load(name)
