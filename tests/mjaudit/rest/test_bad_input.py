"""What is refused of small bodies, whichever address they are sent to: row by row, and nothing is done."""

import io
import json
from collections.abc import Mapping
from typing import Any, Final

import pytest
from django.test import Client

from accounts.models import ApiKey, Platform, Player, Scope
from evidence.models import Commitment
from tests.support.gamelogs import game_log
from tests.support.programs import Program

pytestmark = pytest.mark.django_db

KEY: Final = b'{"name": "x", "scopes": ["admin"]}'
PLAYER: Final = b'{"display_name": "x"}'
WALL: Final = b'{"log_id": "log-1", "hand": 1, "digest": "%s"}' % (b"a" * 64)
PLATFORM: Final = b'{"default_visibility": "public"}'
LOG: Final = b'{"visibility": "public"}'
ROTATION: Final = b'{"overlap_hours": 1}'

#: Every address that takes a small body, with one that is good. PREFIX and LOG stand for what is there.
ADDRESSES: Final[Mapping[str, bytes]] = {
    "POST /keys": KEY,
    "POST /keys/PREFIX/rotation": ROTATION,
    "PATCH /platform": PLATFORM,
    "PUT /players/p1": PLAYER,
    "POST /commitments": WALL,
    "PATCH /logs/LOG": LOG,
}


@pytest.fixture
def program(platform: Platform) -> Program:
    return Program(platform, scopes=tuple(Scope.values))


@pytest.fixture
def log(program: Program) -> str:
    """The id of a private log."""
    identity: str = program.uploads(game_log())["id"]
    return identity


def _split(address: str, program: Program, log: str) -> tuple[str, str]:
    method, path = address.split()
    return method, path.replace("PREFIX", program.key.split(".")[0]).replace("LOG", log)


