"""Digests of walls, announced before the hand is played: taking them in, and holding a log against them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from django.db import transaction

from accounts.actor import Actor
from accounts.models import Platform
from accounts.tenancy import acting_as
from evidence.models import Commitment, Kind
from evidence.recording import record


class CommitmentConflict(Exception):  # an answer, not an error of ours
    """Another digest was announced for this hand. `existing` is what was announced first, and stands."""

    def __init__(self, existing: Commitment) -> None:
        super().__init__(f"{existing} was announced with another digest")
        self.existing = existing


class Announcement(StrEnum):
    """What was announced of a hand's wall, as far as the log shows one.

    `OTHER_DIGEST`: another one than the log shows. `NOT_SHOWN`: one was announced and the log shows none.
    """

    ANNOUNCED = "announced"
    LATE = "late"
    OTHER_DIGEST = "other_digest"
    NOT_SHOWN = "not_shown"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class CommittedHand:
    """A hand as its log commits itself: `digest` is empty where the log shows none. The hand began at
    `begun_by` or before.
    """

    platform_id: UUID
    log_id: str
    hand: int
    digest: str
    begun_by: datetime


@dataclass(frozen=True, slots=True)
class Announced:
    """The word for a hand, and when what was announced for it was announced, if anything was."""

    word: Announcement
    at: datetime | None


@transaction.atomic
def announce(*, platform: Platform, log_id: str, hand: int, digest: str) -> tuple[Commitment, bool]:
    """Keep the digest (SHA-256 in hex) of the wall of a hand to be played, and enter it in the record.

    The same again gives what was announced first, and False. Raises CommitmentConflict.
    """
    commitment, is_new = Commitment.objects.get_or_create(
        platform=platform, log_id=log_id, hand=hand, defaults={"digest": digest}
    )
    if commitment.digest != digest:
        raise CommitmentConflict(commitment)
    if is_new:
        commitment.refresh_from_db(fields=["announced_at"])
        record(kind=Kind.COMMITMENT, object_digest=digest, platform_id=platform.id)
    return commitment, is_new


def announcements(hands: Sequence[CommittedHand]) -> list[Announced]:
    """The word for each hand, in one query.

    The hands are of logs that whoever asks may read, and with a log one may know what was announced for it:
    so the query is asked in the name of the logs' platforms.
    """
    platforms = frozenset(hand.platform_id for hand in hands)
    asked = Commitment.objects.filter(platform__in=platforms, log_id__in={hand.log_id for hand in hands})
    with acting_as(Actor(platform_ids=platforms)):
        made = _by_hand(asked)
    return [_judged(hand, made.get((hand.platform_id, hand.log_id, hand.hand))) for hand in hands]


def _by_hand(commitments: Iterable[Commitment]) -> dict[tuple[UUID, str, int], Commitment]:
    return {(made.platform_id, made.log_id, made.hand): made for made in commitments}


def _judged(hand: CommittedHand, made: Commitment | None) -> Announced:
    if made is None:
        return Announced(Announcement.NONE, None)
    return Announced(_word(hand, made), made.announced_at)


def _word(hand: CommittedHand, made: Commitment) -> Announcement:
    if not hand.digest:
        return Announcement.NOT_SHOWN
    if hand.digest != made.digest:
        return Announcement.OTHER_DIGEST
    return Announcement.ANNOUNCED if made.announced_at <= hand.begun_by else Announcement.LATE
