"""A worker's database role: it can bring every audit to its end, and do nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

import pytest
from django.db import ProgrammingError, connection
from django.db.models.functions import Now

from accounts.database_roles import WORKER
from accounts.models import Platform, Visibility
from evidence.models import Entry, Kind
from replays.auditing.claims import MOST_FAILURES, claim_next, give_back
from replays.auditing.work import run_audits, run_overdue
from replays.models import Audit, AuditState, FindingRow, HandSummary
from tests.support.auditing import states, upload, uploaded_and_audited
from tests.support.gamelogs import faulty_log, game_log

pytestmark = pytest.mark.django_db


@contextmanager
def _as_worker() -> Iterator[None]:
    with connection.cursor() as cursor:
        cursor.execute(f"SET ROLE {WORKER}")
        yield
        cursor.execute("RESET ROLE")


def test_it_audits_a_log_and_keeps_the_record(platform: Platform) -> None:
    received = upload(platform, faulty_log())
    with _as_worker():
        assert run_audits([received.audit.id]) == 1
    assert states() == {"faulty": "done"}
    assert (HandSummary.objects.count(), FindingRow.objects.count()) == (1, 1)
    assert Entry.objects.filter(kind=Kind.VERDICT).count() == 1


@pytest.mark.parametrize("visibility", [Visibility.PRIVATE, Visibility.PUBLIC])
def test_it_finds_what_was_left_behind(platform: Platform, visibility: Visibility) -> None:
    received = upload(platform, game_log())
    received.log.visibility = visibility
    received.log.save(update_fields=["visibility"])
    Audit.objects.update(queued_at=Now() - timedelta(minutes=1))
    with _as_worker():
        assert run_overdue(seconds=5) == 1
    assert states() == {"log-1": "done"}


def test_it_counts_failures_and_gives_up(platform: Platform) -> None:
    upload(platform, game_log())
    with _as_worker():
        for _ in range(MOST_FAILURES):
            claim = claim_next(Audit.objects.all())
            assert claim is not None
            give_back(claim, "the engine crashed")
    assert Audit.objects.get().state == AuditState.UNAUDITABLE


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT email FROM accounts_user",
        "SELECT display_name FROM accounts_player",
        "SELECT hashed_key FROM accounts_apikey",
        "SELECT pseudonym_key FROM accounts_platform",
        "SELECT session_data FROM accounts_session",
        "SELECT * FROM replays_logseat",
        "SELECT digest FROM evidence_commitment",
        "INSERT INTO replays_gamelog DEFAULT VALUES",
        "UPDATE replays_gamelog SET visibility = 'public'",
        "DELETE FROM replays_gamelog",
        "INSERT INTO replays_audit DEFAULT VALUES",
        "UPDATE replays_audit SET log_id = id",
        "UPDATE replays_audit SET current = false",
        "UPDATE replays_audit SET asked = NULL",
        "DELETE FROM replays_audit",
        "UPDATE replays_handsummary SET errors = 0",
        "DELETE FROM replays_findingrow",
        "UPDATE evidence_entry SET kind = 'key'",
        "DELETE FROM evidence_entry",
        "TRUNCATE replays_audit CASCADE",
        "ALTER TABLE replays_audit DISABLE TRIGGER ALL",
    ],
)
def test_it_can_do_nothing_else(platform: Platform, statement: str) -> None:
    uploaded_and_audited(platform, faulty_log())
    with connection.cursor() as cursor:
        cursor.execute(f"SET ROLE {WORKER}")
        with pytest.raises(ProgrammingError, match=r"permission denied|must be owner"):
            cursor.execute(statement)
