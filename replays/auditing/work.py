"""What a worker does when the bell rings, and what it looks for when none does."""

import time
from collections.abc import Iterable
from datetime import timedelta
from typing import Final
from uuid import UUID

import structlog

from replays.auditing.claims import Claim, claim_next, give_back
from replays.auditing.engine_process import EngineFailed, engine_pool
from replays.auditing.finishing import finish
from replays.models import Audit

#: A queued audit older than this has lost its bell, or all workers are busy.
PATIENCE: Final = timedelta(seconds=5)
#: An idle engine is always there, for a worker audits one log at a time.
_ENGINE_WAIT: Final = 10.0

_journal = structlog.get_logger(__name__)


def run_audits(audit_ids: Iterable[UUID]) -> int:
    """Audit those of these that still wait; how many were."""
    return sum(_run(claim_next(Audit.objects.filter(id=audit_id))) for audit_id in audit_ids)


def run_overdue(*, seconds: float) -> int:
    """Audit what lost its bell or its worker, one after another, for about this long; how many were."""
    until = time.monotonic() + seconds
    audited = 0
    while time.monotonic() < until and _run(claim_next(Audit.objects.overdue(PATIENCE))):
        audited += 1
    return audited


def _run(claim: Claim | None) -> bool:
    if claim is None:
        return False
    began = time.perf_counter()
    try:
        document = engine_pool().audit(claim.log, claim.other, patience=_ENGINE_WAIT)
    except EngineFailed as failure:
        give_back(claim, str(failure))
    else:
        engine_ms = (time.perf_counter() - began) * 1000
        is_ours = finish(claim, document, engine_ms=engine_ms)
        _journal.info("audited", audit=str(claim.audit_id), engine_ms=round(engine_ms, 1), kept=is_ours)
    return True
