"""Letting somebody into a log from outside of its platform: only for a case, and never without a trace."""

from django.db import transaction

from accounts.models import ServiceRole, User
from evidence.models import Kind
from evidence.recording import record
from replays.models import GameLog, LogGrant


class NotAnArbiter(Exception):  # an answer, not an error of ours
    """Only arbiters and administrators are let into logs of platforms they do not work for."""


@transaction.atomic
def grant_log(*, log: GameLog, user: User, reason: str) -> LogGrant:
    """Let an arbiter read this log, bytes and all. Its platform finds it in its record. Doing it again
    changes nothing.

    Raises NotAnArbiter.
    """
    if user.service_role not in (ServiceRole.ARBITER, ServiceRole.ADMIN):
        raise NotAnArbiter
    grant, is_new = LogGrant.objects.get_or_create(
        platform_id=log.platform_id, log=log, user=user, defaults={"reason": reason}
    )
    if is_new:
        record(kind=Kind.GRANT, object_digest=log.sha256, platform_id=log.platform_id, action="given")
    return grant


@transaction.atomic
def end_grant(*, log: GameLog, user: User) -> None:
    """Let them in no longer. Without a grant nothing happens."""
    ended, _ = LogGrant.objects.filter(platform_id=log.platform_id, log=log, user=user).delete()
    if ended:
        record(kind=Kind.GRANT, object_digest=log.sha256, platform_id=log.platform_id, action="ended")
