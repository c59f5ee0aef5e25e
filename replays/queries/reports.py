"""Stored reports, and their findings put into words."""

from typing import Any

import msgspec

from replays.models import Audit
from scoring.engine.wording import add_messages


def worded_report(audit: Audit) -> dict[str, Any]:
    """The report with a message in each finding. Raises ValueError before the audit is done."""
    document: dict[str, Any] = msgspec.json.decode(audit.report_bytes)
    return add_messages(document)
