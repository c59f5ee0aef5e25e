"""What the service writes about itself while people and programs use it: processes as shipped, and their
lines.
"""

import http.client
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from django.db import IntegrityError, OperationalError

from accounts.models import Platform
from mjaudit.journal import describe_exception
from mjaudit.models import Pulse
from replays.models import Audit, AuditState
from tests.support.gamelogs import as_bytes, game_log
from tests.support.processes import celery_worker, web_server

REQUEST_ID = "gateway-12345"
BROWSER = "Mozilla/5.0 (a browser of somebody)"
ADDRESS = "198.51.100.23"
MACHINE = "127.0.0.2"
EMAIL = "li@example.org"
TOKEN = "token-of-a-player"
SECOND_ID = "gateway-67890"


class Lines:
    """The journal of some processes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.touch()

    @property
    def text(self) -> str:
        """All of it."""
        return self.path.read_text()

    def of(self, request_id: str) -> list[dict[str, Any]]:
        """The lines that belong to a request; each line must be an object."""
        documents = [json.loads(line) for line in self.text.splitlines()]
        return [document for document in documents if document.get("request_id") == request_id]


def await_audits(seconds: float = 60) -> None:
    """Wait until nothing is queued or running."""
    until = time.monotonic() + seconds
    while Audit.objects.filter(state__in=(AuditState.QUEUED, AuditState.RUNNING)).exists():
        assert time.monotonic() < until
        time.sleep(0.1)


def ask(port: int, method: str, path: str, body: Any = b"", **headers: str) -> int:
    """One request; the status of its answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(MACHINE, 0))
    connection.request(method, path, body, {name.replace("_", "-"): text for name, text in headers.items()})
    status = connection.getresponse().status
    connection.close()
    return status


def send_garbage(port: int) -> None:
    """A request that gunicorn refuses before the service sees it."""
    with socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(MACHINE, 0)) as connection:
        connection.sendall(f"GET /{TOKEN} HTTP/1.1\r\nHost: x\r\n{EMAIL}\r\n\r\n".encode())
        connection.recv(1000)


@pytest.fixture
def lines(
    broker: str, transactional_db: None, platform: Platform, api_key: str, tmp_path: Path
) -> tuple[Lines, str]:
    """The journal of web and worker after an upload and all kinds of visits, and the key that was used."""
    lines = Lines(tmp_path / "journal")
    about = {"User_Agent": BROWSER, "X_Forwarded_For": ADDRESS}
    upload = {"Content_Type": "application/json", "Authorization": f"Api-Key {api_key}"}
    with (
        web_server(journal=lines.path, CELERY_BROKER_URL=broker, MJAUDIT_PUBLISHER="1") as port,
        celery_worker(broker, journal=lines.path),
    ):
        log = as_bytes(game_log(platform=platform.slug))
        assert ask(port, "POST", "/api/v1/logs", log, X_Request_ID=REQUEST_ID, **about, **upload) == 202
        await_audits()
        form = {"Content_Type": "application/x-www-form-urlencoded"}
        ask(port, "POST", "/login", f"login={EMAIL}&password=x".encode(), **about, **form)
        for path in (f"/nothing/{TOKEN}", f"/logs/?q={TOKEN}", f"/api/v1/players/{TOKEN}/x", "/livez"):
            ask(port, "GET", path, X_Request_ID=SECOND_ID, **about)
        ask(port, "GET", "/nothing", Host=f"{TOKEN}.example.org", **about)
        send_garbage(port)
        time.sleep(0.5)
    return lines, api_key


def test_the_lines_of_a_request_share_its_name_and_say_nothing_of_people(lines: tuple[Lines, str]) -> None:
    journal, key = lines
    upload = journal.of(REQUEST_ID)
    assert {line["event"] for line in upload} == {"request", "audited"}
    [request] = [line for line in upload if line["event"] == "request"]
    assert (request["method"], request["route"], request["status"]) == ("POST", "/api/v1/logs", 202)
    [audited] = [line for line in upload if line["event"] == "audited"]
    assert audited["audit"] == str(Audit.objects.get().id)
    assert [line["route"] for line in journal.of(SECOND_ID)] == ["none", "/logs/", "/^api(?:/.*)?$", "/livez"]
    assert Pulse.objects.filter(name="worker").exists()
    for secret in (key, key[-16:], BROWSER, ADDRESS, MACHINE, EMAIL, TOKEN):
        assert secret not in journal.text


def _described(raised: Exception) -> str:
    """What is written down of it."""
    try:
        raise raised
    except type(raised) as error:
        return describe_exception((type(error), error, error.__traceback__))


def test_the_message_of_an_exception_is_not_written_down() -> None:
    text = _described(IntegrityError(f"Key (email)=({EMAIL}) already exists."))
    assert text.endswith("django.db.utils.IntegrityError")
    assert "test_journal.py" in text


def test_that_of_an_unreachable_database_is() -> None:
    text = _described(OperationalError(f"connection to db.example.org failed\nDETAIL: {EMAIL}"))
    assert text.endswith("OperationalError: connection to db.example.org failed")


def test_the_cause_of_an_exception_is_told_before_it() -> None:
    try:
        try:
            raise KeyError(TOKEN)
        except KeyError as cause:
            raise RuntimeError(TOKEN) from cause
    except RuntimeError as error:
        text = describe_exception((RuntimeError, error, error.__traceback__))
    assert text.index("builtins.KeyError") < text.index("builtins.RuntimeError")
    assert TOKEN not in text
