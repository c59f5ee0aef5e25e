"""A stored log with its audit, opened for a page."""

from dataclasses import dataclass

import msgspec

from accounts.actor import Actor
from replays.auditing.report import Report
from replays.logformat.reader import ReadLog
from replays.models import AuditState, GameLog
from replays.pages.players import PlayerLabel, labels_for
from replays.pages.reportview import ReportView, view_report
from replays.pages.rulebook import Rulebook
from replays.queries.frames import stored_log
from replays.queries.reports import worded_report


@dataclass(frozen=True, slots=True)
class AuditedLog:
    """The log as read, its report as stored, and the report laid out in the reader's language."""

    row: GameLog
    read: ReadLog
    report: Report
    view: ReportView
    players: list[PlayerLabel]

    @property
    def rulebook(self) -> Rulebook:
        return self.view.rulebook


def audited(log: GameLog, actor: Actor) -> AuditedLog | None:
    """The log with its report, its players called as this reader may know them; None while there is none."""
    if log.audit.state != AuditState.DONE:
        return None
    read, players = stored_log(log), labels_for(actor, log)
    report = msgspec.convert(worded_report(log.audit), Report)
    view = view_report(report, read.record, Rulebook(read.rules.ruleset), players)
    return AuditedLog(log, read, report, view, players)
