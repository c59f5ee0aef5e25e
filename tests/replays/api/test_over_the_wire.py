"""What only shows on a real connection to the shipped web server: bodies cut, chunked, too long, unsent."""

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from replays.models import GameLog
from tests.support.gamelogs import as_bytes, game_log
from tests.support.processes import web_server

pytestmark = pytest.mark.django_db(transaction=True)

BODY = as_bytes(game_log())


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """A web server whose broker is dead."""
    with web_server(
        CELERY_BROKER_URL=f"redis+socket://{tmp_path}/nobody.sock", MJAUDIT_PUBLISHER="1"
    ) as port:
        yield port


def _exchange(port: int, key: str, headers: list[str], body: bytes, *, cut: bool = False) -> bytes:
    """Everything the server says to this request; `cut` closes our side for sending behind it."""
    lines = [
        "POST /api/v1/logs HTTP/1.1",
        "Host: 127.0.0.1",
        f"Authorization: Api-Key {key}",
        "Content-Type: application/json",
        "Connection: close",
        *headers,
    ]
    with socket.create_connection(("127.0.0.1", port), timeout=30) as wire:
        wire.sendall("\r\n".join([*lines, "", ""]).encode() + body)
        if cut:
            wire.shutdown(socket.SHUT_WR)
        said = b""
        while piece := wire.recv(65536):
            said += piece
    return said


def test_bodies_that_are_not_whole_store_nothing_and_whole_ones_are_stored(port: int, api_key: str) -> None:
    """One server for all of it: each case also shows that the one before did no harm."""
    length = f"Content-Length: {len(BODY)}"
    chunked = f"{len(BODY):x}\r\n".encode() + BODY + b"\r\n0\r\n\r\n"
    _expect(411, _exchange(port, api_key, ["Transfer-Encoding: chunked"], chunked))
    _expect(411, _exchange(port, api_key, [], b""))
    _expect(400, _exchange(port, api_key, [length], BODY[:-100], cut=True))
    _expect(400, _exchange(port, api_key, [f"Content-Length: {len(BODY) - 7}"], BODY))
    _expect(400, _exchange(port, api_key, [length, "Content-Length: 3"], BODY))
    _expect(400, _exchange(port, api_key, [length, "Transfer-Encoding: chunked"], chunked), 411)
    _expect(400, _exchange(port, api_key, ["Content-Length: -5"], BODY))
    _expect(413, _exchange(port, api_key, ["Content-Length: 99999999999", "Expect: 100-continue"], b""))
    _expect(415, _exchange(port, api_key, [length, "Content-Encoding: gzip"], BODY))
    _expect(401, _exchange(port, "x" * 41, [length], BODY))
    assert not GameLog.objects.exists()
    _expect(202, _exchange(port, api_key, [length], BODY))
    assert GameLog.objects.get().raw_bytes == BODY


def test_one_connection_serves_many_requests(port: int, api_key: str) -> None:
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Authorization": f"Api-Key {api_key}", "Content-Type": "application/json"}
    answers = []
    for number in range(3):
        wire.request("POST", "/api/v1/logs", as_bytes(game_log(f"log-{number}")), headers)
        response = wire.getresponse()
        answers.append((response.status, json.loads(response.read())["audit"]["state"]))
    wire.close()
    assert answers == [(202, "queued")] * 3


def _expect(status: int, said: bytes, *others: int) -> None:
    head, _, body = said.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    found = int(head.split()[1])
    assert found in (status, *others), said[:500]
    if b"problem+json" in head:
        assert json.loads(body)["status"] == found
