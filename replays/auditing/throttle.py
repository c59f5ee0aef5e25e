"""How often somebody unknown may have a log checked: one allowance for the API and the pages together."""

from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import AnonRateThrottle
from rest_framework.views import APIView

#: What to ask for, in seconds, where the throttle itself cannot tell.
_A_WHILE = 60.0


class CheckThrottle(AnonRateThrottle):
    """Checks by address; callers with a key or an account are not counted."""

    scope = "check"


def seconds_to_wait(request: HttpRequest) -> float | None:
    """Count one check by whoever sends this request to a page. None if it may go on."""
    if request.user.is_authenticated:
        return None
    throttle = CheckThrottle()
    if throttle.allow_request(Request(request), APIView()):
        return None
    return throttle.wait() or _A_WHILE
