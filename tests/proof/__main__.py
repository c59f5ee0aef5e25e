"""`make proof`: legal hands, then clean logs broken in every way, and what audits wrongly say or miss."""

import argparse
import json
import sys
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import islice
from pathlib import Path

from tests.proof.legal import Played, play_legally
from tests.proof.regions import RULESETS, faults_of
from tests.proof.running import Course, Tallies, Tally, run
from tests.proof.table import seen_in, table
from tests.proof.trying import as_bytes, broken, found_wrong


def main() -> int:
    """Exit status 1 when a legal hand was accused, or a fault missed or found otherwise than it must be."""
    given = _arguments()
    if given.seed is not None:
        return _show(given.rules[0], given.only[0], given.seed, given.place)
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(given.jobs) as pool:
        accused = [_play(ruleset, given, pool) for ruleset in given.rules if given.hands]
        missed = [_prove(ruleset, given, pool) for ruleset in given.rules]
    return int(any([*accused, *missed]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make proof", description=__doc__)
    parser.add_argument("--rules", nargs="+", choices=RULESETS, default=list(RULESETS))
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="these operators alone")
    parser.add_argument("--hands", type=int, default=0, help="legal hands to be played and audited before")
    parser.add_argument("--logs", type=int, default=2000, help="logs to be broken by each operator")
    parser.add_argument("--most", type=int, help="clean logs to look for places in; 50 a log")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="keeps how far each rule set is (RULES-played.json and RULES-course.json, from which a run goes"
        " on), what came up in legal play (RULES.json), results by operator (RULES-faults.json), a table by"
        " clause (RULES.md)",
    )
    parser.add_argument("--seed", type=int, help="show what the operator makes of the log of this number")
    parser.add_argument("--place", type=int, default=0, help="where it finds several places, at which one")
    return parser.parse_args()


def _play(ruleset: str, given: argparse.Namespace, pool: Executor) -> bool:
    """Play the legal hands of a rule set; whether an audit found anything in them."""
    kept: Path | None = given.out / f"{ruleset}-played.json" if given.out else None

    def say(played: Played) -> None:
        _tell(f"{ruleset}: {played.coverage.hands:,} legal hands, {len(played.faults):,} accusations")
        if kept is not None:
            played.write(kept)

    played = play_legally(ruleset, given.hands, pool, Played.read(kept), say)
    print(file=sys.stderr)
    print(f"{ruleset}: {played.coverage.hands:,} legal hands, {len(played.faults):,} accusations")
    for log, fault in played.faults[:20]:
        print(f"  {log}: {fault}")
    if given.out:
        counts = json.dumps(played.coverage.as_json()) + "\n"
        (given.out / f"{ruleset}.json").write_text(counts, encoding="utf-8")
    return bool(played.faults)


def _prove(ruleset: str, given: argparse.Namespace, pool: Executor) -> bool:
    """Run the operators of a rule set; whether the audit missed anything."""
    faults = [fault for name, fault in faults_of(ruleset).items() if not given.only or name in given.only]
    kept: Path | None = given.out / f"{ruleset}-course.json" if given.out else None

    def say(course: Course) -> None:
        _progress(ruleset, course.tallies, given.logs)
        if kept is not None:
            course.write(kept)

    most = given.most or 50 * given.logs
    tallies = run(ruleset, faults, given.logs, most, pool, Course.read(kept), say)
    _summary(ruleset, tallies, given.logs)
    if given.out:
        rows = "\n".join(table(ruleset, seen_in(given.out, ruleset), tallies)) + "\n"
        (given.out / f"{ruleset}.md").write_text(rows, encoding="utf-8")
        (given.out / f"{ruleset}-faults.json").write_text(_as_json(ruleset, tallies), encoding="utf-8")
    return any(tally.misses for tally in tallies.values())


def _show(ruleset: str, name: str, number: int, place: int) -> int:
    spoiled = next(islice(broken(faults_of(ruleset)[name], ruleset, number), place, None), None)
    if spoiled is None:
        print(f"log {number} has no place {place} for {name}")
        return 2
    wrong = found_wrong(spoiled)
    print(as_bytes(spoiled).decode())
    print(spoiled.sign, *wrong, sep="\n", file=sys.stderr)
    return int(bool(wrong))


def _progress(ruleset: str, tallies: Mapping[str, Tally], logs: int) -> None:
    done = sum(tally.logs >= logs for tally in tallies.values())
    broken_logs = sum(tally.logs for tally in tallies.values())
    missed = sum(tally.logs - tally.found for tally in tallies.values())
    text = f"{ruleset}: {done} of {len(tallies)} operators done, {broken_logs:,} logs, {missed:,} missed"
    _tell(text)


def _tell(text: str) -> None:
    print(f"\r{text}", end="", file=sys.stderr, flush=True)


def _summary(ruleset: str, tallies: Mapping[str, Tally], logs: int) -> None:
    print(file=sys.stderr)
    for name, tally in tallies.items():
        if tally.misses or tally.logs < logs:
            print(f"  {ruleset} {name}: {tally.found} of {tally.logs} logs found")
        for number, place, wrong in tally.misses[:3]:
            print(f"    log {number} place {place}: " + "; ".join(wrong))
    found, all_logs = (sum(getattr(tally, key) for tally in tallies.values()) for key in ("found", "logs"))
    print(f"{ruleset}: {len(tallies)} operators, {found:,} of {all_logs:,} broken logs found")


def _as_json(ruleset: str, tallies: Tallies) -> str:
    rows = [
        {
            "operator": name,
            "clause": (fault := faults_of(ruleset)[name]).cited_in(ruleset)[0],
            "checks": sorted(fault.checks_in(ruleset)),
            "logs": tally.logs,
            "found": tally.found,
            "misses": [dict(zip(("log", "place", "wrong"), miss, strict=True)) for miss in tally.misses],
        }
        for name, tally in tallies.items()
    ]
    return json.dumps(rows, indent=1) + "\n"


if __name__ == "__main__":
    sys.exit(main())
