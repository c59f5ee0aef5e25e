"""Digests of walls, announced before play."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from accounts.models import Platform
from accounts.platforms import create_platform
from evidence.announcing import (
    Announced,
    Announcement,
    CommitmentConflict,
    CommittedHand,
    announce,
    announcements,
)
from evidence.models import Commitment, Entry, Kind
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

DIGEST, OTHER = "a" * 64, "b" * 64
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def _hand(platform: Platform, digest: str = DIGEST, *, number: int = 1) -> CommittedHand:
    """A hand that begins in an hour."""
    begun_by = timezone.now() + timedelta(hours=1)
    return CommittedHand(platform.id, "log-1", number, digest, begun_by)


def _announce(platform: Platform, digest: str = DIGEST, *, number: int = 1) -> tuple[Commitment, bool]:
    return announce(platform=platform, log_id="log-1", hand=number, digest=digest)


def test_what_is_announced_is_entered_in_the_record_with_its_time(platform: Platform) -> None:
    commitment, is_new = _announce(platform)
    assert is_new
    assert abs(commitment.announced_at - timezone.now()) < timedelta(minutes=1)
    assert list(Entry.objects.filter(kind=Kind.COMMITMENT).values_list("object", flat=True)) == [DIGEST]


def test_the_same_again_changes_nothing(platform: Platform) -> None:
    first, _ = _announce(platform)
    again, is_new = _announce(platform)
    assert (again.id, again.announced_at, is_new) == (first.id, first.announced_at, False)
    assert Entry.objects.filter(kind=Kind.COMMITMENT).count() == 1


def test_another_digest_for_the_hand_is_refused_and_the_first_stands(platform: Platform) -> None:
    first, _ = _announce(platform)
    with pytest.raises(CommitmentConflict) as refused:
        _announce(platform, OTHER)
    assert refused.value.existing.digest == DIGEST
    assert Commitment.objects.get().digest == first.digest


def test_platforms_announce_for_themselves(platform: Platform) -> None:
    neighbour = create_platform(slug="other", name="Other")
    _announce(neighbour, OTHER)
    assert _announce(platform)[1]
    assert announcements([_hand(platform)])[0].word == Announcement.ANNOUNCED


def test_each_hand_gets_its_word(platform: Platform) -> None:
    for number in (1, 2, 3, 4):
        _announce(platform, number=number)
    hands = [
        _hand(platform),
        replace(_hand(platform, number=2), begun_by=LONG_AGO),
        _hand(platform, OTHER, number=3),
        _hand(platform, "", number=4),
        _hand(platform, number=5),
    ]
    words = [announced.word for announced in announcements(hands)]
    assert words == ["announced", "late", "other_digest", "not_shown", "none"]


def test_a_digest_announced_at_the_very_moment_of_the_beginning_is_in_time(platform: Platform) -> None:
    at = _announce(platform)[0].announced_at
    hand = replace(_hand(platform), begun_by=at)
    late = replace(hand, begun_by=at - timedelta(microseconds=1))
    assert announcements([hand, late]) == [
        Announced(Announcement.ANNOUNCED, at),
        Announced(Announcement.LATE, at),
    ]


def test_many_hands_cost_one_query(platform: Platform) -> None:
    for number in range(1, 9):
        _announce(platform, number=number)
    with Asked() as asked:
        announcements([_hand(platform, number=number) for number in range(1, 9)])
    assert len(asked) == 1
