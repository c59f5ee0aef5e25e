"""The three forms in which reports, or comparisons of two, reach standard output."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from replays.auditing.comparison import Comparison
from replays.auditing.report import Report
from replays.commandline.auditing import Audited
from replays.commandline.problems import Problem
from replays.commandline.text import TextReport
from replays.commandline.text_comparison import TextComparison
from replays.logformat.batches import BatchItem
from scoring.engine.comparing import compare_reports
from scoring.engine.wording import add_messages
from scoring.rulesets import load

Outcome = Audited | Problem


def as_text(outcomes: Iterable[Outcome], language: str) -> Iterator[str]:
    """Each report for a person to read, an empty line between two."""
    between = ""
    for outcome in outcomes:
        if isinstance(outcome, Audited):
            yield between + "\n".join(_lines(outcome, language)) + "\n"
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
    """The report, or the comparison, with a message in each finding."""
    report = _with_messages(audited.report)
    return report if audited.own is None else compare_reports(_with_messages(audited.own), report)


def _with_messages(document: bytes) -> dict[str, Any]:
    report = msgspec.json.decode(document)
    return add_messages(report, load(report["rules"]["id"]))


def _lines(audited: Audited, language: str) -> Iterator[str]:
    place = _place(audited.item)
    if audited.own is None:
        report = msgspec.convert(worded(audited), Report)
        return TextReport(load(report.rules.id), language).lines(report, place)
    found = msgspec.convert(worded(audited), Comparison)
    return TextComparison(load(found.after.rules.id), language).lines(found, place)


def _place(item: BatchItem) -> str:
    file = item.file.encode("utf-8", "backslashreplace").decode()
    places = (item.line, item.element, item.member)
    return ":".join([file, *(str(place) for place in places if place is not None)])


def _json(report: dict[str, Any]) -> str:
    return msgspec.json.encode(report).decode()
