"""A stored log with its audit, opened for a page."""

from dataclasses import dataclass
from uuid import UUID

import msgspec
from django.http import Http404, HttpRequest

from accounts.actors import actor_of
from replays.auditing.report import Report
from replays.logformat.reader import ReadLog
from replays.models import AuditState, GameLog
from replays.pages.reportview import ReportView, view_report
from replays.pages.rulebook import Rulebook
from replays.queries.frames import stored_log
from replays.queries.logs import replayable_log_for
from replays.queries.reports import worded_report


@dataclass(frozen=True, slots=True)
class AuditedLog:
    """The log as read, its report as stored, and the report laid out in the reader's language."""

    row: GameLog
    read: ReadLog
    report: Report
    view: ReportView

    @property
    def rulebook(self) -> Rulebook:
        return self.view.rulebook


def visible_log(request: HttpRequest, log_id: UUID) -> GameLog:
    """The log with its bytes and its audit. Raises Http404 also where the reader may not see it."""
    try:
        return replayable_log_for(actor_of(request), log_id)
    except GameLog.DoesNotExist:
        raise Http404 from None


def audited(log: GameLog) -> AuditedLog | None:
    """The log with its report; None while there is none."""
    if log.audit.state != AuditState.DONE:
        return None
    read = stored_log(log)
    report = msgspec.convert(worded_report(log.audit), Report)
    return AuditedLog(log, read, report, view_report(report, read.record, Rulebook(read.rules.ruleset)))
