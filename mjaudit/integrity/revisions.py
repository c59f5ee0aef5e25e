"""I11: one log a platform, log_id and revision; revisions count from 1, each supersedes the one before, and
what was superseded says so.
"""

from collections.abc import Iterator

from django.db.models import Count, F, Max, Min, Q

from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.models import GameLog

_TABLE = GameLog._meta.db_table


def check_revisions(walk: Walk) -> Iterator[Violation]:
    """All logs. A test log is not of the same row of revisions as a real one."""
    yield from _gaps()
    later = GameLog.objects.filter(revision__gt=1).exclude(
        supersedes__platform=F("platform"),
        supersedes__log_id=F("log_id"),
        supersedes__is_sandbox=F("is_sandbox"),
        supersedes__revision=F("revision") - 1,
    )
    for log in walk.over(later.defer("raw")):
        says = f"revision {log.revision} of {log.log_id} does not supersede the one before it"
        yield Violation("I11", _TABLE, str(log.id), says)
    yield from _wrongly_marked(walk)


def _wrongly_marked(walk: Walk) -> Iterator[Violation]:
    right = Q(is_superseded=True, successor__isnull=False) | Q(is_superseded=False, successor__isnull=True)
    for log in walk.over(GameLog.objects.exclude(right).defer("raw")):
        says = f"revision {log.revision} of {log.log_id} does not say rightly whether it was superseded"
        yield Violation("I11", _TABLE, str(log.id), says)


def _gaps() -> Iterator[Violation]:
    rows = GameLog.objects.order_by().values("platform__slug", "log_id", "is_sandbox")
    counted = rows.annotate(
        logs=Count("pk"),
        different=Count("revision", distinct=True),
        first=Min("revision"),
        last=Max("revision"),
    )
    whole = Q(logs=F("different"), first=1, last=F("different"))
    for found in counted.exclude(whole).iterator():
        name = f"{found['platform__slug']}/{found['log_id']}"
        says = f"{found['logs']} logs have the revisions {found['first']} to {found['last']}"
        yield Violation("I11", _TABLE, name, says)
