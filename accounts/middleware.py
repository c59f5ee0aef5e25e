"""Tells the database who asks, for each view."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from django.db import transaction
from django.http import HttpRequest, HttpResponseBase

from accounts.actors import actor_of
from accounts.tenancy import acting_as, has_own_transactions

View = Callable[..., HttpResponseBase]

_ACT: Final = "act"


@dataclass
class _Act:
    """The transaction of one request, if its view began one."""

    stack: ExitStack = field(default_factory=ExitStack)
    has_begun: bool = False
    has_failed: bool = False


class TenantMiddleware:
    """Runs each view, with its template, in one transaction of its asker. What raises, or answers with an
    error, leaves no trace in it.

    The last in the list, so that every other middleware has spoken before the transaction begins. It opens it
    in `process_view` and closes it behind the answer, rather than call the view itself: so what a view raises
    reaches the `process_exception` of the others.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        act = _Act()
        setattr(request, _ACT, act)
        with act.stack:
            answer = self.get_response(request)
            if act.has_begun and (act.has_failed or answer.status_code >= 400):
                transaction.set_rollback(True)
        return answer

    def process_view(
        self, request: HttpRequest, view: View, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> None:
        """Begin, unless the view has transactions of its own."""
        if not has_own_transactions(view):
            act: _Act = getattr(request, _ACT)
            act.stack.enter_context(acting_as(actor_of(request)))
            act.has_begun = True

    def process_exception(self, request: HttpRequest, exception: Exception) -> None:
        """Remember that the view raised: others may make an answer of it that tells of no error."""
        getattr(request, _ACT).has_failed = True