BODIES: Final[Mapping[str, tuple[Any, int, str]]] = {
    "1 empty": (b"", 400, "empty-body"),
    "1 blank": (b" \n", 400, "empty-body"),
    "2 cut": (lambda good: good[:-2], 400, "json-syntax"),
    "3 garbage behind": (lambda good: good + b"]", 400, "json-syntax"),
    "4 trailing comma": (lambda good: good[:-1] + b",}", 400, "json-syntax"),
    "4 single quotes": (lambda good: good.replace(b'"', b"'"), 400, "json-syntax"),
    "5 duplicate key": (lambda good: good[:-1] + b", " + good[1:], 400, "duplicate-key"),
    "6 NaN": (lambda good: good[:-1] + b', "x": NaN}', 400, "number-not-allowed"),
    "7 float": (lambda good: good[:-1] + b', "x": 1.0}', 400, "float-not-allowed"),
    "7 exponent": (lambda good: good[:-1] + b', "x": 1e9}', 400, "float-not-allowed"),
    "8 long integer": (lambda good: good[:-1] + b', "x": ' + b"9" * 9000 + b"}", 400, "integer-too-long"),
    "10 deep": (b'{"x": ' + b"[" * 20 + b"]" * 20 + b"}", 400, "too-deep"),
    "10 deeper, unclosed": (b"[" * 16_000, 400, "too-deep"),
    "10 deep objects, unclosed": (b'{"a":' * 3000, 400, "too-deep"),
    "12 NUL": (lambda good: good[:-1] + b', "x": "\\u0000"}', 400, "control-character"),
    "12 NUL in a key": (lambda good: good[:-1] + b', "\\u0000": 1}', 400, "control-character"),
    "13 lone surrogate": (lambda good: good[:-1] + b', "x": "\\ud800"}', 400, "invalid-unicode"),
    "14 Latin-1": (lambda good: good[:-1] + b', "x": "\xe9"}', 400, "invalid-unicode"),
    "14 UTF-16": (lambda good: good.decode().encode("utf-16"), 400, "invalid-unicode"),
    "15 BOM": (lambda good: b"\xef\xbb\xbf" + good, 400, "bom"),
    "17 not NFC": (lambda good: good[:-1] + ', "x": "e\u0301"}'.encode(), 422, "not-normalized"),
    "18 null": (b"null", 422, "not-an-object"),
    "18 list": (b"[]", 422, "not-an-object"),
    "18 string": (b'"x"', 422, "not-an-object"),
    "18 number": (b"1", 422, "not-an-object"),
    "19 too large": (lambda good: good + b" " * 16_384, 413, "body-too-large"),
    "20 many keys": (
        lambda good: good[:-1] + b"".join(b',"k%d":1' % n for n in range(1500)) + b"}",
        422,
        "body-invalid",
    ),
    "20 long key": (lambda good: good[:-1] + b',"' + b"k" * 15_000 + b'":1}', 422, "body-invalid"),
    "21 __class__": (lambda good: good[:-1] + b', "__class__": 1}', 422, "body-invalid"),
    "85 id": (lambda good: good[:-1] + b', "id": "1"}', 422, "body-invalid"),
    "85 platform": (lambda good: good[:-1] + b', "platform": "other"}', 422, "body-invalid"),
    "85 is_staff": (lambda good: good[:-1] + b', "is_staff": true}', 422, "body-invalid"),
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_bad_body_is_refused_with_its_reason_and_nothing_is_done(
    address: str, program: Program, log: str
) -> None:
    method, path = _split(address, program, log)
    for row, (make, status, code) in BODIES.items():
        body = make(ADDRESSES[address]) if callable(make) else make
        problem = _sent(program, method, path, body)
        assert (problem["status"], problem["code"]) == (status, code), row
        assert 1 <= len(problem["errors"]) <= 20, row
        assert all(len(fault.get("found", "")) <= 64 for fault in problem["errors"]), row
        assert len(json.dumps(problem)) < 8000, row
    _assert_nothing_done(program, log)


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_good_body_is_taken(address: str, program: Program, log: str) -> None:
    method, path = _split(address, program, log)
    assert program.asks(method, path, ADDRESSES[address]).status_code in (200, 201)


HEADERS: Final[Mapping[str, tuple[dict[str, str], int, str]]] = {
    "55 no content type": ({"CONTENT_TYPE": ""}, 415, "content-type"),
    "55 form": ({"CONTENT_TYPE": "application/x-www-form-urlencoded"}, 415, "content-type"),
    "55 text": ({"CONTENT_TYPE": "text/plain"}, 415, "content-type"),
    "56 utf-7": ({"CONTENT_TYPE": "application/json; charset=utf-7"}, 415, "charset"),
    "57 gzip": ({"HTTP_CONTENT_ENCODING": "gzip"}, 415, "content-encoding"),
    "62 chunked": ({"HTTP_TRANSFER_ENCODING": "chunked"}, 411, "length-required"),
    "62 no length": ({"CONTENT_LENGTH": ""}, 411, "length-required"),
    "63 cut short": ({"CONTENT_LENGTH": "1000"}, 400, "body-cut"),
    "65 length over the limit": ({"CONTENT_LENGTH": str(10**12)}, 413, "body-too-large"),
    "70 another answer wanted": ({"HTTP_ACCEPT": "image/png"}, 406, "not-acceptable"),
    "71 another digest": ({"HTTP_CONTENT_DIGEST": f"sha-256=:{'A' * 43}=:"}, 400, "digest-mismatch"),
    "80 no key": ({"HTTP_AUTHORIZATION": ""}, 401, "unauthorized"),
    "80 key of nobody": ({"HTTP_AUTHORIZATION": "Api-Key " + "x" * 41}, 401, "unauthorized"),
    "80 another scheme": ({"HTTP_AUTHORIZATION": "Bearer x"}, 401, "unauthorized"),
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_bad_header_is_refused_with_its_reason_and_nothing_is_done(
    address: str, program: Program, log: str
) -> None:
    method, path = _split(address, program, log)
    body = ADDRESSES[address]
    for row, (changed, status, code) in HEADERS.items():
        environ: dict[str, Any] = {
            "CONTENT_TYPE": "application/json",
            "CONTENT_LENGTH": str(len(body)),
            "HTTP_AUTHORIZATION": program.headers["Authorization"],
            "wsgi.input": io.BytesIO(body),
        }
        answer = Client().generic(method, f"/api/v1{path}", **(environ | changed))
        assert (answer.status_code, answer.json()["code"]) == (status, code), row
    _assert_nothing_done(program, log)


#: Every address of a platform's own affairs.
ALL: Final = [
    *ADDRESSES,
    "GET /players",
    "GET /players/p1",
    "DELETE /players/p1",
    "POST /players/p1/link",
    "GET /keys",
    "DELETE /keys/PREFIX",
    "GET /platform",
    "GET /commitments",
    "GET /entries",
    "GET /logs/LOG",
    "DELETE /logs/LOG",
    "POST /logs/LOG/withdrawal",
    "GET /shared/abc",
    "GET /shared/abc/hands/1/frames",
]


@pytest.mark.parametrize("address", ALL)
def test_no_address_takes_a_parameter_it_does_not_have(address: str, program: Program, log: str) -> None:
    method, path = _split(address, program, log)
    answer = program.asks(method, f"{path}?mesages=none", ADDRESSES.get(address))
    problem = json.loads(answer.content)
    assert (answer.status_code, problem["code"]) == (400, "invalid-parameter")
    assert problem["errors"][0]["pointer"] == "mesages"
    _assert_nothing_done(program, log)


@pytest.mark.parametrize("address", ["POST /players/p1/link", "POST /logs/LOG/withdrawal"])
@pytest.mark.parametrize("body", [b"{}", b'{"reason": "x"}', b"x"])
def test_a_body_where_none_is_read_is_refused(address: str, body: bytes, program: Program, log: str) -> None:
    method, path = _split(address, program, log)
    assert program.refusal(method, path, body) == (400, "body-not-expected")
    _assert_nothing_done(program, log)


@pytest.mark.parametrize("address", [name for name in ALL if "/logs" not in name and "/shared" not in name])
def test_a_key_in_the_address_or_in_a_cookie_is_not_read(address: str, program: Program, log: str) -> None:
    method, path = _split(address, program, log)
    stranger = Program()
    stranger.client.cookies["Authorization"] = f"Api-Key {program.key}"
    for query in ("", f"?api_key={program.key}", f"?Authorization=Api-Key+{program.key}"):
        assert stranger.refusal(method, path + query, ADDRESSES.get(address)) == (401, "unauthorized")


@pytest.mark.parametrize("path", ["/entries", "/commitments"])
@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("page_size=-1", "invalid-value"),
        ("page_size=many", "invalid-value"),
        ("page_size=1&page_size=2", "repeated-parameter"),
        ("cursor=cD0x", "invalid-cursor"),
        ("cursor=%FF", "invalid-cursor"),
        ("cursor=", "empty-parameter"),
        ("ordering=object", "unknown-parameter"),
        ("platform=other", "unknown-parameter"),
    ],
)
def test_a_bad_page_is_named(path: str, query: str, code: str, program: Program) -> None:
    answer = program.asks("GET", f"{path}?{query}")
    problem = json.loads(answer.content)
    assert (answer.status_code, [fault["code"] for fault in problem["errors"]]) == (400, [code])


