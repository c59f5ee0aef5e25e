"""I3, I4 and I9: each log has its own verdict or waits for it, and none is given up without cause."""

from collections.abc import Iterator
from datetime import timedelta

from django.db.models import Count, Exists, OuterRef, Q
from django.db.models.functions import Now

from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.auditing.claims import MOST_FAILURES, MOST_LAPSES
from replays.models import Audit, AuditState, FindingRow, GameLog, HandSummary

_LOGS, _AUDITS = GameLog._meta.db_table, Audit._meta.db_table
_ONE_VERDICT = ("platform_id", "log_id", "engine_version", "ruleset_revision", "options_digest")


def check_jobs(walk: Walk, drain: timedelta) -> Iterator[Violation]:
    """`drain`: how long a job may wait before it counts as lost."""
    yield from _logs_without_audit(walk)
    yield from _doubled_audits()
    yield from _lost_jobs(walk, drain)
    yield from _verdicts_without_audit(walk)
    yield from _given_up_too_soon(walk)


def _logs_without_audit(walk: Walk) -> Iterator[Violation]:
    current = Audit.objects.filter(log=OuterRef("pk"), current=True)
    for log in walk.over(GameLog.objects.filter(~Exists(current)).defer("raw")):
        yield Violation("I3", _LOGS, str(log.id), "it has no current audit")


def _doubled_audits() -> Iterator[Violation]:
    keys = Audit.objects.order_by().values(*_ONE_VERDICT).annotate(audits=Count("pk")).filter(audits__gt=1)
    for key in keys.iterator():
        says = f"it has {key['audits']} audits by the same engine, rules and options"
        yield Violation("I3", _LOGS, str(key["log_id"]), says)


def _lost_jobs(walk: Walk, drain: timedelta) -> Iterator[Violation]:
    queued = Q(state=AuditState.QUEUED, queued_at__lt=Now() - drain)
    running = Q(state=AuditState.RUNNING, lease_until__lt=Now() - drain)
    for audit in walk.over(Audit.objects.filter(queued | running).defer("report")):
        since = audit.queued_at if audit.state == AuditState.QUEUED else audit.lease_until
        said = "queued" if audit.state == AuditState.QUEUED else "its lease run out"
        yield Violation("I3", _AUDITS, str(audit.id), f"{said} since {since:%Y-%m-%d %H:%M:%SZ}")


def _verdicts_without_audit(walk: Walk) -> Iterator[Violation]:
    unfinished = ~Q(audit__state=AuditState.DONE)
    for summary in walk.over(HandSummary.objects.filter(unfinished)):
        yield _without_audit(summary)
    for finding in walk.over(FindingRow.objects.filter(unfinished)):
        yield _without_audit(finding)


def _without_audit(row: HandSummary | FindingRow) -> Violation:
    says = f"it is of audit {row.audit_id}, which is not done"
    return Violation("I4", row._meta.db_table, str(row.pk), says)


def _given_up_too_soon(walk: Walk) -> Iterator[Violation]:
    innocent = Q(state=AuditState.UNAUDITABLE, failures__lt=MOST_FAILURES, lapses__lt=MOST_LAPSES)
    for audit in walk.over(Audit.objects.filter(innocent).defer("report")):
        says = f"given up after {audit.failures} failures of the engine and {audit.lapses} lapsed leases"
        yield Violation("I9", _AUDITS, str(audit.id), says)
