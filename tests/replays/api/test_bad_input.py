"""What is refused at the door, row by row: input, status, code; and never anything stored."""

import io
import json
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import pytest
from django.test import Client

from replays.models import Audit, GameLog, Hand
from tests.support.gamelogs import as_bytes, game_log

pytestmark = pytest.mark.django_db

JSON = "application/json"
GOOD = as_bytes(game_log())


def _with(**members: Any) -> bytes:
    return as_bytes(game_log() | members)


def _in_hand(**members: Any) -> bytes:
    log = game_log()
    log["hands"][0] |= members
    return as_bytes(log)


def _event(**event: Any) -> bytes:
    return _in_hand(events=[event])


def _raw(old: bytes, new: bytes) -> bytes:
    changed = GOOD.replace(old, new, 1)
    assert changed != GOOD
    return changed


BODIES: Mapping[str, tuple[bytes, int, str]] = {
    # 3a. bytes and JSON
    "1 empty body": (b"", 400, "empty-body"),
    "2 truncated": (GOOD[:-40], 400, "json-syntax"),
    "3 garbage behind": (GOOD + b"]", 400, "json-syntax"),
    "3 two documents": (GOOD + GOOD, 400, "json-syntax"),
    "4 trailing comma": (GOOD[:-1] + b",}", 400, "json-syntax"),
    "4 single quotes": (b"{'format': 'mjaudit-log'}", 400, "json-syntax"),
    "4 comment": (b"/* log */" + GOOD, 400, "json-syntax"),
    "4 leading zero": (_raw(b'"version": 1', b'"version": 01'), 400, "json-syntax"),
    "5 duplicate key": (_raw(b'"version": 1', b'"version": 1, "version": 1'), 400, "duplicate-key"),
    "5 duplicate key, nested": (_raw(b'"dealer": 0', b'"dealer": 1, "dealer": 0'), 400, "duplicate-key"),
    "5 duplicate key, escaped": (
        _raw(b'"dealer": 0', b'"de\\u0061ler": 1, "dealer": 0'),
        400,
        "duplicate-key",
    ),
    "6 NaN": (_raw(b'"version": 1', b'"version": NaN'), 400, "number-not-allowed"),
    "6 Infinity": (_raw(b'"version": 1', b'"version": -Infinity'), 400, "number-not-allowed"),
    "7 float": (_raw(b'"version": 1', b'"version": 1.0'), 400, "float-not-allowed"),
    "7 exponent": (_raw(b'"version": 1', b'"version": 1e400'), 400, "float-not-allowed"),
    "8 long integer": (_raw(b'"version": 1', b'"version": ' + b"9" * 4000), 400, "integer-too-long"),
    "8 very long integer": (
        _raw(b'"version": 1', b'"version": ' + b"9" * 1_000_000),
        400,
        "integer-too-long",
    ),
    "9 2^53": (_with(start_scores=[2**53, 0, 0, 0]), 422, "log-invalid"),
    "9 -2^53": (_with(start_scores=[-(2**53), 0, 0, 0]), 422, "log-invalid"),
    "10 deep": (b"[" * 17 + b"]" * 17, 400, "too-deep"),
    "10 deeper": (b"[" * 100_000 + b"]" * 100_000, 400, "too-deep"),
    "10 deep, unclosed": (b'{"a":' * 5000, 400, "too-deep"),
    "11 many arrays": (b"[" + b"[]," * 99_999 + b"[]]", 422, "not-an-object"),
    "12 NUL": (_with(table="a\0b"), 400, "control-character"),
    "13 lone surrogate": (_raw(b'"log-1"', b'"\\ud800"'), 400, "invalid-unicode"),
    "13 reversed pair": (_raw(b'"log-1"', b'"\\udc00\\ud800"'), 400, "invalid-unicode"),
    "14 Latin-1": (_raw(b"log-1", b"log-\xe9"), 400, "invalid-unicode"),
    "14 overlong": (_raw(b"log-1", b"log-\xc0\xaf"), 400, "invalid-unicode"),
    "14 UTF-16": (json.dumps(game_log()).encode("utf-16"), 400, "invalid-unicode"),
    "15 BOM": (b"\xef\xbb\xbf" + GOOD, 400, "bom"),
    "16 control character": (_with(log_id="log\x7f1"), 400, "control-character"),
    "16 bidi override": (_with(log_id="log\u202e1"), 422, "log-invalid"),
    "17 look-alike letter": (_with(platform="dеmo"), 422, "log-invalid"),
    "17 not NFC": (_with(log_id="cafe\u0301"), 422, "not-normalized"),
    "18 null": (b"null", 422, "not-an-object"),
    "18 list": (b"[]", 422, "not-an-object"),
    "18 string": (b'"log"', 422, "not-an-object"),
    "18 number": (b"1", 422, "not-an-object"),
    "19 too large": (b" " * (4 * 1024 * 1024 + 1), 413, "log-too-large"),
    "20 many keys": (as_bytes(game_log() | {f"k{n}": 1 for n in range(100_000)}), 422, "log-invalid"),
    "20 long key": (_with(**{"k" * 65536: 1}), 422, "log-invalid"),
    "21 __proto__": (_with(__proto__={}), 422, "log-invalid"),
    "22 personal data": (
        _with(players=[{"id": f"p{n}", "phone": "1"} for n in range(4)]),
        422,
        "log-invalid",
    ),
    # 3b. shapes
    "23 missing field": (as_bytes({k: v for k, v in game_log().items() if k != "hands"}), 422, "log-invalid"),
    "24 string for integer": (_in_hand(dealer="0"), 422, "log-invalid"),
    "24 true for integer": (_in_hand(dealer=True), 422, "log-invalid"),
    "24 integer for string": (_with(log_id=1), 422, "log-invalid"),
    "25 unknown version": (_with(version=2), 422, "version-unsupported"),
    "26 unknown rule set": (_with(rules={"id": "riichi"}), 422, "unknown-ruleset"),
    "27 unknown preset": (_with(rules={"id": "nantong", "preset": "x"}), 422, "rules-invalid"),
    "27 unknown option": (_with(rules={"id": "nantong", "options": {"x": 1}}), 422, "rules-invalid"),
    "27 unknown value": (_with(rules={"id": "nantong", "options": {"bird_count": 3}}), 422, "rules-invalid"),
    "29 three players": (_with(players=[{"id": f"p{n}"} for n in range(3)]), 422, "log-invalid"),
    "29 one player twice": (_with(players=[{"id": "p"}] * 4), 422, "log-invalid"),
    "29 seat 4": (_event(type="discard", seat=4, tile="1m"), 422, "log-invalid"),
    "29 seat -1": (_event(type="discard", seat=-1, tile="1m"), 422, "log-invalid"),
    "30 red five": (_event(type="discard", seat=0, tile="0m"), 422, "log-invalid"),
    "30 upper case": (_event(type="discard", seat=0, tile="1M"), 422, "log-invalid"),
    "35 falling clock": (
        _in_hand(
            events=[
                {"type": "disconnect", "seat": 1, "at": 2},
                {"type": "reconnect", "seat": 1, "at": 1},
            ]
        ),
        422,
        "log-invalid",
    ),
    "35 no zone": (_with(started_at="2026-01-01T12:00:00"), 422, "log-invalid"),
    "37 too many events": (
        _in_hand(events=[{"type": "disconnect", "seat": 1}] * 601),
        413,
        "too-many-events",
    ),
    "44 dice of 7": (_in_hand(dice=[0, 7]), 422, "log-invalid"),
    "47 no hands": (_with(hands=[]), 422, "log-invalid"),
    "48 short salt": (
        _in_hand(commitment={"scheme": "mjaudit-wall-v1", "digest": "0" * 64, "salt": "00"}),
        422,
        "log-invalid",
    ),
    "65 too many hands": (
        as_bytes(game_log(hands=1) | {"hands": game_log()["hands"] * 65}),
        413,
        "too-many-hands",
    ),
    # 3d. mass assignment
    "85 verdict": (_with(verdict="clean"), 422, "log-invalid"),
    "85 visibility": (_with(visibility="public"), 422, "log-invalid"),
    "83 another platform": (_with(platform="other"), 403, "wrong-platform"),
}


