"""What the database says of itself, of its tables, and of the role that serves pages."""

import os
import time
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from accounts.database_roles import APP
from mjaudit.doctor.finding import Finding
from mjaudit.doctor.part_checks import part_findings

_OLDEST: Final = 16
_CLOCK_SECONDS: Final = 2.0
_ROLES: Final = "Make the roles of deploy/roles.sql and connect as mjaudit_app (DATABASE_URL)."
_SERVER: Final = """
SELECT current_setting('server_version_num')::int, current_setting('server_version'),
  current_setting('server_encoding')
"""
_OWNED: Final = """
SELECT count(*) FROM pg_class
WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relowner = quote_ident(%s)::regrole
"""
_UNSECURED: Final = """
SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attname = 'platform_id'
  AND NOT a.attisdropped AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
ORDER BY 1
"""


def database_findings() -> Iterator[Finding]:
    """All of them; a single one where the database cannot be reached."""
    try:
        yield _server()
    except DatabaseError as error:
        first_line = next(iter(str(error).splitlines()), type(error).__name__)
        yield Finding("database", f"cannot be reached: {first_line}.", "Start it, or mend DATABASE_URL.")
        return
    except ImproperlyConfigured as refusal:
        says, _, do = str(refusal).partition(". ")
        yield Finding("role", f"{says}.", do)
        return
    yield _clock()
    yield from _role()
    pending = _pending()
    if pending:
        yield Finding("tables", f"{pending} migrations are missing.", "Run manage.py migrate as the owner.")
        return
    yield Finding("tables", "up to date")
    yield _row_security()
    yield from part_findings()


def _row(query: str, *values: str) -> tuple[Any, ...]:
    with connection.cursor() as cursor:
        cursor.execute(query, values)
        row: tuple[Any, ...] = cursor.fetchone()
    return row


def _server() -> Finding:
    number, text, encoding = _row(_SERVER)
    if number // 10_000 < _OLDEST:
        return Finding("database", f"PostgreSQL {text}.", f"Move to PostgreSQL {_OLDEST} or newer.")
    if encoding != "UTF8":
        return Finding("database", f"its encoding is {encoding}.", "Make it anew with ENCODING 'UTF8'.")
    return Finding("database", f"answers, PostgreSQL {text}")


def _clock() -> Finding:
    before = time.time()
    (there,) = _row("SELECT extract(epoch FROM clock_timestamp())::float8")
    difference = there - (before + time.time()) / 2
    if abs(difference) > _CLOCK_SECONDS:
        return Finding(
            "clock",
            f"the database's is {difference:+.1f} s off this machine's.",
            "Let NTP set both: deadlines of keys and leases go by the database's, log lines by this one.",
        )
    return Finding("clock", "the database's is this machine's")


def serving_role() -> str:
    """The role of the web process, which need not be that of this command."""
    given = os.environ.get("DATABASE_URL")
    return unquote(urlsplit(given).username or "") if given else APP


def _role() -> Iterator[Finding]:
    role = serving_role()
    found = _row("SELECT bool_or(rolsuper), bool_or(rolbypassrls) FROM pg_roles WHERE rolname = %s", role)
    about = f"role {role}"
    if found[0] is None:
        yield Finding(about, "does not exist.", _ROLES)
        return
    if found[0]:
        yield Finding(about, "is a superuser, whom no policy binds.", _ROLES)
    elif found[1]:
        yield Finding(about, "has BYPASSRLS, so no policy binds it.", _ROLES)
    else:
        yield Finding(about, "is bound by row-level security")
    (owns,) = _row(_OWNED, role)
    if owns:
        yield Finding(about, f"owns {owns} tables and could lift what protects them.", _ROLES)
    else:
        yield Finding(about, "owns no table")


def _pending() -> int:
    executor = MigrationExecutor(connection)
    return len(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def _row_security() -> Finding:
    with connection.cursor() as cursor:
        cursor.execute(_UNSECURED)
        tables = [name for (name,) in cursor.fetchall()]
    if tables:
        return Finding(
            "row security",
            f"is not forced on {', '.join(tables)}.",
            "Run manage.py migrate as the owner; somebody has lifted it by hand.",
        )
    return Finding("row security", "forced on every table with rows of platforms")
