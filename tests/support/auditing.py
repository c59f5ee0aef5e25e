"""Uploading and auditing within a test."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from accounts.models import Platform
from replays.auditing.work import run_audits
from replays.ingest import Received, Upload, receive_log
from replays.models import Audit
from tests.support.gamelogs import Json, as_bytes

NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)


def upload(platform: Platform, log: Json, *, test: bool = False) -> Received:
    """The log taken in, not yet audited; `test` makes it a test log."""
    return receive_log(Upload(platform=platform, received_at=NOON, is_sandbox=test), as_bytes(log))


def uploaded_and_audited(platform: Platform, log: Json, *, test: bool = False) -> Received:
    """The log taken in and audited; `audit` as it came out."""
    received = upload(platform, log, test=test)
    run_audits([received.audit.id])
    return Received(received.log, Audit.objects.get(id=received.audit.id), received.created)


def states() -> dict[str, str]:
    """Every log's id and the state of its audit."""
    return dict(_states())


def _states() -> Iterator[tuple[str, str]]:
    yield from Audit.objects.values_list("log__log_id", "state")
