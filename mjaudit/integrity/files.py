"""I12: nothing of ours lies about. The service keeps its data in the database; what it needs for a moment in
a file is gone within the hour.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from django.conf import settings

from mjaudit.integrity.violation import Violation

_OLD_SECONDS: Final = 3600
#: What `var/` may hold (docs/operating.md); servers look after what is in their own folders.
_KNOWN: Final = frozenset(
    {"postgres", "valkey", "run", "journal", "demo.json", "secret-key", "port", "starter.lock", "test"}
)
_BEAT: Final = "beat-schedule"  # beat's own library adds endings of its liking
_UNFINISHED: Final = ".unfinished"


def check_files() -> Iterator[Violation]:
    """The folder of the embedded servers, and what Django keeps of an upload while it comes in."""
    var = settings.PLACES.var
    for path in sorted(var.iterdir()) if var.is_dir() else ():
        if path.suffix == _UNFINISHED:
            yield from _forgotten(path)
        elif path.name not in _KNOWN and not path.name.startswith(_BEAT):
            yield Violation("I12", "file", str(path), "nothing of the service makes a file of this name")
    uploads = Path(settings.FILE_UPLOAD_TEMP_DIR or tempfile.gettempdir())
    for path in sorted(uploads.glob("tmp*.upload*")):
        yield from _forgotten(path)


def _forgotten(path: Path) -> Iterator[Violation]:
    with suppress(FileNotFoundError):
        found = path.lstat()
        age = time.time() - found.st_mtime
        if found.st_uid == os.geteuid() and age > _OLD_SECONDS:
            yield Violation("I12", "file", str(path), f"left over for {age / _OLD_SECONDS:.0f} h")
