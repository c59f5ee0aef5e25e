"""Many operators over many logs, in rounds, on several processes; the same whatever their number."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Final

from tests.proof.faults import Fault, Needs
from tests.proof.regions import faults_of
from tests.proof.trying import broken, found_wrong

#: Clean logs that one process plays at a time.
BATCH: Final = 10
#: Misses of an operator that are kept to be looked at.
MOST_MISSES: Final = 20


@dataclass
class Tally:
    """What came of one operator: logs broken and found, the numbers of those missed with what was wrong."""

    logs: int = 0
    found: int = 0
    misses: list[tuple[int, list[str]]] = field(default_factory=list)

    def add(self, number: int, wrong: list[str]) -> None:
        self.logs += 1
        self.found += not wrong
        if wrong and len(self.misses) < MOST_MISSES:
            self.misses.append((number, wrong))


#: A batch's outcomes: operator, number of the log, what was wrong.
Outcome = tuple[str, int, list[str]]


def run_batch(ruleset: str, names: Sequence[str], first: int) -> list[Outcome]:
    """These operators, of equal needs, over a batch of clean logs."""
    faults, outcomes = faults_of(ruleset), []
    for number in range(first, first + BATCH):
        for name in names:
            spoiled = broken(faults[name], ruleset, number)
            if spoiled is not None:
                outcomes.append((name, number, found_wrong(spoiled)))
    return outcomes


def run(
    ruleset: str,
    faults: Sequence[Fault],
    logs: int,
    most: int,
    pool: Executor,
    say: Callable[[dict[str, Tally]], None],
) -> dict[str, Tally]:
    """Each operator over so many logs, or as many as the first `most` clean logs of its needs give."""
    tallies = {fault.name: Tally() for fault in faults}
    first = 0
    while first < most:
        wanting = [fault for fault in faults if tallies[fault.name].logs < logs]
        if not wanting:
            break
        batches = [
            pool.submit(run_batch, ruleset, names, start)
            for names in _of_equal_needs(wanting)
            for start in range(first, min(first + 4 * BATCH, most), BATCH)
        ]
        for batch in batches:
            for name, number, wrong in batch.result():
                tallies[name].add(number, wrong)
        first += 4 * BATCH
        say(tallies)
    return tallies


def _of_equal_needs(faults: Sequence[Fault]) -> Iterator[list[str]]:
    groups: dict[Needs, list[str]] = defaultdict(list)
    for fault in faults:
        groups[fault.needs].append(fault.name)
    yield from groups.values()
