"""The record of what happened to a platform's logs, keys and players, as its programs read it."""

import pytest

from accounts.models import Platform, Scope
from accounts.platforms import create_platform
from tests.support.gamelogs import game_log
from tests.support.programs import Program
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


@pytest.fixture
def program(platform: Platform) -> Program:
    return Program(platform, scopes=tuple(Scope.values))


def _kinds(program: Program) -> list[tuple[str, str | None]]:
    return [(entry["kind"], entry["action"]) for entry in program.gets("/entries")["results"]]


def test_what_a_platform_does_is_in_its_record_the_newest_first(program: Program) -> None:
    log = program.uploads(game_log())
    program.asks("POST", "/commitments", {"log_id": "log-2", "hand": 1, "digest": "a" * 64})
    program.asks("PUT", "/players/player-0", {"display_name": "阿强"})
    program.asks("DELETE", "/players/player-0")
    program.asks("POST", f"/logs/{log['id']}/withdrawal")
    assert _kinds(program) == [
        ("withdrawal", None),
        ("erasure", "player"),
        ("commitment", None),
        ("upload", None),
        ("key", "made"),
    ]
    entries = program.gets("/entries")["results"]
    assert [entry["object"] for entry in entries if entry["kind"] in ("withdrawal", "upload")] == [
        log["sha256"]
    ] * 2
    assert "player-0" not in str(entries)


def test_a_record_is_its_platforms_own(program: Program) -> None:
    program.uploads(game_log())
    neighbour = Program(create_platform(slug="other", name="Other"), scopes=tuple(Scope.values))
    assert _kinds(neighbour) == [("key", "made")]


def test_test_logs_are_not_in_it_and_their_keys_do_not_read_it(platform: Platform, program: Program) -> None:
    tester = Program(platform, is_sandbox=True)
    tester.uploads(game_log())
    assert "upload" not in [kind for kind, _ in _kinds(program)]
    assert tester.refusal("GET", "/entries") == (403, "forbidden")


def test_a_long_record_costs_as_many_queries_as_a_short_one(program: Program) -> None:
    program.gets("/entries")
    counts = []
    for number in range(3):
        program.uploads(game_log(f"log-{number}"))
        with Asked() as asked:
            program.gets("/entries")
        counts.append(len(asked))
    assert counts == [2, 2, 2]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_nobody_writes_to_it(method: str, program: Program) -> None:
    assert program.refusal(method, "/entries", {"kind": "upload"}) == (405, "method-not-allowed")
