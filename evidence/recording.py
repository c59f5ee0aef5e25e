"""Writing to the record: always within the transaction of what is recorded."""

from typing import Any
from uuid import UUID

from evidence.models import Entry, Kind


def record(*, kind: Kind, object_digest: str, platform_id: UUID | None, action: str = "") -> None:
    """Add an entry. `object_digest` is a SHA-256 in hex."""
    Entry(kind=kind, action=action, object=object_digest, platform_id=platform_id).save(force_insert=True)


def record_happening(
    sender: object, *, kind: str, action: str, subject: str, platform_id: UUID | None, **_: Any
) -> None:
    """Add an entry for what `accounts.happenings` tells."""
    record(kind=Kind(kind), action=action, object_digest=subject, platform_id=platform_id)
