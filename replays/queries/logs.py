"""Logs as somebody may see them."""

from uuid import UUID

from accounts.actor import Actor
from replays.models import Audit, GameLog, GameLogQuerySet


def logs_for(actor: Actor) -> GameLogQuerySet:
    """The logs this actor may read, each with its current audit, the newest first."""
    return GameLog.objects.visible_to(actor).with_audit()


def log_for(actor: Actor, log: UUID) -> GameLog:
    """This log with its current audit. Raises GameLog.DoesNotExist also where the actor may not see it."""
    return logs_for(actor).get(id=log)


def raw_log_for(actor: Actor, log: UUID) -> GameLog:
    """This log with its bytes, for those who may have them. Raises GameLog.DoesNotExist."""
    return GameLog.objects.raw_visible_to(actor).get(id=log)


def replayable_log_for(actor: Actor, log: UUID) -> GameLog:
    """This log with its bytes and its current audit with its report. Raises GameLog.DoesNotExist."""
    return logs_for(actor).defer(None).get(id=log)


def audit_with_report_for(actor: Actor, log: UUID) -> Audit:
    """The current audit of this log with its report. Raises Audit.DoesNotExist."""
    return Audit.objects.visible_to(actor).get(log=log, current=True)
