"""Every request gets a short name that its answer, its problem document and its log lines share."""

import re
import secrets
import time
from collections.abc import Callable
from typing import Final

import structlog
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

from mjaudit.metrics.requests import observe

GetResponse = Callable[[HttpRequest], HttpResponseBase]

#: What stands for the address where no view has one.
STATIC_FILE: Final = "static"
NO_ROUTE: Final = "none"
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

_SAFE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_journal = structlog.get_logger("mjaudit.requests")


def request_id_of(request: HttpRequest) -> str:
    """The request's name; empty outside of RequestIdMiddleware."""
    return getattr(request, "request_id", "")


class RequestIdMiddleware:
    """Takes X-Request-ID when it is harmless, makes one otherwise; writes one line a finished request and
    counts it.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        given = request.headers.get("X-Request-ID", "")
        name = given if _SAFE_ID.fullmatch(given) else secrets.token_hex(8)
        request.request_id = name  # type: ignore[attr-defined]  # an attribute of ours on Django's class
        started = time.perf_counter()
        with structlog.contextvars.bound_contextvars(request_id=name):
            response = self.get_response(request)
            _write_down(request, response.status_code, time.perf_counter() - started)
        response["X-Request-ID"] = name
        return response


def _write_down(request: HttpRequest, status: int, seconds: float) -> None:
    method = request.method if request.method in _METHODS else "other"
    route = route_of(request)
    _journal.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
    observe(method=method, route=route, status=status, seconds=seconds)


def route_of(request: HttpRequest) -> str:
    """The pattern of the address. The address itself may hold a secret link or the token of a player."""
    if request.resolver_match is not None:
        return f"/{request.resolver_match.route}"
    return STATIC_FILE if request.path.startswith(settings.STATIC_URL) else NO_ROUTE
