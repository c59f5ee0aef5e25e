"""Processes of an earlier starter that was killed before it could stop them.

They are found by what they are, never by a pid file: an embedded server by its program and the folder it
works in, a process of the service by the mark the starter put in its environment. psutil tells a process
from a later one with the same pid by its start time, and looks again before it sends a signal.
"""

import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

from mjaudit.starter.places import Places

MARK = "MJAUDIT_STARTED_IN"
"""Environment variable of all processes the starter starts; its value is the `var/` they belong to."""
SERVERS = {"postgres": signal.SIGINT, "valkey-server": signal.SIGTERM}
PATIENCE_SECONDS = 10


@dataclass(frozen=True)
class Leftover:
    """A process and what was read of it while it surely ran."""

    process: psutil.Process
    name: str
    parent: int


def find_leftovers(places: Places) -> Iterator[Leftover]:
    """Running processes that belong to these places, other than this one and those above it."""
    ours = {process.pid for process in [psutil.Process(), *psutil.Process().parents()]}
    for process in psutil.process_iter():
        try:
            if (
                process.pid not in ours
                and process.status() != psutil.STATUS_ZOMBIE
                and _belongs(process, places)
            ):
                yield Leftover(process, process.name(), process.ppid())
        except psutil.Error:
            continue  # gone meanwhile, or another user's


def end_leftovers(places: Places) -> list[str]:
    """End what was left over, services before the servers they use. Returns what was ended, for the person
    watching.
    """
    found = list(find_leftovers(places))
    servers = [leftover for leftover in found if leftover.name in SERVERS]
    _end([leftover for leftover in found if leftover.name not in SERVERS])
    # A server ends its own children, so that they do not mistake a signal for a crash.
    pids = {server.process.pid for server in servers}
    _end([server for server in servers if server.parent not in pids])
    return [f"{leftover.name} (pid {leftover.process.pid})" for leftover in found]


def _belongs(process: psutil.Process, places: Places) -> bool:
    if process.name() in SERVERS:
        # Not anywhere below `var/`: the servers of tests have folders of their own there.
        return any(
            Path(process.cwd()).is_relative_to(folder.resolve())
            for folder in (places.postgres, places.valkey)
        )
    return bool(process.environ().get(MARK) == str(places.var))


def _end(leftovers: list[Leftover]) -> None:
    for leftover in leftovers:
        with suppress(psutil.NoSuchProcess):
            leftover.process.send_signal(SERVERS.get(leftover.name, signal.SIGTERM))
    _, alive = psutil.wait_procs([leftover.process for leftover in leftovers], timeout=PATIENCE_SECONDS)
    for process in alive:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(alive, timeout=PATIENCE_SECONDS)
