"""What the tests ask of each operator: two broken logs, by the whole path from bytes to report."""

from functools import cache
from itertools import islice
from typing import Final

from tests.proof.faults import Fault
from tests.proof.regions import faults_of
from tests.proof.trying import broken, found_wrong_in_bytes

#: Clean logs that are looked through for one with a place, and at how many places that one is broken.
MOST: Final = 400
PLACES: Final = 2


def check_found(ruleset: str, name: str) -> None:
    """The audit finds the fault of this operator where it is made, and nothing else.

    Raises AssertionError with the number of the log and the place in it, to be looked at by `python -m
    tests.proof --rules RULES --only NAME --seed NUMBER --place PLACE`.
    """
    fault = faults_of(ruleset)[name]
    for number in range(MOST):
        logs = [*islice(broken(fault, ruleset, number), PLACES)]
        for place, spoiled in enumerate(logs):
            alternatives = place == 0 and fault is _first_of(fault.cited_in(ruleset)[0], ruleset)
            wrong = found_wrong_in_bytes(spoiled, alternatives=alternatives)
            assert not wrong, f"log {number} place {place}: {wrong}"
        if logs:
            return
    raise AssertionError(f"{MOST} clean logs have no place for {name}")


@cache
def _first_of(clause: str, ruleset: str) -> Fault:
    """The operator of a clause with which other options are looked for, which takes by far the longest."""
    return next(fault for fault in faults_of(ruleset).values() if fault.cited_in(ruleset)[0] == clause)
