"""The real servers tests run on. Each test process takes a free slot below `var/test` with a cluster and a
broker of its own.

A slot's cluster is kept between runs, so only the first run pays for making it. A slot is free when nobody
holds its lock; the lock goes with its process, and servers that outlived a killed process are ended before
the slot is used again.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from mjaudit.starter import postgres, valkey
from mjaudit.starter.leftovers import end_leftovers
from mjaudit.starter.places import CHECKOUT, Places
from mjaudit.starter.server import Server

SLOTS = CHECKOUT / "var" / "test"


@contextmanager
def free_slot() -> Iterator[Places]:
    """The places of the first slot nobody uses, for as long as the block lasts."""
    for number in count():
        places = Places(SLOTS / str(number))
        places.var.mkdir(parents=True, exist_ok=True)
        handle = os.open(places.lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            continue
        try:
            end_leftovers(places)
            yield places
        finally:
            os.close(handle)
        return


@contextmanager
def running(server: Server) -> Iterator[None]:
    """The server, up while the block lasts."""
    server.start()
    try:
        yield
    finally:
        server.stop()


@contextmanager
def test_postgres(places: Places) -> Iterator[None]:
    """A PostgreSQL whose owner role may make the test databases."""
    postgres.make_cluster(places, for_tests=True)
    with running(postgres.postgres_server(places, settings=postgres.FAST_AND_UNSAFE)):
        yield


@contextmanager
def test_valkey(places: Places) -> Iterator[None]:
    """A broker."""
    with running(valkey.valkey_server(places)):
        yield
