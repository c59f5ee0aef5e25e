"""Logs as documents, for whoever reads them."""

from collections.abc import Sequence
from typing import Any, cast
from uuid import UUID

from django.urls import reverse

from accounts.actor import Actor
from replays.api.documents import (
    AuditDocument,
    HandCommitment,
    LogDocument,
    LogEntry,
    SeatedPlayer,
    StateWord,
    VisibilityWord,
)
from replays.auditing.report import VerdictWord
from replays.models import Audit, GameLog
from replays.names import PlayerName, names_by_log
from replays.queries.announcements import HandAnnouncement, announcements_of


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


def _audit(log: GameLog, audit: Audit, link: str | None) -> AuditDocument:
    shared = reverse("api-shared-report", args=(link,)) if link else None
    return AuditDocument(
        id=audit.id,
        state=cast(StateWord, audit.state),
        verdict=cast(VerdictWord, audit.verdict) if audit.verdict else None,
        reason=audit.reason or None,
        engine_version=audit.engine_version,
        ruleset_revision=audit.ruleset_revision,
        options_digest=audit.options_digest,
        report_sha256=audit.report_sha256 or None,
        queued_at=audit.queued_at,
        finished_at=audit.finished_at,
        url=shared or reverse("api-log-report", args=(log.id,)),
    )
