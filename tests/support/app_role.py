"""Requests of the test client, run as the role that serves pages: behind both walls, as in the service."""

from collections.abc import Callable
from typing import Any

from django.db import connection
from django.http import HttpRequest, HttpResponseBase
from psycopg.pq import TransactionStatus

from accounts.database_roles import APP


class AppRoleMiddleware:
    """The outermost: the application's role from the first query of a request on, and no longer than it."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        with connection.execute_wrapper(_as_app):
            try:
                return self.get_response(request)
            finally:
                _be("RESET ROLE")


def _as_app(execute: Callable[..., Any], *call: Any) -> Any:
    _be(f"SET ROLE {APP}")
    return execute(*call)


def _be(statement: str) -> None:
    """Past Django, so that no test counts it as a query of the service."""
    raw = connection.connection
    if raw is not None and not raw.closed and raw.info.transaction_status != TransactionStatus.INERROR:
        raw.execute(statement)
