"""Web, worker and beat side by side, their lines on one terminal, until Ctrl-C or until one of them ends."""

import http.client
import os
import shlex
import signal
import threading
import time
from collections.abc import Callable

from honcho.manager import Manager

from mjaudit.starter.places import CHECKOUT, Places
from mjaudit.starter.server import Server
from mjaudit.starter.services import Addresses, all_tenants_environment, service_commands, web_environment
from mjaudit.starter.trouble import CannotStart

ASKED_TO_STOP = {130, 143}
"""What honcho returns after SIGINT and SIGTERM."""


def supervise(
    places: Places, where: Addresses, servers: list[Server], when_ready: Callable[[], None], port: int
) -> int:
    """Run the services; `when_ready` is called once the web answers. Returns the exit status of the whole."""
    manager = Manager()
    environments = {"web": web_environment(places, where)}
    shared = all_tenants_environment(places, where, where.worker)
    for name, command in service_commands(places).items():
        manager.add_process(
            name, "exec " + shlex.join(command), env=environments.get(name, shared), cwd=str(CHECKOUT)
        )
    over = threading.Event()
    watchers = [
        threading.Thread(target=_announce, args=(port, when_ready, over), daemon=True),
        threading.Thread(target=_watch, args=(servers, manager, over), daemon=True),
    ]
    for watcher in watchers:
        watcher.start()
    # Closing the terminal is as good as Ctrl-C.
    signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    try:
        manager.loop()
    finally:
        over.set()
    return 0 if manager.returncode in ASKED_TO_STOP else 1


def web_answers(port: int) -> bool:
    """Whether the web process answers /livez, by whatever name it is known."""
    bound = os.environ.get("MJAUDIT_BIND", "127.0.0.1")
    connection = http.client.HTTPConnection("127.0.0.1" if bound == "0.0.0.0" else bound, port, timeout=2)  # noqa: S104
    try:
        connection.request("GET", "/livez")
        return connection.getresponse().status < http.client.INTERNAL_SERVER_ERROR
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _announce(port: int, when_ready: Callable[[], None], over: threading.Event) -> None:
    while not over.is_set():
        if web_answers(port):
            when_ready()
            return
        time.sleep(0.2)


def _watch(servers: list[Server], manager: Manager, over: threading.Event) -> None:
    """A service without its database only writes errors, so the end of that server ends them all. Without
    the broker uploads go on and wait, so it is started again behind them.
    """
    while not over.wait(1):
        for server in servers:
            if server.died() and not _revived(server):
                print(f"{server.name} has ended; see {server.journal}. Stopping.", flush=True)
                manager.terminate()
                return


def _revived(server: Server) -> bool:
    if server.is_vital:
        return False
    print(f"{server.name} has ended; see {server.journal}. Starting it again.", flush=True)
    try:
        server.start()
    except CannotStart as trouble:
        print(trouble, flush=True)
        return False
    return True
