"""Hands a second on one core, from JSON bytes to report bytes: `python -m benchmarks.audit [NDJSON ...]`.

Reading, auditing and encoding are timed together, as a worker does them. The median of several rounds counts.
"""

import argparse
import json
import os
import statistics
import time
from collections.abc import Iterable
from pathlib import Path

from replays.auditing.child import audit_bytes
from replays.logformat.reader import read_log
from replays.samples.files import sample_files


def main() -> None:
    """Measure the samples, then each file given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="NDJSON: a log a line")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a round lasts at least")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for name, logs in (
        *sample_groups(),
        *((str(file), file.read_bytes().splitlines()) for file in chosen.files),
    ):
        measure(name, logs, rounds=chosen.rounds, seconds=chosen.seconds)


def sample_groups() -> list[tuple[str, list[bytes]]]:
    """The samples by verdict: of a hand with a fault the audit also looks for rules that would allow it."""
    groups: dict[str, list[bytes]] = {}
    for sample in sample_files():
        log = sample.read_bytes()
        groups.setdefault(f"samples, {json.loads(audit_bytes(log))['verdict']}", []).append(log)
    return sorted(groups.items())


def measure(name: str, logs: list[bytes], *, rounds: int, seconds: float) -> None:
    """Print hands, events and bytes a second, for people and as a line of JSON."""
    read = [read_log(log) for log in logs]
    hands = sum(len(one.record.hands) for one in read)
    events = sum(len(hand.events) for one in read for hand in one.record.hands)
    size = sum(map(len, logs))
    run(logs)
    paces = [pace(logs, seconds) for _ in range(rounds)]
    median = statistics.median(paces)
    print(
        f"{name}: {hands * median:,.0f} hands/s, {events * median:,.0f} events/s, "
        f"{size * median / 1e6:.1f} MB/s "
        f"({hands} hands of {events / hands:.0f} events; {rounds} rounds, "
        f"{hands * min(paces):,.0f} to {hands * max(paces):,.0f})"
    )
    print(
        json.dumps(
            {
                "benchmark": "audit",
                "logs": name,
                "hands": hands,
                "hands_per_second": round(hands * median, 1),
                "events_per_second": round(events * median, 1),
            }
        )
    )


def pace(logs: Iterable[bytes], seconds: float) -> float:
    """Passes over all logs in a second of the core's time, so that neighbours do not count."""
    began = time.process_time()
    passes = 0
    while (spent := time.process_time() - began) < seconds:
        run(logs)
        passes += 1
    return passes / spent


def run(logs: Iterable[bytes]) -> None:
    """One pass."""
    for log in logs:
        audit_bytes(log)


if __name__ == "__main__":
    main()
