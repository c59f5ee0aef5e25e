"""Platforms that upload: one log after another, each sent until the service has taken it in."""

import http.client
import json
import random
import threading
import time
from collections.abc import Iterator
from typing import Any, Final

from tests.chaos.ledger import Ledger, Sent
from tests.support.gamelogs import as_bytes, faulty_log, game_log

#: Logs a second, all clients together.
RATE: Final = 20.0
CLIENTS: Final = 4
_POISONS: Final = ("raise", "die", "loop", "sleep", "grow")
_SHARES: Final = {"again": 0.10, "illegal": 0.05, "long": 0.01, "poison": 0.01}
_RETRY_SECONDS: Final = 0.3


class Client(threading.Thread):
    """Sends at its share of the rate while `stopped` is not set; what it began it brings to its end."""

    def __init__(self, seed: str, number: int, port: int, key: str, ledger: Ledger) -> None:
        super().__init__(name=f"client {number}")
        self.stopped = threading.Event()
        self._number, self._port, self._key, self._ledger = number, port, key, ledger
        self._chance = random.Random(f"{seed}/{number}")
        self._name = f"{seed}-{number}"

    def run(self) -> None:
        """Log after log."""
        for sent, is_new in self._logs():
            if self.stopped.is_set():
                return
            began = time.monotonic()
            self._until_acknowledged(sent, is_new=is_new)
            time.sleep(max(0.0, CLIENTS / RATE - (time.monotonic() - began)))

    def _logs(self) -> Iterator[tuple[Sent, bool]]:
        """What to send; whether it has not been sent before. Early on each client sends one poison."""
        known: list[Sent] = []
        for ordinal in range(1_000_000):
            kind = self._kind(ordinal)
            if kind == "again" and known:
                yield self._chance.choice(known), False
                continue
            sent = self._made(kind, f"{self._name}-{ordinal}", ordinal)
            known.append(sent)
            yield sent, True

    def _kind(self, ordinal: int) -> str:
        if ordinal == 4:
            return "poison"
        return self._chance.choices([*_SHARES, "honest"], [*_SHARES.values(), 1 - sum(_SHARES.values())])[0]

    def _made(self, kind: str, log_id: str, ordinal: int) -> Sent:
        match kind:
            case "illegal":
                log = faulty_log(log_id)
            case "long":
                log = game_log(log_id, hands=24)
            case "poison":
                log = game_log(log_id, table=_POISONS[(self._number + ordinal) % len(_POISONS)])
            case _:
                kind, log = "honest", game_log(log_id)
        return Sent(log_id, kind, as_bytes(log))

    def _until_acknowledged(self, sent: Sent, *, is_new: bool) -> None:
        while True:
            status, answer = send(self._port, self._key, sent.data)
            self._ledger.count(str(status or "no answer"))
            if status in (200, 202):
                self._ledger.acknowledge(sent, answer["sha256"])
                if status == 202 and not is_new:
                    self._ledger.complain(f"{sent.log_id} was taken in twice")
                return
            if status not in (None, 429, 503):
                self._ledger.complain(f"{sent.log_id} was answered {status}: {answer}")
                return
            time.sleep(_RETRY_SECONDS)


def send(port: int, key: str, data: bytes) -> tuple[int | None, Any]:
    """The answer's status and document; no status when the connection broke."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Authorization": f"Api-Key {key}", "Content-Type": "application/json"}
    try:
        connection.request("POST", "/api/v1/logs", data, headers)
        response = connection.getresponse()
        return response.status, json.loads(response.read())
    except (OSError, http.client.HTTPException, ValueError):
        return None, None
    finally:
        connection.close()
