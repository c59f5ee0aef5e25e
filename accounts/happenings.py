"""What happened to keys and people, for whoever keeps the record.

This package lies below the trail and cannot write to it. It says what it did, within the transaction in which
it did it, and `evidence` listens.
"""

import hashlib
from typing import Final
from uuid import UUID

from django.dispatch import Signal

#: Sent with `kind`, `action`, `subject` (a SHA-256 in hex) and `platform_id` (None: the service as a whole).
happened: Final = Signal()


def tell(*, kind: str, action: str, subject: str, platform_id: UUID | None) -> None:
    """Tell of one thing. Only the SHA-256 of `subject` is passed on."""
    digest = hashlib.sha256(subject.encode()).hexdigest()
    happened.send(None, kind=kind, action=action, subject=digest, platform_id=platform_id)
