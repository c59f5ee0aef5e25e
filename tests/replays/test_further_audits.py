"""Audits of a log besides its own: each once, by the worker, and never in the place of the log's own."""

import threading
from datetime import timedelta

import msgspec
import pytest
from django.db import IntegrityError, InternalError, ProgrammingError, connections, transaction
from django.db.models.functions import Now
from django.test import Client

from accounts.actor import of_platform
from accounts.models import Platform, Visibility
from evidence.models import Entry, Kind
from replays.auditing.work import run_audits, run_overdue
from replays.further_audits import FurtherAudit, store_audit
from replays.logformat.other_rules import OWN_RULES, OtherRules
from replays.models import Audit, AuditState, FindingRow, GameLog
from replays.queries.addressed import audit_at, replayable_log_at
from replays.queries.figures import figures_of
from replays.queries.logs import logs_for
from replays.queries.reports import NotAudited
from replays.sharing import delete_test_log
from scoring.engine.options import RulesRefused
from tests.replays.pages.conftest import case_log
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db

LENIENT = OtherRules(options={"missed_win": "same_tile"})


def _opened(log: GameLog) -> GameLog:
    return replayable_log_at(of_platform(log.platform_id), log.id)


@pytest.fixture
def log(platform: Platform) -> GameLog:
    """Flagged by its own rules, clean by LENIENT ones."""
    return _opened(uploaded_and_audited(platform, case_log("R09c") | {"platform": "demo"}).log)


def _audited(log: GameLog, other: OtherRules) -> Audit:
    stored = store_audit(log=log, other=other)
    run_audits([stored.audit.id])
    return Audit.objects.get(id=stored.audit.id)


def test_a_worker_judges_the_log_by_the_rules_that_were_asked_for(log: GameLog) -> None:
    audit = _audited(log, LENIENT)
    assert (audit.state, audit.verdict, audit.current) == (AuditState.DONE, "clean", False)
    rules = msgspec.json.decode(audit.report_bytes)["rules"]
    assert (rules["options"]["missed_win"], rules["digest"]) == ("same_tile", audit.options_digest)
    assert audit.options_digest != log.audit.options_digest


def test_it_has_an_entry_in_the_record_as_any_verdict_has(log: GameLog) -> None:
    audit = _audited(log, LENIENT)
    entry = Entry.objects.get(kind=Kind.VERDICT, object=audit.report_sha256)
    assert entry.platform_id == log.platform_id


def test_the_same_rules_are_the_same_audit_however_they_are_named(log: GameLog) -> None:
    first = store_audit(log=log, other=LENIENT)
    assert first.created
    for other in (LENIENT, OtherRules("seed-004"), OtherRules("seed-004", {"missed_win": "same_tile"})):
        again = store_audit(log=log, other=other)
        assert (again.audit.id, again.created) == (first.audit.id, False)
    run_audits([first.audit.id])
    assert store_audit(log=log, other=LENIENT).audit.id == first.audit.id
    assert Audit.objects.count() == 2


