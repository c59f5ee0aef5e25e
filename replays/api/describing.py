"""Logs as documents, for whoever reads them."""

from collections.abc import Sequence
from typing import Any, cast
from uuid import UUID

import msgspec
from django.urls import reverse

from accounts.actor import Actor
from replays.api.documents import (
    AskedRules,
    AuditDocument,
    AuditEntry,
    HandCommitment,
    LogDocument,
    LogEntry,
    ReportedAudit,
    SeatedPlayer,
    StateWord,
    VisibilityWord,
)
from replays.auditing.report import Report, VerdictWord, decode_report
from replays.models import Audit, AuditState, GameLog
from replays.names import PlayerName, names_by_log
from replays.queries.announcements import HandAnnouncement, announcements_of
from replays.queries.reports import stored_report, worded_report


def log_document(log: GameLog, reader: Actor, *, link: str | None = None) -> LogDocument:
    """The log, for somebody who came by its id or its link. It has its audit and its standing."""
    names = names_by_log(reader, [log])
    return LogDocument(
        **_members(log, reader, names[log.id], link),
        commitments=[
            _commitment(found) for found in announcements_of(log) if found.digest or found.announced_at
        ],
    )


def log_entries(logs: Sequence[GameLog], reader: Actor) -> list[LogEntry]:
    """The logs of a list, each with its audit and its standing."""
    names = names_by_log(reader, logs)
    return [LogEntry(**_members(log, reader, names[log.id], None)) for log in logs]


def log_url(log: UUID) -> str:
    """Where a log is."""
    return reverse("api-log", args=(log,))


def _members(log: GameLog, reader: Actor, names: list[PlayerName], link: str | None) -> dict[str, Any]:
    may_share = log.link is not None and reader.works_for(log.platform_id)
    return {
        "id": log.id,
        "url": reverse("api-shared-log", args=(link,)) if link else log_url(log.id),
        "raw_url": reverse("api-log-raw", args=(log.id,)) if log.is_raw_open else None,
        "link_url": reverse("pages:shared-log", args=(log.link,)) if may_share else None,
        "platform": log.platform.slug,
        "log_id": log.log_id,
        "revision": log.revision,
        "supersedes": log.superseded_sha256,
        "superseded": log.is_superseded,
        "superseded_by": log_url(log.superseded_by) if log.superseded_by else None,
        "sha256": log.sha256,
        "raw_sha256": log.raw_sha256,
        "size": log.raw_size,
        "ruleset": log.ruleset,
        "preset": log.preset,
        "hands": log.hand_count,
        "players": [_player(name) for name in names],
        "played_at": log.played_at,
        "received_at": log.received_at,
        "withdrawn_at": log.withdrawn_at,
        "visibility": cast(VisibilityWord, log.visibility),
        "sandbox": log.is_sandbox,
        "sample": log.is_sample,
        "audit": _audit(log, log.audit, link),
    }


def _player(name: PlayerName) -> SeatedPlayer:
    return SeatedPlayer(token=name.token, name=name.name or None, pseudonym=name.pseudonym)


def _commitment(found: HandAnnouncement) -> HandCommitment:
    return HandCommitment(
        hand=found.number,
        digest=found.digest or None,
        announcement=found.word.value,
        announced_at=found.announced_at,
        begun_by=found.begun_by,
        timed=found.is_timed,
    )


def audit_entry(audit: Audit) -> AuditEntry:
    """An audit among those of its log."""
    return AuditEntry(**_entry_members(audit))


def reported_audit(audit: Audit, *, with_words: bool) -> ReportedAudit:
    """The same with its report, worded or as its digest is of it."""
    return ReportedAudit(**_entry_members(audit), report=_report(audit, with_words=with_words))


def _report(audit: Audit, *, with_words: bool) -> Report | None:
    if audit.state != AuditState.DONE:
        return None
    if with_words:
        return msgspec.convert(worded_report(audit), Report)
    return decode_report(stored_report(audit))


def _entry_members(audit: Audit) -> dict[str, Any]:
    other = audit.other_rules
    at = (audit.log_id, audit.id)
    return _facts(audit) | {
        "own": audit.current,
        "asked": None if audit.current else AskedRules(preset=other.preset, options=other.options),
        "url": reverse("api-audit", args=at),
        "report_url": reverse("api-audit-report", args=at),
    }


def _audit(log: GameLog, audit: Audit, link: str | None) -> AuditDocument:
    shared = reverse("api-shared-report", args=(link,)) if link else None
    return AuditDocument(**_facts(audit), url=shared or reverse("api-log-report", args=(log.id,)))


def _facts(audit: Audit) -> dict[str, Any]:
    return {
        "id": audit.id,
        "state": cast(StateWord, audit.state),
        "verdict": cast(VerdictWord, audit.verdict) if audit.verdict else None,
        "reason": audit.reason or None,
        "engine_version": audit.engine_version,
        "ruleset_revision": audit.ruleset_revision,
        "options_digest": audit.options_digest,
        "report_sha256": audit.report_sha256 or None,
        "queued_at": audit.queued_at,
        "finished_at": audit.finished_at,
    }
