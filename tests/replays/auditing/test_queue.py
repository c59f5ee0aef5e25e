"""The queue in the database: no audit lost, none doubled, none stuck behind another."""

import threading
from datetime import timedelta

import pytest
from django.db import connections
from django.db.models.functions import Now
from pytest_django import Settings

from accounts.models import Platform
from replays.auditing import claims
from replays.auditing.checking import check_log
from replays.auditing.claims import MOST_FAILURES, MOST_LAPSES, claim_next, give_back
from replays.auditing.finishing import finish
from replays.auditing.work import run_audits, run_overdue
from replays.models import Audit, AuditState, FindingRow, HandSummary
from tests.support.auditing import states, upload, uploaded_and_audited
from tests.support.gamelogs import as_bytes, faulty_log, game_log

pytestmark = pytest.mark.django_db


def _let_lease_run_out() -> None:
    Audit.objects.filter(state=AuditState.RUNNING).update(lease_until=Now() - timedelta(seconds=1))


def _let_time_pass() -> None:
    Audit.objects.update(queued_at=Now() - timedelta(minutes=1))


def test_a_claim_is_exclusive_until_its_lease_runs_out(platform: Platform) -> None:
    upload(platform, game_log())
    first = claim_next(Audit.objects.all())
    assert first is not None
    assert claim_next(Audit.objects.all()) is None
    _let_lease_run_out()
    second = claim_next(Audit.objects.all())
    assert second is not None
    assert second.token != first.token
    assert Audit.objects.get().lapses == 1


def test_who_lost_a_claim_writes_nothing(platform: Platform) -> None:
    log = faulty_log()
    upload(platform, log)
    slow = claim_next(Audit.objects.all())
    _let_lease_run_out()
    fast = claim_next(Audit.objects.all())
    assert slow is not None
    assert fast is not None
    report = check_log(as_bytes(log))
    assert not finish(slow, report, engine_ms=1)
    give_back(slow, "too late")
    assert (Audit.objects.get().state, Audit.objects.get().failures) == (AuditState.RUNNING, 0)
    assert finish(fast, report, engine_ms=1)


def test_finishing_twice_doubles_nothing(platform: Platform) -> None:
    log = faulty_log()
    upload(platform, log)
    claim = claim_next(Audit.objects.all())
    assert claim is not None
    report = check_log(as_bytes(log))
    assert finish(claim, report, engine_ms=1)
    stored = HandSummary.objects.count(), FindingRow.objects.count()
    assert not finish(claim, report, engine_ms=1)
    assert (HandSummary.objects.count(), FindingRow.objects.count()) == stored
    assert Audit.objects.get().report_bytes == report


def test_a_finished_audit_is_never_claimed_again(platform: Platform) -> None:
    received = uploaded_and_audited(platform, game_log())
    assert received.audit.state == AuditState.DONE
    assert run_audits([received.audit.id]) == 0


def test_what_lost_its_bell_is_found(platform: Platform) -> None:
    upload(platform, game_log())
    assert run_overdue(seconds=5) == 0
    _let_time_pass()
    assert run_overdue(seconds=5) == 1
    assert states() == {"log-1": "done"}


def test_what_lost_its_worker_is_audited_by_another(platform: Platform) -> None:
    upload(platform, game_log())
    claim_next(Audit.objects.all())
    _let_time_pass()
    assert run_overdue(seconds=5) == 0
    _let_lease_run_out()
    assert run_overdue(seconds=5) == 1
    assert states() == {"log-1": "done"}


def test_a_log_that_breaks_the_engine_is_given_up_while_others_go_on(
    platform: Platform, settings: Settings
) -> None:
    settings.ENGINE_MODULE = "tests.support.faulty_engine"
    upload(platform, game_log("poison", table="raise"))
    upload(platform, game_log("good"))
    for _ in range(5):
        _let_time_pass()
        run_overdue(seconds=5)
    assert states() == {"poison": "unauditable", "good": "done"}
    poison = Audit.objects.get(log__log_id="poison")
    assert poison.failures == MOST_FAILURES
    assert poison.reason.startswith("RuntimeError in audit, ")
    assert poison.log.raw_bytes == as_bytes(game_log("poison", table="raise"))
    assert Audit.objects.get(log__log_id="good").failures == 0


def test_workers_that_never_come_back_end_after_many_not_after_three(platform: Platform) -> None:
    upload(platform, game_log())
    for _ in range(MOST_LAPSES):
        assert claim_next(Audit.objects.all()) is not None
        _let_lease_run_out()
    assert claim_next(Audit.objects.all()) is None
    audit = Audit.objects.get()
    assert (audit.state, audit.failures) == (AuditState.UNAUDITABLE, 0)


def test_a_failed_audit_goes_behind_those_that_wait(platform: Platform) -> None:
    upload(platform, game_log("first"))
    upload(platform, game_log("second"))
    first = claim_next(Audit.objects.filter(log__log_id="first"))
    assert first is not None
    give_back(first, "the engine crashed")
    following = claim_next(Audit.objects.all())
    assert following is not None
    assert Audit.objects.get(id=following.audit_id).log.log_id == "second"


@pytest.mark.django_db(transaction=True)
def test_workers_that_race_make_one_verdict(platform: Platform) -> None:
    received = [upload(platform, faulty_log(f"log-{number}")) for number in range(6)]
    ids = [one.audit.id for one in received]
    together = threading.Barrier(3)
    audited: list[int] = []

    def work() -> None:
        together.wait()
        audited.append(run_audits(ids))
        connections.close_all()

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(audited) == len(ids)
    assert set(states().values()) == {"done"}
    assert HandSummary.objects.count() == len(ids)


def test_the_lease_outlasts_the_engines_own_limit(settings: Settings) -> None:
    assert claims.LEASE.total_seconds() > settings.ENGINE_WALL_SECONDS


def test_the_audit_of_a_dead_worker_is_taken_over_within_a_minute(settings: Settings) -> None:
    assert claims.LEASE.total_seconds() + settings.CELERY_BEAT_SCHEDULE["sweep"]["schedule"] < 60
