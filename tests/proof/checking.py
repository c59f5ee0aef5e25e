"""What the tests ask of each operator: a few logs, one of them by the whole path from bytes to report."""

from typing import Final

from tests.proof.regions import faults_of
from tests.proof.trying import broken, found_wrong, found_wrong_in_bytes

#: Clean logs that are looked through for places: at least one log must be broken, two where that goes fast.
MOST: Final = 400
FEW: Final = 20


def check_found(ruleset: str, name: str) -> None:
    """The audit finds the fault of this operator wherever it is made, and nothing else.

    Raises AssertionError with the number of the log, for `python -m tests.proof --only NAME --seed NUMBER`.
    """
    fault, tried = faults_of(ruleset)[name], 0
    for number in range(MOST):
        spoiled = next(broken(fault, ruleset, number), None)
        if spoiled is not None:
            # The other options that would make the log right are looked for once: that takes the longest.
            wrong = found_wrong(spoiled) if tried else found_wrong_in_bytes(spoiled)
            assert not wrong, f"log {number}: {wrong}"
            tried += 1
        if tried == 2 or (tried and number > FEW):
            return
    assert tried, f"{MOST} clean logs have no place for {name}"
