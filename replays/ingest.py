"""Taking in logs: read, compare with what is there, store with an audit to come; all or nothing."""

import secrets
from dataclasses import dataclass
from datetime import datetime
from functools import partial

import zstandard
from django.db import IntegrityError, transaction
from msgspec import UNSET, UnsetType

from accounts.models import Platform, Visibility
from evidence.models import Kind
from evidence.recording import record
from replays.logformat.beginnings import latest_beginnings
from replays.logformat.moments import moment
from replays.logformat.reader import ReadLog, read_log
from replays.models import Audit, GameLog, Hand, LogSeat
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
    """The platform has uploaded another log under this `log_id`. `existing` is its latest revision."""

    def __init__(self, existing: GameLog, sha256: str) -> None:
        super().__init__(f"{existing.log_id} is stored with other content")
        self.existing, self.sha256 = existing, sha256


class NothingToSupersede(IngestRefused):
    """No log of the platform with this `log_id` has the digest that the upload says it supersedes."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"nothing stored has the digest {digest}")
        self.digest = digest


class NotForTestLogs(IngestRefused):
    """A test log is never public."""


@dataclass(frozen=True)
class Received:
    """What an upload came to; `created` is False when the same log was there before."""

    log: GameLog
    audit: Audit
    created: bool


@dataclass(frozen=True)
class Upload:
    """What comes with the bytes. `visibility` None leaves it to the platform's default; `supersedes` is the
    SHA-256 of the revision that this log replaces, which must be the latest.
    """

    platform: Platform
    received_at: datetime
    visibility: Visibility | None = None
    supersedes: str | None = None
    is_sandbox: bool = False
    is_sample: bool = False


def receive_log(upload: Upload, data: bytes) -> Received:
    """Store a log with its hands and a queued audit in one transaction, and ring for a worker once it stands.

    The same canonical content again gives what was stored the first time. Raises LogRefused, WrongPlatform,
    LogConflict, NothingToSupersede and NotForTestLogs, and then nothing is stored.
    """
    if upload.is_sandbox and upload.visibility == Visibility.PUBLIC:
        raise NotForTestLogs
    read = read_log(data)
    if read.log.platform != upload.platform.slug:
        raise WrongPlatform(expected=upload.platform.slug, found=read.log.platform)
    try:
        return _known(upload, read) or _stored(upload, read, data)
    except IntegrityError:
        # Another upload of this log_id committed between our look and our write.
        known = _known(upload, read)
        if known is None:
            raise
        return known


def new_link() -> str:
    """The secret of an address: 128 bits, 22 characters."""
    return secrets.token_urlsafe(16)


def _known(upload: Upload, read: ReadLog) -> Received | None:
    """The same content, whichever revision it is. Raises NothingToSupersede, and LogConflict for other
    content that does not supersede the latest revision.
    """
    revisions = _revisions(upload, read)
    same = next((log for log in revisions if log.sha256 == read.sha256), None)
    if same is not None:
        return Received(same, Audit.objects.defer("report").get(log=same, current=True), created=False)
    if upload.supersedes and upload.supersedes not in [log.sha256 for log in revisions]:
        raise NothingToSupersede(upload.supersedes)
    if revisions and upload.supersedes != revisions[0].sha256:
        raise LogConflict(revisions[0], read.sha256)
    return None


def _revisions(upload: Upload, read: ReadLog) -> list[GameLog]:
    """What is stored under this log_id, the latest first."""
    stored = GameLog.objects.filter(
        platform=upload.platform, is_sandbox=upload.is_sandbox, log_id=read.log.log_id
    )
    return list(stored.defer("raw").order_by("-revision"))


def _stored(upload: Upload, read: ReadLog, data: bytes) -> Received:
    log = _log_row(upload, read, data)
    audit = Audit(
        platform=upload.platform,
        log=log,
        engine_version=ENGINE_VERSION,
        ruleset=log.ruleset,
        ruleset_revision=read.rules.ruleset.revision,
        options_digest=read.rules.digest,
    )
    with transaction.atomic():
        if upload.supersedes:
            # By its digest: a revision that came meanwhile is not replaced, the database refuses this one.
            log.supersedes = next(one for one in _revisions(upload, read) if one.sha256 == upload.supersedes)
            log.revision = log.supersedes.revision + 1
            GameLog.objects.filter(pk=log.supersedes.pk).update(is_superseded=True)
        log.save(force_insert=True)
        Hand.objects.bulk_create(_hand_rows(log, read))
        LogSeat.objects.bulk_create(_seat_rows(log))
        audit.save(force_insert=True)
        if not upload.is_sandbox:
            record(kind=Kind.UPLOAD, object_digest=log.sha256, platform_id=upload.platform.id)
        transaction.on_commit(partial(ring, [audit.id]))
    return Received(log, audit, created=True)


def _log_row(upload: Upload, read: ReadLog, data: bytes) -> GameLog:
    visibility = _first_visibility(upload)
    return GameLog(
        platform=upload.platform,
        log_id=read.log.log_id,
        sha256=read.sha256,
        raw_sha256=read.raw_sha256,
        raw=zstandard.compress(data),
        raw_size=len(data),
        ruleset=read.rules.ruleset.id,
        preset=read.rules.preset,
        hand_count=len(read.log.hands),
        players=[player.id for player in read.log.players],
        played_at=played_at(read.log.started_at),
        received_at=upload.received_at,
        visibility=visibility,
        link=new_link() if visibility == Visibility.LINK else None,
        is_sandbox=upload.is_sandbox,
        is_sample=upload.is_sample,
    )


def _first_visibility(upload: Upload) -> Visibility:
    """A platform whose logs are public by default does not mean its tests."""
    if upload.visibility is not None:
        return upload.visibility
    default = Visibility(upload.platform.default_visibility)
    return Visibility.PRIVATE if upload.is_sandbox and default == Visibility.PUBLIC else default


def _hand_rows(log: GameLog, read: ReadLog) -> list[Hand]:
    begun_by = latest_beginnings(read.log)
    return [
        Hand(
            platform=log.platform,
            log=log,
            place=place,
            number=hand.number,
            dealer=hand.dealer,
            outcome=hand.outcome,
            event_count=len(hand.events),
            wall_digest="" if hand.commitment is UNSET else hand.commitment.digest,
            begun_by=begun_by[place],
        )
        for place, hand in enumerate(read.log.hands)
    ]


def _seat_rows(log: GameLog) -> list[LogSeat]:
    return [
        LogSeat(platform=log.platform, log=log, seat=seat, token=token)
        for seat, token in enumerate(log.players)
    ]


def played_at(text: str | UnsetType) -> datetime | None:
    """The log's own time where every time zone has it; years beyond stay in the log alone."""
    if text is UNSET:
        return None
    played = moment(text)
    return played if 1970 <= played.year <= 9998 else None
