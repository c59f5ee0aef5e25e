"""Holds what the audit says of a broken log against the sign of its fault."""

from collections.abc import Sequence

from scoring.engine.audit import AuditReport
from scoring.engine.findings import ERROR, INFO, Finding
from tests.proof.faults import Sign


def complaints(report: AuditReport, sign: Sign) -> list[str]:
    """What is wrong with the report; nothing if it finds the fault first, alone, and at its place."""
    found = [*report.findings, *(finding for hand in report.hands for finding in hand.findings)]
    due = [finding for finding in found if is_sign(finding, sign)]
    wrong = [f"also says {told(finding)}" for finding in found if _accuses(finding) and finding not in due]
    if not due:
        return [f"does not find {sign}", *wrong]
    if due[0].consequent:
        wrong.append(f"takes it for consequent: {told(due[0])}")
    errors = [finding for finding in _beside(report, sign) if finding.severity == ERROR]
    if sign.severity == ERROR and errors[:1] != due[:1]:
        wrong.append(f"says first {told(errors[0])}")
    return [*wrong, *(f"says it again: {told(finding)}" for finding in due[1:] if _accuses(finding))]


def is_sign(finding: Finding, sign: Sign) -> bool:
    """Whether the finding is the one that is due."""
    return (finding.kind, finding.clause, finding.event, finding.hand, finding.severity) == (
        sign.kind,
        sign.clause,
        sign.event,
        sign.hand,
        sign.severity,
    )


def told(finding: Finding) -> str:
    """The finding in a line, for whoever looks for the cause."""
    follows = ", consequent" if finding.consequent else ""
    return (
        f"{finding.kind} {finding.clause} {finding.code} at hand {finding.hand} event {finding.event}"
        f" (seat {finding.seat}, {finding.severity}{follows}): {finding.expected!r} -> {finding.actual!r}"
    )


def _accuses(finding: Finding) -> bool:
    """Whether it says something of its own: an error, a warning or a doubt that follows from nothing."""
    return not finding.consequent and finding.severity != INFO


def _beside(report: AuditReport, sign: Sign) -> Sequence[Finding]:
    """The findings among which that of the sign stands: of its hand, or of the log."""
    if sign.hand is None:
        return report.findings
    return next(audit.findings for audit in report.hands if audit.hand.number == sign.hand)
