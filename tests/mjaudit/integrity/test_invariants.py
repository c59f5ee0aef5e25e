"""Each invariant, broken on purpose, is named with its table and row; a whole database gives no cause."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta

import pytest
import zstandard
from django.db.models import Model
from django.db.models.functions import Now

from accounts.actor import of_platform
from accounts.models import Platform
from accounts.platforms import create_platform
from evidence.announcing import announce
from evidence.models import Entry, Kind
from mjaudit.integrity.checks import check_rows
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.auditing.claims import MOST_FAILURES, claim_next, give_back
from replays.auditing.work import run_audits
from replays.further_audits import store_audit
from replays.ingest import Received, Upload, receive_log
from replays.logformat.other_rules import OtherRules
from replays.models import Audit, AuditState, FindingRow, GameLog, Hand, HandSummary, LogSeat
from replays.queries.addressed import replayable_log_at
from replays.sharing import withdraw_log
from tests.mjaudit.integrity.tampering import double, remove, tamper
from tests.support.auditing import NOON, upload, uploaded_and_audited
from tests.support.gamelogs import as_bytes, faulty_log, game_log

pytestmark = pytest.mark.django_db

AN_HOUR = timedelta(hours=1)


def _violations(ledger: Iterable[str] = (), drain: timedelta = AN_HOUR) -> list[Violation]:
    return list(check_rows(Walk(), drain=drain, ledger=ledger))


def _named(row: Model) -> set[tuple[str, str]]:
    """The invariants said to be broken, each with what is said, of this row alone."""
    found = _violations()
    strangers = [one for one in found if (one.table, one.id) != (row._meta.db_table, str(row.pk))]
    assert strangers == []
    return {(one.invariant, one.says) for one in found}


def _only(row: Model, invariant: str, part: str) -> None:
    """Exactly one violation, of this row, that says this."""
    [(broken, says)] = _named(row)
    assert broken == invariant
    assert part in says


@pytest.fixture
def received(platform: Platform) -> Received:
    """A log with a finding, audited."""
    return uploaded_and_audited(platform, faulty_log())


def test_a_whole_database_is_silent(platform: Platform) -> None:
    uploaded_and_audited(platform, game_log("clean", hands=3))
    first = uploaded_and_audited(platform, faulty_log("revised"))
    second = Upload(platform=platform, received_at=NOON, supersedes=first.log.sha256)
    again = receive_log(second, as_bytes(faulty_log("revised", table="2")))
    run_audits([again.audit.id])
    receive_log(Upload(platform=platform, received_at=NOON, is_sandbox=True), as_bytes(faulty_log("revised")))
    uploaded_and_audited(create_platform(slug="other", name="Other"), game_log("clean", platform="other"))
    _given_up(platform, failures=MOST_FAILURES)
    upload(platform, game_log("waits"))
    claim_next(Audit.objects.filter(log__log_id="waits"))
    _asked_for(again.log, OtherRules("changsha"))
    _asked_for(first.log, OtherRules(options={"bird_count": 4}))
    withdraw_log(log=first.log)
    for hand in (1, 2):
        announce(platform=platform, log_id="later", hand=hand, digest="a" * 64)
    assert _violations() == []


def _asked_for(log: GameLog, other: OtherRules) -> Audit:
    """An audit by other rules, which is done."""
    opened = replayable_log_at(of_platform(log.platform_id), log.id)
    audit = store_audit(log=opened, other=other).audit
    run_audits([audit.id])
    return Audit.objects.get(id=audit.id)


def _given_up(platform: Platform, *, failures: int) -> Audit:
    received = upload(platform, game_log("poison"))
    for _ in range(MOST_FAILURES):
        claim = claim_next(Audit.objects.filter(log=received.log))
        assert claim is not None
        give_back(claim, "the engine crashed")
    Audit.objects.filter(log=received.log).update(failures=failures)
    return Audit.objects.get(log=received.log)


def test_i1_what_was_acknowledged_is_stored(received: Received) -> None:
    kept, lost = received.log.sha256, "0" * 64
    found = _violations([f"{kept} faulty\n", f"{lost} lost\n", f"{kept} another\n"])
    assert [(one.invariant, one.table, one.id) for one in found] == [
        ("I1", "replays_gamelog", "lost"),
        ("I1", "replays_gamelog", "another"),
    ]


def test_i2_the_bytes_of_a_log_are_those_that_came(received: Received) -> None:
    data = received.log.raw_bytes.replace(b"nantong", b"nantonG", 1)
    tamper(received.log, raw=zstandard.compress(data))
    assert {"I2"} == {invariant for invariant, _ in _named(received.log)}


def test_i2_the_bytes_of_a_log_can_be_unpacked(received: Received) -> None:
    tamper(received.log, raw=b"\x00" * 8)
    _only(received.log, "I2", "cannot be unpacked")


def test_i2_nothing_stands_behind_the_bytes_of_a_log(received: Received) -> None:
    tamper(received.log, raw=bytes(received.log.raw) + b"x")
    _only(received.log, "I2", "1 bytes stand behind")


def test_i2_nothing_stands_behind_a_report(received: Received) -> None:
    tamper(received.audit, report=bytes(received.audit.report or b"") + b"xy")
    _only(received.audit, "I2", "2 bytes stand behind")


def test_i2_a_log_has_the_digest_of_its_bytes(received: Received) -> None:
    tamper(received.log, raw_sha256="0" * 64)
    _only(received.log, "I2", "not " + "0" * 64)


@pytest.mark.parametrize(
    "changes",
    [
        {"log_id": "other"},
        {"preset": "other"},
        {"players": ["a", "b", "c", "d"]},
        {"hand_count": 2},
        {"played_at": NOON},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_i2_what_is_said_of_a_log_is_what_its_bytes_say(
    received: Received, changes: dict[str, object]
) -> None:
    tamper(received.log, **changes)
    _only(received.log, "I2", next(iter(changes)))


def test_i2_the_hands_of_a_log_are_those_of_its_bytes(received: Received) -> None:
    tamper(Hand.objects.get(), dealer=1)
    _only(received.log, "I2", "replays_hand")


def test_i2_the_seats_of_a_log_are_those_of_its_bytes(received: Received) -> None:
    tamper(LogSeat.objects.get(seat=2), token="another")
    _only(received.log, "I2", "replays_logseat")


def test_i2_a_report_has_its_digest(received: Received) -> None:
    tampered = received.audit.report_bytes.replace(b'"dealer":0', b'"dealer":1')
    tamper(received.audit, report=zstandard.compress(tampered))
    assert {invariant for invariant, _ in _named(received.audit)} == {"I2", "I4"}


def test_i2_a_report_can_be_unpacked(received: Received) -> None:
    tamper(received.audit, report=b"\x00" * 8)
    _only(received.audit, "I2", "cannot be read")


def test_i3_each_log_has_an_audit(platform: Platform) -> None:
    received = upload(platform, game_log())
    remove(received.audit)
    _only(received.log, "I3", "no current audit")


def test_i3_each_log_has_one_verdict_of_the_same_engine_and_rules(platform: Platform) -> None:
    received = upload(platform, game_log())
    double(received.audit, current=False)
    _only(received.log, "I3", "2 audits")


def test_i3_an_audit_by_other_rules_is_no_logs_own(received: Received) -> None:
    _asked_for(received.log, OtherRules("changsha"))
    assert _violations() == []
    remove(received.audit)
    found = {(one.invariant, one.id, one.says) for one in _violations()}
    assert ("I3", str(received.log.id), "it has no current audit") in found


def test_i4_an_audit_by_other_rules_says_what_its_report_says(received: Received) -> None:
    audit = _asked_for(received.log, OtherRules("changsha"))
    tamper(audit, options_digest="0" * 64)
    _only(audit, "I4", "options_digest")


def test_i6_the_verdict_of_an_audit_by_other_rules_has_an_entry(received: Received) -> None:
    audit = _asked_for(received.log, OtherRules("changsha"))
    remove(Entry.objects.get(kind=Kind.VERDICT, object=audit.report_sha256))
    _only(audit, "I6", "no entry of this verdict")


def test_i3_no_audit_waits_for_longer_than_the_limit(platform: Platform) -> None:
    audit = upload(platform, game_log()).audit
    Audit.objects.update(queued_at=Now() - timedelta(minutes=59))
    assert _violations() == []
    Audit.objects.update(queued_at=Now() - timedelta(minutes=61))
    _only(audit, "I3", "queued since")


def test_i3_no_audit_stays_with_a_worker_that_is_gone(platform: Platform) -> None:
    audit = upload(platform, game_log()).audit
    claim_next(Audit.objects.all())
    Audit.objects.update(lease_until=Now() - timedelta(minutes=61))
    _only(audit, "I3", "its lease run out since")


def test_i4_no_audit_is_done_without_a_report(received: Received) -> None:
    tamper(received.audit, report=None)
    _only(received.audit, "I4", "no report")


def test_i4_no_rows_are_there_of_an_audit_that_is_not_done(platform: Platform) -> None:
    received = uploaded_and_audited(platform, game_log())
    remove(Entry.objects.get(kind=Kind.VERDICT))
    nothing = {"report": None, "verdict": "", "report_sha256": ""}
    tamper(received.audit, state=AuditState.QUEUED, queued_at=Now(), **nothing)
    _only(HandSummary.objects.get(), "I4", "not done")


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        (HandSummary, {"winners": [3]}),
        (HandSummary, {"scores": [1, 1, 1, -3]}),
        (FindingRow, {"clause": "NT-01"}),
    ],
    ids=["winners", "scores", "clause"],
)
def test_i4_rows_say_what_the_report_says(
    received: Received, table: type[Model], changes: dict[str, object]
) -> None:
    tamper(table._default_manager.get(), **changes)
    _only(received.audit, "I4", f"{table._meta.db_table} 0 differs from the report in {next(iter(changes))}")


@pytest.mark.parametrize("table", [HandSummary, FindingRow])
def test_i4_no_row_of_a_report_is_missing(received: Received, table: type[Model]) -> None:
    remove(table._default_manager.get())
    _only(received.audit, "I4", f"{table._meta.db_table} has 0 rows")


def test_i4_a_verdict_is_that_of_its_report(received: Received) -> None:
    tamper(received.audit, verdict="clean")
    _only(received.audit, "I4", "'clean'")


def test_i4_a_report_is_of_its_own_log(platform: Platform, received: Received) -> None:
    other = uploaded_and_audited(platform, game_log())
    remove(other.audit)
    remove(Entry.objects.get(object=other.audit.report_sha256))
    tamper(received.audit, log=other.log)
    assert ("I4", f"log is {other.log.sha256!r}, and {received.log.sha256!r} in the report") in {
        (one.invariant, one.says) for one in _violations()
    }


def test_i6_each_upload_has_an_entry(received: Received) -> None:
    remove(Entry.objects.get(kind=Kind.UPLOAD))
    _only(received.log, "I6", "no entry of this upload")


def test_i6_each_verdict_has_an_entry(received: Received) -> None:
    remove(Entry.objects.get(kind=Kind.VERDICT))
    _only(received.audit, "I6", "no entry of this verdict")


def test_i6_nothing_has_two_entries(received: Received) -> None:
    double(Entry.objects.get(kind=Kind.UPLOAD))
    _only(received.log, "I6", "2 entries")


def test_i6_each_withdrawal_has_an_entry(received: Received) -> None:
    GameLog.objects.update(withdrawn_at=Now())
    _only(received.log, "I6", "no entry of this withdrawal")


def test_i6_no_withdrawal_is_undone_in_silence(received: Received) -> None:
    withdraw_log(log=received.log)
    GameLog.objects.update(withdrawn_at=None)
    _only(Entry.objects.get(kind=Kind.WITHDRAWAL), "I6", "not there")


def test_i6_each_announcement_has_an_entry(platform: Platform) -> None:
    commitment, _ = announce(platform=platform, log_id="later", hand=1, digest="a" * 64)
    remove(Entry.objects.get())
    _only(commitment, "I6", "no entry of this commitment")


def test_i6_no_announcement_is_taken_back_in_silence(platform: Platform) -> None:
    commitment, _ = announce(platform=platform, log_id="later", hand=1, digest="a" * 64)
    tamper(commitment, digest="b" * 64)
    assert {(one.invariant, one.id) for one in _violations()} == {
        ("I6", str(commitment.id)),
        ("I6", str(Entry.objects.get().id)),
    }


def test_i6_no_entry_tells_of_a_log_that_is_gone(platform: Platform) -> None:
    received = upload(platform, game_log())
    entry = Entry.objects.get(kind=Kind.UPLOAD)
    for row in [received.audit, *Hand.objects.all(), *LogSeat.objects.all(), received.log]:
        remove(row)
    _only(entry, "I6", "not there")


def test_i9_no_log_is_given_up_before_its_time(platform: Platform) -> None:
    _only(_given_up(platform, failures=MOST_FAILURES - 1), "I9", "2 failures")


@pytest.mark.parametrize("table", [Hand, LogSeat, HandSummary, FindingRow])
def test_i10_what_belongs_to_a_log_belongs_to_its_platform(received: Received, table: type[Model]) -> None:
    row = table._default_manager.first()
    assert row is not None
    tamper(row, platform=create_platform(slug="other", name="Other"))
    assert ("I10", str(row.pk)) in {(one.invariant, one.id) for one in _violations()}


def test_i11_revisions_leave_no_gap(platform: Platform) -> None:
    log = upload(platform, game_log()).log
    tamper(log, revision=2)
    assert [(one.invariant, one.id, one.says) for one in _violations()] == [
        ("I11", "demo/log-1", "1 logs have the revisions 2 to 2"),
        ("I11", str(log.id), "revision 2 of log-1 does not supersede the one before it"),
    ]


def test_i11_a_revision_supersedes_the_one_before(platform: Platform) -> None:
    first = upload(platform, game_log()).log
    again = Upload(platform=platform, received_at=NOON, supersedes=first.sha256)
    second = receive_log(again, as_bytes(game_log(table="2"))).log
    other = upload(platform, game_log("other")).log
    tamper(second, supersedes=other)
    tamper(first, is_superseded=False)
    tamper(other, is_superseded=True)
    _only(second, "I11", "does not supersede the one before it")


def test_i11_what_was_superseded_says_so(platform: Platform) -> None:
    first = upload(platform, game_log()).log
    again = Upload(platform=platform, received_at=NOON, supersedes=first.sha256)
    second = receive_log(again, as_bytes(game_log(table="2"))).log
    tamper(first, is_superseded=False)
    _only(first, "I11", "does not say rightly")
    tamper(first, is_superseded=True)
    tamper(second, is_superseded=True)
    _only(second, "I11", "does not say rightly")


def test_i11_a_revision_is_there_once(platform: Platform, received: Received) -> None:
    remove(Entry.objects.get(kind=Kind.UPLOAD))
    double(received.log)
    assert ("I11", "demo/faulty") in {(one.invariant, one.id) for one in _violations()}


def test_a_violation_is_one_line_and_one_document(received: Received) -> None:
    tamper(received.audit, verdict="clean")
    [found] = _violations()
    assert found.line == f"I4 replays_audit {received.audit.id}: {found.says}"
    assert replace(found, **found.document()) == found
