"""The task queue as the web process sees it: a bell that may be broken, but never holds anybody up."""

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from kombu.exceptions import OperationalError

from mjaudit.celery import app
from mjaudit.starter.leftovers import find_leftovers
from mjaudit.starter.places import Places

PATIENCE_SECONDS = 5.0
"""Far below what retries or a socket without a limit would cost. Connecting and waiting are bounded by half a
second each; the rest is for a machine that is busy.
"""


def ring() -> None:
    """Publish one message."""
    app.send_task("bell", args=["01938c5e-0000-7000-8000-000000000000"])


@pytest.fixture
def silent_broker(broker: str, server_places: Places) -> Iterator[None]:
    """A broker that takes connections and answers nothing."""
    (valkey,) = (left.process for left in find_leftovers(server_places) if left.name == "valkey-server")
    valkey.send_signal(signal.SIGSTOP)
    yield
    valkey.send_signal(signal.SIGCONT)


def test_a_message_is_json_without_deadline_or_delay(broker: str) -> None:
    ring()
    client = redis.Redis.from_url(broker.replace("redis+socket", "unix"))
    [sent] = client.lrange("celery", 0, -1)
    message = json.loads(sent)
    assert message["content-type"] == "application/json"
    assert (message["headers"]["eta"], message["headers"]["expires"]) == (None, None)


def test_a_dead_broker_is_told_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(app.conf, "broker_url", f"redis+socket://{tmp_path}/nobody.sock")
    app._after_fork()  # type: ignore[attr-defined]  # begin without connections
    started = time.monotonic()
    with pytest.raises((OperationalError, OSError)):
        ring()
    assert time.monotonic() - started < PATIENCE_SECONDS


@pytest.mark.usefixtures("silent_broker")
def test_a_silent_broker_is_given_up_soon() -> None:
    started = time.monotonic()
    with pytest.raises((OperationalError, OSError)):
        ring()
    assert time.monotonic() - started < PATIENCE_SECONDS