@pytest.mark.parametrize("row", BODIES)
def test_a_bad_body_is_refused_with_its_reason(row: str, client: Client, headers: dict[str, str]) -> None:
    body, status, code = BODIES[row]
    response = _sent(client, "/api/v1/logs", body, headers=headers)
    problem = response.json()
    assert (response.status_code, problem["code"]) == (status, code)
    assert response["Content-Type"] == "application/problem+json"
    assert 1 <= len(problem["errors"]) <= 20
    assert all(
        {"pointer", "code", "detail", "expected", "found"} <= set(fault) for fault in problem["errors"]
    )
    assert all(len(fault["found"]) <= 64 for fault in problem["errors"])
    _assert_nothing_stored()


@pytest.mark.parametrize("row", [row for row in BODIES if not row.startswith("83")])
def test_a_check_refuses_it_alike(row: str, client: Client, db: None) -> None:
    body, status, code = BODIES[row]
    response = _sent(client, "/api/v1/check", body)
    assert (response.status_code, response.json()["code"]) == (status, code)


HEADERS: Mapping[str, tuple[dict[str, str], int, str]] = {
    "55 no content type": ({"CONTENT_TYPE": ""}, 415, "content-type"),
    "55 text": ({"CONTENT_TYPE": "text/plain"}, 415, "content-type"),
    "55 form": ({"CONTENT_TYPE": "application/x-www-form-urlencoded"}, 415, "content-type"),
    "55 multipart": ({"CONTENT_TYPE": "multipart/form-data; boundary=x"}, 415, "content-type"),
    "56 latin-1": ({"CONTENT_TYPE": "application/json; charset=latin-1"}, 415, "charset"),
    "56 utf-7": ({"CONTENT_TYPE": 'application/json; charset="UTF-7"'}, 415, "charset"),
    "56 bogus": ({"CONTENT_TYPE": "application/json; charset=bogus"}, 415, "charset"),
    "57 gzip": ({"HTTP_CONTENT_ENCODING": "gzip"}, 415, "content-encoding"),
    "57 br, zstd": ({"HTTP_CONTENT_ENCODING": "br, zstd"}, 415, "content-encoding"),
    "62 chunked": ({"HTTP_TRANSFER_ENCODING": "chunked"}, 411, "length-required"),
    "62 no length": ({"CONTENT_LENGTH": ""}, 411, "length-required"),
    "63 length of words": ({"CONTENT_LENGTH": "many"}, 411, "length-required"),
    "63 negative length": ({"CONTENT_LENGTH": "-1"}, 411, "length-required"),
    "63 body cut short": ({"CONTENT_LENGTH": str(len(GOOD) + 1)}, 400, "body-cut"),
    "65 length over the limit": ({"CONTENT_LENGTH": str(10**12)}, 413, "log-too-large"),
    "70 another answer wanted": ({"HTTP_ACCEPT": "image/png"}, 406, "not-acceptable"),
    "80 key of nobody": ({"HTTP_AUTHORIZATION": "Api-Key " + "x" * 41}, 401, "unauthorized"),
    "80 key of no form": ({"HTTP_AUTHORIZATION": "Api-Key '; DROP TABLE"}, 401, "unauthorized"),
}


