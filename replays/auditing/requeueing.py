"""Giving a log that was given up another try, say with more memory for the engine."""

import structlog
from django.db import transaction
from django.db.models.functions import Now

from replays.models import Audit, AuditState, GameLog

_journal = structlog.get_logger(__name__)


class NotGivenUp(Exception):  # it says where the audit stands
    """The log's audit waits, runs or is done; only an unauditable one is tried again."""

    def __init__(self, state: str) -> None:
        super().__init__(state)
        self.state = state


def requeue(*, log: GameLog) -> Audit:
    """Queue the log's audit again; the next sweep finds it. Raises NotGivenUp.

    Its failures go on counting from where they were, so it has one try before it is given up again.
    """
    with transaction.atomic():
        audit = Audit.objects.select_for_update().defer("report").get(log=log, current=True)
        if audit.state != AuditState.UNAUDITABLE:
            raise NotGivenUp(audit.state)
        _journal.info("audit queued again", audit=str(audit.id), failures=audit.failures, reason=audit.reason)
        Audit.objects.filter(id=audit.id).update(
            state=AuditState.QUEUED, queued_at=Now(), reason="", finished_at=None
        )
    return audit
