"""Any order of uploads, claims, crashes and deaths, held against a model of plain dicts."""

from dataclasses import dataclass, field
from datetime import timedelta

import pytest
from django.db import transaction
from django.db.models.functions import Now
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from accounts.models import Platform
from mjaudit.integrity.checks import check_rows
from mjaudit.integrity.walk import Walk
from replays.auditing.child import audit_bytes
from replays.auditing.claims import MOST_FAILURES, MOST_LAPSES, Claim, claim_next, give_back
from replays.auditing.finishing import finish
from replays.ingest import LogConflict
from replays.models import Audit, AuditState, FindingRow, HandSummary
from tests.support.auditing import upload
from tests.support.gamelogs import as_bytes, faulty_log

pytestmark = pytest.mark.django_db

LOG_IDS = st.sampled_from(["log-a", "log-b", "log-c"])
REPORTS = {name: audit_bytes(as_bytes(faulty_log(name))) for name in ("log-a", "log-b", "log-c")}


@dataclass
class Expected:
    """What the model knows of one audit; `claim` is the one that counts."""

    state: str = "queued"
    failures: int = 0
    lapses: int = 0
    claim: Claim | None = None
    lost: list[Claim] = field(default_factory=list)


class Queue(RuleBasedStateMachine):
    """Each run is a transaction that is rolled back."""

    def __init__(self) -> None:
        super().__init__()
        self.undo = transaction.atomic()
        self.undo.__enter__()
        self.platform = Platform.objects.create(slug="demo", name="Demo")
        self.audits: dict[str, Expected] = {}
        self.told: dict[str, str] = {}

    def teardown(self) -> None:
        told = [f"{sha256} {log_id}" for log_id, sha256 in self.told.items()]
        assert list(check_rows(Walk(), drain=timedelta(hours=1), ledger=told)) == []
        transaction.set_rollback(True)
        self.undo.__exit__(None, None, None)

    @rule(log_id=LOG_IDS)
    def upload(self, log_id: str) -> None:
        received = upload(self.platform, faulty_log(log_id))
        assert received.created == (log_id not in self.audits)
        self.told[log_id] = received.log.sha256
        self.audits.setdefault(log_id, Expected())

    @precondition(lambda self: self.audits)
    @rule(log_id=LOG_IDS)
    def upload_other_content(self, log_id: str) -> None:
        if log_id in self.audits:
            with pytest.raises(LogConflict):
                upload(self.platform, faulty_log(log_id, table="other"))

    @rule(log_id=LOG_IDS)
    def claim(self, log_id: str) -> None:
        claim = claim_next(Audit.objects.filter(log__log_id=log_id))
        expected = self.audits.get(log_id)
        assert (claim is not None) == (expected is not None and expected.state == "queued")
        if claim is not None and expected is not None:
            expected.state, expected.claim = "running", claim

    @rule(log_id=LOG_IDS)
    def let_lease_run_out_and_claim_again(self, log_id: str) -> None:
        expected = self.audits.get(log_id)
        if expected is None or expected.state != "running" or expected.claim is None:
            return
        past = Now() - timedelta(seconds=1)
        Audit.objects.filter(log__log_id=log_id).update(lease_until=past)
        claim = claim_next(Audit.objects.filter(log__log_id=log_id))
        expected.lost.append(expected.claim)
        expected.lapses, expected.claim = expected.lapses + 1, claim
        if expected.lapses >= MOST_LAPSES:
            assert claim is None
            expected.state = "unauditable"

    @rule(log_id=LOG_IDS)
    def crash(self, log_id: str) -> None:
        expected = self.audits.get(log_id)
        if expected is None or expected.claim is None:
            return
        give_back(expected.claim, "the engine crashed")
        expected.failures += 1
        expected.state = "unauditable" if expected.failures >= MOST_FAILURES else "queued"
        expected.lost.append(expected.claim)
        expected.claim = None

    @rule(log_id=LOG_IDS)
    def finish(self, log_id: str) -> None:
        expected = self.audits.get(log_id)
        if expected is None or expected.claim is None:
            return
        assert finish(expected.claim, REPORTS[log_id], engine_ms=1)
        expected.state = "done"
        expected.lost.append(expected.claim)
        expected.claim = None

    @rule(log_id=LOG_IDS)
    def come_too_late(self, log_id: str) -> None:
        for claim in self.audits.get(log_id, Expected()).lost:
            assert not finish(claim, REPORTS[log_id], engine_ms=1)
            give_back(claim, "too late")

    @invariant()
    def rows_are_as_expected(self) -> None:
        found = Audit.objects.values_list("log__log_id", "state", "failures", "lapses")
        assert {row[0]: row[1:] for row in found} == {
            name: (one.state, one.failures, one.lapses) for name, one in self.audits.items()
        }

    @invariant()
    def every_verdict_is_there_once_and_whole(self) -> None:
        done = Audit.objects.filter(state=AuditState.DONE)
        assert HandSummary.objects.count() == done.count()
        assert FindingRow.objects.count() == done.count()
        for audit in done.select_related("log"):
            assert audit.report_bytes == REPORTS[audit.log.log_id]


def test_no_order_of_events_loses_or_doubles_an_audit() -> None:
    run_state_machine_as_test(
        Queue,
        settings=settings(max_examples=20, stateful_step_count=25, suppress_health_check=list(HealthCheck)),
    )


@pytest.mark.long
def test_no_order_of_many_events_does() -> None:
    run_state_machine_as_test(
        Queue,
        settings=settings(
            max_examples=300,
            stateful_step_count=60,
            derandomize=False,
            suppress_health_check=list(HealthCheck),
        ),
    )