@pytest.mark.parametrize("row", HEADERS)
def test_a_bad_header_is_refused_with_its_reason(row: str, client: Client, headers: dict[str, str]) -> None:
    changed, status, code = HEADERS[row]
    environ: dict[str, Any] = {"CONTENT_TYPE": JSON, "HTTP_AUTHORIZATION": headers["Authorization"]} | changed
    payload = {"wsgi.input": io.BytesIO(GOOD), "CONTENT_LENGTH": str(len(GOOD))}
    response = client.generic("POST", "/api/v1/logs", **(payload | environ))  # type: ignore[arg-type]
    assert (response.status_code, response.json()["code"]) == (status, code)
    _assert_nothing_stored()


@pytest.mark.parametrize("charset", ["", "; charset=utf-8", ";charset=UTF-8", '; charset="utf8"'])
def test_utf_8_may_be_said_or_not(charset: str, client: Client, headers: dict[str, str]) -> None:
    response = client.post("/api/v1/logs", GOOD, content_type=JSON + charset, headers=headers)
    assert response.status_code == 202


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "PROPFIND"])
def test_other_methods_are_405(method: str, client: Client, headers: dict[str, str]) -> None:
    response = client.generic(method, "/api/v1/logs", headers=headers | {"X-HTTP-Method-Override": "POST"})
    assert (response.status_code, response.json()["code"]) == (405, "method-not-allowed")


