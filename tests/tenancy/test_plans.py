"""Both walls at once do not make the database read every log: of twenty thousand it looks at few."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from django.db import connection, transaction
from django.db.models import QuerySet
from django.db.models.functions import Now
from pytest_django import DjangoDbBlocker

from accounts.actor import ANYBODY, Actor, of_platform
from accounts.models import Platform, Player, User
from accounts.platforms import create_platform
from replays.models import Audit, GameLog, LogGrant
from replays.queries.logs import logs_for
from tests.tenancy.roles import as_application

#: A thousand of each platform; one of five hundred is public.
_LOGS: Final = """
INSERT INTO replays_gamelog (id, platform_id, log_id, sha256, raw_sha256, raw, raw_size, ruleset, preset,
  hand_count, players, received_at, visibility, is_sample)
SELECT uuidv7(interval '1 second' * n), (%s::uuid[])[1 + n %% 20], 'log-' || n, repeat('a', 64),
  repeat('b', 64), repeat('x', 500)::bytea, 500,
  'nantong', 'seed-004', 8, ARRAY['p' || n %% 97, 'x', 'y', 'z'], now(),
  CASE WHEN n %% 500 = 0 THEN 'public' ELSE 'private' END, false
FROM generate_series(1, 20000) n
"""
_THE_REST: Final = """
SET CONSTRAINTS ALL IMMEDIATE;
INSERT INTO replays_logseat (id, platform_id, log_id, seat, token)
  SELECT gen_random_uuid(), platform_id, id, 0, players[1] FROM replays_gamelog;
INSERT INTO replays_audit (id, platform_id, log_id, engine_version, ruleset, ruleset_revision, options_digest,
  current, state, failures, lapses, reason, verdict, report_size, report_sha256)
  SELECT gen_random_uuid(), platform_id, id, '1', 'nantong', 1, repeat('c', 64),
    true, 'queued', 0, 0, '', '', 0, '' FROM replays_gamelog;
SET CONSTRAINTS ALL IMMEDIATE;
ANALYZE replays_gamelog, replays_logseat, replays_audit;
"""
#: A page of a list holds fifty.
PAGE: Final = 50
MOST_LOOKED_AT: Final = 1000


@pytest.fixture(scope="module")
def askers(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[dict[str, Actor]]:
    """Who asks, in a database with the logs of twenty platforms."""
    with django_db_blocker.unblock(), transaction.atomic():
        platforms = [create_platform(slug=f"platform-{number}", name="P") for number in range(20)]
        with connection.cursor() as cursor:
            cursor.execute(_LOGS, [[platform.id for platform in platforms]])
            cursor.execute(_THE_REST)
        yield _askers(platforms)
        transaction.set_rollback(True)


def _askers(platforms: list[Platform]) -> dict[str, Actor]:
    player = User.objects.create_user("player@world.example")
    Player.objects.create(platform=platforms[3], token="p5", user=player, bound_at=Now())
    arbiter = User.objects.create_user("arbiter@world.example")
    log = GameLog.objects.filter(platform=platforms[0]).earliest("id")
    LogGrant.objects.create(platform=platforms[0], log=log, user=arbiter, reason="a case")
    return {
        "platform": of_platform(platforms[0].id),
        "sandbox": Actor(platform_ids=frozenset({platforms[0].id}), is_sandbox=True),
        "nobody": ANYBODY,
        "player": Actor(user_id=player.id),
        "arbiter": Actor(user_id=arbiter.id),
    }


ASKERS: Final = ("platform", "sandbox", "nobody", "player", "arbiter")


@pytest.mark.parametrize("asker", ASKERS)
def test_a_page_of_logs_is_found_by_an_index(askers: dict[str, Actor], asker: str, db: None) -> None:
    _assert_few_looked_at(askers[asker], logs_for(askers[asker]).listed()[:PAGE])


@pytest.mark.parametrize("asker", ASKERS)
def test_a_page_of_one_platforms_logs_is_found_by_an_index(
    askers: dict[str, Actor], asker: str, db: None
) -> None:
    [platform] = askers["platform"].platform_ids
    _assert_few_looked_at(askers[asker], logs_for(askers[asker]).filter(platform=platform)[:PAGE])


@pytest.mark.parametrize("asker", ASKERS)
def test_one_log_and_its_audit_are_found_by_their_ids(askers: dict[str, Actor], asker: str, db: None) -> None:
    actor, log = askers[asker], GameLog.objects.earliest("id")
    _assert_few_looked_at(actor, logs_for(actor).filter(id=log.id), most=10)
    _assert_few_looked_at(actor, Audit.objects.visible_to(actor).filter(log=log.id, current=True), most=10)


def _assert_few_looked_at(actor: Actor, rows: "QuerySet[Any]", most: int = MOST_LOOKED_AT) -> None:
    statement, values = rows.query.sql_with_params()
    with as_application(actor), connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) {statement}", values)
        plan = cursor.fetchone()[0][0]["Plan"]
    steps = [step for step in _steps(plan) if step.get("Relation Name", "").startswith("replays_")]
    assert steps
    assert [step["Relation Name"] for step in steps if _looked_at(step) > most] == []


def _steps(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for below in plan.get("Plans", ()):
        yield from _steps(below)


def _looked_at(step: dict[str, Any]) -> float:
    """Rows that this step of the plan read, whether it kept them or not."""
    dropped = step.get("Rows Removed by Filter", 0) + step.get("Rows Removed by Index Recheck", 0)
    return float((step["Actual Rows"] + dropped) * step["Actual Loops"])
