"""Many logs in one file (log format, section 9), read one by one.

A file is a single log, one log a line (NDJSON), a JSON array of logs, or a zip of `.json` files, and any of
these may be packed once by gzip or zstd. What it is follows from its bytes, never from its name. A bad log is
an item like a good one; only what makes the rest unreadable ends the batch, and is then its last item.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import BinaryIO

from replays.logformat.archives import is_archive, members
from replays.logformat.limits import DEFAULT_LIMITS, Limits
from replays.logformat.packing import metered, packing_of, unpack
from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused, refused
from replays.logformat.sequences import logs_of

_BLOCK = 64 * 1024


@dataclass(frozen=True, slots=True)
class Found:
    """One log's bytes in a batch, or why there are none, and where: a line (from 1), an element of the array
    (from 0) or a member of the zip; none of them for a file that is one log.
    """

    content: bytes | LogRefused
    line: int | None = None
    element: int | None = None
    member: str | None = None


@dataclass(frozen=True, slots=True)
class BatchItem:
    """One log of a batch as read or refused; `data` are its bytes where there are any."""

    file: str
    line: int | None
    element: int | None
    member: str | None
    data: bytes
    outcome: ReadLog | LogRefused


def read_batch(source: BinaryIO, file: str, limits: Limits = DEFAULT_LIMITS) -> Iterator[BatchItem]:
    """Every log of `source`, in order; `file` is only carried along.

    Reads as it goes: at no time more than a few logs are in memory. Never raises for what the bytes are.
    """
    for found in find_logs(source, limits):
        outcome: ReadLog | LogRefused
        data = b""
        if isinstance(found.content, LogRefused):
            outcome = found.content
        else:
            data = found.content
            try:
                outcome = read_log(data, limits)
            except LogRefused as refusal:
                outcome = refusal
        yield BatchItem(file, found.line, found.element, found.member, data, outcome)


def find_logs(source: BinaryIO, limits: Limits = DEFAULT_LIMITS) -> Iterator[Found]:
    """The bytes of every log of `source`, not yet read as logs."""
    logs = 0
    try:
        for found in _shapes(source, limits):
            logs += 1
            if logs > limits.batch_logs:
                raise refused("too-many-logs", "", f"at most {limits.batch_logs} logs", "more")
            yield found
        if not logs:
            raise refused("empty-body", "", "at least one log", "none")
    except LogRefused as refusal:
        yield Found(refusal)


def _shapes(source: BinaryIO, limits: Limits) -> Iterator[Found]:
    blocks = _blocks(source)
    start, blocks = _peek(blocks)
    packing = packing_of(start)
    if packing is not None:
        blocks = unpack(blocks, packing, limits)
        start, blocks = _peek(blocks)
        if packing_of(start) is not None:
            raise refused("packing-not-allowed", "", "a file packed once", "one packed twice")
    if is_archive(start):
        return (Found(content, member=name) for name, content in members(blocks, limits))
    return (Found(text.content, text.line, text.element) for text in logs_of(metered(blocks, limits), limits))


def _blocks(source: BinaryIO) -> Iterator[bytes]:
    while block := source.read(_BLOCK):
        yield block


def _peek(blocks: Iterator[bytes]) -> tuple[bytes, Iterator[bytes]]:
    """The first bytes, enough to know a file's kind by, and all blocks again."""
    start = b""
    for block in blocks:
        start += block
        if len(start) >= 4:
            break
    return start, chain([start], blocks)
