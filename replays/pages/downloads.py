"""Files of a log that its page offers."""

from dataclasses import dataclass

from django.urls import reverse

from replays.pages.doors import FoundLog
from replays.queries.logs import may_read_bytes


@dataclass(frozen=True, slots=True)
class Downloads:
    """Addresses; `raw` is empty for whoever may not have the bytes."""

    raw: str
    report: str


def downloads_of(found: FoundLog) -> Downloads:
    """What this reader may take along. By a link nobody gets the bytes, which name players."""
    if found.at.link:
        return Downloads("", reverse("api-shared-report", args=(found.at.link,)))
    raw = reverse("api-log-raw", args=(found.row.id,)) if may_read_bytes(found.reader, found.row) else ""
    return Downloads(raw, reverse("api-log-report", args=(found.row.id,)))
