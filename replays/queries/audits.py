"""The audits of a log: its own, and those that were asked for later."""

from uuid import UUID

from accounts.actor import Actor
from replays.models import Audit, AuditQuerySet, GameLog


def audits_for(actor: Actor, log: UUID) -> AuditQuerySet:
    """All audits of this log that the actor may read, the newest first, without their reports. Raises
    GameLog.DoesNotExist where the actor may not see the log.
    """
    seen = GameLog.objects.visible_to(actor).only("id").get(id=log)
    return Audit.objects.visible_to(actor).filter(log=seen).defer("report")


def further_audits_for(actor: Actor, log: GameLog) -> AuditQuerySet:
    """Those that were asked for later, the newest first, without their reports; of a log that the actor may
    read.
    """
    audits = Audit.objects.visible_to(actor).filter(platform=log.platform_id, log=log, current=False)
    return audits.defer("report")


def audit_for(actor: Actor, log: UUID, audit: UUID) -> Audit:
    """One of them with its report, and the log without its bytes. Raises Audit.DoesNotExist."""
    audits = Audit.objects.visible_to(actor).select_related("log").defer("log__raw")
    return audits.get(log=log, id=audit)


def two_audits_for(actor: Actor, log: UUID, one: UUID, other: UUID) -> tuple[Audit, Audit]:
    """Two of them, which may be the same. Raises Audit.DoesNotExist."""
    audits = Audit.objects.visible_to(actor).select_related("log").defer("log__raw")
    found = audits.filter(log=log).in_bulk([one, other])
    if not {one, other} <= found.keys():
        raise Audit.DoesNotExist
    return found[one], found[other]
