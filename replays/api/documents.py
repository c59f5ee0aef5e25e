"""What the API answers with, as types: they make the JSON and the OpenAPI components alike."""

from datetime import datetime
from typing import Literal, cast
from uuid import UUID

import msgspec
from django.urls import reverse

from replays.auditing.report import VerdictWord
from replays.models import Audit, GameLog

StateWord = Literal["queued", "running", "done", "unauditable"]
VisibilityWord = Literal["private", "link", "public"]


class AuditDocument(msgspec.Struct, kw_only=True):
    """Where an audit stands. `report_sha256` is that of the report without messages, `url` the report's."""

    id: UUID
    state: StateWord
    verdict: VerdictWord | None
    reason: str | None
    engine_version: str
    ruleset_revision: int
    options_digest: str
    report_sha256: str | None
    queued_at: datetime
    finished_at: datetime | None
    url: str


class LogDocument(msgspec.Struct, kw_only=True):
    """A stored log. `sha256` is that of the canonical form, `raw_sha256` that of the bytes as uploaded."""

    id: UUID
    url: str
    raw_url: str
    platform: str
    log_id: str
    sha256: str
    raw_sha256: str
    size: int
    ruleset: str
    preset: str
    hands: int
    players: list[str]
    played_at: datetime | None
    received_at: datetime
    visibility: VisibilityWord
    sample: bool
    audit: AuditDocument


class LogPage(msgspec.Struct, kw_only=True):
    """Some logs, the newest first, with the addresses of the neighbouring pages."""

    next: str | None
    previous: str | None
    results: list[LogDocument]


def log_document(log: GameLog, audit: Audit) -> LogDocument:
    """A log and its audit as the API shows them."""
    return LogDocument(
        id=log.id,
        url=reverse("api-log", args=(log.id,)),
        raw_url=reverse("api-log-raw", args=(log.id,)),
        platform=log.platform.slug,
        log_id=log.log_id,
        sha256=log.sha256,
        raw_sha256=log.raw_sha256,
        size=log.raw_size,
        ruleset=log.ruleset,
        preset=log.preset,
        hands=log.hand_count,
        players=log.players,
        played_at=log.played_at,
        received_at=log.received_at,
        visibility=cast(VisibilityWord, log.visibility),
        sample=log.is_sample,
        audit=_audit_document(log, audit),
    )


def _audit_document(log: GameLog, audit: Audit) -> AuditDocument:
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
        url=reverse("api-log-report", args=(log.id,)),
    )
