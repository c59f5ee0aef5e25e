"""How often somebody may have the engine work for an answer that nobody keeps: one allowance each for the API
and the pages together.
"""

from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from accounts.actors import actor_of
from accounts.authentication import usable_key
from mjaudit.limits import Standing, spend


class CheckThrottle(BaseThrottle):
    """Checks by address; callers with a key or an account are not counted."""

    _standing: Standing | None = None

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Count this one, and say whether it may go on. A method that the address does not serve is refused
        for that alone, and costs nothing.
        """
        if request.method not in view.allowed_methods:
            return True
        self._standing = self.counted(request)
        return self._standing is None or not self._standing.refused

    def wait(self) -> float | None:
        """Seconds."""
        return None if self._standing is None else self._standing.seconds

    def counted(self, request: Request) -> Standing | None:
        """Where the caller stands after this request; None if it is not counted."""
        return _check(request._request, is_known=request.user.is_authenticated)


class WhatIfThrottle(CheckThrottle):
    """What-ifs by reader: a key, an account, or an address without either."""

    def counted(self, request: Request) -> Standing | None:
        return _what_if(request._request)


def seconds_to_wait(request: HttpRequest) -> int | None:
    """Count one check by whoever sends this request to a page. None if it may go on."""
    return _seconds(_check(request, is_known=request.user.is_authenticated))


def seconds_to_wait_for_what_if(request: HttpRequest) -> int | None:
    """The same of a what-if."""
    return _seconds(_what_if(request))


def _check(request: HttpRequest, *, is_known: bool) -> Standing | None:
    return None if is_known else spend(request, "check")


def _what_if(request: HttpRequest) -> Standing | None:
    reader = actor_of(request)
    if reader.user_id is not None:
        return spend(request, "what_if", who=str(reader.user_id))
    key = usable_key(request) if reader.platform_ids else None
    return spend(request, "what_if", who=key.prefix if key else None)


def _seconds(standing: Standing | None) -> int | None:
    return standing.seconds if standing is not None and standing.refused else None
