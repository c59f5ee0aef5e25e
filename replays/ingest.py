"""Taking in logs: read, compare with what is there, store with an audit to come; all or nothing."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial

import zstandard
from django.db import IntegrityError, transaction
from msgspec import UNSET, UnsetType

from accounts.models import Platform
from replays.logformat.moments import moment
from replays.logformat.reader import ReadLog, read_log
from replays.models import Audit, GameLog, Hand, Visibility
from replays.tasks import ring
from scoring.engine.audit import ENGINE_VERSION


class IngestRefused(Exception):  # a refusal is an answer, not an error of ours
    """The log is well-formed and still cannot be taken in."""


class WrongPlatform(IngestRefused):
    """The log names another platform than the uploader's. `found` is the name it gives."""

    def __init__(self, *, expected: str, found: str) -> None:
        super().__init__(f"expected a log of {expected}, found one of {found}")
        self.expected, self.found = expected, found


class LogConflict(IngestRefused):
    """The platform has uploaded another log under this `log_id`."""

    def __init__(self, existing: GameLog, sha256: str) -> None:
        super().__init__(f"{existing.log_id} is stored with other content")
        self.existing, self.sha256 = existing, sha256


@dataclass(frozen=True)
class Received:
    """What an upload came to; `created` is False when the same log was there before."""

    log: GameLog
    audit: Audit
    created: bool


def receive_log(
    *,
    platform: Platform,
    data: bytes,
    received_at: datetime,
    visibility: Visibility = Visibility.PRIVATE,
    is_sample: bool = False,
) -> Received:
    """Store a log with its hands and a queued audit in one transaction, and ring for a worker once it stands.

    The same canonical content again gives what was stored the first time. Raises LogRefused, WrongPlatform
    and LogConflict, and then nothing is stored.
    """
    read = read_log(data)
    if read.log.platform != platform.slug:
        raise WrongPlatform(expected=platform.slug, found=read.log.platform)
    known = _known(platform, read)
    if known is not None:
        return known
    log = _log_row(platform, read, data, received_at)
    log.visibility, log.is_sample = visibility, is_sample
    try:
        return Received(log, _store(log, read), created=True)
    except IntegrityError:
        # Another upload of this log_id committed between our look and our write.
        known = _known(platform, read)
        if known is None:
            raise
        return known


def _known(platform: Platform, read: ReadLog) -> Received | None:
    log = GameLog.objects.filter(platform=platform, log_id=read.log.log_id).defer("raw").first()
    if log is None:
        return None
    if log.sha256 != read.sha256:
        raise LogConflict(log, read.sha256)
    return Received(log, Audit.objects.defer("report").get(log=log, current=True), created=False)


def _store(log: GameLog, read: ReadLog) -> Audit:
    audit = Audit(
        platform=log.platform,
        log=log,
        engine_version=ENGINE_VERSION,
        ruleset=log.ruleset,
        ruleset_revision=read.rules.ruleset.revision,
        options_digest=read.rules.digest,
    )
    with transaction.atomic():
        log.save(force_insert=True)
        Hand.objects.bulk_create(_hand_rows(log, read))
        audit.save(force_insert=True)
        transaction.on_commit(partial(ring, [audit.id]))
    return audit


def _log_row(platform: Platform, read: ReadLog, data: bytes, received_at: datetime) -> GameLog:
    return GameLog(
        platform=platform,
        log_id=read.log.log_id,
        sha256=read.sha256,
        raw_sha256=read.raw_sha256,
        raw=zstandard.compress(data),
        raw_size=len(data),
        ruleset=read.rules.ruleset.id,
        preset=read.rules.preset,
        hand_count=len(read.log.hands),
        players=[player.id for player in read.log.players],
        played_at=_played_at(read.log.started_at),
        received_at=received_at,
    )


def _hand_rows(log: GameLog, read: ReadLog) -> list[Hand]:
    return [
        Hand(
            platform=log.platform,
            log=log,
            place=place,
            number=hand.number,
            dealer=hand.dealer,
            outcome=hand.outcome,
            event_count=len(hand.events),
        )
        for place, hand in enumerate(read.log.hands)
    ]


def _played_at(text: str | UnsetType) -> datetime | None:
    """The log's own time where every time zone has it; years beyond stay in the log alone."""
    if text is UNSET:
        return None
    played_at = moment(text)
    return played_at if 1970 <= played_at.year <= 9998 else None
