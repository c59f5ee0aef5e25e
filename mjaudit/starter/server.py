"""One embedded server as a child process: started, asked whether it answers, stopped."""

import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from mjaudit.starter.trouble import CannotStart

START_SECONDS = 120
"""How long a start may take; recovery after a power cut is slow on a slow disk."""
STOP_SECONDS = 30


@dataclass
class Server:
    """`answers` asks the server a real question: it counts as running when that returns True, whatever any
    pid file says. Without a vital one nothing works; another is started again when it ends by itself.
    """

    name: str
    command: list[str]
    folder: Path
    journal: Path
    answers: Callable[[], bool]
    stop_signal: signal.Signals
    is_vital: bool = True
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    def start(self) -> None:
        """Start it and return once it answers. Raises CannotStart with the end of its log otherwise."""
        self.journal.parent.mkdir(parents=True, exist_ok=True)
        with self.journal.open("ab") as journal:
            # A session of its own, so that Ctrl-C in the terminal reaches the starter alone, which stops
            # things in order.
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=journal,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None:
                raise CannotStart(
                    f"{self.name} ended while starting. The end of {self.journal}:\n{self._last_lines()}"
                )
            if time.monotonic() > deadline:
                self.stop()
                raise CannotStart(f"{self.name} did not answer within {START_SECONDS} s; see {self.journal}.")
            time.sleep(0.05)

    def died(self) -> bool:
        """Whether it ended without being told to."""
        return self.process is not None and self.process.poll() is not None

    def stop(self) -> None:
        """Stop it cleanly; kill it when it does not stop."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(self.stop_signal)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _last_lines(self) -> str:
        text = self.journal.read_text(errors="replace")
        return "\n".join("  " + line for line in text.splitlines()[-12:])
