"""Every log of every file, audited one after another."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import BinaryIO

from replays.commandline.problems import Problem, problem_of_item, unreadable_file
from replays.commandline.streams import bytes_of
from replays.logformat.batches import BatchItem, read_batch
from replays.logformat.other_rules import OtherRules
from replays.logformat.refusal import Fault, LogRefused, shown
from scoring.engine.audit import audit_game
from scoring.engine.options import RulesRefused
from scoring.engine.report import encode_report


@dataclass(frozen=True)
class Audited:
    """A log's canonical report, without messages, and where the log stood; `own` is the report by the log's
    own rules, where the two are to be compared.
    """

    item: BatchItem
    report: bytes
    is_flagged: bool
    own: bytes | None = None


def audit_files(
    files: Iterable[str], other: OtherRules, *, compare: bool = False
) -> Iterator[Audited | Problem]:
    """What comes of each log, in order; `-` is standard input. Nothing that stands in a file raises."""
    for file in files:
        try:
            with _opened(file) as source:
                for item in read_batch(source, file):
                    yield _audited(item, other, compare=compare)
        except OSError as error:
            yield unreadable_file(file, error)


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file == "-":
        return nullcontext(bytes_of(sys.stdin))
    if "\0" in file:
        raise OSError("a path has no NUL")
    return open(file, "rb")


def _audited(item: BatchItem, other: OtherRules, *, compare: bool) -> Audited | Problem:
    if isinstance(item.outcome, LogRefused):
        return problem_of_item(item, item.outcome.faults)
    read = item.outcome
    try:
        rules = other.rules_for(read)
    except RulesRefused as refused:
        faults = [
            Fault("/rules" + at.pointer, at.code, at.expected, shown(at.found)) for at in refused.faults
        ]
        return problem_of_item(item, faults)
    try:
        report = audit_game(read.record, rules, read.sha256)
        own = encode_report(audit_game(read.record, read.rules, read.sha256)) if compare else None
        return Audited(item, encode_report(report), is_flagged=report.verdict == "flagged", own=own)
    except Exception as error:  # the engine is at fault, and the other logs are still to be audited
        found = shown(f"{type(error).__name__}: {error}")
        return problem_of_item(item, [Fault("", "unauditable", "a log the engine gets through", found)])
