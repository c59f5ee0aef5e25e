"""The end of a test log, while others are at it."""

import threading
import time

import pytest
from django.db import connections, transaction

from accounts.models import Platform
from replays.auditing.checking import check_log
from replays.auditing.claims import claim_next
from replays.auditing.finishing import finish
from replays.models import Audit, FindingRow, GameLog, HandSummary
from replays.sharing import delete_test_log
from tests.support.auditing import upload
from tests.support.gamelogs import as_bytes, faulty_log

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_test_log_goes_whole_though_its_audit_is_being_finished(platform: Platform) -> None:
    log = faulty_log()
    stored = upload(platform, log, test=True).log
    claim = claim_next(Audit.objects.all())
    assert claim is not None
    report = check_log(as_bytes(log))
    deleting = threading.Thread(target=_delete, args=(stored,))
    with transaction.atomic():
        assert finish(claim, report, engine_ms=1)
        deleting.start()
        time.sleep(0.5)
    deleting.join()
    assert not any(model.objects.exists() for model in (GameLog, Audit, HandSummary, FindingRow))


def test_who_finishes_an_audit_of_a_test_log_that_is_gone_writes_nothing(platform: Platform) -> None:
    log = faulty_log()
    stored = upload(platform, log, test=True).log
    claim = claim_next(Audit.objects.all())
    assert claim is not None
    delete_test_log(log=stored)
    assert not finish(claim, check_log(as_bytes(log)), engine_ms=1)
    assert not FindingRow.objects.exists()


def _delete(log: GameLog) -> None:
    try:
        delete_test_log(log=log)
    finally:
        connections.close_all()