QUERIES: Mapping[str, tuple[str, str, str]] = {
    # query, parameter, code
    "87 unlisted filter": ("platform__api_keys=1", "platform__api_keys", "unknown-parameter"),
    "87 unlisted order": ("ordering=raw", "ordering", "unknown-parameter"),
    "87 repeated": ("verdict=clean&verdict=flagged", "verdict", "repeated-parameter"),
    "87 unknown verdict": ("verdict=guilty", "verdict", "invalid-value"),
    "87 unknown state": ("state=lost", "state", "invalid-value"),
    "88 page_size of -1": ("page_size=-1", "page_size", "invalid-value"),
    "88 page_size of 0": ("page_size=0", "page_size", "invalid-value"),
    "88 page_size of words": ("page_size=many", "page_size", "invalid-value"),
    "88 page_size of other digits": ("page_size=%D9%A1", "page_size", "invalid-value"),
    "88 page_size of 5000 digits": ("page_size=" + "9" * 5000, "page_size", "invalid-value"),
    "88 forged cursor": ("cursor=cD0x", "cursor", "invalid-cursor"),
    "88 cursor of no base64": ("cursor=%FF%00", "cursor", "invalid-cursor"),
    "88 empty cursor": ("cursor=", "cursor", "empty-parameter"),
    "88 empty filter": ("log_id=", "log_id", "empty-parameter"),
    "88 empty page_size": ("page_size=", "page_size", "empty-parameter"),
    "89 NUL": ("log_id=%00", "log_id", "invalid-value"),
    "89 10 KB": ("log_id=" + "x" * 10_000, "log_id", "invalid-value"),
    "89 10 KB of a verdict": ("verdict=" + "x" * 10_000, "verdict", "invalid-value"),
    "89 10 KB of a rule set": ("ruleset=" + "x" * 10_000, "ruleset", "invalid-value"),
    "unknown messages": ("messages=none", "messages", "unknown-parameter"),
}


@pytest.mark.parametrize("row", QUERIES)
def test_a_bad_query_parameter_is_named(row: str, client: Client, headers: dict[str, str]) -> None:
    query, parameter, code = QUERIES[row]
    response = client.get(f"/api/v1/logs?{query}", headers=headers)
    problem = response.json()
    assert (response.status_code, problem["code"]) == (400, "invalid-parameter")
    assert [(fault["pointer"], fault["code"]) for fault in problem["errors"]] == [(parameter, code)]
    assert len(response.content) < 1000


@pytest.mark.parametrize("query", ["page_size=1000000000", "page_size=1", "log_id=%25_", "verdict=clean"])
def test_a_good_query_parameter_is_taken(query: str, client: Client, headers: dict[str, str]) -> None:
    response = client.get(f"/api/v1/logs?{query}", headers=headers)
    assert (response.status_code, response.json()["results"]) == (200, [])


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("POST", "/logs"),
        ("GET", "/logs"),
        ("GET", f"/logs/{UUID(int=0)}"),
        ("GET", f"/logs/{UUID(int=0)}/raw"),
        ("GET", f"/logs/{UUID(int=0)}/report"),
        ("GET", f"/logs/{UUID(int=0)}/hands/1/frames"),
        ("POST", "/check"),
        ("GET", "/rulesets"),
        ("GET", "/rulesets/nantong"),
        ("GET", "/schema/log-1.json"),
    ],
)
def test_no_address_takes_a_parameter_it_does_not_have(
    method: str, address: str, client: Client, headers: dict[str, str]
) -> None:
    response = client.generic(method, f"/api/v1{address}?mesages=none", headers=headers)
    problem = response.json()
    assert (response.status_code, problem["code"]) == (400, "invalid-parameter")
    assert problem["errors"][0]["pointer"] == "mesages"


@pytest.mark.parametrize(
    "identity",
    ["0", "-1", str(2**63), "'; DROP", "1 OR 1=1", "١٢٣", "x" * 3000, "00000000-0000-0000-0000-000000000000"],
)
@pytest.mark.parametrize("tail", ["", "/raw", "/report", "/hands/1/frames"])
def test_an_id_that_is_none_is_404(identity: str, tail: str, client: Client, headers: dict[str, str]) -> None:
    response = client.get(f"/api/v1/logs/{identity}{tail}", headers=headers)
    assert (response.status_code, response.json()["code"]) == (404, "not-found")
    assert response["Content-Type"] == "application/problem+json"


def _sent(client: Client, path: str, body: bytes, **more: Any) -> Any:
    """The answer to this body; the test client alone would leave an empty one without type and length."""
    environ: dict[str, Any] = {"CONTENT_TYPE": JSON, "CONTENT_LENGTH": str(len(body))}
    return client.post(path, body, content_type=JSON, **environ, **more)


def _assert_nothing_stored() -> None:
    assert not GameLog.objects.exists()
    assert not Hand.objects.exists()
    assert not Audit.objects.exists()
