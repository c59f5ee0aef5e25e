"""Keys, made and ended by a platform's programs."""

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import ApiKey, Platform, Scope
from evidence.models import Entry, Kind
from tests.support.programs import Program

pytestmark = pytest.mark.django_db

ORDER = {"name": "nightly", "scopes": ["logs:read"]}


def _made(program: Program, **more: Any) -> Any:
    answer = program.asks("POST", "/keys", ORDER | more)
    assert (answer.status_code, answer["Cache-Control"]) == (201, "no-store")
    return json.loads(answer.content)


def _with(key: Any) -> Program:
    return Program(key=key["key"])


def _own(program: Program) -> str:
    return program.key.split(".")[0]


def test_a_new_key_is_shown_once_and_works(program: Program) -> None:
    made = _made(program)
    assert (made["name"], made["scopes"], made["sandbox"], made["revoked"]) == (
        "nightly",
        ["logs:read"],
        False,
        False,
    )
    assert _with(made).gets("/platform")["slug"] == "demo"
    listed = program.gets("/keys")["results"]
    assert listed[0]["prefix"] == made["prefix"]
    assert made["key"].split(".")[1] not in json.dumps(listed)


def test_a_key_ends_when_it_was_told_to(program: Program) -> None:
    ends = datetime.fromisoformat(_made(program, days=3)["expires_at"])
    assert abs(ends - timezone.now() - timedelta(days=3)) < timedelta(minutes=1)
    ends = datetime.fromisoformat(_made(program)["expires_at"])
    assert abs(ends - timezone.now() - timedelta(days=365)) < timedelta(minutes=1)


def test_a_key_for_tests_says_so(program: Program) -> None:
    assert _made(program, sandbox=True)["sandbox"] is True


def test_the_successor_of_a_key_takes_over_after_the_overlap(program: Program) -> None:
    first = _made(program)
    answer = program.asks("POST", f"/keys/{first['prefix']}/rotation", {"overlap_hours": 1})
    second = json.loads(answer.content)
    assert answer.status_code == 201
    assert (second["name"], second["scopes"]) == (first["name"], first["scopes"])
    for key in (first, second):
        assert _with(key).status("GET", "/platform") == 200
    listed = {key["prefix"]: key for key in program.gets("/keys")["results"]}
    assert listed[first["prefix"]]["successor"] == second["prefix"]
    left = datetime.fromisoformat(listed[first["prefix"]]["expires_at"]) - timezone.now()
    assert left < timedelta(hours=1)
    ApiKey.objects.filter(prefix=first["prefix"]).update(expiry_date=timezone.now())
    assert _with(first).refusal("GET", "/platform") == (401, "unauthorized")


def test_a_key_may_rotate_itself_and_be_ended_at_once(program: Program) -> None:
    answer = program.asks("POST", f"/keys/{_own(program)}/rotation", {"overlap_hours": 0})
    assert answer.status_code == 201
    assert program.status("GET", "/platform") == 401
    assert _with(json.loads(answer.content)).status("GET", "/keys") == 200


def test_a_key_that_is_over_or_has_a_successor_is_not_rotated(program: Program) -> None:
    rotated, revoked = _made(program), _made(program)
    assert program.status("POST", f"/keys/{rotated['prefix']}/rotation", {}) == 201
    assert program.status("DELETE", f"/keys/{revoked['prefix']}") == 204
    for key in (rotated, revoked):
        assert program.refusal("POST", f"/keys/{key['prefix']}/rotation", {}) == (409, "key-over")


def test_a_revoked_key_opens_nothing_from_then_on(program: Program) -> None:
    made = _made(program)
    for _ in range(2):
        assert program.status("DELETE", f"/keys/{made['prefix']}") == 204
    assert _with(made).refusal("GET", "/platform") == (401, "unauthorized")
    assert Entry.objects.filter(kind=Kind.KEY, action="revoked").count() == 1


def test_a_key_does_not_revoke_itself(program: Program) -> None:
    assert program.refusal("DELETE", f"/keys/{_own(program)}") == (409, "key-in-use")
    assert program.status("GET", "/platform") == 200


def test_keys_of_another_platform_are_not_there(program: Program, neighbour: Program) -> None:
    prefix = _own(neighbour)
    assert prefix not in json.dumps(program.gets("/keys"))
    assert program.refusal("DELETE", f"/keys/{prefix}") == (404, "not-found")
    assert program.refusal("POST", f"/keys/{prefix}/rotation", {}) == (404, "not-found")
    assert neighbour.status("GET", "/platform") == 200


@pytest.mark.parametrize(
    ("order", "pointer"),
    [
        ({"name": ""}, "/name"),
        ({"name": "x" * 51}, "/name"),
        ({"name": 1}, "/name"),
        ({"scopes": []}, "/scopes"),
        ({"scopes": "admin"}, "/scopes"),
        ({"scopes": ["logs:read", "root"]}, "/scopes/1"),
        ({"days": 0}, "/days"),
        ({"days": 366}, "/days"),
        ({"days": "30"}, "/days"),
        ({"days": True}, "/days"),
        ({"sandbox": 1}, "/sandbox"),
        ({"platform": "other"}, "/platform"),
        ({"revoked": False}, "/revoked"),
    ],
)
def test_an_order_that_is_none_is_refused_with_its_place(
    order: dict[str, Any], pointer: str, program: Program
) -> None:
    answer = program.asks("POST", "/keys", ORDER | order)
    problem = json.loads(answer.content)
    assert (answer.status_code, problem["code"]) == (422, "body-invalid")
    assert [fault["pointer"] for fault in problem["errors"]] == [pointer]
    assert ApiKey.objects.count() == 1


@pytest.mark.parametrize("hours", [-1, 2161, "1", None])
def test_an_overlap_that_is_none_is_refused(hours: Any, program: Program) -> None:
    refusal = program.refusal("POST", f"/keys/{_own(program)}/rotation", {"overlap_hours": hours})
    assert refusal == (422, "body-invalid")


@pytest.mark.parametrize("scope", [scope for scope in Scope.values if scope != Scope.ADMIN])
def test_only_a_key_with_the_scope_admin_manages_keys(scope: str, platform: Platform) -> None:
    program = Program(platform, scopes=(scope,))
    assert program.refusal("GET", "/keys") == (403, "forbidden")
    assert program.refusal("POST", "/keys", ORDER) == (403, "forbidden")
    assert program.refusal("DELETE", "/keys/abcdefgh") == (403, "forbidden")
    assert program.refusal("POST", f"/keys/{_own(program)}/rotation", {}) == (403, "forbidden")
