"""How many logs a platform has."""

from dataclasses import dataclass

from django.db.models import Count, Q

from accounts.actor import of_platform
from accounts.models import Platform
from replays.models import AuditState, GameLog
from replays.models.audits import Verdict


@dataclass(frozen=True, slots=True)
class LogFigures:
    """Numbers of logs, of several revisions the last; `flagged` and `waiting` are parts of `real`."""

    real: int
    flagged: int
    waiting: int
    test: int
    withdrawn: int


def figures_of(platform: Platform) -> LogFigures:
    """Counted in one query."""
    kept = Q(withdrawn_at__isnull=True, is_superseded=False)
    real = kept & Q(is_sandbox=False)
    waiting = real & Q(audits__state__in=(AuditState.QUEUED, AuditState.RUNNING))
    logs = GameLog.objects.visible_to(of_platform(platform.id)).filter(
        Q(audits__current=True), platform=platform
    )
    return LogFigures(
        **logs.aggregate(
            real=Count("pk", filter=real),
            flagged=Count("pk", filter=real & Q(audits__verdict=Verdict.FLAGGED)),
            waiting=Count("pk", filter=waiting),
            test=Count("pk", filter=kept & Q(is_sandbox=True)),
            withdrawn=Count("pk", filter=Q(withdrawn_at__isnull=False)),
        )
    )
