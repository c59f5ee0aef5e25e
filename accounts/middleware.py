"""Tells the database who asks, for each view."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponseBase

from accounts.actors import actor_of
from accounts.tenancy import answer_as, has_own_transactions

View = Callable[..., HttpResponseBase]


class TenantMiddleware:
    """Runs each view within a transaction of its asker. The last in the list, so that every other middleware
    has spoken before the view begins.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: View, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> HttpResponseBase | None:
        """The view's answer; None leaves a view with transactions of its own to Django."""
        if has_own_transactions(view):
            return None
        return answer_as(actor_of(request), lambda: view(request, *args, **kwargs))
