"""`make run`: everything from an empty `var/` to a running service, and back."""

import fcntl
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType

from mjaudit.starter import postgres, valkey
from mjaudit.starter.leftovers import MARK, end_leftovers
from mjaudit.starter.places import Places, default_places
from mjaudit.starter.server import Server
from mjaudit.starter.services import Addresses, addresses
from mjaudit.starter.steps import prepare_data, say
from mjaudit.starter.supervise import supervise
from mjaudit.starter.trouble import CannotStart
from mjaudit.starter.welcome import welcome


def main() -> int:
    """Start everything, stay until it is stopped, stop everything. Returns the exit status."""
    places = default_places()
    _carry_mark(places)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, _stop_starting)
    signal.signal(signal.SIGHUP, _stop_starting)
    try:
        with ExitStack() as stack:
            stack.enter_context(_alone(places))
            return _run(places, stack)
    except CannotStart as trouble:
        print(f"mjaudit cannot start: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def _run(places: Places, stack: ExitStack) -> int:
    port = _port()
    where = addresses(places)
    for name in end_leftovers(places):
        say(f"Ended a left-over process: {name}")
    _refuse_taken_port(port)
    servers = _servers(places, where)
    for server in servers:
        say(f"Starting {server.name} ...")
        stack.callback(server.stop)
        server.start()
    places.port.write_text(f"{port}\n")
    prepare_data(places, where)
    say("Starting web, worker and beat ...")
    status = supervise(places, where, servers, lambda: print(welcome(places, port), flush=True), port)
    # The servers are stopped next; a second Ctrl-C must not leave them half-stopped.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    say("Stopping the servers ...")
    return status


def _servers(places: Places, where: Addresses) -> list[Server]:
    servers = []
    if where.embedded_postgres:
        say("Preparing PostgreSQL ...")
        postgres.make_cluster(places)
        servers.append(postgres.postgres_server(places))
    if where.embedded_valkey:
        servers.append(valkey.valkey_server(places))
    return servers


def _port() -> int:
    text = os.environ.get("MJAUDIT_PORT", "8000")
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text) < 65536:
        raise CannotStart(f"MJAUDIT_PORT must be a port number from 1 to 65535, not {text!r}.")
    return int(text)


def _refuse_taken_port(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((os.environ.get("MJAUDIT_BIND", "127.0.0.1"), port))
        except OSError as error:
            raise CannotStart(
                f"port {port} cannot be used ({error.strerror}). Choose another: MJAUDIT_PORT=8080 make run"
            ) from error


@contextmanager
def _alone(places: Places) -> Iterator[None]:
    """Hold the lock of these places. A record lock, since children made by fork do not inherit it and so
    never keep it.
    """
    try:
        places.var.mkdir(parents=True, exist_ok=True)
        lock = places.lock.open("a")
    except OSError as error:
        raise CannotStart(f"{error.filename} cannot be written ({error.strerror}).") from error
    with lock:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise CannotStart(f"it already runs in {places.var}; stop that one first.") from error
        yield


def _carry_mark(places: Places) -> None:
    """Begin again with the mark in the environment, so that even children made by fork can be told as ours
    later.
    """
    if os.environ.get(MARK) != str(places.var):
        marked = os.environ | {MARK: str(places.var)}
        # A Ctrl-C in between waits, until `__main__` lets it through.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        os.execve(sys.executable, sys.orig_argv, marked)  # noqa: S606  # ourselves


def _stop_starting(signum: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
