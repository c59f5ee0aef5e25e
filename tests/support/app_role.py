"""Requests of Django's test client, run as the role that serves pages: behind both walls."""

from collections.abc import Callable
from typing import Any

from django.db import connection
from django.http import HttpRequest, HttpResponseBase
from psycopg.pq import TransactionStatus

from accounts.database_roles import APP


class AppRoleMiddleware:
    """The outermost: the application's role for all queries of a request, and no longer than it."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        role = _Role()
        with connection.execute_wrapper(role):
            role.take(lasts=True)
            try:
                return self.get_response(request)
            finally:
                _be("RESET ROLE")


class _Role:
    """Taken on a connection before a request begins a transaction it lasts to the end of the request; taken
    within one it is gone with a rollback, and so is taken anew before each query.
    """

    def __init__(self) -> None:
        self._lasts_on: Any = None

    def __call__(self, execute: Callable[..., Any], *call: Any) -> Any:
        if connection.connection is not self._lasts_on:
            self.take(lasts=not connection.in_atomic_block)
        return execute(*call)

    def take(self, *, lasts: bool) -> None:
        if _be(f"SET ROLE {APP}") and lasts:
            self._lasts_on = connection.connection


def _be(statement: str) -> bool:
    """Past Django, so that no test counts it as a query of the service. False where no connection can."""
    raw = connection.connection
    if raw is None or raw.closed or raw.info.transaction_status == TransactionStatus.INERROR:
        return False
    raw.execute(statement)
    return True
