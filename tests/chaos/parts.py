"""One program of the service as a process tree that may be killed, frozen and started again."""

import signal
import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from mjaudit.starter.places import CHECKOUT


@dataclass
class Part:
    """`environment` is all it gets; what it prints goes to the end of `journal`."""

    name: str
    command: list[str]
    environment: dict[str, str]
    journal: Path
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def is_running(self) -> bool:
        """Whether its first process is there."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start it, unless it runs."""
        if self.is_running:
            return
        with self.journal.open("ab") as journal:
            self.process = subprocess.Popen(
                self.command,
                cwd=CHECKOUT,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=journal,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def kill(self) -> None:
        """SIGKILL to every process of its tree."""
        if self.process is not None:
            kill_tree(self.process)

    def send(self, sent: signal.Signals) -> None:
        """A signal to its own processes, but not to engines, which have a clock that runs on."""
        for process in self.tree():
            with suppress(psutil.NoSuchProcess):
                if not is_engine(process):
                    process.send_signal(sent)

    def engines(self) -> list[psutil.Process]:
        """The engine processes below it."""
        return [process for process in self.tree() if is_engine(process)]

    def tree(self) -> list[psutil.Process]:
        """All its processes, the first one first."""
        return tree(self.process.pid) if self.process is not None and self.is_running else []


def tree(pid: int) -> list[psutil.Process]:
    """This process and all below it; none when it has ended."""
    try:
        first = psutil.Process(pid)
        return [first, *first.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def kill_tree(process: subprocess.Popen[bytes]) -> None:
    """SIGKILL to it and to whatever it started. It is stopped first, so that it starts nothing meanwhile."""
    if process.poll() is None:
        process.send_signal(signal.SIGSTOP)
        kill(tree(process.pid))
        process.wait()


def kill(processes: list[psutil.Process]) -> None:
    """SIGKILL to each, and wait until none is left."""
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    while any(map(_is_alive, processes)):
        time.sleep(0.01)


def _is_alive(process: psutil.Process) -> bool:
    """A zombie is dead, though who should bury it may never come."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def is_engine(process: psutil.Process) -> bool:
    """Whether this is a process that audits logs."""
    try:
        return any("engine" in word for word in process.cmdline())
    except psutil.Error:
        return False
