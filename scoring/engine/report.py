"""The report as JSON (audit report, section 2): equal bytes for equal log, engine and options."""

from collections.abc import Mapping
from typing import Final

from msgspec import json

from scoring.engine.audit import ENGINE_VERSION, AuditReport
from scoring.engine.event_document import event_document
from scoring.engine.findings import Finding, Json
from scoring.engine.hand_audit import HandAudit
from scoring.engine.record import HOUSE
from scoring.engine.tiles import NAMES, format_run
from scoring.engine.transfers import Priced, PricedWin, Transfer

#: At most so many findings stand in a hand and in a log; the rest are counted.
MOST_IN_HAND: Final = 100
MOST_IN_LOG: Final = 500

Document = dict[str, Json]


def encode_report(report: AuditReport) -> bytes:
    """The report's bytes: canonical JSON (sorted keys, no white space, UTF-8), without messages."""
    return encode_document(report_document(report))


def encode_document(document: Mapping[str, Json]) -> bytes:
    """Canonical JSON: all keys are ASCII and all numbers integers, so sorted keys make RFC 8785."""
    return json.encode(document, order="sorted")


def report_document(report: AuditReport) -> Document:
    """The report as one JSON object, each finding without its message."""
    room = MOST_IN_LOG
    hands: list[Json] = []
    omitted = 0
    for audit in report.hands:
        kept = audit.findings[: min(MOST_IN_HAND, room)]
        omitted += len(audit.findings) - len(kept)
        room -= len(kept)
        hands.append(_hand(audit, kept))
    findings = report.findings[:room]
    omitted += len(report.findings) - len(findings)
    record, rules = report.record, report.rules
    document: Document = {
        "report": "mjaudit-report",
        "version": 1,
        "log_id": record.log_id,
        "platform": record.platform,
        "log_sha256": report.log_sha256,
        "engine": {"version": ENGINE_VERSION, "ruleset_revision": rules.ruleset.revision},
        "rules": {
            "id": rules.ruleset.id,
            "preset": rules.preset,
            "options": dict(rules.options),
            "digest": rules.digest,
            "defaulted": list(rules.defaulted),
        },
        "verdict": report.verdict,
        "hands": hands,
        "findings": [_finding(finding) for finding in findings],
        "end_scores": report.end_scores,
        "claimed_end_scores": None if record.end_scores is None else list(record.end_scores),
    }
    if omitted:
        document["findings_omitted"] = omitted
    return document


def _hand(audit: HandAudit, findings: list[Finding]) -> Document:
    hand, settlement, succession = audit.hand, audit.settlement, audit.succession
    return {
        "hand": hand.number,
        "dealer": hand.dealer,
        "verdict": audit.verdict,
        "fairness": audit.fairness,
        "findings": [_finding(finding) for finding in findings],
        "outcome": hand.outcome,
        "transfers": [_transfer(transfer) for transfer in settlement.transfers] if settlement else [],
        "scores": audit.scores,
        "claimed_scores": None if hand.scores is None else list(hand.scores),
        "next_dealer": succession.seat if succession else None,
        "wins": [_win(win) for win in settlement.wins] if settlement else [],
    }


def _win(win: PricedWin) -> Document:
    won = win.won
    return {
        "event": won.event,
        "seat": won.seat,
        "tile": None if won.tile is None else NAMES[won.tile],
        "from": won.payer,
        "how": won.how,
        "shape": [format_run(group) for group in win.shape],
        "waits": [NAMES[tile] for tile in won.waits],
        "items": [_item(item) for item in win.items],
        "points": win.points,
        "also": list(win.also),
    }


def _item(item: Priced) -> Document:
    return {"code": item.code, "points": item.points, "clause": item.clause}


def _transfer(transfer: Transfer) -> Document:
    return {
        "event": transfer.event,
        "from": _party(transfer.payer),
        "to": _party(transfer.payee),
        "points": transfer.points,
        "cause": transfer.cause,
        "items": [_item(item) for item in transfer.items],
        "clause": transfer.clause,
    }


def _party(seat: int) -> Json:
    return "house" if seat == HOUSE else seat


def _finding(finding: Finding) -> Document:
    return {
        "kind": finding.kind,
        "hand": finding.hand,
        "event": finding.event,
        "seat": finding.seat,
        "clause": finding.clause,
        "code": finding.code,
        "severity": finding.severity,
        "consequent": finding.consequent,
        "expected": finding.expected,
        "actual": finding.actual,
        "params": dict(finding.params),
        "legal": None if finding.legal is None else [event_document(event) for event in finding.legal],
        "also_legal_under": list(finding.also_legal_under),
    }
