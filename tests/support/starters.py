"""The starter as a person uses it: a process that prints lines and is stopped by signals."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from mjaudit.starter.leftovers import MARK
from mjaudit.starter.places import CHECKOUT

PATIENCE = 120
_OURS = {MARK, "DATABASE_URL", "SECRET_KEY", "DJANGO_SETTINGS_MODULE", "MJAUDIT_ALL_TENANTS"}
"""Variables that tests set for themselves."""


def free_port() -> int:
    """A port nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Starter:
    """`make run` in a `var/` of the test's own."""

    var: Path
    port: int = field(default_factory=free_port)
    environment: dict[str, str] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    """Python's own."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def output(self) -> Path:
        """Everything it printed."""
        return self.var.parent / "starter.output"

    def start(self) -> None:
        """Begin; returns at once."""
        own = {"MJAUDIT_VAR": str(self.var), "MJAUDIT_PORT": str(self.port), "MJAUDIT_SAMPLES": "no"}
        inherited = {name: value for name, value in os.environ.items() if name not in {MARK, "DATABASE_URL"}}
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, *self.options, "-m", "mjaudit.starter"],
                cwd=CHECKOUT,
                env=inherited | {"MJAUDIT_WORKER_PROCESSES": "1"} | own | self.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def until(self, text: str) -> None:
        """Wait for a line that holds `text`."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.printed():
            assert self.running, f"the starter ended:\n{self.printed()}"
            assert time.monotonic() < deadline, f"no {text!r} within {PATIENCE} s:\n{self.printed()}"
            time.sleep(0.1)

    def printed(self) -> str:
        """What it printed so far, over all its starts."""
        return self.output.read_text(errors="replace") if self.output.exists() else ""

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def get(self, path: str) -> int:
        """The status of an address of the running service."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as response:
            status: int = response.status
            return status

    def manage(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """A command as an operator gives it beside the running service."""
        inherited = {name: value for name, value in os.environ.items() if name not in _OURS}
        return subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=CHECKOUT,
            env=inherited | {"MJAUDIT_VAR": str(self.var)},
            capture_output=True,
            text=True,
            check=False,
        )

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait. Returns the exit status."""
        assert self.process is not None
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)
