"""Who may read a log, and taking one back."""

from contextlib import suppress
from typing import Final

from django.db import IntegrityError, connection, transaction
from django.db.models.functions import Now

from accounts.models import Visibility
from evidence.models import Kind
from evidence.recording import record
from replays.ingest import NotForTestLogs, new_link
from replays.models import GameLog

#: Each but the last may meet another worker at the end of an audit.
_MOST_TRIES: Final = 5


class NotATestLog(Exception):  # an answer, not an error of ours
    """A real log is evidence: it can be withdrawn, not deleted."""


def set_visibility(*, log: GameLog, visibility: Visibility) -> None:
    """Let others read the log, or no longer. Each time it becomes visible by link it gets a new one, and the
    link it had ends.

    Raises NotForTestLogs.
    """
    if log.is_sandbox and visibility == Visibility.PUBLIC:
        raise NotForTestLogs
    if visibility == log.visibility:
        return
    log.visibility = visibility
    log.link = new_link() if visibility == Visibility.LINK else None
    log.save(update_fields=["visibility", "link"])


@transaction.atomic
def withdraw_log(*, log: GameLog) -> None:
    """Hide the log from everybody but its platform; it is kept, and so is the record of it. Doing it again
    changes nothing.
    """
    if GameLog.objects.filter(pk=log.pk, withdrawn_at__isnull=True).update(withdrawn_at=Now()):
        if not log.is_sandbox:
            record(kind=Kind.WITHDRAWAL, object_digest=log.sha256, platform_id=log.platform_id)
        log.refresh_from_db(fields=["withdrawn_at"])


def delete_test_log(*, log: GameLog) -> None:
    """Delete a test log with all that hangs on it, and the revisions after it; the one before stands again.
    Raises NotATestLog.
    """
    if not log.is_sandbox:
        raise NotATestLog
    for _ in range(_MOST_TRIES - 1):
        # A worker that finished the audit meanwhile added rows to it: the next try sees them.
        with suppress(IntegrityError):
            return _delete(log)
    return _delete(log)


@transaction.atomic
def _delete(log: GameLog) -> None:
    revisions = GameLog.objects.filter(platform=log.platform_id, is_sandbox=True, log_id=log.log_id)
    for later in revisions.filter(revision__gte=log.revision).order_by("-revision"):
        later.delete()
    revisions.filter(revision=log.revision - 1).update(is_superseded=False)
    connection.check_constraints()  # now rather than at the end of the caller's transaction
