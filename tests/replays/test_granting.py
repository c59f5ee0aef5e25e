"""Arbiters are let into a log for a case, and it stands in the record."""

import io
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from accounts.actor import Actor
from accounts.models import Platform, ServiceRole, User
from evidence.models import Entry
from replays.models import GameLog
from tests.support.auditing import upload
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db


@pytest.fixture
def log(platform: Platform) -> GameLog:
    return upload(platform, game_log()).log


@pytest.fixture
def arbiter() -> User:
    return User.objects.create_user("judge@example.org", service_role=ServiceRole.ARBITER)


def grantlog(log: object, to: str = "judge@example.org", **options: Any) -> None:
    call_command("grantlog", str(log), to=to, stdout=io.StringIO(), **options)


def test_an_arbiter_reads_a_log_only_while_let_into_it(log: GameLog, arbiter: User) -> None:
    actor = Actor(user_id=arbiter.id, service_role=arbiter.service_role)
    assert not GameLog.objects.visible_to(actor).exists()
    grantlog(log.id, reason="case 1")
    assert GameLog.objects.visible_to(actor).get() == GameLog.objects.raw_visible_to(actor).get() == log
    grantlog(log.id, end=True)
    assert not GameLog.objects.visible_to(actor).exists()


def test_its_platform_finds_it_in_its_record(log: GameLog, arbiter: User) -> None:
    grantlog(log.id, reason="case 1")
    grantlog(log.id, reason="case 1")
    grantlog(log.id, end=True)
    entries = Entry.objects.visible_to(Actor(platform_ids=frozenset({log.platform_id}))).filter(kind="grant")
    assert list(entries.values_list("action", "object")) == [("given", log.sha256), ("ended", log.sha256)]


def test_nobody_else_is_let_in(log: GameLog) -> None:
    User.objects.create_user("li@example.org")
    with pytest.raises(CommandError, match="Only arbiters"):
        grantlog(log.id, to="li@example.org", reason="curious")


def test_what_does_not_exist_is_named(log: GameLog, arbiter: User) -> None:
    with pytest.raises(CommandError, match="no log"):
        grantlog("00000000-0000-0000-0000-000000000000", reason="case 1")
    with pytest.raises(CommandError, match="no account"):
        grantlog(log.id, to="nobody@example.org", reason="case 1")
