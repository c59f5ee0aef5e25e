"""Checking a log without keeping it."""

import msgspec

from replays.auditing.checking import check_log
from replays.auditing.engine_process import EngineBusy, EngineFailed, EngineTimedOut
from replays.auditing.report import Report
from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from replays.pages.players import labels_of_tokens
from replays.pages.refusals import Refusal, busy, refusal_of, unfinished
from replays.pages.reportview import ReportView, view_report
from replays.pages.rulebook import Rulebook
from replays.queries.reports import with_messages


def try_out(data: bytes) -> ReportView | Refusal:
    """The report of a log that is not stored, or why there is none."""
    try:
        document = with_messages(check_log(data))
    except LogRefused as refused:
        return refusal_of(refused)
    except (EngineBusy, EngineTimedOut):
        return busy()
    except EngineFailed:
        return unfinished()
    read = read_log(data)
    players = labels_of_tokens(read.record.players)
    return view_report(msgspec.convert(document, Report), read.record, Rulebook(read.rules.ruleset), players)
