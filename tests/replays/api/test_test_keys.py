"""Keys for tests: what they send can be deleted again, and shows up among itself alone."""

import pytest

from accounts.models import Platform
from evidence.models import Entry
from replays.models import Audit, GameLog, Hand, LogSeat
from tests.support.gamelogs import game_log
from tests.support.programs import Program

pytestmark = pytest.mark.django_db


@pytest.fixture
def tester(platform: Platform) -> Program:
    return Program(platform, is_sandbox=True)


def _listed(program: Program, query: str = "") -> list[str]:
    return [entry["log_id"] for entry in program.gets(f"/logs{query}")["results"]]


def test_test_logs_and_real_ones_are_listed_apart(platform: Platform, tester: Program) -> None:
    program = Program(platform)
    assert program.uploads(game_log("same"))["sandbox"] is False
    assert tester.uploads(game_log("same", table="test"))["sandbox"] is True
    tester.uploads(game_log("tried"))
    assert _listed(program) == ["same"]
    assert _listed(tester) == ["tried", "same"]
    assert _listed(program, "?log_id=tried") == []


def test_a_test_key_sees_no_real_log_of_its_platform(platform: Platform, tester: Program) -> None:
    real = Program(platform).uploads(game_log())
    for tail in ("", "/raw", "/report", "/hands/1/frames"):
        assert tester.status("GET", f"/logs/{real['id']}{tail}") == 404


def test_a_test_key_decides_about_no_real_log_even_a_public_one(platform: Platform, tester: Program) -> None:
    real = Program(platform).uploads(game_log(), "?visibility=public")
    assert tester.status("GET", f"/logs/{real['id']}") == 200
    assert tester.refusal("PATCH", f"/logs/{real['id']}", {"visibility": "private"}) == (404, "not-found")
    assert tester.refusal("POST", f"/logs/{real['id']}/withdrawal") == (404, "not-found")
    assert tester.refusal("DELETE", f"/logs/{real['id']}") == (404, "not-found")


def test_a_test_log_is_never_public(platform: Platform, tester: Program) -> None:
    refusal = tester.refusal("POST", "/logs?visibility=public", game_log())
    assert refusal == (422, "test-log-not-public")
    assert not GameLog.objects.exists()
    platform.default_visibility = "public"
    platform.save()
    log = tester.uploads(game_log())
    assert log["visibility"] == "private"
    assert tester.refusal("PATCH", f"/logs/{log['id']}", {"visibility": "public"}) == refusal


def test_a_test_log_is_deleted_with_all_that_hangs_on_it_and_leaves_no_entry(tester: Program) -> None:
    log = tester.uploads(game_log(), "?visibility=link")
    entries = Entry.objects.count()
    assert tester.status("DELETE", f"/logs/{log['id']}") == 204
    assert tester.status("DELETE", f"/logs/{log['id']}") == 404
    assert not any(model.objects.exists() for model in (GameLog, Hand, LogSeat, Audit))
    assert Entry.objects.count() == entries
    assert tester.uploads(game_log())["revision"] == 1


def test_the_revisions_after_a_test_log_go_with_it_and_the_one_before_stands_again(tester: Program) -> None:
    logs = [tester.uploads(game_log())]
    for table in ("b", "c"):
        logs.append(tester.uploads(game_log(table=table), f"?supersedes={logs[-1]['sha256']}"))
    assert tester.status("DELETE", f"/logs/{logs[1]['id']}") == 204
    assert [tester.status("GET", f"/logs/{log['id']}") for log in logs] == [200, 404, 404]
    assert _listed(tester) == ["log-1"]
