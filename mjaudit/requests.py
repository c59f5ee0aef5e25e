"""Every request gets a short name that its answer, its problem document and its log lines share."""

import re
import secrets
import time
from collections.abc import Callable

import structlog
from django.http import HttpRequest, HttpResponseBase

GetResponse = Callable[[HttpRequest], HttpResponseBase]

_SAFE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_journal = structlog.get_logger("mjaudit.requests")


def request_id_of(request: HttpRequest) -> str:
    """The request's name; empty outside of RequestIdMiddleware."""
    return getattr(request, "request_id", "")


class RequestIdMiddleware:
    """Takes X-Request-ID when it is harmless, makes one otherwise, and writes one line a finished request."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        given = request.headers.get("X-Request-ID", "")
        name = given if _SAFE_ID.fullmatch(given) else secrets.token_hex(8)
        request.request_id = name  # type: ignore[attr-defined]  # an attribute of ours on Django's class
        started = time.perf_counter()
        with structlog.contextvars.bound_contextvars(request_id=name):
            response = self.get_response(request)
            _journal.info(
                "request",
                method=request.method,
                path=request.path,
                status=response.status_code,
                ms=round((time.perf_counter() - started) * 1000, 1),
            )
        response["X-Request-ID"] = name
        return response
