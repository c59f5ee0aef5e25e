"""`manage.py fsck` as an operator meets it."""

import io
import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from pytest_django import Settings

from accounts.database_roles import APP, WORKER
from accounts.models import Platform
from mjaudit.starter.places import CHECKOUT, Places
from replays.models import Audit
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import faulty_log, game_log
from tests.support.processes import database_url

pytestmark = pytest.mark.django_db(transaction=True)


def _fsck(*arguments: str) -> tuple[int, str]:
    """Exit status and standard output."""
    output = io.StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("fsck", *arguments, stdout=output)
    return int(str(ended.value.code)), output.getvalue()


@pytest.fixture(autouse=True)
def places(settings: Settings, tmp_path: Path) -> None:
    """No embedded servers: what lies about in the folders of this machine is no matter here."""
    settings.PLACES, settings.FILE_UPLOAD_TEMP_DIR = Places(tmp_path / "var"), str(tmp_path)


@pytest.fixture
def role() -> Iterator[None]:
    """Whatever role a test takes on, it gives back."""
    yield
    with connection.cursor() as cursor:
        cursor.execute("RESET ROLE")


def _become(role: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET ROLE {role}")


def test_a_whole_database_is_silent(platform: Platform, tmp_path: Path) -> None:
    received = uploaded_and_audited(platform, faulty_log())
    ledger = tmp_path / "ledger"
    ledger.write_text(f"{received.log.sha256} faulty\n")
    assert _fsck("--ledger", str(ledger)) == (0, "")


def test_each_violation_is_a_line_that_names_table_and_row(platform: Platform) -> None:
    audit = upload(platform, game_log()).audit
    status, output = _fsck("--drain", "0")
    assert status == 1
    assert output.startswith(f"I3 replays_audit {audit.id}: queued since ")
    assert output.count("\n") == 1


def test_programs_read_violations_as_json(platform: Platform) -> None:
    audit = upload(platform, game_log()).audit
    status, output = _fsck("--drain", "0", "--json")
    assert status == 1
    found = json.loads(output)
    assert (found["invariant"], found["table"], found["id"]) == ("I3", "replays_audit", str(audit.id))


def test_nothing_is_changed_by_looking(platform: Platform) -> None:
    upload(platform, game_log())
    before = list(Audit.objects.values())
    _fsck("--drain", "0")
    assert list(Audit.objects.values()) == before


@pytest.mark.parametrize(
    ("role_name", "said"), [(APP, "hidden from mjaudit_app"), (WORKER, "permission denied for table")]
)
@pytest.mark.usefixtures("role")
def test_a_role_that_does_not_see_everything_is_refused(
    platform: Platform, role_name: str, said: str
) -> None:
    upload(platform, game_log())
    _become(role_name)
    with pytest.raises(CommandError, match=said) as refusal:
        call_command("fsck")
    assert refusal.value.returncode == 2
    assert "DATABASE_URL" in str(refusal.value)


@pytest.mark.parametrize("line", [b"not a digest", b"0" * 64, b"0" * 63 + b" log-1", b"", b"\xff\x00"])
def test_a_ledger_of_another_form_is_refused(db: None, tmp_path: Path, line: bytes) -> None:
    ledger = tmp_path / "ledger"
    ledger.write_bytes(line + b"\n")
    with pytest.raises(CommandError, match="line 1 is not") as refusal:
        call_command("fsck", "--ledger", str(ledger))
    assert refusal.value.returncode == 2


def test_a_ledger_that_is_not_there_is_told(db: None, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="No such file"):
        call_command("fsck", "--ledger", str(tmp_path / "none"))


def test_a_database_that_is_out_of_reach_is_no_broken_one(platform: Platform) -> None:
    connection.close()
    with (
        mock.patch.dict(connection.settings_dict, HOST="/nonexistent"),
        pytest.raises(CommandError, match=r"connection (failed|is bad)") as refusal,
    ):
        call_command("fsck")
    connection.close()
    assert refusal.value.returncode == 2


def test_a_terminal_is_told_how_far_it_is(platform: Platform, tmp_path: Path) -> None:
    uploaded_and_audited(platform, game_log())
    screen, terminal = pty.openpty()
    environment = os.environ | {"DATABASE_URL": database_url(), "MJAUDIT_VAR": str(tmp_path / "var")}
    done = subprocess.run(
        [sys.executable, "manage.py", "fsck"],
        cwd=CHECKOUT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=terminal,
        check=False,
    )
    os.close(terminal)
    assert (done.returncode, done.stdout) == (0, b"")
    assert b"replays_gamelog 0 of 1" in os.read(screen, 65536)
