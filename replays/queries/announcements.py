"""What a log's platform had announced of its walls."""

from dataclasses import dataclass
from datetime import datetime

from evidence.announcing import Announced, Announcement, CommittedHand, announcements
from replays.models import GameLog, Hand


@dataclass(frozen=True, slots=True)
class HandAnnouncement:
    """One hand: `place` counts from 0, `number` is the log's own, `digest` what the log shows of its wall
    (empty: nothing), `word` what holds, `announced_at` when something was announced for the hand. It is held
    to `begun_by`; that is the upload where `is_timed` is false, for the log gives no time of its own.
    """

    place: int
    number: int
    digest: str
    word: Announcement
    announced_at: datetime | None
    begun_by: datetime
    is_timed: bool


def announcements_of(log: GameLog) -> list[HandAnnouncement]:
    """Hand by hand, for somebody who may read the log. Costs two queries."""
    hands = list(Hand.objects.filter(platform=log.platform_id, log=log.id))
    committed = [_committed(log, hand) for hand in hands]
    found = announcements(committed)
    return [_announcement(*of_hand) for of_hand in zip(hands, committed, found, strict=True)]


def _announcement(hand: Hand, committed: CommittedHand, found: Announced) -> HandAnnouncement:
    return HandAnnouncement(
        place=hand.place,
        number=hand.number,
        digest=hand.wall_digest,
        word=found.word,
        announced_at=found.at,
        begun_by=committed.begun_by,
        is_timed=hand.begun_by == committed.begun_by,
    )


def _committed(log: GameLog, hand: Hand) -> CommittedHand:
    """No hand of a log began after the log had come in, whatever the log says."""
    return CommittedHand(
        platform_id=log.platform_id,
        log_id=log.log_id,
        hand=hand.number,
        digest=hand.wall_digest,
        begun_by=min(hand.begun_by or log.received_at, log.received_at),
    )
