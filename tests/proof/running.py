"""Many operators over many logs, in rounds, on several processes; the same whatever their number."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from typing import Final

from scoring.engine.audit import ENGINE_VERSION
from tests.proof.faults import Fault, Needs
from tests.proof.regions import faults_of
from tests.proof.trying import broken, found_wrong

#: Clean logs that one process plays at a time, and how often that in a round.
BATCH: Final = 5
BATCHES: Final = 4
#: Misses of an operator that are kept to be looked at.
MOST_MISSES: Final = 20
#: At how many places an operator breaks a log by itself, and where hardly any has one.
PLACES: Final = 4
MOST_PLACES: Final = 12


@dataclass
class Tally:
    """What came of one operator: clean logs tried, logs broken and found, and what was wrong with the others.

    Of a miss it tells the number of the clean log, and at which of its places it was broken.
    """

    tried: int = 0
    logs: int = 0
    found: int = 0
    misses: list[tuple[int, int, list[str]]] = field(default_factory=list)

    def add(self, number: int, place: int, wrong: list[str]) -> None:
        """Count a broken log."""
        self.logs += 1
        self.found += not wrong
        if wrong and len(self.misses) < MOST_MISSES:
            self.misses.append((number, place, wrong))

    @property
    def places(self) -> int:
        """At how many places to break a log: at more where few logs have one."""
        return min(MOST_PLACES, max(PLACES, -(-PLACES * self.tried // max(self.logs, 1))))


#: By operator.
Tallies = dict[str, Tally]
#: A batch's outcomes: operator, number of the log, which of its places, what was wrong.
Outcome = tuple[str, int, int, list[str]]
#: By operator, at how many places it is to break each log.
Places = Mapping[str, int]


@dataclass
class Course:
    """How far a run has come, and by which versions of the engine: the clean logs before `first` are done."""

    first: int = 0
    tallies: Tallies = field(default_factory=dict)
    engines: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path | None) -> "Course":
        """The course kept in this file, a new one where there is none."""
        if path is None or not path.exists():
            return cls()
        kept = json.loads(path.read_text(encoding="utf-8"))
        tallies = {name: Tally(**tally) for name, tally in kept["tallies"].items()}
        return cls(kept["first"], tallies, kept["engines"])

    def write(self, path: Path) -> None:
        """Keep it in this file."""
        path.write_text(json.dumps(asdict(self)) + "\n", encoding="utf-8")


def run_batch(ruleset: str, places: Places, first: int) -> list[Outcome]:
    """These operators, of equal needs, over a batch of clean logs."""
    faults, outcomes = faults_of(ruleset), []
    for number in range(first, first + BATCH):
        for name, most in places.items():
            for place, spoiled in enumerate(islice(broken(faults[name], ruleset, number), most)):
                outcomes.append((name, number, place, found_wrong(spoiled)))
    return outcomes


def run(
    ruleset: str,
    faults: Sequence[Fault],
    logs: int,
    most: int,
    pool: Executor,
    course: Course,
    say: Callable[[Course], None],
) -> Tallies:
    """Each operator over so many logs, or as many as the first `most` clean logs of its needs give.

    Goes on from the `course`, which `say` is told after each round.
    """
    tallies = course.tallies
    for fault in faults:
        tallies.setdefault(fault.name, Tally())
    while course.first < most and (wanting := _wanting(faults, tallies, logs)):
        starts = range(course.first, min(course.first + BATCH * BATCHES, most), BATCH)
        batches = [
            pool.submit(run_batch, ruleset, {name: tallies[name].places for name in names}, start)
            for names in _of_equal_needs(wanting)
            for start in starts
        ]
        for batch in batches:
            for name, number, place, wrong in batch.result():
                tallies[name].add(number, place, wrong)
        for fault in wanting:
            tallies[fault.name].tried += len(starts) * BATCH
        course.first = starts[-1] + BATCH
        if ENGINE_VERSION not in course.engines:
            course.engines.append(ENGINE_VERSION)
        say(course)
    return tallies


def _wanting(faults: Sequence[Fault], tallies: Mapping[str, Tally], logs: int) -> list[Fault]:
    return [fault for fault in faults if tallies[fault.name].logs < logs]


def _of_equal_needs(faults: Sequence[Fault]) -> Iterator[list[str]]:
    groups: dict[Needs, list[str]] = defaultdict(list)
    for fault in faults:
        groups[fault.needs].append(fault.name)
    yield from groups.values()
