"""Whichever statement of a step fails, or its commit: the old state is there or the new one, never half."""

from collections.abc import Callable

import pytest
from django.db.models import Model

from accounts.models import Platform
from evidence.models import Entry
from replays.auditing.checking import check_log
from replays.auditing.claims import Claim, claim_next, give_back
from replays.auditing.finishing import finish
from replays.models import Audit, AuditState, FindingRow, GameLog, Hand, HandSummary, LogSeat
from tests.support.auditing import upload
from tests.support.failing import fail_everywhere
from tests.support.gamelogs import as_bytes, faulty_log

pytestmark = pytest.mark.django_db(transaction=True)

TABLES: tuple[type[Model], ...] = (GameLog, Hand, LogSeat, Audit, HandSummary, FindingRow, Entry)


def _everything() -> list[list[dict[str, object]]]:
    """All rows there are. Buffers of bytes are compared by what is in them."""
    return [
        [
            {name: _plain(value) for name, value in row.items()}
            for row in table._default_manager.order_by("pk").values()
        ]
        for table in TABLES
    ]


def _plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview) else value


def _as_it_was() -> Callable[[], None]:
    before = _everything()

    def compare() -> None:
        assert _everything() == before

    return compare


def _claimed() -> Claim:
    claim = claim_next(Audit.objects.all())
    assert claim is not None
    return claim


def test_an_upload_is_stored_whole_or_not_at_all(platform: Platform) -> None:
    statements = fail_everywhere(lambda: upload(platform, faulty_log()), _as_it_was())
    assert statements >= 5
    assert [len(rows) for rows in _everything()] == [1, 1, 4, 1, 0, 0, 1]


def test_a_claim_is_made_or_not(platform: Platform) -> None:
    upload(platform, faulty_log())
    assert fail_everywhere(lambda: claim_next(Audit.objects.all()), _as_it_was()) >= 2
    assert Audit.objects.get().state == AuditState.RUNNING


def test_a_report_is_stored_with_all_its_rows_or_not_at_all(platform: Platform) -> None:
    upload(platform, faulty_log())
    claim, report = _claimed(), check_log(as_bytes(faulty_log()))
    assert fail_everywhere(lambda: finish(claim, report, engine_ms=1), _as_it_was()) >= 5
    assert Audit.objects.get().report_bytes == report
    assert [len(rows) for rows in _everything()] == [1, 1, 4, 1, 1, 1, 2]


def test_a_failure_of_the_engine_is_counted_or_not(platform: Platform) -> None:
    upload(platform, faulty_log())
    claim = _claimed()
    assert fail_everywhere(lambda: give_back(claim, "the engine crashed"), _as_it_was()) >= 2
    audit = Audit.objects.get()
    assert (audit.state, audit.failures) == (AuditState.QUEUED, 1)
