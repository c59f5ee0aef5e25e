"""Logs as somebody may see them."""

from uuid import UUID

from accounts.actor import Actor
from replays.models import GameLog, GameLogQuerySet


def logs_for(actor: Actor) -> GameLogQuerySet:
    """The logs this actor may read, each with its current audit, the newest first."""
    return GameLog.objects.visible_to(actor).with_audit()


def raw_log_for(actor: Actor, log: UUID) -> GameLog:
    """This log with its bytes, for those who may have them. Raises GameLog.DoesNotExist."""
    return GameLog.objects.raw_visible_to(actor).get(id=log)


def may_read_bytes(actor: Actor, log: GameLog) -> bool:
    """Whether `raw_log_for` would give this actor the bytes of a log that it may read. The database is asked
    only where it alone can tell.
    """
    if log.is_sample or actor.works_for(log.platform_id):
        return True
    return actor.user_id is not None and GameLog.objects.raw_visible_to(actor).filter(id=log.id).exists()


def withdrawn_logs_for(actor: Actor) -> GameLogQuerySet:
    """What the platforms of this actor have withdrawn, each with its current audit."""
    return logs_for(actor).filter(withdrawn_at__isnull=False)


def other_revisions_for(actor: Actor, log: GameLog) -> list[GameLog]:
    """What else was sent under this `log_id`, the earliest first: ids, numbers and whether withdrawn."""
    same = GameLog.objects.filter(platform=log.platform_id, is_sandbox=log.is_sandbox, log_id=log.log_id)
    rows = same.visible_to(actor).exclude(id=log.id).only("revision", "withdrawn_at")
    return list(rows.order_by("revision"))
