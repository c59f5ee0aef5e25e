"""What the machine has left."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from django.conf import settings

from mjaudit.doctor.finding import Finding

_GIB: Final = 2**30
_LEAST_SHARE: Final = 0.05


def machine_findings() -> Iterator[Finding]:
    """The disks that the service writes to: the folder of the embedded servers, where there is one, and the
    temporary folder of uploads.
    """
    folders = {Path(tempfile.gettempdir()), settings.PLACES.var}
    for folder in sorted(folder for folder in folders if folder.exists()):
        yield disk_space(folder)


def disk_space(folder: Path) -> Finding:
    """A disk that fills up stops uploads, and deleting rows then needs space of its own."""
    usage = shutil.disk_usage(folder)
    left = f"{usage.free / _GIB:.1f} GiB free"
    if usage.free < _LEAST_SHARE * usage.total or usage.free < _GIB:
        return Finding(f"disk of {folder}", f"{left}.", "Make room before uploads are refused.")
    return Finding(f"disk of {folder}", left)
