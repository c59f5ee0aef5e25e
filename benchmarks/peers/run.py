"""One engine and the peers in turn, round by round: ``python -m benchmarks.peers.run``.

For the environment that `benchmarks.peers` makes. Prints paces, then each target with what was reached.
"""

import argparse
import json
import os
from collections.abc import Iterator, Mapping

from benchmarks.arithmetic import VALUES, WAITS, job, win_checks
from benchmarks.logs import all_simulated, log_jobs, simulated_kinds
from benchmarks.measuring import Job, Timed, timed_in_turn
from benchmarks.peers.jobs import PEERS, jansou_replay
from benchmarks.peers.targets import TARGETS, Target
from benchmarks.run import row
from replays.auditing.child import keep_what_is_loaded
from scoring.compiled import engine
from scoring.rulesets import installed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a job takes in a round at least")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    keep_what_is_loaded()
    timed = timed_in_turn([*own_jobs(), *peer_jobs()], rounds=chosen.rounds, seconds=chosen.seconds)
    print(f"Engine: {engine()}. One core; the median of {chosen.rounds} rounds, all in turn.")
    for one in timed:
        print(row(one))
    by_name = {one.job.name: one for one in timed}
    for target in TARGETS[engine()]:
        for document in reached(target, by_name):
            print(told(document))
            print(json.dumps({"engine": engine(), **document}))


def own_jobs() -> list[Job]:
    """The engine's own work, by rule set."""
    return [
        job("win check", win_checks(winning=True)),
        *(job(f"waits, {ruleset}", calls()) for ruleset, calls in WAITS.items()),
        *(job(f"value of a win, {ruleset}", calls()) for ruleset, calls in VALUES.items()),
        *(one for name, logs in all_simulated().items() for one in log_jobs(name, logs)),
    ]


def peer_jobs() -> list[Job]:
    return [*(job(name, calls()) for name, calls in PEERS.items()), jansou_replay()]


def reached(target: Target, timed: Mapping[str, Timed]) -> Iterator[dict[str, object]]:
    """What each rule set reaches of a target, with logs of either kind where it is logs that are timed."""
    for name in [name for ruleset in installed() for name in simulated_kinds(ruleset)]:
        ours = timed.get(f"{target.ours}, {name}")
        if ours is None:
            continue
        pace = ours.pace(target.thing)
        beside = 1.0 if target.peer is None else timed[target.peer].pace(target.thing)
        yield {
            "work": target.ours,
            "rules": name,
            "peer": target.peer,
            "thing": target.thing,
            "reached": round(pace / beside, 2),
            "floor": target.floor,
            "aim": target.aim,
        }


def told(document: Mapping[str, object]) -> str:
    """The same in a line for people."""
    measure = f"x {document['peer']}" if document["peer"] else f"{document['thing']}/s"
    floor = "" if document["floor"] is None else f"must {document['floor']:,}, "
    goal = f"({floor}aim {document['aim']:,})"
    return f"{document['work']}, {document['rules']}: {document['reached']:,} {measure} {goal}"


if __name__ == "__main__":
    main()
