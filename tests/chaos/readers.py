"""People and programs that read meanwhile: they are answered, or told to come back."""

import http.client
import threading
from itertools import cycle
from typing import Final

from tests.chaos.ledger import Ledger

_ADDRESSES: Final = (
    "/",
    "/logs/",
    "/rules/nantong/",
    "/api/v1/logs",
    "/api/v1/rulesets",
    "/readyz",
    "/livez",
)
_PAUSE_SECONDS: Final = 0.2


class Reader(threading.Thread):
    """Asks for one address after another while `stopped` is not set; half of them with a key."""

    def __init__(self, port: int, key: str, ledger: Ledger) -> None:
        super().__init__(name="reader")
        self.stopped = threading.Event()
        self._port, self._ledger = port, ledger
        self._headers = cycle([{"Authorization": f"Api-Key {key}"}, {}])

    def run(self) -> None:
        """Address after address."""
        for address in cycle(_ADDRESSES):
            if self.stopped.wait(_PAUSE_SECONDS):
                return
            status = self._status(address)
            self._ledger.count(f"read {status or 'no answer'}")
            if status not in (None, 200, 429, 503):
                self._ledger.complain(f"{address} was answered {status}")

    def _status(self, address: str) -> int | None:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=20)
        try:
            connection.request("GET", address, headers=next(self._headers))
            response = connection.getresponse()
            response.read()
            return response.status
        except (OSError, http.client.HTTPException):
            return None
        finally:
            connection.close()