def test_a_page_size_beyond_the_largest_is_the_largest(program: Program) -> None:
    for path in ("/entries", "/commitments"):
        assert program.status("GET", f"{path}?page_size=1000000000") == 200


@pytest.mark.parametrize("identity", ["0", "-1", str(2**63), "' OR 1=1", "١٢٣", "x" * 3000, "%00"])
@pytest.mark.parametrize("path", ["/keys/{}", "/keys/{}/rotation", "/logs/{}", "/logs/{}/withdrawal"])
def test_an_id_that_is_none_is_404(identity: str, path: str, program: Program) -> None:
    for method in ("PATCH", "POST", "DELETE"):
        assert program.refusal(method, path.format(identity)) == (404, "not-found")


@pytest.mark.parametrize("value", ["", "open", "PUBLIC", "public&visibility=link"])
def test_a_visibility_that_is_none_is_refused_before_the_log_is_read(value: str, program: Program) -> None:
    assert program.refusal("POST", f"/logs?visibility={value}", b"") == (400, "invalid-parameter")


@pytest.mark.parametrize("value", ["", "1", "A" * 64, "a" * 65, "%00"])
def test_a_digest_that_is_none_is_refused_before_the_log_is_read(value: str, program: Program) -> None:
    assert program.refusal("POST", f"/logs?supersedes={value}", b"") == (400, "invalid-parameter")


def _sent(program: Program, method: str, path: str, body: bytes) -> Any:
    """The problem; the test client alone would leave an empty body without type and length."""
    environ: dict[str, Any] = {"CONTENT_TYPE": "application/json", "CONTENT_LENGTH": str(len(body))}
    answer = program.client.generic(method, f"/api/v1{path}", body, headers=program.headers, **environ)
    assert answer["Content-Type"] == "application/problem+json"
    return answer.json()


def _assert_nothing_done(program: Program, log: str) -> None:
    assert program.platform is not None
    program.platform.refresh_from_db()
    assert program.platform.default_visibility == "private"
    assert (ApiKey.objects.count(), Player.objects.count(), Commitment.objects.count()) == (1, 0, 0)
    found = program.gets(f"/logs/{log}")
    assert (found["visibility"], found["withdrawn_at"]) == ("private", None)
