"""Verdicts: what a hand or a log comes to."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.findings import UNDECIDABLE, Finding

CLEAN: Final = "clean"
FLAGGED: Final = "flagged"


def verdict_of(findings: Sequence[Finding]) -> str:
    """Flagged by an error that is not consequent, else undecidable by a clause that could not be judged."""
    if not findings:
        return CLEAN
    if any(finding.flags for finding in findings):
        return FLAGGED
    if any(finding.kind == UNDECIDABLE for finding in findings):
        return UNDECIDABLE
    return CLEAN
