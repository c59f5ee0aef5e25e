"""What the database says of itself, of the role that serves pages, and of the other parts of the service."""

import os
import time
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from accounts.database_roles import APP
from accounts.demo import EMAIL_HOST
from accounts.models import User
from mjaudit.doctor.finding import Finding
from mjaudit.doctor.settings_checks import is_in_the_open
from mjaudit.models import Pulse
from mjaudit.pulse import BEAT, WORKER
from mjaudit.queue import queue_now

_OLDEST: Final = 16
_CLOCK_SECONDS: Final = 2.0
#: A part that has said nothing for so long is down; a sweep may take some twenty seconds.
_SILENCE_SECONDS: Final = 60.0
_QUEUE_SECONDS: Final = 300.0
_ROLES: Final = "Make the roles of deploy/roles.sql and connect as mjaudit_app (DATABASE_URL)."
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
    yield _clock()
    yield from _role()
    pending = _pending()
    if pending:
        yield Finding("tables", f"{pending} migrations are missing.", "Run manage.py migrate as the owner.")
        return
    yield Finding("tables", "up to date")
    yield _row_security()
    yield _demo_accounts()
    yield from _signs_of_life()
    yield _queue()


def _row(query: str, *values: str | datetime) -> tuple[Any, ...]:
    with connection.cursor() as cursor:
        cursor.execute(query, values)
        row: tuple[Any, ...] = cursor.fetchone()
    return row


def _server() -> Finding:
    number, text = _row(
        "SELECT current_setting('server_version_num')::int, current_setting('server_version')"
    )
    if number // 10_000 < _OLDEST:
        return Finding("database", f"PostgreSQL {text}.", f"Move to PostgreSQL {_OLDEST} or newer.")
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


def _demo_accounts() -> Finding:
    if is_in_the_open() and User.objects.filter(email__endswith=EMAIL_HOST).exists():
        return Finding(
            "demo accounts",
            "are on a service that others reach.",
            "Erase them (manage.py eraseaccount EMAIL) and set MJAUDIT_DEMO=no.",
        )
    return Finding("demo accounts", "none that others reach")


def _signs_of_life() -> Iterator[Finding]:
    for name, starts in ((WORKER, "celery -A mjaudit worker"), (BEAT, "celery -A mjaudit beat")):
        pulse = Pulse.objects.filter(name=name).first()
        if pulse is None:
            yield Finding(name, "has never been seen.", f"Start it: {starts}.")
            continue
        (seconds,) = _row("SELECT extract(epoch FROM clock_timestamp() - %s)::float8", pulse.at)
        if seconds > _SILENCE_SECONDS:
            yield Finding(name, f"was last seen {seconds:.0f} s ago.", f"Start it: {starts}.")
        else:
            yield Finding(name, f"seen {seconds:.0f} s ago")


def _queue() -> Finding:
    queue = queue_now()
    if queue.oldest_seconds > _QUEUE_SECONDS:
        return Finding(
            "queue",
            f"{queue.waiting} audits wait, the oldest for {queue.oldest_seconds:.0f} s.",
            "Start more workers, or look into their log.",
        )
    return Finding("queue", f"{queue.waiting} audits wait, {queue.running} run")
