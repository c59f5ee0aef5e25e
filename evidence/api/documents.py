"""What is asked and answered, as types: they read and make the JSON and the OpenAPI components alike."""

from datetime import datetime
from typing import Annotated, Literal, cast
from uuid import UUID

import msgspec
from msgspec import Meta

from evidence.models import Commitment, Entry

KindWord = Literal["upload", "withdrawal", "verdict", "commitment", "key", "grant", "erasure"]
LogId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9._:-]{1,128}$", description="1 to 128 of A-Z a-z 0-9 . _ : -")
]
HandNumber = Annotated[int, Meta(ge=1, le=2**53 - 1, description="a hand's number, from 1")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="64 lower-case hex digits")]


class CommitmentOrder(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The digest of the wall of a hand to be played (docs/log-format.md)."""

    log_id: LogId
    hand: HandNumber
    digest: Digest


class CommitmentDocument(msgspec.Struct, kw_only=True):
    """A digest as it was announced. What was announced first for a hand stands."""

    log_id: str
    hand: int
    digest: str
    announced_at: datetime


class CommitmentPage(msgspec.Struct, kw_only=True):
    """Some announcements, the newest first, with the addresses of the neighbouring pages."""

    next: str | None
    previous: str | None
    results: list[CommitmentDocument]


class EntryDocument(msgspec.Struct, kw_only=True):
    """One thing that happened. `object` is the SHA-256 of what it happened to: a log's canonical form, a
    report, a wall's commitment, the name of a key or of a player.
    """

    id: UUID
    kind: KindWord
    action: str | None
    object: str
    written_at: datetime


class EntryPage(msgspec.Struct, kw_only=True):
    """Some entries, the newest first, with the addresses of the neighbouring pages."""

    next: str | None
    previous: str | None
    results: list[EntryDocument]


def commitment_document(commitment: Commitment) -> CommitmentDocument:
    """An announcement as its platform sees it."""
    return CommitmentDocument(
        log_id=commitment.log_id,
        hand=commitment.hand,
        digest=commitment.digest,
        announced_at=commitment.announced_at,
    )


def entry_document(entry: Entry) -> EntryDocument:
    """An entry as its platform sees it."""
    return EntryDocument(
        id=entry.id,
        kind=cast(KindWord, entry.kind),
        action=entry.action or None,
        object=entry.object,
        written_at=entry.written_at,
    )
