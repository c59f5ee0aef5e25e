"""Whoever waits for an engine, or for a verdict: keeps nobody from the database, is told of its end."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import pytest
from django.db import connection, connections
from django.http import HttpResponseBase
from django.test import Client
from pytest_django import Settings

from accounts.keys import create_key
from accounts.models import Membership, Platform, Role, User, Visibility
from replays.auditing import checking, trying
from replays.auditing.engine_process import EnginePool, engine_pool
from replays.logformat.other_rules import OWN_RULES, OtherRules
from replays.models import GameLog
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import as_bytes, game_log

Ask = Callable[[Client, GameLog], HttpResponseBase]

#: All that has an engine work for an answer.
WAITING: Final[dict[str, Ask]] = {
    "check": lambda client, log: client.post("/api/v1/check", log.raw_bytes, "application/json"),
    "what-if": lambda client, log: client.get(f"/api/v1/logs/{log.id}/what-if?preset=changsha"),
    "shared what-if": lambda client, log: client.get(f"/api/v1/shared/{log.link}/what-if?preset=changsha"),
    "page of a check": lambda client, log: client.post("/try/", {"text": log.raw_bytes.decode()}),
    "page of a what-if": lambda client, log: client.get(f"/logs/{log.id}/what-if/?preset=changsha"),
    "shared page": lambda client, log: client.get(f"/shared/{log.link}/what-if/?preset=changsha"),
}
#: Fewer connections than those who wait, and a wait for one that is shorter than theirs.
POOL: Final = {"min_size": 1, "max_size": 2, "timeout": 1}

pytestmark = pytest.mark.django_db(transaction=True)


def _stored(platform: Platform, **members: Any) -> GameLog:
    log = uploaded_and_audited(platform, game_log(**members)).log
    log.visibility, log.link = Visibility.LINK, "x" * 22
    log.save()
    return log


@pytest.fixture
def log(platform: Platform) -> GameLog:
    """Seen by its link, and by those of its platform."""
    return _stored(platform)


@pytest.fixture
def known(platform: Platform) -> Client:
    """A program with a key, and a browser with a session: for each the database is asked who it is."""
    client = Client(headers={"Authorization": f"Api-Key {create_key(platform=platform, name='test')[1]}"})
    user = User.objects.create_user("engineer@example.org", "a long pass phrase")
    Membership.objects.create(user=user, platform=platform, role=Role.ENGINEER)
    client.force_login(user)
    return client


@pytest.mark.parametrize("kind", WAITING)
def test_the_connection_is_given_back_before_an_engine_is_asked(
    kind: str, log: GameLog, known: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, audit = [], EnginePool.audit

    def watched(pool: EnginePool, data: bytes, other: OtherRules = OWN_RULES, **more: Any) -> bytes:
        held.append(connection.connection is not None)
        return audit(pool, data, other, **more)

    monkeypatch.setattr(EnginePool, "audit", watched)
    assert (WAITING[kind](known, log).status_code, held) == (200, [False])


@pytest.fixture
def served(known: Client, log: GameLog) -> Iterator[None]:
    """Other threads take their connections from a small pool, as those of the web process do."""
    options = connections["default"].settings_dict["OPTIONS"]
    with pytest.MonkeyPatch.context() as patch:  # over before the tables are emptied
        patch.setitem(options, "pool", POOL)
        yield
        connections["default"].close_pool()  # type: ignore[attr-defined]  # PostgreSQL's


@contextmanager
def _engines_at_work(settings: Settings) -> Iterator[None]:
    """None comes free until the end."""
    idle = engine_pool()._idle
    taken = [idle.get(timeout=60) for _ in range(settings.ENGINE_PROCESSES)]
    try:
        yield
    finally:
        for engine in taken:
            idle.put(engine)


def _answered(ask: Ask, client: Client, log: GameLog) -> int:
    try:
        return ask(client, log).status_code
    finally:
        connections.close_all()


def _await_verdict(client: Client, log: GameLog) -> HttpResponseBase:
    body = as_bytes(game_log("another"))
    return client.post("/api/v1/logs", body, "application/json", headers={"Prefer": "wait=3"})


@pytest.mark.usefixtures("served")
def test_pages_answer_while_more_wait_for_an_engine_than_there_are_connections(
    known: Client, log: GameLog, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    for waits in (checking, trying):
        monkeypatch.setattr(waits, "_PATIENCE", 60.0)  # however slow the machine
    with ThreadPoolExecutor(len(WAITING) + 2) as threads:
        with _engines_at_work(settings):
            waiting = [
                threads.submit(_answered, ask, known, log) for ask in [*WAITING.values(), _await_verdict]
            ]
            pages = [
                threads.submit(_answered, lambda client, _: client.get("/logs/"), known, log).result()
                for _ in range(12)
            ]
            still = sum(not answer.done() for answer in waiting)
        answers = [answer.result() for answer in waiting]
    assert (pages, answers) == ([200] * 12, [200] * len(WAITING) + [202])
    assert still > POOL["max_size"]


@pytest.mark.parametrize(
    ("fault", "limit", "status", "comes_back"),
    [
        ("sleep", {"ENGINE_WALL_SECONDS": 1.5}, 503, True),
        ("loop", {"ENGINE_CPU_SECONDS": 0.5}, 422, False),
        ("die", {}, 422, False),
    ],
)
def test_only_an_engine_that_may_do_better_later_is_one_to_come_back_for(
    fault: str,
    limit: dict[str, float],
    status: int,
    comes_back: bool,
    platform: Platform,
    known: Client,
    settings: Settings,
) -> None:
    log = _stored(platform, table=fault)
    settings.ENGINE_MODULE = "tests.support.faulty_engine"
    for name, seconds in limit.items():
        setattr(settings, name, seconds)
    answers = [
        WAITING[kind](known, log) for kind in ("check", "what-if", "page of a check", "page of a what-if")
    ]
    assert [answer.status_code for answer in answers] == [status] * 4
    assert [bool(answer.get("Retry-After")) for answer in answers] == [comes_back] * 4
