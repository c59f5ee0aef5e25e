"""How often somebody unknown may have a log checked: one allowance for the API and the pages together."""

from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from mjaudit.limits import Standing, spend


class CheckThrottle(BaseThrottle):
    """Checks by address; callers with a key or an account are not counted."""

    _standing: Standing | None = None

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Count this one, and say whether it may go on."""
        self._standing = _counted(request._request, is_known=request.user.is_authenticated)
        return self._standing is None or not self._standing.refused

    def wait(self) -> float | None:
        """Seconds."""
        return None if self._standing is None else self._standing.seconds


def seconds_to_wait(request: HttpRequest) -> int | None:
    """Count one check by whoever sends this request to a page. None if it may go on."""
    standing = _counted(request, is_known=request.user.is_authenticated)
    return standing.seconds if standing is not None and standing.refused else None


def _counted(request: HttpRequest, *, is_known: bool) -> Standing | None:
    return None if is_known else spend(request, "check")
