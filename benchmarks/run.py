"""One engine measured: ``python -m benchmarks.run [NDJSON ...]``, the one that MJAUDIT_ENGINE names.

A table for people, then a line of JSON for each row.
"""

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path

from benchmarks.arithmetic import arithmetic_jobs
from benchmarks.logs import log_jobs, named_logs
from benchmarks.measuring import Timed, timed_in_turn
from benchmarks.process import import_seconds, largest_mib
from benchmarks.reading import reading_jobs
from replays.auditing.child import keep_what_is_loaded
from scoring.compiled import engine
from scoring.rulesets import installed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "files", nargs="*", type=Path, help="logs to time instead of simulated ones, one a line"
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a job takes in a round at least")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    keep_what_is_loaded()
    logs = named_logs(chosen.files)
    jobs = [
        *arithmetic_jobs(),
        *reading_jobs(next(iter(logs.values()))),
        *(job for name, lines in logs.items() for job in log_jobs(name, lines)),
    ]
    timed = timed_in_turn(jobs, rounds=chosen.rounds, seconds=chosen.seconds)
    print(f"Engine: {engine()}. One core; the median of {chosen.rounds} rounds.")
    for one in timed:
        print(row(one))
    own = {f"import, {ruleset} (ms)": import_seconds(ruleset) * 1000 for ruleset in installed()}
    own["memory at its largest (MiB)"] = largest_mib()
    for name, figure in own.items():
        print(f"{name:54}{figure:12,.0f}")
    for line in (*documents(timed), *({"benchmark": name, "figure": round(own[name], 1)} for name in own)):
        print(json.dumps({"engine": engine(), **line}))


def row(one: Timed) -> str:
    """Hands a second and microseconds a hand, and where events were counted those."""
    hands = one.pace("hands")
    text = f"{one.job.name:54}{hands:12,.0f} hands/s{1e6 / hands:12,.2f} us"
    if "events" in one.job.counts:
        events = one.pace("events")
        text += f"{events:12,.0f} events/s{1e6 / events:8,.2f} us"
    if "bytes" in one.job.counts:
        text += f"{one.pace('bytes') / 1e6:8,.1f} MB/s"
    return text


def documents(timed: list[Timed]) -> Iterator[dict[str, object]]:
    """The same for programs."""
    for one in timed:
        paces = {f"{thing}_per_second": round(one.pace(thing), 1) for thing in one.job.counts}
        yield {"benchmark": one.job.name, **paces}


if __name__ == "__main__":
    main()