def test_the_rules_of_the_log_itself_are_its_own_audit_until_the_engine_is_another(
    log: GameLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store_audit(log=log, other=OWN_RULES).audit.id == log.audit.id
    assert store_audit(log=log, other=OtherRules(options={"missed_win": "all"})).audit.id == log.audit.id
    monkeypatch.setattr("replays.further_audits.ENGINE_VERSION", "99")
    later = store_audit(log=log, other=OWN_RULES)
    assert (later.created, later.audit.current, later.audit.asked) == (True, False, None)


def test_one_that_waits_for_a_new_engine_is_not_asked_for_twice(
    log: GameLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = store_audit(log=log, other=LENIENT).audit
    monkeypatch.setattr("replays.further_audits.ENGINE_VERSION", "99")
    assert store_audit(log=log, other=LENIENT).audit.id == waiting.id


def test_rules_that_do_not_exist_store_nothing(log: GameLog) -> None:
    with pytest.raises(RulesRefused):
        store_audit(log=log, other=OtherRules("none"))
    assert Audit.objects.count() == 1


def test_a_log_whose_own_audit_is_not_done_waits_for_that_first(platform: Platform) -> None:
    waiting = _opened(upload(platform, game_log()).log)
    with pytest.raises(NotAudited):
        store_audit(log=waiting, other=OtherRules("changsha"))


@pytest.mark.django_db(transaction=True)
def test_of_equal_requests_at_the_same_moment_one_is_stored(log: GameLog) -> None:
    results: list[FurtherAudit] = []
    together = threading.Barrier(4)

    def ask() -> None:
        together.wait()
        results.append(store_audit(log=log, other=LENIENT))
        connections.close_all()

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(result.created for result in results) == 1
    assert len({result.audit.id for result in results}) == 1
    assert Audit.objects.count() == 2


@pytest.mark.django_db(transaction=True)
def test_one_whose_bell_was_not_heard_is_found_by_the_sweep(log: GameLog) -> None:
    audit = store_audit(log=log, other=LENIENT).audit
    Audit.objects.filter(id=audit.id).update(queued_at=Now() - timedelta(minutes=1))
    run_overdue(seconds=5)
    assert Audit.objects.get(id=audit.id).verdict == "clean"


def test_whatever_reads_the_audit_of_a_log_reads_its_own(client: Client, log: GameLog) -> None:
    def everywhere() -> object:
        reader = of_platform(log.platform_id)
        page = client.get(f"/logs/{log.id}/").content.decode()
        return (
            audit_at(reader, log.id).id,
            [(row.id, row.audit.id) for row in logs_for(reader)],
            figures_of(log.platform),
            [
                client.get(f"/logs/?verdict={verdict}").content.count(log.log_id.encode())
                for verdict in ("flagged", "clean")
            ],
            client.get(f"/api/v1/logs/{log.id}").json()["audit"],
            client.get(f"/api/v1/logs/{log.id}/report").content,
            "有误" in page,
            client.get(f"/api/v1/logs/{log.id}/hands/1/frames")["ETag"],
        )

    GameLog.objects.filter(id=log.id).update(visibility=Visibility.PUBLIC)
    before = everywhere()
    waiting = store_audit(log=log, other=LENIENT).audit
    assert everywhere() == before
    run_audits([waiting.id])
    assert everywhere() == before


def test_the_database_lets_no_other_audit_pass_for_the_logs_own(log: GameLog) -> None:
    audit = _audited(log, LENIENT)
    for change in ({"current": True}, {"asked": None}, {"asked": {"preset": "changsha"}}):
        with pytest.raises((ProgrammingError, InternalError)), transaction.atomic():
            Audit.objects.filter(id=audit.id).update(**change)
    with pytest.raises((ProgrammingError, InternalError)), transaction.atomic():
        Audit.objects.filter(id=log.audit.id).update(current=False)
    audit.pk = None
    audit.current, audit.asked, audit.options_digest = True, None, "0" * 64
    with pytest.raises(IntegrityError, match="audit_one_current"), transaction.atomic():
        audit.save(force_insert=True)
    audit.current, audit.asked = True, {"preset": "changsha"}
    with pytest.raises(IntegrityError, match="audit_own"), transaction.atomic():
        audit.save(force_insert=True)


def test_a_test_log_goes_with_all_its_audits_and_leaves_no_entry(platform: Platform) -> None:
    log = _opened(uploaded_and_audited(platform, case_log("R09c") | {"platform": "demo"}, test=True).log)
    _audited(log, OtherRules(options={"points_small": 20}))
    assert FindingRow.objects.values("audit").distinct().count() == 2
    delete_test_log(log=log)
    assert not Audit.objects.exists()
    assert not FindingRow.objects.exists()
    assert not Entry.objects.filter(kind=Kind.VERDICT).exists()
