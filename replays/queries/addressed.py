"""A log by its address: its id, or the link under which it is shared."""

from uuid import UUID

from accounts.actor import Actor
from replays.models import Audit, GameLog, GameLogQuerySet
from replays.queries.logs import logs_for

Address = UUID | str
"""An id, or a link."""


def described_logs_for(actor: Actor) -> GameLogQuerySet:
    """The logs this actor may read, each with its current audit and its standing, the newest first."""
    return logs_for(actor).with_standing(actor)


def described_log_for(actor: Actor, at: Address) -> GameLog:
    """This log with its current audit and its standing. Raises GameLog.DoesNotExist also where the actor may
    not see it.
    """
    return described_logs_for(actor).get(**_is(at))


def replayable_log_at(actor: Actor, at: Address) -> GameLog:
    """This log with its bytes and its current audit with its report. Raises GameLog.DoesNotExist."""
    return logs_for(actor).defer(None).get(**_is(at))


def audit_at(actor: Actor, at: Address) -> Audit:
    """The current audit of this log with its report, and the log without its bytes. Raises
    Audit.DoesNotExist.
    """
    audits = Audit.objects.visible_to(actor).select_related("log").defer("log__raw")
    return audits.get(current=True, **{f"log__{name}": value for name, value in _is(at).items()})


def _is(at: Address) -> dict[str, Address]:
    return {"link" if isinstance(at, str) else "id": at}
