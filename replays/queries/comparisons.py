"""Reports on one log held against each other."""

from typing import Any

import msgspec

from replays.queries.reports import with_messages
from scoring.engine.comparing import compare_reports


def comparison_of(before: bytes, after: bytes, *, with_words: bool = True) -> dict[str, Any]:
    """The comparison document (docs/audit-report.md) of two canonical reports on one log, with messages in
    its findings or without.
    """
    read = with_messages if with_words else msgspec.json.decode
    return compare_reports(read(before), read(after))
