"""Logs that are sent again with other content."""

import json
from typing import Any

import pytest

from accounts.models import Platform
from tests.support.gamelogs import as_bytes, game_log
from tests.support.programs import Program

pytestmark = pytest.mark.django_db


@pytest.fixture
def program(platform: Platform) -> Program:
    return Program(platform)


def _refused(program: Program, table: str, query: str = "") -> tuple[int, Any]:
    answer = program.asks("POST", f"/logs{query}", as_bytes(game_log(table=table)))
    return answer.status_code, json.loads(answer.content)


def test_a_conflict_says_how_to_supersede_and_doing_so_makes_the_next_revision(program: Program) -> None:
    first = program.uploads(game_log())
    status, problem = _refused(program, "b")
    assert (status, problem["code"]) == (409, "log-conflict")
    assert f"?supersedes={first['sha256']}" in problem["detail"]
    second = program.uploads(game_log(table="b"), f"?supersedes={first['sha256']}")
    assert (second["revision"], second["supersedes"], second["superseded_by"]) == (2, first["sha256"], None)
    assert second["id"] != first["id"]


def test_the_earlier_revision_stays_readable_and_leads_to_the_later_one(program: Program) -> None:
    first = program.uploads(game_log())
    second = program.uploads(game_log(table="b"), f"?supersedes={first['sha256']}")
    again = program.gets(f"/logs/{first['id']}")
    assert (again["revision"], again["superseded_by"], again["sha256"]) == (1, second["url"], first["sha256"])


def test_only_the_latest_revision_can_be_superseded(program: Program) -> None:
    first = program.uploads(game_log())
    second = program.uploads(game_log(table="b"), f"?supersedes={first['sha256']}")
    status, problem = _refused(program, "c", f"?supersedes={first['sha256']}")
    assert (status, problem["code"]) == (409, "log-conflict")
    assert problem["errors"][0]["expected"] == second["sha256"]
    assert program.uploads(game_log(table="c"), f"?supersedes={second['sha256']}")["revision"] == 3


def test_sending_a_revision_again_changes_nothing(program: Program) -> None:
    first = program.uploads(game_log())
    query = f"?supersedes={first['sha256']}"
    second = program.uploads(game_log(table="b"), query)
    assert program.uploads(game_log(table="b"), query) == second
    assert program.uploads(game_log()) == program.gets(f"/logs/{first['id']}")


def test_a_digest_that_nothing_stored_has_is_refused(program: Program, other_platform: Platform) -> None:
    foreign = Program(other_platform).uploads(game_log(platform="other"))["sha256"]
    for digest in ("0" * 64, foreign):
        assert _refused(program, "a", f"?supersedes={digest}")[1]["code"] == "supersedes-unknown"
    program.uploads(game_log())
    for digest in ("0" * 64, foreign):
        status, problem = _refused(program, "b", f"?supersedes={digest}")
        assert (status, problem["code"]) == (422, "supersedes-unknown")
    assert len(program.gets("/logs?log_id=log-1")["results"]) == 1


def test_lists_hold_the_latest_revision_and_a_log_id_brings_all(program: Program) -> None:
    first = program.uploads(game_log())
    second = program.uploads(game_log(table="b"), f"?supersedes={first['sha256']}")
    assert [entry["id"] for entry in program.gets("/logs")["results"]] == [second["id"]]
    found = program.gets("/logs?log_id=log-1")["results"]
    assert [entry["id"] for entry in found] == [second["id"], first["id"]]


def test_a_reader_learns_that_there_is_a_revision_that_is_not_for_it_and_no_more(program: Program) -> None:
    first = program.uploads(game_log(), "?visibility=public")
    second = program.uploads(game_log(table="b"), f"?supersedes={first['sha256']}&visibility=private")
    nobody = Program()
    seen = nobody.gets(f"/logs/{first['id']}")
    assert (seen["superseded"], seen["superseded_by"]) == (True, None)
    program.asks("PATCH", f"/logs/{first['id']}", {"visibility": "private"})
    program.asks("PATCH", f"/logs/{second['id']}", {"visibility": "public"})
    assert nobody.gets(f"/logs/{second['id']}")["supersedes"] is None
