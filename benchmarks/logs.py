"""Whole logs: hands that the simulator plays, the same for everybody, or those of files that are named.

Those of each rule set are of two kinds: dealt towards whatever is seldom, and as ordinary players play them.
"""

from collections.abc import Sequence
from pathlib import Path

from benchmarks.measuring import Job
from replays.auditing.child import audit_bytes
from replays.commandline.simulating import Order, Rules, simulated_logs
from replays.logformat.reader import ReadLog, read_log
from scoring.engine.audit import audit_game
from scoring.engine.report import encode_report
from scoring.rulesets import installed, load

#: So many hands of each rule set, eight a log.
HANDS = 96


def simulated(ruleset: str, *, ordinary: bool) -> list[bytes]:
    """Clean logs by the default preset."""
    rules = Rules(load(ruleset).default_preset, {})
    order = Order(ruleset, (rules,), hands=HANDS, hands_per_log=8, seed="benchmarks", ordinary=ordinary)
    return [log.line for log in simulated_logs(order, jobs=1)]


def simulated_kinds(ruleset: str) -> tuple[str, str]:
    """What the two kinds of a rule set's logs are called."""
    return ruleset, f"{ruleset} at ordinary tables"


def all_simulated() -> dict[str, list[bytes]]:
    """The logs of each rule set, by what they are called."""
    return {
        name: simulated(ruleset, ordinary=name != ruleset)
        for ruleset in installed()
        for name in simulated_kinds(ruleset)
    }


def named_logs(files: Sequence[Path]) -> dict[str, list[bytes]]:
    """The logs to time, by what they are called: of each file, else simulated ones."""
    return {file.name: file.read_bytes().splitlines() for file in files} or all_simulated()


def log_jobs(name: str, logs: Sequence[bytes]) -> list[Job]:
    """A log read, audited, its report written, and all of it from bytes to bytes as a worker does it."""
    read = [read_log(log) for log in logs]
    reports = [audit_game(one.record, one.rules, one.sha256) for one in read]
    counts = {
        "hands": sum(len(one.record.hands) for one in read),
        "events": sum(len(hand.events) for one in read for hand in one.record.hands),
        "bytes": sum(map(len, logs)),
    }
    return [
        Job(f"read, {name}", lambda: [read_log(log) for log in logs], counts),
        Job(f"audit of decoded events, {name}", lambda: audit_all(read), counts),
        Job(f"report, {name}", lambda: [encode_report(report) for report in reports], counts),
        Job(f"JSON to report, {name}", lambda: [audit_bytes(log) for log in logs], counts),
    ]


def audit_all(read: Sequence[ReadLog]) -> None:
    """Audit logs that have been read before."""
    for one in read:
        audit_game(one.record, one.rules, one.sha256)
