"""What is done to the service from within, in test processes alone.

Every bell rings three times, so each message is delivered to several workers. A web process that finds the
file of MJAUDIT_CHAOS_DIE ends itself after the commit of an upload and before its answer. A lease lasts a few
seconds and a lost bell is missed after one, so that a run sees both.
"""

import os
import signal
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Final
from uuid import UUID

from django.apps import AppConfig

from mjaudit.settings import env

#: Seconds: longer than an engine may take here (2 s), with room for a busy machine.
LEASE_SECONDS: Final = 6
#: Environment variable: the file whose being there tells a web process to die at its next upload.
DIE: Final = "MJAUDIT_CHAOS_DIE"
_COPIES: Final = 3


class FailpointsConfig(AppConfig):
    """Puts the failpoints in when the apps are loaded."""

    name = "tests.chaos"

    def ready(self) -> None:
        """Replace what the apps have loaded."""
        from replays import ingest, tasks  # noqa: PLC0415  # only once all models are there
        from replays.auditing import claims, work  # noqa: PLC0415

        claims.LEASE = timedelta(seconds=LEASE_SECONDS)  # type: ignore[misc]
        work.PATIENCE = timedelta(seconds=1)  # type: ignore[misc]
        ring = tasks.ring
        order = env.str(DIE, default="")

        def ring_or_die(audit_ids: Sequence[UUID]) -> None:
            if order and _taken(Path(order)):
                os.kill(os.getpid(), signal.SIGKILL)
            for _ in range(_COPIES):
                ring(audit_ids)

        vars(ingest)["ring"] = ring_or_die


def _taken(order: Path) -> bool:
    """Whether the file was there; of several threads one is told so."""
    try:
        order.unlink()
    except FileNotFoundError:
        return False
    return True
