"""Checking a log without keeping it, and naming what is wrong with one that cannot be read."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec
from django.utils.translation import gettext as _

from replays.auditing.checking import check_log
from replays.auditing.engine_process import EngineBusy, EngineFailed
from replays.auditing.report import Report
from replays.logformat.reader import read_log
from replays.logformat.refusal import Fault, LogRefused
from replays.pages.reportview import ReportView, view_report
from replays.pages.rulebook import Rulebook
from replays.queries.reports import with_messages


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why there is no report: in words, and place by place; `status` is that of the answer."""

    says: str
    faults: list[Fault]
    status: int = 422


def try_out(data: bytes) -> ReportView | Refusal:
    """The report of a log that is not stored, or why there is none."""
    try:
        document = with_messages(check_log(data))
    except LogRefused as refused:
        return refusal_of(refused)
    except EngineBusy:
        return Refusal(_("All engines are at work just now. Try once more in a moment."), [], 503)
    except EngineFailed:
        return Refusal(_("The engine could not come to an end with this log."), [])
    read = read_log(data)
    return view_report(msgspec.convert(document, Report), read.record, Rulebook(read.rules.ruleset))


def refusal_of(refused: LogRefused) -> Refusal:
    """A refusal in the reader's language; places and codes stay as the format names them."""
    return Refusal(_refusal_label(refused.code), _unique(refused.faults))


def _unique(faults: Iterable[Fault]) -> list[Fault]:
    return list(dict.fromkeys(faults))


def _refusal_label(code: str) -> str:
    return {
        "empty-body": _("There is nothing in it."),
        "bom": _("The text starts with a byte order mark."),
        "invalid-unicode": _("The text is not UTF-8."),
        "json-syntax": _("This is not JSON."),
        "duplicate-key": _("A key stands twice in one object."),
        "number-not-allowed": _("A number is written in a way the format does not allow."),
        "float-not-allowed": _("A number has a fraction; the format knows whole numbers only."),
        "integer-too-long": _("A number is too large."),
        "too-deep": _("The JSON is nested too deep."),
        "control-character": _("There is a control character in it."),
        "not-normalized": _("The text is not in Unicode normal form C."),
        "not-an-object": _("A log is one JSON object."),
        "version-unsupported": _("This version of the log format is not known here."),
        "unknown-ruleset": _("This rule set is not known here."),
        "rules-invalid": _("The rules that the log names do not exist."),
        "log-too-large": _("The log is too large."),
        "too-many-hands": _("The log has too many hands."),
        "hand-too-large": _("A hand is too large."),
        "too-many-events": _("A hand has too many events."),
        "ext-too-large": _("There is too much vendor data in it."),
    }.get(code, _("The log is not as the format wants it."))
