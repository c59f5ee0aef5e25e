"""The three forms in which reports reach standard output."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from replays.auditing.report import Report
from replays.commandline.auditing import Audited
from replays.commandline.problems import Problem
from replays.commandline.text import TextReport
from replays.logformat.batches import BatchItem
from scoring.engine.wording import add_messages
from scoring.rulesets import load

Outcome = Audited | Problem


def as_text(outcomes: Iterable[Outcome], language: str) -> Iterator[str]:
    """Each report for a person to read, an empty line between two."""
    between = ""
    for outcome in outcomes:
        if isinstance(outcome, Audited):
            report = msgspec.convert(worded(outcome), Report)
            lines = TextReport(load(report.rules.id), language).lines(report, _place(outcome.item))
            yield between + "\n".join(lines) + "\n"
            between = "\n"


def as_ndjson(outcomes: Iterable[Outcome]) -> Iterator[str]:
    """A report a line."""
    for outcome in outcomes:
        if isinstance(outcome, Audited):
            yield _json(worded(outcome)) + "\n"


def as_json(outcomes: Iterable[Outcome]) -> Iterator[str]:
    """One log's report by itself; of several logs, read or unreadable, an array of the reports there are."""
    upcoming = iter(outcomes)
    first = list(islice(upcoming, 2))
    if len(first) == 1:
        yield from as_ndjson(first)
        return
    between = "["
    for text in as_ndjson(chain(first, upcoming)):
        yield between + text
        between = ","
    yield "[]\n" if between == "[" else "]\n"


def worded(audited: Audited) -> dict[str, Any]:
    """The report with a message in each finding."""
    report = msgspec.json.decode(audited.report)
    return add_messages(report, load(report["rules"]["id"]))


def _place(item: BatchItem) -> str:
    file = item.file.encode("utf-8", "backslashreplace").decode()
    places = (item.line, item.element, item.member)
    return ":".join([file, *(str(place) for place in places if place is not None)])


def _json(report: dict[str, Any]) -> str:
    return msgspec.json.encode(report).decode()
