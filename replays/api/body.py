"""The body of an upload."""

from django.http import HttpRequest

from mjaudit.rest.bodies import whole_body
from replays.logformat.limits import DEFAULT_LIMITS


def log_bytes(request: HttpRequest) -> bytes:
    """The log, exactly as sent. Raises Problem: 400, 411, 413 or 415."""
    return whole_body(request, largest=DEFAULT_LIMITS.log_bytes, name="log")
