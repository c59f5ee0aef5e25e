"""What `doctor` says of the database and of the parts of the service that write to it."""

from collections.abc import Iterator
from datetime import timedelta
from unittest import mock

import pytest
from django.db import connection
from django.db.models.functions import Now
from django.utils import timezone
from pytest_django import Settings

from accounts.models import Platform, User
from mjaudit.doctor.database_checks import database_findings
from mjaudit.models import Pulse
from mjaudit.pulse import BEAT, WORKER, beat
from replays.models import Audit
from tests.support.auditing import upload
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _well(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker and beat have been seen; only this machine reaches the service."""
    settings.ALLOWED_HOSTS = ["127.0.0.1"]
    monkeypatch.delenv("DATABASE_URL", raising=False)
    beat(WORKER)
    beat(BEAT)


def wrong() -> Iterator[str]:
    """The lines of what has to be mended."""
    return (finding.line for finding in database_findings() if not finding.is_well)


def test_nothing_is_wrong_with_a_database_as_the_migrations_make_it() -> None:
    assert list(wrong()) == []


def test_a_table_whose_rows_are_not_protected_is_named() -> None:
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE replays_gamelog NO FORCE ROW LEVEL SECURITY")
    [line] = wrong()
    assert line.startswith("WRONG  row security: is not forced on replays_gamelog.")


@pytest.mark.parametrize(
    ("role", "says"),
    [
        ("postgres", ["is a superuser"]),
        ("mjaudit_owner", ["owns"]),
        ("nobody_at_all", ["does not exist"]),
        ("mjaudit_app", []),
    ],
)
def test_the_role_that_serves_pages_must_have_no_power(
    monkeypatch: pytest.MonkeyPatch, role: str, says: list[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgres://{role}:secret@db.example.org/mjaudit")
    found = list(wrong())
    assert len(found) == len(says)
    assert all(
        line.startswith(f"WRONG  role {role}: {beginning}")
        for line, beginning in zip(found, says, strict=True)
    )
    assert not any("secret" in line for line in found)


def test_a_part_that_fell_silent_is_told() -> None:
    Pulse.objects.filter(name=WORKER).update(at=Now() - timedelta(minutes=5))
    Pulse.objects.filter(name=BEAT).delete()
    worker, silent_beat = wrong()
    assert worker.startswith("WRONG  worker: was last seen 300 s ago.")
    assert silent_beat.startswith("WRONG  beat: has never been seen.")


def test_a_queue_that_grows_old_is_told(platform: Platform) -> None:
    upload(platform, game_log())
    assert list(wrong()) == []
    Audit.objects.update(queued_at=Now() - timedelta(minutes=10))
    [line] = wrong()
    assert line.startswith("WRONG  queue: 1 audits wait, the oldest for 600 s.")


def test_demo_accounts_that_others_reach_are_told(settings: Settings) -> None:
    User.objects.create_user("admin@demo.example", "a long pass phrase")
    assert list(wrong()) == []
    settings.ALLOWED_HOSTS = ["audit.example.org"]
    [line] = wrong()
    assert line.startswith("WRONG  demo accounts: are on a service that others reach.")


def test_a_missing_migration_is_told() -> None:
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'mjaudit'")
    [line] = wrong()
    assert line.startswith("WRONG  tables: 1 migrations are missing.")


@pytest.mark.parametrize("seconds", [-60, 60])
def test_a_clock_that_is_off_is_told(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    now = timezone.now().timestamp()
    monkeypatch.setattr("mjaudit.doctor.database_checks.time.time", lambda: now - seconds)
    [line] = wrong()
    assert line.startswith(f"WRONG  clock: the database's is {seconds:+}")


@pytest.mark.django_db(transaction=True)
def test_of_a_database_out_of_reach_nothing_else_is_said() -> None:
    connection.close()
    with mock.patch.dict(connection.settings_dict, HOST="/nonexistent"):
        findings = list(database_findings())
        connection.close()
    assert [finding.line.startswith("WRONG  database: cannot be reached: ") for finding in findings] == [True]
