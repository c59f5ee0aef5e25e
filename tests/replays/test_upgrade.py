"""A database of the first release, brought up to date with logs in it."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from uuid import UUID

import psycopg
import pytest
import zstandard

from accounts.database_roles import APP, OWNER
from accounts.ids import uuid7
from mjaudit.starter.places import CHECKOUT, DATABASE, Places
from mjaudit.starter.postgres import conninfo
from tests.support.auditing import NOON
from tests.support.gamelogs import as_bytes, game_log

UPGRADED = "mjaudit_upgraded"


@pytest.fixture
def database(server_places: Places, django_db_setup: None) -> Iterator[str]:
    """The name of an empty database of its own."""
    with psycopg.connect(conninfo(server_places, OWNER, "template1"), autocommit=True) as template:
        template.execute(f"CREATE DATABASE {UPGRADED}")
        yield UPGRADED
        template.execute(f"DROP DATABASE {UPGRADED} WITH (FORCE)")


def test_what_was_stored_before_is_there_as_it_would_be_stored_now(
    server_places: Places, database: str
) -> None:
    _migrate(server_places, "replays", "0001")
    with _connected(server_places, database) as old:
        platform, log, audit = (uuid7() for _ in range(3))
        _store(old, platform, log, audit)
    _migrate(server_places)
    with _connected(server_places, database) as new:
        seats = new.execute("SELECT log_id, seat, token FROM replays_logseat ORDER BY seat").fetchall()
        entries = new.execute(
            "SELECT id, kind, platform_id, object FROM evidence_entry ORDER BY kind"
        ).fetchall()
        revision = new.execute("SELECT revision, link, withdrawn_at FROM replays_gamelog").fetchone()
        keys = new.execute("SELECT length(pseudonym_key) FROM accounts_platform").fetchone()
    assert seats == [(log, seat, f"p{seat}") for seat in range(4)]
    assert [entry[1:] for entry in entries] == [
        ("upload", platform, "a" * 64),
        ("verdict", platform, "c" * 64),
    ]
    assert [_moment(entry[0]) for entry in entries] == [int(NOON.timestamp() * 1000)] * 2
    assert (revision, keys) == ((1, None, None), (32,))
    with psycopg.connect(conninfo(server_places, APP, database)) as stranger:
        assert stranger.execute("SELECT count(*) FROM replays_gamelog").fetchone() == (0,)


def _migrate(places: Places, *target: str) -> None:
    url = places.database_url(OWNER).removesuffix(DATABASE) + UPGRADED
    subprocess.run(
        [sys.executable, "manage.py", "migrate", *target, "--verbosity", "0"],
        cwd=CHECKOUT,
        env=os.environ | {"DATABASE_URL": url, "DJANGO_SETTINGS_MODULE": "mjaudit.settings"},
        check=True,
    )


def _connected(places: Places, database: str) -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(conninfo(places, OWNER, database), options="-c mj.maintenance=on")


def _store(old: psycopg.Connection[tuple[object, ...]], platform: UUID, log: UUID, audit: UUID) -> None:
    """A platform with a log and its finished audit, as the first release stored them."""
    raw = as_bytes(game_log())
    old.execute(
        "INSERT INTO accounts_platform (id, slug, name, created_at) VALUES (%s, 'demo', 'Demo', now())",
        [platform],
    )
    _insert(
        old,
        "replays_gamelog",
        id=log,
        platform_id=platform,
        log_id="log-1",
        sha256="a" * 64,
        raw_sha256=hashlib.sha256(raw).hexdigest(),
        raw=zstandard.compress(raw),
        raw_size=len(raw),
        ruleset="nantong",
        preset="seed-004",
        hand_count=1,
        players=[f"p{seat}" for seat in range(4)],
        received_at=NOON,
        visibility="private",
        is_sample=False,
    )
    _insert(
        old,
        "replays_hand",
        id=uuid7(),
        platform_id=platform,
        log_id=log,
        place=0,
        number=1,
        dealer=0,
        outcome="win",
        event_count=1,
    )
    _insert(
        old,
        "replays_audit",
        id=audit,
        platform_id=platform,
        log_id=log,
        engine_version="1",
        ruleset="nantong",
        ruleset_revision=1,
        options_digest="b" * 64,
        current=True,
        state="done",
        failures=0,
        lapses=0,
        reason="",
        verdict="clean",
        report=b"",
        report_size=0,
        report_sha256="c" * 64,
        finished_at=NOON,
    )


def _insert(old: psycopg.Connection[tuple[object, ...]], table: str, **row: object) -> None:
    names, marks = ", ".join(row), ", ".join(["%s"] * len(row))
    old.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(row.values()))


def _moment(entry: object) -> int:
    """The milliseconds in a time-ordered id."""
    assert isinstance(entry, UUID)
    assert entry.version == 7
    return entry.int >> 80
