"""The bell: Celery tells workers that something waits. What waits, and for whom, only the database knows."""

from collections.abc import Sequence
from uuid import UUID

import structlog
from celery import shared_task
from kombu.exceptions import OperationalError

from replays.auditing.work import run_audits, run_overdue

_journal = structlog.get_logger(__name__)


@shared_task(name="replays.audit")
def audit(audit_ids: list[str]) -> None:
    """Audit these, then one that was left behind: so the queue drains even where no beat runs."""
    run_audits(map(UUID, audit_ids))
    structlog.contextvars.unbind_contextvars("request_id")  # what comes now, another request has sent
    run_overdue(seconds=1)


@shared_task(name="replays.sweep")
def sweep() -> None:
    """Audit what lost its bell or its worker."""
    run_overdue(seconds=20)


def ring(audit_ids: Sequence[UUID]) -> None:
    """Tell a worker of these audits. A broker that does not answer costs a moment and loses nothing."""
    try:
        audit.apply_async(args=([str(audit_id) for audit_id in audit_ids],), retry=False)
    except (OperationalError, OSError) as error:
        _journal.warning("the bell did not ring", audits=len(audit_ids), error=str(error))
