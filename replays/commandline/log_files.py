"""A file of logs, one a line: whole or not there at all."""

import gzip
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO, cast

from replays.commandline.streams import write_all


def write_logs(out: str, lines: Iterable[bytes]) -> None:
    """Write the lines to this file, packed where its name ends in `.gz`; `-` is standard output.

    A file takes its name once the last line stands in it; a link stays one. Raises OSError where it cannot
    be written, and OutputLost for standard output.
    """
    if out == "-":
        write_all(sys.stdout, (line.decode() for line in lines))
        return
    target = Path(out).resolve()
    if target.exists() and not target.is_file():
        # A device or a pipe is written to, and never made a file.
        with target.open("wb") as file:
            file.writelines(lines)
        return
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with _opened(unfinished, packed=target.suffix == ".gz") as file:
            file.writelines(lines)
        unfinished.replace(target)
    finally:
        with suppress(OSError):
            unfinished.unlink()


def _opened(path: Path, *, packed: bool) -> IO[bytes]:
    """Packed without name and time, so that the same logs are the same bytes."""
    if not packed:
        return path.open("wb")
    return cast("IO[bytes]", gzip.GzipFile("", "wb", fileobj=path.open("wb"), mtime=0))
