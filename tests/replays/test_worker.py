"""Web, broker and real Celery workers together: whatever dies, no audit is lost and none is doubled."""

import os
import signal
import time
from collections.abc import Callable
from datetime import timedelta

import pytest
import redis
from django.db.models.functions import Now

from accounts.models import Platform
from replays.auditing.work import run_overdue
from replays.models import Audit, AuditState, HandSummary
from replays.tasks import audit as audit_task
from replays.tasks import sweep
from tests.support.auditing import states, upload
from tests.support.gamelogs import faulty_log, game_log
from tests.support.processes import celery_worker

pytestmark = pytest.mark.django_db(transaction=True)


def test_an_upload_rings_and_a_worker_audits_it(broker: str, platform: Platform) -> None:
    with celery_worker(broker):
        upload(platform, faulty_log())
        _await(lambda: states() == {"faulty": "done"})
    assert HandSummary.objects.count() == 1


def test_messages_lost_by_the_broker_are_made_up_for_by_the_sweep(broker: str, platform: Platform) -> None:
    for number in range(5):
        upload(platform, game_log(f"log-{number}"))
    redis.Redis.from_url(broker.replace("redis+socket", "unix")).flushall()
    _let_time_pass()
    sweep()
    assert set(states().values()) == {"done"}


def test_a_dead_broker_stops_neither_uploads_nor_the_sweep(platform: Platform) -> None:
    upload(platform, game_log())
    _let_time_pass()
    sweep()
    assert states() == {"log-1": "done"}


def test_a_worker_drains_the_queue_although_nobody_sweeps(platform: Platform) -> None:
    lost = upload(platform, game_log("lost"))
    _let_time_pass()
    rung = upload(platform, game_log("rung"))
    audit_task([str(rung.audit.id)])
    assert states() == {"lost": "done", "rung": "done"}
    assert lost.created


def test_a_message_delivered_ten_times_makes_one_verdict(platform: Platform) -> None:
    received = upload(platform, faulty_log())
    for _ in range(10):
        audit_task([str(received.audit.id)])
    assert states() == {"faulty": "done"}
    assert HandSummary.objects.count() == 1


def test_a_worker_killed_in_mid_audit_is_followed_by_another(broker: str, platform: Platform) -> None:
    with celery_worker(broker, DJANGO_SETTINGS_MODULE="tests.support.faulty_settings") as worker:
        upload(platform, game_log("slow", table="sleep"))
        _await(lambda: states() == {"slow": "running"})
        os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()
    assert run_overdue(seconds=5) == 0
    Audit.objects.update(lease_until=Now() - timedelta(seconds=1))
    _let_time_pass()
    run_overdue(seconds=5)
    audit = Audit.objects.get()
    assert (audit.state, audit.lapses, audit.failures) == (AuditState.DONE, 1, 0)


def _let_time_pass() -> None:
    Audit.objects.update(queued_at=Now() - timedelta(minutes=1))


def _await(condition: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, states()
        time.sleep(0.05)
