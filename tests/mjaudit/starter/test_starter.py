"""The whole service, started and stopped as a person does it."""

import json
import re
import shutil
import signal
import socket
import stat
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psutil
import psycopg
import pytest

from accounts.database_roles import APP, OWNER, WORKER
from mjaudit.starter import postgres, valkey
from mjaudit.starter.leftovers import end_leftovers, find_leftovers
from mjaudit.starter.places import Places
from tests.support.starters import PATIENCE, Starter


@pytest.fixture
def starter() -> Iterator[Starter]:
    folder = Path(tempfile.mkdtemp(prefix="mjaudit-"))
    starter = Starter(folder / "var")
    yield starter
    if starter.running:
        starter.stop(signal.SIGKILL)
    end_leftovers(Places(starter.var))
    shutil.rmtree(folder)


def test_it_starts_survives_a_kill_and_stops_without_leaving_a_process(starter: Starter) -> None:
    places = Places(starter.var)

    starter.start()
    starter.until("Ctrl-C stops everything.")
    assert (starter.get("/livez"), starter.get("/readyz")) == (200, 200)
    demo = json.loads(places.demo.read_text())
    assert demo["people"][0]["password"] in starter.printed()
    assert demo["api_key"] in starter.printed()
    assert {stat.S_IMODE(file.stat().st_mode) for file in (places.demo, places.secret_key)} == {0o600}
    assert _roles_connected(places) <= {APP, WORKER}

    second = Starter(starter.var)
    second.start()
    assert second.process is not None
    assert second.process.wait(PATIENCE) == 1
    assert "already runs" in starter.printed()

    starter.stop(signal.SIGKILL)
    left = {leftover.name for leftover in find_leftovers(places)}
    assert {"postgres", "valkey-server"} <= left

    starter.output.unlink()
    starter.start()
    starter.until("Ctrl-C stops everything.")
    assert "Ended a left-over process: postgres" in starter.printed()
    assert starter.get("/readyz") == 200
    assert json.loads(places.demo.read_text()) == demo
    _await_health(starter)
    _require_links_that_open(starter)

    assert starter.stop(signal.SIGINT) == 0
    assert list(find_leftovers(places)) == []


def _require_links_that_open(starter: Starter) -> None:
    """What a command by hand prints is for the service that runs beside it: its address, its signature."""
    made = starter.manage("createplatform", "one", "--owner", "wang@example.org")
    link = re.search(rf"http://127\.0\.0\.1:{starter.port}/\S+", made.stderr)
    assert link is not None, made.stderr
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    with browser.open(link[0], timeout=10) as page:
        assert "new-password" in page.read().decode()


def _await_health(starter: Starter) -> None:
    """Until `doctor` finds nothing wrong: worker and beat show themselves within the first sweep."""
    deadline = time.monotonic() + 60
    while (found := starter.manage("doctor")).returncode != 0:
        assert time.monotonic() < deadline, found.stdout
        time.sleep(1)
    assert "ok     worker: seen" in found.stdout


def test_the_broker_is_started_again_and_the_end_of_the_database_ends_it_all(starter: Starter) -> None:
    places = Places(starter.var)
    starter.start()
    starter.until("Ctrl-C stops everything.")
    _server(places, "valkey-server").kill()
    starter.until("Starting it again.")
    while not valkey.answers(places):
        assert starter.running
    assert starter.get("/readyz") == 200
    _server(places, "postgres").kill()
    assert starter.process is not None
    assert starter.process.wait(PATIENCE) == 1
    assert "PostgreSQL has ended" in starter.printed()
    assert list(find_leftovers(places)) == []


def _server(places: Places, name: str) -> psutil.Process:
    """The server itself, not one of its children."""
    found = {left.process.pid: left for left in find_leftovers(places) if left.name == name}
    (server,) = (left.process for left in found.values() if left.parent not in found)
    return server


@pytest.mark.parametrize("loaded", ["psutil", "mjaudit.starter.start"])
def test_ctrl_c_while_it_loads_ends_it_without_a_trace(starter: Starter, loaded: str) -> None:
    starter.options = ("-X", "importtime")  # it tells on the same output what has been loaded
    starter.start()
    starter.until(loaded)
    status = starter.stop(signal.SIGINT)
    assert status in (0, -signal.SIGINT)
    assert "Traceback" not in starter.printed()
    assert list(find_leftovers(Places(starter.var))) == []


def _roles_connected(places: Places) -> set[str]:
    """Who has a connection to the server, besides the one that asks."""
    with psycopg.connect(postgres.conninfo(places, OWNER)) as connection:
        rows = connection.execute(
            "SELECT DISTINCT usename FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        ).fetchall()
    return {row[0] for row in rows}


def test_it_refuses_a_port_that_is_taken(starter: Starter) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", starter.port))
        taken.listen()
        starter.start()
        assert starter.process is not None
        assert starter.process.wait(PATIENCE) == 1
    assert f"port {starter.port} cannot be used" in starter.printed()
    assert "Traceback" not in starter.printed()
    assert not (starter.var / "postgres").exists()


@pytest.mark.parametrize("port", ["", "http", "0", "65536", "-1", "８０"])
def test_it_refuses_what_is_no_port(starter: Starter, port: str) -> None:
    starter.environment["MJAUDIT_PORT"] = port
    starter.start()
    assert starter.process is not None
    assert starter.process.wait(PATIENCE) == 1
    assert "MJAUDIT_PORT must be" in starter.printed()


def test_addresses_from_outside_leave_the_embedded_servers_alone(starter: Starter) -> None:
    starter.environment |= {
        "DATABASE_URL": "postgres://nobody@127.0.0.1:1/none?connect_timeout=2",
        "CELERY_BROKER_URL": "redis://127.0.0.1:1/0",
    }
    starter.start()
    assert starter.process is not None
    assert starter.process.wait(PATIENCE) == 1
    assert "migrate" in starter.printed()
    assert not (starter.var / "postgres").exists()
    assert not (starter.var / "valkey").exists()
