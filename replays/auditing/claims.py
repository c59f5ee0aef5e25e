"""Taking an audit from the queue, and giving it back. Every time here is the database's own.

A claim is a lease with a token. Whoever finds another token on the audit has lost the claim and writes
nothing, so a worker that slept through its lease cannot undo what another did meanwhile.
"""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final
from uuid import UUID, uuid4

import structlog
from django.conf import settings
from django.db import transaction
from django.db.models.functions import Now

from replays.logformat.other_rules import OtherRules
from replays.models import Audit, AuditQuerySet, AuditState

#: Longer than the engine may take on one log, with the wait for it and the writing of its report. What a
#: dead worker held stays with it for so long.
LEASE: Final = timedelta(seconds=settings.ENGINE_WALL_SECONDS + 15)
#: Crashes of the engine after which the log counts as the cause.
MOST_FAILURES: Final = 3
#: Leases that may run out before the audit is given up: a worker's death is seldom the log's doing.
MOST_LAPSES: Final = 10

_journal = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Claim:
    """The right to audit one log, by its own rules or others, until the lease ends."""

    audit_id: UUID
    token: UUID
    log: bytes
    other: OtherRules


def claim_next(among: AuditQuerySet) -> Claim | None:
    """Claim the longest waiting of these audits that is free; None when there is none."""
    while True:
        with transaction.atomic():
            audit = (
                among.claimable()
                .select_related("log")
                .select_for_update(of=("self",), skip_locked=True)
                .order_by("queued_at")
                .first()
            )
            if audit is None:
                return None
            claim = _leased(audit)
        if claim is not None:
            return claim


def give_back(claim: Claim, reason: str) -> None:
    """The engine failed on this log: back to the end of the queue, or given up after the third time."""
    with transaction.atomic():
        audit = held(claim)
        if audit is None:
            return
        audit.failures += 1
        _journal.warning("engine failed", audit=str(audit.id), failures=audit.failures, reason=reason)
        if audit.failures >= MOST_FAILURES:
            _give_up(audit, reason)
        else:
            _update(audit, state=AuditState.QUEUED, queued_at=Now(), lease_until=None, lease_token=None)


def held(claim: Claim) -> Audit | None:
    """The audit of this claim, locked, with its log but for the bytes; None when the claim has been lost.
    Call it within a transaction.
    """
    audits = Audit.objects.select_related("log").defer("log__raw").select_for_update(of=("self",))
    return audits.filter(id=claim.audit_id, state=AuditState.RUNNING, lease_token=claim.token).first()


def _leased(audit: Audit) -> Claim | None:
    if audit.state == AuditState.RUNNING:
        audit.lapses += 1
        _journal.warning("lease ran out", audit=str(audit.id), lapses=audit.lapses)
        if audit.lapses >= MOST_LAPSES:
            _give_up(audit, f"{MOST_LAPSES} workers did not come back from this log")
            return None
    token = uuid4()
    _update(audit, state=AuditState.RUNNING, lease_until=Now() + LEASE, lease_token=token)
    return Claim(audit.id, token, audit.log.raw_bytes, audit.other_rules)


def _give_up(audit: Audit, reason: str) -> None:
    _journal.error("log is unauditable", audit=str(audit.id), reason=reason)
    _update(
        audit,
        state=AuditState.UNAUDITABLE,
        reason=reason[:200],
        finished_at=Now(),
        lease_until=None,
        lease_token=None,
    )


def _update(audit: Audit, **changes: object) -> None:
    counts = {"failures": audit.failures, "lapses": audit.lapses}
    Audit.objects.filter(id=audit.id).update(**counts, **changes)
