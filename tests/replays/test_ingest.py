"""Taking in logs: all or nothing, once, and only the platform's own."""

import hashlib
import json
import threading
from collections.abc import Callable

import pytest
from django.db import connection, connections

from accounts.models import Platform
from accounts.platforms import create_platform
from replays.ingest import LogConflict, Received, Upload, WrongPlatform, receive_log
from replays.logformat.refusal import LogRefused
from replays.models import Audit, AuditState, GameLog, Hand
from tests.support.auditing import NOON, upload
from tests.support.gamelogs import as_bytes, game_log

pytestmark = pytest.mark.django_db


def test_a_log_is_kept_as_its_bytes_came(platform: Platform) -> None:
    data = json.dumps(game_log(), indent=3).encode() + b"\n\n"
    received = receive_log(Upload(platform=platform, received_at=NOON), data)
    stored = GameLog.objects.get(id=received.log.id)
    assert stored.raw_bytes == data
    assert stored.raw_sha256 == hashlib.sha256(data).hexdigest()


def test_its_hands_and_a_queued_audit_come_with_it(platform: Platform) -> None:
    received = upload(platform, game_log(hands=3, started_at="2026-01-01T20:00:00+08:00"))
    assert received.created
    assert [hand.number for hand in Hand.objects.filter(log=received.log)] == [1, 2, 3]
    assert Audit.objects.get(log=received.log).state == AuditState.QUEUED
    assert received.log.played_at == NOON


def test_hands_that_share_a_number_are_kept_apart(platform: Platform) -> None:
    log = game_log(hands=2)
    log["hands"][1]["hand"] = 1
    received = upload(platform, log)
    assert [hand.number for hand in Hand.objects.filter(log=received.log)] == [1, 1]


@pytest.mark.parametrize("year", ["0001", "1969", "9999"])
def test_a_time_that_not_every_zone_has_stays_in_the_log_alone(platform: Platform, year: str) -> None:
    received = upload(platform, game_log(started_at=f"{year}-06-01T12:00:00Z"))
    assert GameLog.objects.get(id=received.log.id).played_at is None


def test_the_same_content_in_other_bytes_is_the_same_log(platform: Platform) -> None:
    first = upload(platform, game_log())
    data = json.dumps(dict(reversed(game_log().items())), indent=1).encode()
    again = receive_log(Upload(platform=platform, received_at=NOON), data)
    assert not again.created
    assert (again.log.id, again.audit.id) == (first.log.id, first.audit.id)
    assert GameLog.objects.count() == Audit.objects.count() == 1


def test_other_content_under_the_same_id_is_refused_and_the_first_stays(platform: Platform) -> None:
    first = upload(platform, game_log())
    with pytest.raises(LogConflict) as refusal:
        upload(platform, game_log(table="other"))
    assert refusal.value.existing.id == first.log.id
    assert GameLog.objects.get().sha256 == first.log.sha256


def test_two_platforms_may_use_the_same_id(platform: Platform) -> None:
    other = create_platform(slug="other", name="Other")
    upload(platform, game_log())
    assert upload(other, game_log(platform="other")).created


def test_another_platforms_log_is_refused(platform: Platform) -> None:
    with pytest.raises(WrongPlatform):
        upload(platform, game_log(platform="other"))
    assert not GameLog.objects.exists()


def test_a_bad_log_leaves_nothing_behind(platform: Platform) -> None:
    with pytest.raises(LogRefused):
        receive_log(Upload(platform=platform, received_at=NOON), b"{}")
    assert not GameLog.objects.exists()


@pytest.mark.parametrize("failing", range(1, 8))
@pytest.mark.django_db(transaction=True)
def test_whichever_statement_fails_all_is_stored_or_nothing(platform: Platform, failing: int) -> None:
    statements = 0

    def fail_at_nth(execute: Callable[..., object], *call: object) -> object:
        nonlocal statements
        statements += 1
        if statements == failing:
            raise OSError("the disk is full")
        return execute(*call)

    try:
        with connection.execute_wrapper(fail_at_nth):
            upload(platform, game_log())
    except OSError:
        assert not GameLog.objects.exists()
        assert not Hand.objects.exists()
        assert not Audit.objects.exists()
    else:
        assert GameLog.objects.count() == Hand.objects.count() == Audit.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_of_equal_uploads_at_the_same_moment_one_is_stored(platform: Platform) -> None:
    results: list[Received] = []
    together = threading.Barrier(4)

    def send() -> None:
        together.wait()
        results.append(receive_log(Upload(platform=platform, received_at=NOON), as_bytes(game_log())))
        connections.close_all()

    threads = [threading.Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4
    assert sum(received.created for received in results) == 1
    assert len({received.audit.id for received in results}) == 1
    assert GameLog.objects.count() == 1
