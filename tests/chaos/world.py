"""The whole service in a `var/` of its own, as it is shipped but for tests/chaos/settings.py."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, LiteralString

import psycopg

from accounts.database_roles import APP, OWNER, WORKER
from mjaudit.starter import postgres, valkey
from mjaudit.starter.leftovers import end_leftovers
from mjaudit.starter.places import CHECKOUT, Places
from mjaudit.starter.server import START_SECONDS, Server
from mjaudit.starter.services import (
    Addresses,
    all_tenants_environment,
    service_commands,
    web_environment,
)
from mjaudit.starter.supervise import web_answers
from tests.chaos.failpoints import DIE
from tests.chaos.parts import Part, kill_tree
from tests.support.starters import free_port


@dataclass
class World:
    """Servers and programs; each can be taken down and brought back."""

    places: Places
    port: int
    database: Server
    broker: Server
    web: Part
    beat: Part
    workers: list[Part]

    @property
    def order_to_die(self) -> Path:
        """The file that kills a web process between commit and answer."""
        return _order_to_die(self.places)

    @property
    def parts(self) -> list[Part]:
        """The programs."""
        return [self.web, self.beat, *self.workers]

    def whole(self) -> None:
        """Bring back whatever is down, and wait until the web answers."""
        for server in (self.database, self.broker):
            if not runs(server):
                server.start()
        for part in self.parts:
            part.start()
        until = time.monotonic() + START_SECONDS
        while not web_answers(self.port):
            assert self.web.is_running, f"the web ended; see {self.web.journal}"
            assert time.monotonic() < until, f"the web does not answer; see {self.web.journal}"

    def api_key(self) -> str:
        """The key of the platform `demo`, which is made on the first call."""
        self.manage("migrate", "--verbosity", "0").check_returncode()
        self.manage("demoaccounts", str(self.places.demo)).check_returncode()
        key: str = json.loads(self.places.demo.read_text())["api_key"]
        return key

    def manage(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """A management command as the owner of the tables."""
        where = _addresses(self.places)
        return subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=CHECKOUT,
            env=all_tenants_environment(self.places, where, where.owner) | _settings(self.places),
            capture_output=True,
            text=True,
            check=False,
        )

    def rows(self, query: LiteralString, *values: str) -> list[tuple[Any, ...]]:
        """What the database holds of all tenants."""
        everything = f"{postgres.conninfo(self.places, OWNER)} options='-c mj.maintenance=on'"
        with psycopg.connect(everything) as connection:
            return connection.execute(query, values).fetchall()


def runs(server: Server) -> bool:
    """Whether its process is there."""
    return server.process is not None and server.process.poll() is None


def kill_server(server: Server) -> None:
    """SIGKILL to it and to whatever it started."""
    if server.process is not None:
        kill_tree(server.process)


@contextmanager
def world(var: Path) -> Iterator[World]:
    """Up on entering, with tables and a tenant; nothing of it is left running afterwards."""
    places = Places(var)
    postgres.make_cluster(places)
    places.journal.mkdir(parents=True, exist_ok=True)
    made = _made(places, free_port())
    try:
        made.database.start()
        made.broker.start()
        yield made
    finally:
        for part in made.parts:
            part.kill()
        kill_server(made.broker)
        kill_server(made.database)
        end_leftovers(places)


def _made(places: Places, port: int) -> World:
    where = _addresses(places)
    commands = service_commands(places)
    settings = _settings(places)
    own = all_tenants_environment(places, where, where.worker) | settings | {"MJAUDIT_PUBLISHER": "0"}
    web = (
        web_environment(places, where)
        | settings
        | {"MJAUDIT_PORT": str(port), DIE: str(_order_to_die(places))}
    )
    workers = [
        Part(
            f"worker {number}",
            _worker(commands["worker"], number),
            own,
            places.journal / f"worker-{number}.log",
        )
        for number in (1, 2)
    ]
    return World(
        places=places,
        port=port,
        # Without waiting for the disk: what dies here are processes, and what they wrote outlives them.
        database=postgres.postgres_server(places, settings=("fsync=off",)),
        broker=valkey.valkey_server(places),
        web=Part("web", commands["web"], web, places.journal / "web.log"),
        beat=Part("beat", commands["beat"], own, places.journal / "beat.log"),
        workers=workers,
    )


def _settings(places: Places) -> dict[str, str]:
    return {"DJANGO_SETTINGS_MODULE": "tests.chaos.settings", "MJAUDIT_VAR": str(places.var)}


def _order_to_die(places: Places) -> Path:
    return places.var.parent / "die"


def _addresses(places: Places) -> Addresses:
    """Its own servers, whatever the environment says."""
    return Addresses(
        owner=places.database_url(OWNER),
        app=places.database_url(APP),
        worker=places.database_url(WORKER),
        broker=places.broker_url,
        embedded_postgres=True,
        embedded_valkey=True,
    )


def _worker(command: list[str], number: int) -> list[str]:
    """The shipped worker with one process, and a name of its own."""
    return [*command, "--concurrency", "1", "--hostname", f"worker{number}@%h"]
