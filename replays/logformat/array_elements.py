"""Cuts a JSON array into its elements while it streams in, looking at brackets, commas and strings alone."""

import re
from collections.abc import Iterator
from typing import BinaryIO, Final

from replays.logformat.limits import Limits
from replays.logformat.refusal import LogRefused, refused

_BLOCK: Final = 64 * 1024
#: A string with its closing quotation mark, if that is there yet, or a bracket or comma outside strings.
_MARK: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+("?)|[\[\]{},]', re.DOTALL)
_DEEPER: Final = {b"[": 1, b"{": 1, b"]": -1, b"}": -1}


def value_end(text: bytes) -> int | None:
    """Where the object or array that `text` starts with ends; None if it does not end or is none."""
    if not text.startswith((b"{", b"[")):
        return None
    level = 0
    for mark in _MARK.finditer(text):
        level += _DEEPER.get(mark[0], 0)
        if level == 0:
            return mark.end()
    return None


class _Element:
    """What has been read of one element, thrown away once it is larger than a log may be."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, text: bytes) -> None:
        self._size += len(text)
        if self._size > self._most:
            self._parts.clear()
        else:
            self._parts.append(text)

    def whole(self) -> bytes | LogRefused:
        if self._size > self._most:
            return refused("log-too-large", "", f"at most {self._most} bytes", f"{self._size} bytes")
        return b"".join(self._parts).strip()


def array_elements(stream: BinaryIO, limits: Limits) -> Iterator[bytes | LogRefused]:
    """The bytes of each element of the array that `stream` holds; a refusal for one larger than a log.

    Raises LogRefused where the array is not closed, or something follows it.
    """
    pieces = _pieces(stream, limits.log_bytes)
    next(pieces)
    level = 1
    several = False
    element = _Element(limits.log_bytes)
    for text, sign in pieces:
        element.add(text)
        if level == 1 and sign in (b",", b"]"):
            content = element.whole()
            if content or several or sign == b",":
                yield content
            if sign == b"]":
                _require_nothing(pieces)
                return
            several = True
            element = _Element(limits.log_bytes)
        else:
            element.add(sign)
            level += _DEEPER.get(sign, 0)
            if level == 0:
                break
    raise refused("json-syntax", "", "the array's end: ]", "the end of the text")


def _pieces(stream: BinaryIO, most: int) -> Iterator[tuple[bytes, bytes]]:
    """The text up to each bracket or comma outside strings, with that sign; none where a block ends."""
    rest = b""
    while block := stream.read(max(_BLOCK, len(rest))):
        text = rest + block
        rest = b""
        place = 0
        for mark in _MARK.finditer(text):
            if mark[1] == b"":
                rest = text[mark.start() :]
                break
            if mark[1] is None:
                yield text[place : mark.start()], mark[0]
                place = mark.end()
        if len(rest) > most:
            raise refused("log-too-large", "", f"at most {most} bytes", f"a text of more than {most}")
        yield text[place : len(text) - len(rest)], b""
    yield rest, b""


def _require_nothing(pieces: Iterator[tuple[bytes, bytes]]) -> None:
    for text, sign in pieces:
        if text.strip() or sign:
            raise refused("json-syntax", "", "the end of the text", (text + sign).decode("utf-8", "replace"))
