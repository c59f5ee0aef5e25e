"""Calling the engine so that no log can take the caller down.

Each process of the service keeps a few engine processes and hands them one log after another: a start costs a
third of a second once, a log then costs two pipe writes. A log that ends its engine is known to be the cause,
which a lease that ran out could not tell.
"""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import IO, cast

import msgspec
from django.conf import settings

from replays.auditing.pipes import FAILURE, LOG, RULES, read_frame, write_frame
from replays.logformat.other_rules import OWN_RULES, OtherRules


class EngineFailed(Exception):  # it says what happened, as the journal tells it
    """The engine crashed on this log, or ran out of time or memory."""


class EngineTimedOut(EngineFailed):
    """The engine did not answer in time by the clock on the wall, as may happen to any log while the machine
    is busy.
    """


class EngineBusy(Exception):
    """No engine came free within the time given."""


class EngineProcess:
    """One engine, started when first needed and again after each failure. For one thread at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def audit(self, log: bytes, other: OtherRules = OWN_RULES) -> bytes:
        """The canonical report of this log, by its own rules or others. Raises EngineFailed."""
        process = self._running()
        try:
            if not other.are_its_own:
                write_frame(cast(IO[bytes], process.stdin), RULES, msgspec.json.encode(other))
            write_frame(cast(IO[bytes], process.stdin), LOG, log)
            frame = read_frame(cast(IO[bytes], process.stdout))
        except BrokenPipeError:
            frame = None
        if frame is None:
            raise _cause_of_death(self._buried(process))
        mark, body = frame
        if mark == FAILURE:
            self.close()
            raise EngineFailed(body.decode())
        return body

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.kill()
            self._buried(self._process)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._buried(self._process)  # something else ended it while it had nothing to do
        if self._process is None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=settings.BASE_DIR
            )
        return self._process

    def _buried(self, process: subprocess.Popen[bytes]) -> int:
        self._process = None
        with contextlib.suppress(BrokenPipeError):  # what it could not read any more
            cast(IO[bytes], process.stdin).close()
        cast(IO[bytes], process.stdout).close()
        return process.wait()


class EnginePool:
    """As many engines as may work at once in this process."""

    def __init__(self, command: Sequence[str], size: int) -> None:
        self._engines = [EngineProcess(command) for _ in range(size)]
        self._idle: queue.LifoQueue[EngineProcess] = queue.LifoQueue()
        for engine in self._engines:
            self._idle.put(engine)

    def audit(self, log: bytes, other: OtherRules = OWN_RULES, *, patience: float) -> bytes:
        """The report of a log. Raises EngineFailed (EngineTimedOut
        where only the machine may have been busy), and EngineBusy if none is free in `patience` seconds."""
        try:
            engine = self._idle.get(timeout=patience)
        except queue.Empty:
            raise EngineBusy from None
        try:
            return engine.audit(log, other)
        finally:
            self._idle.put(engine)

    def close(self) -> None:
        """End all engines; they start again when needed."""
        for engine in self._engines:
            engine.close()


_pools: dict[tuple[int, str], EnginePool] = {}
_pools_lock = threading.Lock()


def engine_pool() -> EnginePool:
    """The pool of this very process and these settings: after a fork the parent's pipes are not ours."""
    command = engine_command()
    key = (os.getpid(), " ".join(command))
    with _pools_lock:
        if key not in _pools:
            _pools[key] = EnginePool(command, settings.ENGINE_PROCESSES)
        return _pools[key]


def engine_command() -> list[str]:
    """How an engine process is started, with its limits."""
    limits = (settings.ENGINE_MEMORY_MIB, settings.ENGINE_CPU_SECONDS, settings.ENGINE_WALL_SECONDS)
    return [sys.executable, "-m", settings.ENGINE_MODULE, *map(str, limits)]


def _cause_of_death(code: int) -> EngineFailed:
    if code == -signal.SIGPROF:
        return EngineFailed("the engine used up its CPU time")
    if code == -signal.SIGALRM:
        return EngineTimedOut("the engine did not answer in time")
    if code < 0:
        return EngineFailed(f"the engine was ended by {signal.Signals(-code).name}")
    return EngineFailed(f"the engine ended with status {code}")
