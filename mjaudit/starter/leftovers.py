"""Processes of an earlier starter that was killed before it could stop them.

They are found by what they are, never by a pid file: an embedded server by its program and the folder it
works in, a process of the service by the mark the starter put in its environment. psutil tells a process
from a later one with the same pid by its start time, and looks again before it sends a signal.
"""

import os
import signal
from collections.abc import Iterator

import psutil

from mjaudit.starter.places import Places

MARK = "MJAUDIT_STARTED_IN"
"""Environment variable of all processes the starter starts; its value is the `var/` they belong to."""
SERVERS = {"postgres": signal.SIGINT, "valkey-server": signal.SIGTERM}
PATIENCE_SECONDS = 10


def find_leftovers(places: Places) -> Iterator[psutil.Process]:
    """Running processes that belong to these places, other than this one and those above it."""
    ours = {process.pid for process in [psutil.Process(), *psutil.Process().parents()]}
    for process in psutil.process_iter():
        try:
            if (
                process.pid not in ours
                and process.status() != psutil.STATUS_ZOMBIE
                and _belongs(process, places)
            ):
                yield process
        except psutil.Error:
            continue  # gone meanwhile, or another user's


def end_leftovers(places: Places) -> list[str]:
    """End what was left over, services before the servers they use. Returns what was ended, for the person
    watching.
    """
    found = list(find_leftovers(places))
    servers = [process for process in found if process.name() in SERVERS]
    services = [process for process in found if process not in servers]
    names = [f"{process.name()} (pid {process.pid})" for process in found]
    _end(services)
    _end([server for server in servers if not any(parent in servers for parent in server.parents())])
    return names


def _belongs(process: psutil.Process, places: Places) -> bool:
    if process.name() in SERVERS:
        return os.path.commonpath([process.cwd(), places.var]) == str(places.var)
    return bool(process.environ().get(MARK) == str(places.var))


def _end(processes: list[psutil.Process]) -> None:
    for process in processes:
        process.send_signal(SERVERS.get(process.name(), signal.SIGTERM))
    _, alive = psutil.wait_procs(processes, timeout=PATIENCE_SECONDS)
    for process in alive:
        process.kill()
    psutil.wait_procs(alive, timeout=PATIENCE_SECONDS)
