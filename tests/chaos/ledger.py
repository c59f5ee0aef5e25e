"""What clients were told: written down by them, beside the service."""

import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Sent:
    """One log as a client made it. `kind` is honest, long, illegal or poison."""

    log_id: str
    kind: str
    data: bytes


@dataclass
class Ledger:
    """Shared by all clients."""

    acknowledged: dict[str, Sent] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def acknowledge(self, sent: Sent, sha256: str) -> None:
        """The service has said that it keeps this log."""
        with self._lock:
            known = self.digests.setdefault(sent.log_id, sha256)
            self.acknowledged.setdefault(sent.log_id, sent)
            if known != sha256:
                self.wrong.append(f"{sent.log_id} had the digest {known} and now has {sha256}")

    def count(self, answer: str) -> None:
        """One answer, or the lack of one."""
        with self._lock:
            self.answers[answer] += 1

    def complain(self, what: str) -> None:
        """Something that no client should meet."""
        with self._lock:
            self.wrong.append(what)

    def write(self, path: Path) -> None:
        """In the form that `manage.py fsck --ledger` reads."""
        path.write_text("".join(f"{sha256} {log_id}\n" for log_id, sha256 in self.digests.items()))
