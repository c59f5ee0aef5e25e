"""`manage.py requeue`: a log that was given up gets another try, and nobody forgets the tries before."""

import io
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command

from accounts.models import Platform
from replays.auditing.claims import MOST_FAILURES, claim_next, give_back
from replays.auditing.work import run_audits
from replays.ingest import Received
from replays.models import Audit, AuditState
from tests.support.auditing import states, upload, uploaded_and_audited
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db


@pytest.fixture
def given_up(platform: Platform) -> Received:
    """A log that the engine failed on three times."""
    received = upload(platform, game_log())
    for _ in range(MOST_FAILURES):
        _fail()
    assert states() == {"log-1": "unauditable"}
    return received


def _fail() -> None:
    claim = claim_next(Audit.objects.all())
    assert claim is not None
    give_back(claim, "the engine crashed")


def test_a_log_that_was_given_up_is_audited_after_all(given_up: Received) -> None:
    said = io.StringIO()
    call_command("requeue", str(given_up.log.id), stdout=said)
    assert said.getvalue() == f"{given_up.log.id} is queued again after 3 failures\n"
    assert run_audits([given_up.audit.id]) == 1
    audit = Audit.objects.get()
    assert (audit.state, audit.failures, audit.reason) == (AuditState.DONE, 3, "")


def test_it_has_one_try_before_it_is_given_up_again(given_up: Received) -> None:
    call_command("requeue", str(given_up.log.id), stdout=io.StringIO())
    _fail()
    audit = Audit.objects.get()
    assert (audit.state, audit.failures) == (AuditState.UNAUDITABLE, 4)
    assert audit.reason == "the engine crashed"


def test_a_log_that_was_not_given_up_is_left_alone_and_so_are_those_named_with_it(
    platform: Platform, given_up: Received
) -> None:
    done = uploaded_and_audited(platform, game_log("done"))
    with pytest.raises(CommandError, match="its audit is done"):
        call_command("requeue", str(given_up.log.id), str(done.log.id), stdout=io.StringIO())
    assert states() == {"log-1": "unauditable", "done": "done"}


def test_a_log_that_is_not_there_is_told(db: None) -> None:
    with pytest.raises(CommandError, match="no such log"):
        call_command("requeue", str(uuid4()))
