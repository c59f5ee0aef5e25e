"""Simulated logs, one after another: each by a seed and rules of its own, so that any process may play it."""

import random
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import msgspec

from replays.logformat.reader import read_log
from replays.logformat.writing import Document, log_document
from scoring.engine.audit import ENGINE_VERSION, audit_game
from scoring.engine.customs import at_ordinary_tables
from scoring.engine.findings import INFO
from scoring.engine.options import OptionValue
from scoring.engine.record import GameRecord
from scoring.engine.ruleset import RuleSet
from scoring.rulesets import load
from scoring.simulator.coverage import Coverage
from scoring.simulator.dressing import dress
from scoring.simulator.games import simulate
from scoring.simulator.observing import of_record
from scoring.simulator.pairwise import pairwise_options

#: So many logs a process plays before it hands them over.
_CHUNK: Final = 8


@dataclass(frozen=True)
class Rules:
    """What a table chooses: a preset, and the options that it names beside it."""

    preset: str
    options: Mapping[str, OptionValue]


def pairwise_rules(ruleset: RuleSet, presets: Sequence[str], beside: str) -> list[Rules]:
    """Each of these presets, and beside one of them options of which any two values meet somewhere."""
    alone = [Rules(preset, {}) for preset in presets]
    return alone + [Rules(beside, options) for options in pairwise_options(ruleset)]


@dataclass(frozen=True)
class Order:
    """What is to be simulated: so many hands by these rules in turn, log by log.

    At `ordinary` tables nothing is dealt towards anything and everybody just wants to win. `audits` judges
    each log.
    """

    ruleset: str
    rules: Sequence[Rules]
    hands: int
    hands_per_log: int
    seed: str
    platform: str = "simulator"
    ordinary: bool = False
    audits: bool = False

    @property
    def logs(self) -> range:
        """The numbers of its logs."""
        return range(-(-self.hands // self.hands_per_log))

    def hands_of(self, number: int) -> int:
        """How many hands the log of this number has; the last one has what is left."""
        return min(self.hands_per_log, self.hands - number * self.hands_per_log)


@dataclass(frozen=True)
class SimulatedLog:
    """A log as one line of NDJSON, what came up in it, and what an audit found that should not be there."""

    log_id: str
    line: bytes
    coverage: Coverage
    faults: Sequence[str]


def simulated_logs(order: Order, jobs: int) -> Iterator[SimulatedLog]:
    """The logs in order: the same bytes whatever the number of processes."""
    if jobs == 1:
        yield from (simulated_log(order, number) for number in order.logs)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        yield from pool.map(partial(simulated_log, order), order.logs, chunksize=_CHUNK)


def _leave_interrupts() -> None:
    """Ctrl-C stops the process that was started; its helpers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulated_log(order: Order, number: int) -> SimulatedLog:
    """One log of the order."""
    ruleset, rules = load(order.ruleset), order.rules[number % len(order.rules)]
    if order.ordinary:
        ruleset = replace(ruleset, customs=at_ordinary_tables(ruleset.customs))
    seed, coverage = f"{order.seed}-{number}", Coverage()
    record = simulate(
        ruleset,
        seed,
        preset=rules.preset,
        options=rules.options,
        hands=order.hands_of(number),
        log_id=f"{order.ruleset}-{_slug(order.seed)}-{number}",
        platform=order.platform,
        coverage=coverage,
    )
    chance = random.Random(f"written {seed}")
    dress(record, ruleset, chance)
    coverage.add(of_record(record))
    line = msgspec.json.encode(_written(record, chance)) + b"\n"
    return SimulatedLog(record.log_id, line, coverage, _faults_of(line) if order.audits else ())


def _slug(seed: str) -> str:
    """The seed as an identifier of the log format may have it."""
    return "".join(letter if letter.isascii() and letter.isalnum() else "." for letter in seed)[:80]


def _written(record: GameRecord, chance: random.Random) -> Document:
    """The log, which says that it was simulated; half of them tell when each event was."""
    said = {"format": "simulated", "converter": "mjaudit", "converter_version": ENGINE_VERSION}
    document = log_document(record) | {"source": said}
    if chance.random() < 0.5:
        for hand in document["hands"]:
            _tell_times(hand["events"], chance)
    return document


def _tell_times(events: Sequence[Document], chance: random.Random) -> None:
    """Milliseconds since the hand began; at times the table moves for a player."""
    now = 0
    for event in events:
        now += chance.randrange(200, 6000)
        event["at"] = now
        if chance.random() < 0.02:
            event["by"] = chance.choice(("auto", "timeout", "trustee"))


def _faults_of(line: bytes) -> list[str]:
    """What the audit of a log finds, apart from information, each with its place."""
    read = read_log(line)
    report = audit_game(read.record, read.rules, read.sha256)
    found = [*report.findings, *(finding for hand in report.hands for finding in hand.findings)]
    return [
        f"hand {finding.hand}, event {finding.event}: {finding.clause} {finding.code} ({finding.severity})"
        for finding in found
        if finding.severity != INFO
    ]
