"""Signs of life in the database: each part of the service writes one now and then, and `doctor` reads them.

Plain SQL, since the task queue is set up before there are models.
"""

import time
from typing import Final

from django.db import connection

WEB: Final = "web"
WORKER: Final = "worker"
BEAT: Final = "beat"

#: How often a busy worker says so.
EVERY_SECONDS: Final = 10.0

_BEAT: Final = """
INSERT INTO mjaudit_pulse (name, at) VALUES (%s, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET at = excluded.at
"""
_last: dict[str, float] = {}


def beat(name: str) -> None:
    """Write that this part lives. Raises what the database raises where nothing can be written."""
    with connection.cursor() as cursor:
        cursor.execute(_BEAT, [name])


def beat_now_and_then(name: str) -> None:
    """The same, at most every ten seconds in this process."""
    now = time.monotonic()
    if now - _last.get(name, -EVERY_SECONDS) >= EVERY_SECONDS:
        beat(name)
        _last[name] = now
