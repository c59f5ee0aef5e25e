"""Walls announced by a platform's programs."""

import json
from typing import Any

import pytest

from accounts.models import Platform, Scope
from accounts.platforms import create_platform
from evidence.models import Commitment, Entry, Kind
from tests.support.programs import Program
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

ORDER = {"log_id": "log-1", "hand": 1, "digest": "a" * 64}


@pytest.fixture
def program(platform: Platform) -> Program:
    return Program(platform)


def _announced(program: Program, **more: Any) -> tuple[int, Any]:
    answer = program.asks("POST", "/commitments", ORDER | more)
    return answer.status_code, json.loads(answer.content)


def test_an_announcement_is_kept_with_its_time_and_repeated_without_effect(program: Program) -> None:
    status, made = _announced(program)
    assert (status, made["digest"], made["announced_at"] is None) == (201, "a" * 64, False)
    assert _announced(program) == (200, made)
    assert Entry.objects.filter(kind=Kind.COMMITMENT).count() == 1


def test_another_digest_for_the_same_hand_is_refused_with_the_one_that_stands(program: Program) -> None:
    _announced(program)
    status, problem = _announced(program, digest="b" * 64)
    assert (status, problem["code"]) == (409, "commitment-conflict")
    assert problem["errors"][0]["expected"] == "a" * 64
    assert Commitment.objects.get().digest == "a" * 64


def test_announcements_are_listed_the_newest_first_and_by_log(program: Program) -> None:
    for hand in (1, 2):
        _announced(program, hand=hand)
    _announced(program, log_id="log-2")
    found = program.gets("/commitments")["results"]
    assert [(made["log_id"], made["hand"]) for made in found] == [("log-2", 1), ("log-1", 2), ("log-1", 1)]
    assert [made["hand"] for made in program.gets("/commitments?log_id=log-1")["results"]] == [2, 1]


def test_pages_follow_one_another(program: Program) -> None:
    for hand in range(1, 6):
        _announced(program, hand=hand)
    address, seen = "/commitments?page_size=2", []
    while address:
        page = program.gets(address)
        seen += [made["hand"] for made in page["results"]]
        address = (page["next"] or "").partition("/api/v1")[2]
    assert seen == [5, 4, 3, 2, 1]


def test_what_is_announced_is_its_platforms_own(program: Program) -> None:
    neighbour = Program(create_platform(slug="other", name="Other"))
    _announced(program)
    assert neighbour.gets("/commitments")["results"] == []
    assert _announced(neighbour, digest="b" * 64)[0] == 201


@pytest.mark.parametrize(
    ("order", "pointer"),
    [
        ({"log_id": ""}, "/log_id"),
        ({"log_id": "a b"}, "/log_id"),
        ({"log_id": "x" * 129}, "/log_id"),
        ({"log_id": "log\n"}, "/log_id"),
        ({"hand": 0}, "/hand"),
        ({"hand": 2**53}, "/hand"),
        ({"hand": "1"}, "/hand"),
        ({"digest": "A" * 64}, "/digest"),
        ({"digest": "a" * 63}, "/digest"),
        ({"digest": None}, "/digest"),
        ({"announced_at": "2020-01-01T00:00:00Z"}, "/announced_at"),
    ],
)
def test_an_order_that_is_none_is_refused_with_its_place(
    order: dict[str, Any], pointer: str, program: Program
) -> None:
    _, problem = _announced(program, **order)
    assert problem["status"] in (400, 422)
    assert [fault["pointer"] for fault in problem["errors"]] == [pointer]
    assert not Commitment.objects.exists()


@pytest.mark.parametrize("log_id", ["", "%00", "x" * 129, "a%20b"])
def test_a_log_id_that_is_none_is_refused(log_id: str, program: Program) -> None:
    assert program.refusal("GET", f"/commitments?log_id={log_id}") == (400, "invalid-parameter")


def test_reading_and_announcing_need_their_scopes_and_a_key_that_is_none_for_tests(
    platform: Platform,
) -> None:
    reader = Program(platform, scopes=(Scope.LOGS_READ,))
    writer = Program(platform, scopes=(Scope.LOGS_WRITE,))
    tester = Program(platform, is_sandbox=True)
    assert (reader.status("GET", "/commitments"), writer.status("POST", "/commitments", ORDER)) == (200, 201)
    assert (reader.status("POST", "/commitments", ORDER), writer.status("GET", "/commitments")) == (403, 403)
    assert (tester.status("POST", "/commitments", ORDER), tester.status("GET", "/commitments")) == (403, 403)
    assert (Program().status("POST", "/commitments", ORDER), Program().status("GET", "/commitments")) == (
        401,
        401,
    )


def test_announcing_costs_as_many_queries_whatever_was_announced_before(program: Program) -> None:
    _announced(program, hand=99)  # the first use of a key is noted
    counts = []
    for hand in (1, 2, 3):
        with Asked() as asked:
            _announced(program, hand=hand)
        counts.append(len(asked))
    assert len(set(counts)) == 1
