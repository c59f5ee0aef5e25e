"""I1: whatever a client was told is kept, is kept."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from mjaudit.integrity.violation import Violation
from replays.models import GameLog

_LINE: Final = re.compile(r"([0-9a-f]{64}) (\S+)")
_CHUNK: Final = 500


class BadLedger(Exception):  # what is wrong with the file of whoever asks
    """A line is not `sha256 log_id`."""


def check_ledger(lines: Iterable[str]) -> Iterator[Violation]:
    """Each line has the canonical digest of a log, as an upload's answer gives it in `sha256`, and its
    `log_id`. Raises BadLedger.
    """
    entries = _entries(lines)
    while chunk := list(islice(entries, _CHUNK)):
        logs = GameLog.objects.filter(sha256__in=[sha256 for sha256, _ in chunk])
        stored = set(logs.values_list("sha256", "log_id"))
        for sha256, log_id in chunk:
            if (sha256, log_id) not in stored:
                yield Violation(
                    "I1", GameLog._meta.db_table, log_id, f"{sha256} was acknowledged, and is gone"
                )


def _entries(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, start=1):
        entry = _LINE.fullmatch(line.rstrip("\r\n"))
        if entry is None:
            raise BadLedger(f"line {number} is not a SHA-256 in hex digits, a space and a log_id")
        yield entry[1], entry[2]
