"""Which keys have proved good, so that a flood of made-up ones is counted as what it is: one address.

Whether a key is good turns out while a request is answered, and to ask the database first would make each one
of the flood dear. So a process remembers digests of the keys that opened something.
"""

from collections import OrderedDict
from threading import Lock
from typing import Final

from django.http import HttpRequest

from mjaudit.limits.counting import digest

_MOST: Final = 10_000
_VOUCHED: Final = "is_vouched_for"


class KnownKeys:
    """Digests of good keys, the longest unused forgotten first."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._digests: OrderedDict[str, None] = OrderedDict()
        self._lock = Lock()

    def __contains__(self, shown: str) -> bool:
        found = digest(shown)
        with self._lock:
            if found not in self._digests:
                return False
            self._digests.move_to_end(found)
            return True

    def remember(self, shown: str) -> None:
        """This key has opened something."""
        with self._lock:
            self._digests[digest(shown)] = None
            if len(self._digests) > self._most:
                self._digests.popitem(last=False)

    def forget(self, shown: str) -> None:
        """It opens nothing any more."""
        with self._lock:
            self._digests.pop(digest(shown), None)


def vouch(request: HttpRequest) -> None:
    """Called by whoever has looked the key of this request up and found it good."""
    setattr(request, _VOUCHED, True)


def is_vouched_for(request: HttpRequest) -> bool:
    """Whether the request has shown a good key."""
    return getattr(request, _VOUCHED, False)
