"""Stored reports, and their findings put into words."""

from typing import Any

import msgspec

from replays.models import Audit, AuditState
from scoring.engine.wording import add_messages
from scoring.rulesets import load


class NotAudited(Exception):  # an answer, not an error of ours
    """The audit is not done: it still waits, or this log is unauditable."""

    def __init__(self, audit: Audit) -> None:
        super().__init__(audit.state)
        self.audit = audit


def require_done(audit: Audit) -> None:
    """Raise NotAudited unless the audit has its report."""
    if audit.state != AuditState.DONE:
        raise NotAudited(audit)


def stored_report(audit: Audit) -> bytes:
    """The canonical bytes as stored, whose SHA-256 is `report_sha256`. Raises NotAudited."""
    require_done(audit)
    return audit.report_bytes


def worded_report(audit: Audit) -> dict[str, Any]:
    """The report with a message in each finding. Raises NotAudited."""
    return with_messages(stored_report(audit))


def with_messages(report: bytes) -> dict[str, Any]:
    """A canonical report put into words."""
    document: dict[str, Any] = msgspec.json.decode(report)
    return add_messages(document, load(document["rules"]["id"]))
