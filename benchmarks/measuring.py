"""Jobs timed in turn, round by round, so that a noisy neighbour is everybody's.

A core's own time counts, not the clock's; of several rounds the median.
"""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Job:
    """Work to time. `act` does all of it once; `counts` says of how many things that is, by what they are."""

    name: str
    act: Callable[[], object]
    counts: Mapping[str, int]


@dataclass(frozen=True)
class Timed:
    """A job with the seconds that doing it once took, in each round."""

    job: Job
    rounds: Sequence[float]

    @property
    def seconds(self) -> float:
        """Of one pass, the median of all rounds."""
        return statistics.median(self.rounds)

    def pace(self, thing: str) -> float:
        """So many of these things in a second of the core."""
        return self.job.counts[thing] / self.seconds


def each(act: Callable[..., object], cases: Sequence[Sequence[object]]) -> Callable[[], None]:
    """Calls with each of these lists of arguments, once through."""

    def once() -> None:
        for case in cases:
            act(*case)

    return once


def timed_in_turn(jobs: Sequence[Job], *, rounds: int, seconds: float) -> list[Timed]:
    """Every job once in each round, repeated until `seconds` of the core's time are spent on it."""
    for job in jobs:
        job.act()
    found: list[list[float]] = [[] for _ in jobs]
    for _ in range(rounds):
        for job, paces in zip(jobs, found, strict=True):
            paces.append(_once(job.act, seconds))
    return [Timed(job, paces) for job, paces in zip(jobs, found, strict=True)]


def _once(act: Callable[[], object], seconds: float) -> float:
    began = time.process_time()
    passes = 0
    while (spent := time.process_time() - began) < seconds or not passes:
        act()
        passes += 1
    return spent / passes
