"""Parts of the service in processes of their own, on the database and broker of a test."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import quote

from django.db import connection

CHECKOUT = Path(__file__).resolve().parents[2]


def database_url() -> str:
    """Where the running test keeps its rows."""
    settings = connection.settings_dict
    return f"postgres://{settings['USER']}@/{quote(settings['HOST'])}/{settings['NAME']}"


@contextmanager
def service(
    command: Sequence[str], *, journal: Path | None = None, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """This Python program as the leader of a process group, which is killed in the end. What it writes of
    itself goes to the end of the file `journal`, or to the terminal.
    """
    with ExitStack() as stack:
        process = subprocess.Popen(
            [sys.executable, *command],
            cwd=CHECKOUT,
            env={**os.environ, "DATABASE_URL": database_url(), **environment},
            stderr=None if journal is None else stack.enter_context(journal.open("ab")),
            start_new_session=True,
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def celery_worker(
    broker: str, *, journal: Path | None = None, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A worker with one process."""
    options = ["--concurrency", "1", "--without-gossip", "--without-mingle", "--loglevel", "WARNING"]
    # As the starter does: Celery warns root because of pickled messages, and here it takes JSON alone.
    quiet = ["-W", "ignore:You're running the worker"]
    command = [*quiet, "-m", "celery", "-A", "mjaudit", "worker", *options]
    with service(command, journal=journal, CELERY_BROKER_URL=broker, **environment) as process:
        yield process


@contextmanager
def web_server(*, journal: Path | None = None, **environment: str) -> Iterator[int]:
    """The web server as it is shipped; the port it answers on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    command = ["-m", "gunicorn", "-c", "python:mjaudit.webserver"]
    with service(command, journal=journal, MJAUDIT_PORT=str(port), **environment):
        await_port(port)
        yield port


def await_port(port: int, seconds: float = 60) -> None:
    """Wait until something listens there."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"nothing answers on port {port}")
