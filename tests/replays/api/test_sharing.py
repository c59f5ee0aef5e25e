"""Who reads a log, settled by its platform's programs: visibility, links, withdrawal, no end of real logs."""

import json
from typing import Any

import pytest

from accounts.models import Platform, Scope
from evidence.models import Entry, Kind
from replays.models import GameLog
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import game_log
from tests.support.programs import Program

pytestmark = pytest.mark.django_db

TAILS = ("", "/report", "/hands/1/frames")


@pytest.fixture
def program(platform: Platform) -> Program:
    return Program(platform)


@pytest.fixture
def nobody() -> Program:
    return Program()


@pytest.fixture
def log(platform: Platform) -> GameLog:
    return uploaded_and_audited(platform, game_log()).log


def _settle(program: Program, log: GameLog, visibility: str) -> Any:
    answer = program.asks("PATCH", f"/logs/{log.id}", {"visibility": visibility})
    assert answer.status_code == 200, answer.content
    return json.loads(answer.content)


def _link(program: Program, log: GameLog) -> str:
    """The secret of the log's address."""
    url: str = _settle(program, log, "link")["link_url"]
    return url.split("/")[-2]


def test_an_upload_says_who_may_read_the_log(program: Program, nobody: Program) -> None:
    documents = {
        name: program.uploads(game_log(name), f"?visibility={name}") for name in ("private", "link", "public")
    }
    assert {name: document["visibility"] for name, document in documents.items()} == {
        name: name for name in documents
    }
    assert documents["link"]["link_url"].startswith("/shared/")
    assert documents["public"]["link_url"] is None
    assert [entry["log_id"] for entry in nobody.gets("/logs")["results"]] == ["public"]


def test_an_upload_that_says_nothing_is_as_visible_as_its_platform_wants(platform: Platform) -> None:
    platform.default_visibility = "public"
    platform.save()
    assert Program(platform).uploads(game_log())["visibility"] == "public"


def test_a_log_becomes_public_and_private_again(program: Program, nobody: Program, log: GameLog) -> None:
    for visibility, status in (("public", 200), ("private", 404)):
        assert _settle(program, log, visibility)["visibility"] == visibility
        for tail in TAILS:
            assert nobody.status("GET", f"/logs/{log.id}{tail}") == status


def test_whoever_has_the_link_reads_the_log_below_it_and_nowhere_else(
    program: Program, nobody: Program, log: GameLog
) -> None:
    link = _link(program, log)
    for tail in TAILS:
        assert nobody.status("GET", f"/shared/{link}{tail}") == 200
        assert nobody.status("GET", f"/logs/{log.id}{tail}") == 404
    assert nobody.status("GET", f"/shared/{link}/raw") == 404
    assert nobody.gets("/logs")["results"] == []


def test_a_shared_log_leads_to_addresses_that_its_reader_can_open(
    program: Program, nobody: Program, log: GameLog
) -> None:
    link = _link(program, log)
    shared = nobody.gets(f"/shared/{link}")
    assert (shared["url"], shared["audit"]["url"]) == (
        f"/api/v1/shared/{link}",
        f"/api/v1/shared/{link}/report",
    )
    assert (shared["raw_url"], shared["link_url"]) == (None, None)


def test_a_link_ends_with_the_visibility_and_comes_back_as_another(
    program: Program, nobody: Program, log: GameLog
) -> None:
    first = _link(program, log)
    assert _link(program, log) == first
    for visibility in ("public", "private"):
        assert _settle(program, log, visibility)["link_url"] is None
        assert nobody.status("GET", f"/shared/{first}") == 404
    second = _link(program, log)
    assert second != first
    assert nobody.status("GET", f"/shared/{first}") == 404
    assert nobody.status("GET", f"/shared/{second}") == 200


@pytest.mark.parametrize("link", ["x", "-" * 22, "0" * 3000, "a%00b", "..", "é"])
def test_a_link_that_was_never_given_is_404(link: str, nobody: Program) -> None:
    for tail in TAILS:
        assert nobody.refusal("GET", f"/shared/{link}{tail}") == (404, "not-found")


def test_nothing_of_a_log_is_kept_by_a_cache_unless_it_is_public(
    program: Program, nobody: Program, log: GameLog
) -> None:
    link = _link(program, log)
    own = [f"/logs/{log.id}{tail}" for tail in (*TAILS, "/raw")]
    for reader, address in (
        *((program, address) for address in own),
        *((nobody, f"/shared/{link}{tail}") for tail in TAILS),
        (nobody, "/logs"),
    ):
        assert reader.asks("GET", address)["Cache-Control"] == "no-store", address


def test_a_withdrawn_log_is_hidden_from_others_kept_and_entered_in_the_record(
    program: Program, nobody: Program, log: GameLog
) -> None:
    _settle(program, log, "public")
    for _ in range(2):
        answer = program.asks("POST", f"/logs/{log.id}/withdrawal")
        assert (answer.status_code, json.loads(answer.content)["withdrawn_at"] is None) == (200, False)
    for tail in TAILS:
        assert nobody.status("GET", f"/logs/{log.id}{tail}") == 404
        assert program.status("GET", f"/logs/{log.id}{tail}") == 200
    assert program.status("GET", f"/logs/{log.id}/raw") == 200
    assert program.gets("/logs")["results"] == []
    assert [entry["id"] for entry in program.gets("/logs?log_id=log-1")["results"]] == [str(log.id)]
    assert Entry.objects.filter(kind=Kind.WITHDRAWAL, object=log.sha256).count() == 1


def test_a_link_to_a_withdrawn_log_opens_nothing(program: Program, nobody: Program, log: GameLog) -> None:
    link = _link(program, log)
    program.asks("POST", f"/logs/{log.id}/withdrawal")
    for tail in TAILS:
        assert nobody.status("GET", f"/shared/{link}{tail}") == 404


def test_a_real_log_is_not_deleted(program: Program, log: GameLog) -> None:
    assert program.refusal("DELETE", f"/logs/{log.id}") == (409, "not-a-test-log")
    assert GameLog.objects.filter(id=log.id).exists()


@pytest.mark.parametrize(
    ("method", "tail", "body"),
    [("PATCH", "", {"visibility": "private"}), ("POST", "/withdrawal", None), ("DELETE", "", None)],
)
def test_nobody_but_its_platform_decides_about_a_log_be_it_public(
    method: str, tail: str, body: Any, program: Program, other_platform: Platform, log: GameLog
) -> None:
    _settle(program, log, "public")
    address = f"/logs/{log.id}{tail}"
    assert Program(other_platform).refusal(method, address, body) == (404, "not-found")
    assert Program().refusal(method, address, body) == (401, "unauthorized")
    reader = Program(log.platform, scopes=(Scope.LOGS_READ, Scope.ADMIN))
    assert reader.refusal(method, address, body) == (403, "forbidden")
    log.refresh_from_db()
    assert (log.visibility, log.withdrawn_at) == ("public", None)
