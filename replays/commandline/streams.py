"""The standard streams as a shell hands them over: closed, full, or read by somebody who leaves early."""

import io
import os
from collections.abc import Iterable
from typing import BinaryIO, TextIO


class OutputLost(Exception):  # it says what became of the reports
    """Standard output is closed, or takes no more."""


def write_all(output: TextIO | None, texts: Iterable[str]) -> None:
    """Write them as they come. A reader such as `head` may have enough; whatever else stops them raises
    OutputLost. `output` is None where the shell closed it.
    """
    for text in texts:
        try:
            _write(output, text)
        except BrokenPipeError:
            return
        except OSError as error:
            raise OutputLost(error.strerror or str(error)) from error


def tell(errors: TextIO | None, text: str) -> None:
    """Write it, where somebody listens; the exit status tells the worst of it anyway."""
    try:
        _write(errors, text)
    except OSError:
        return


def bytes_of(source: TextIO | None) -> BinaryIO:
    """The bytes of standard input. Raises OSError where the shell closed it."""
    if source is None:
        raise OSError("it is closed")
    return source.buffer


def _write(stream: TextIO | None, text: str) -> None:
    """In UTF-8, wherever it is: a locale must not stop a report half-way."""
    if stream is None:
        raise OSError("it is closed")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        stream.write(text)
        stream.flush()
    except OSError:
        # What Python would flush once more at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        raise
