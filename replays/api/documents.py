"""What the API answers with, as types: they make the JSON and the OpenAPI components alike."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec

from replays.auditing.report import Report, Value, VerdictWord

StateWord = Literal["queued", "running", "done", "unauditable"]
VisibilityWord = Literal["private", "link", "public"]
AnnouncementWord = Literal["announced", "late", "other_digest", "not_shown", "none"]


class AuditFacts(msgspec.Struct, kw_only=True):
    """Where an audit stands. `report_sha256` is that of the report without messages."""

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


class AuditDocument(AuditFacts, kw_only=True):
    """The log's own audit; `url` is its report's."""

    url: str


class AskedRules(msgspec.Struct, kw_only=True):
    """Rules as they were asked for: a preset in place of what the log names (null: that stands), and options
    on top.
    """

    preset: str | None
    options: dict[str, Value]


class AuditEntry(AuditFacts, kw_only=True):
    """An audit among those of its log, to be cited by its address and digest. `own` marks the log's own, by
    the rules that it names, whose verdict is the log's; `asked` tells by which rules any other was asked for.
    """

    own: bool
    asked: AskedRules | None
    url: str
    report_url: str


class AuditPage(msgspec.Struct, kw_only=True):
    """Some audits of a log, the newest first, with the addresses of the neighbouring pages."""

    next: str | None
    previous: str | None
    results: list[AuditEntry]


class ReportedAudit(AuditEntry, kw_only=True):
    """An audit with its report, null until it is done."""

    report: Report | None


#: Whether an option has the value is for its rule set to say, with the place of the fault.
OptionText = Annotated[
    Any, msgspec.Meta(extra_json_schema={"type": ["boolean", "integer", "string"], "description": "a value"})
]


class RulesChoice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Rules to audit a log by: a preset in place of what the log names, and options on top. Both may be left
    out: then the log's own rules hold, by the engine of now.
    """

    preset: str | None = None
    options: dict[str, OptionText] = {}


class SeatedPlayer(msgspec.Struct, kw_only=True):
    """A player of a log. The log's platform knows token and name; others a pseudonym, the same in every log
    of the platform and in none of another.
    """

    token: str | None
    name: str | None
    pseudonym: str


class HandCommitment(msgspec.Struct, kw_only=True):
    """What a log shows of the wall of a hand (`digest`), held against what was announced for it, and when.

    The hand began at `begun_by` or before. Where the log tells no time that is its upload (`timed` is false),
    and an announcement may be younger than the hand.
    """

    hand: int
    digest: str | None
    announcement: AnnouncementWord
    announced_at: datetime | None
    begun_by: datetime
    timed: bool


class LogEntry(msgspec.Struct, kw_only=True):
    """A stored log. `sha256` is that of the canonical form, `raw_sha256` that of the bytes as uploaded.

    `supersedes` is the `sha256` of the revision before, `superseded` whether there is one after, and
    `superseded_by` its address. These, `raw_url` and `link_url` (the page to share) are there for those who
    may have them.
    """

    id: UUID
    url: str
    raw_url: str | None
    link_url: str | None
    platform: str
    log_id: str
    revision: int
    supersedes: str | None
    superseded: bool
    superseded_by: str | None
    sha256: str
    raw_sha256: str
    size: int
    ruleset: str
    preset: str
    hands: int
    players: list[SeatedPlayer]
    played_at: datetime | None
    received_at: datetime
    withdrawn_at: datetime | None
    visibility: VisibilityWord
    sandbox: bool
    sample: bool
    audit: AuditDocument


class LogDocument(LogEntry, kw_only=True):
    """A stored log, with what was announced of its walls; hands of which nothing was are left out."""

    commitments: list[HandCommitment]


class LogPage(msgspec.Struct, kw_only=True):
    """Some logs, the newest first, with the addresses of the neighbouring pages."""

    next: str | None
    previous: str | None
    results: list[LogEntry]


class LogChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a platform settles about a log."""

    visibility: VisibilityWord
