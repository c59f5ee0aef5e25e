"""A report made into rows, all of them in one transaction or none."""

import hashlib
from collections.abc import Iterator

import zstandard
from django.db import transaction
from django.db.models.functions import Now

from evidence.models import Kind
from evidence.recording import record
from replays.auditing.claims import Claim, held
from replays.auditing.report import Report, ReportFinding, ReportHand, decode_report
from replays.models import Audit, AuditState, FindingRow, HandSummary


def finish(claim: Claim, document: bytes, *, engine_ms: float) -> bool:
    """Store this report with its hand summaries and finding rows.

    False, and nothing written, when the claim has been lost or the audit finished before.
    """
    report, report_sha256 = decode_report(document), hashlib.sha256(document).hexdigest()
    with transaction.atomic():
        audit = held(claim)
        if audit is None:
            return False
        HandSummary.objects.bulk_create(hand_summaries(audit, report))
        FindingRow.objects.bulk_create(finding_rows(audit, report))
        Audit.objects.filter(id=audit.id).update(
            state=AuditState.DONE,
            engine_version=report.engine.version,
            ruleset_revision=report.engine.ruleset_revision,
            verdict=report.verdict,
            report=zstandard.compress(document),
            report_size=len(document),
            report_sha256=report_sha256,
            engine_ms=engine_ms,
            finished_at=Now(),
            lease_until=None,
            lease_token=None,
        )
        if not audit.log.is_sandbox:
            record(kind=Kind.VERDICT, object_digest=report_sha256, platform_id=audit.platform_id)
    return True


def hand_summaries(audit: Audit, report: Report) -> list[HandSummary]:
    """What is kept as rows of the report's hands."""
    return [_summary(audit, place, hand) for place, hand in enumerate(report.hands)]


def finding_rows(audit: Audit, report: Report) -> list[FindingRow]:
    """What is kept as rows of the report's findings: those of hands first, then those of the whole log."""
    return [_row(audit, place, *found) for place, found in enumerate(_findings(report))]


def _findings(report: Report) -> Iterator[tuple[int | None, ReportFinding]]:
    for hand in report.hands:
        for finding in hand.findings:
            yield hand.hand, finding
    for finding in report.findings:
        yield finding.hand, finding


def _summary(audit: Audit, place: int, hand: ReportHand) -> HandSummary:
    codes = [item.code for win in hand.wins for item in win.items]
    return HandSummary(
        platform_id=audit.platform_id,
        audit=audit,
        place=place,
        number=hand.hand,
        dealer=hand.dealer,
        outcome=hand.outcome,
        verdict=hand.verdict,
        claimed_scores=hand.claimed_scores,
        scores=hand.scores,
        winners=[win.seat for win in hand.wins],
        item_codes=list(dict.fromkeys(codes)),
        errors=sum(finding.severity == "error" for finding in hand.findings),
        findings=len(hand.findings),
    )


def _row(audit: Audit, place: int, hand: int | None, finding: ReportFinding) -> FindingRow:
    return FindingRow(
        platform_id=audit.platform_id,
        audit=audit,
        place=place,
        hand=hand,
        event=finding.event,
        seat=finding.seat,
        kind=finding.kind,
        clause=finding.clause,
        code=finding.code,
        severity=finding.severity,
        consequent=finding.consequent,
    )
