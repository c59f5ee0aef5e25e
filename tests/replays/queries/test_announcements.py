"""What a log shows of its walls, held against what its platform had announced."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.actor import ANYBODY
from accounts.models import Platform
from accounts.tenancy import acting_as
from evidence.announcing import announce
from replays.ingest import Upload, receive_log
from replays.models import GameLog
from replays.queries.announcements import announcements_of
from tests.support.gamelogs import Json, as_bytes, game_log
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

DIGEST = "a" * 64
HOUR = timedelta(hours=1)


def _log(*digests: str, **members: Any) -> Json:
    """A log with a hand for each digest."""
    log = game_log(hands=len(digests), **members)
    for hand, digest in zip(log["hands"], digests, strict=True):
        if digest:
            hand["commitment"] = {"scheme": "mjaudit-wall-v1", "digest": digest, "salt": "0" * 64}
    return log


def _stored(platform: Platform, log: Json) -> GameLog:
    return receive_log(Upload(platform=platform, received_at=timezone.now()), as_bytes(log)).log


def _words(log: GameLog) -> list[str]:
    return [found.word.value for found in announcements_of(log)]


def _announced(platform: Platform, hand: int, digest: str = DIGEST) -> None:
    announce(platform=platform, log_id="log-1", hand=hand, digest=digest)


def test_a_wall_announced_before_the_game_is_announced(platform: Platform) -> None:
    _announced(platform, 1)
    started_at = (timezone.now() + timedelta(milliseconds=1)).isoformat()
    found = announcements_of(_stored(platform, _log(DIGEST, "", started_at=started_at)))
    assert [(hand.number, hand.word, hand.digest) for hand in found] == [
        (1, "announced", DIGEST),
        (2, "none", ""),
    ]
    assert found[0].announced_at is not None
    assert found[1].announced_at is None


def test_a_wall_announced_after_the_game_began_is_late_for_its_first_hand_alone(platform: Platform) -> None:
    _announced(platform, 1)
    _announced(platform, 2)
    started_at = (timezone.now() - HOUR).isoformat()
    assert _words(_stored(platform, _log(DIGEST, DIGEST, started_at=started_at))) == ["late", "announced"]


def test_a_later_hand_is_held_to_the_end_of_the_game(platform: Platform) -> None:
    _announced(platform, 2)
    ended_at = (timezone.now() - HOUR).isoformat()
    assert _words(_stored(platform, _log("", DIGEST, ended_at=ended_at))) == ["none", "late"]


def test_a_wall_announced_after_the_upload_is_late_whatever_the_log_says(platform: Platform) -> None:
    log = _stored(platform, _log(DIGEST, started_at=(timezone.now() + HOUR).isoformat()))
    log.received_at -= HOUR
    _announced(platform, 1)
    assert _words(log) == ["late"]


def test_another_digest_and_one_that_is_not_shown_are_told_apart(platform: Platform) -> None:
    _announced(platform, 1)
    _announced(platform, 2)
    assert _words(_stored(platform, _log("b" * 64, ""))) == ["other_digest", "not_shown"]


def test_a_log_without_times_is_held_to_its_upload_and_says_so(platform: Platform) -> None:
    _announced(platform, 1)
    log = _stored(platform, _log(DIGEST))
    [hand] = announcements_of(log)
    assert (hand.word, hand.is_timed, hand.begun_by) == ("announced", False, log.received_at)
    ended_at = (timezone.now() - HOUR).isoformat()
    [hand] = announcements_of(_stored(platform, _log(DIGEST, log_id="timed", ended_at=ended_at)))
    assert (hand.is_timed, hand.begun_by.isoformat()) == (True, ended_at)


def test_whoever_may_read_the_log_learns_it_in_two_queries(platform: Platform) -> None:
    for hand in range(1, 9):
        _announced(platform, hand)
    log = _stored(platform, _log(*[DIGEST] * 8))
    with acting_as(ANYBODY), Asked() as asked:
        assert _words(log) == ["announced"] * 8
    assert len(asked) == 2
