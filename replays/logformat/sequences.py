"""Plain JSON text that holds one log or many: told apart, and cut into logs as it streams in."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader, RawIOBase
from typing import BinaryIO, Final

from replays.logformat.array_elements import array_elements, value_end
from replays.logformat.limits import Limits
from replays.logformat.refusal import LogRefused, refused

_OBJECT_LINE: Final = re.compile(rb"^\{.*\S", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class LogText:
    """The bytes of one log, or why they cannot be had, with its line (from 1) or element (from 0)."""

    content: bytes | LogRefused
    line: int | None = None
    element: int | None = None


class BlockStream(RawIOBase):
    """A readable file over blocks of bytes."""

    def __init__(self, blocks: Iterator[bytes]) -> None:
        self._blocks = blocks
        self._rest = memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # any writable buffer, there
        while not self._rest:
            block = next(self._blocks, None)
            if block is None:
                return 0
            self._rest = memoryview(block)
        size = min(len(buffer), len(self._rest))
        buffer[:size] = self._rest[:size]
        self._rest = self._rest[size:]
        return size


def logs_of(blocks: Iterator[bytes], limits: Limits) -> Iterator[LogText]:
    """Every log of a text, in order.

    Raises LogRefused where the text breaks off in a way that leaves the rest unreadable.
    """
    head = b""
    for block in blocks:
        head += block
        if len(head) > limits.log_bytes:
            break
    whole = len(head) <= limits.log_bytes
    stream: BinaryIO = BufferedReader(BlockStream(_again(head, blocks)))
    if head.lstrip().startswith(b"["):
        yield from (LogText(content, element=n) for n, content in enumerate(array_elements(stream, limits)))
    elif is_lines(head, whole):
        yield from _lines(stream, limits)
    elif whole:
        yield LogText(head)
    else:
        yield LogText(_too_large(limits))


def _again(head: bytes, blocks: Iterator[bytes]) -> Iterator[bytes]:
    yield head
    yield from blocks


def is_lines(head: bytes, whole: bool) -> bool:
    """Whether a text that starts with `head` is one log a line; `whole` if there is nothing behind it.

    It is where something follows a first line that is complete in itself, and where some line is such an
    object from its very start although the text as a whole is no single value: then a line before it is bad.
    A log printed over many lines is neither.
    """
    text = head.strip()
    end = value_end(text)
    if b"\n" not in text:
        return not whole
    if whole and end == len(text):
        return False
    first_line = text.partition(b"\n")[0].strip()
    if end is not None and end == len(first_line):
        return True
    return any(value_end(match[0]) == len(match[0]) for match in _OBJECT_LINE.finditer(head))


def _lines(stream: BinaryIO, limits: Limits) -> Iterator[LogText]:
    number = 0
    while line := stream.readline(limits.log_bytes + 2):
        number += 1
        content = line.rstrip(b"\r\n")
        if len(content) > limits.log_bytes:
            yield LogText(_too_large(limits), line=number)
            while line and not line.endswith(b"\n"):
                line = stream.readline(limits.log_bytes)
        elif content.strip():
            yield LogText(content, line=number)


def _too_large(limits: Limits) -> LogRefused:
    return refused("log-too-large", "", f"at most {limits.log_bytes} bytes", "more")
