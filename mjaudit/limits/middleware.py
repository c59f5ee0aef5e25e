"""The limits that hold for every request, whatever view would answer it.

Who sends a key that has proved good is counted by the key, anybody else by address. Nothing here asks the
database.
"""

import math
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.template import loader
from django.urls import Resolver404, resolve

from mjaudit.limits.known import KnownKeys, is_vouched_for
from mjaudit.limits.spending import is_refused, seconds_to_wait, spend, tell_limits
from mjaudit.problems import Problem
from mjaudit.problems.document import is_api, problem_http_response

GetResponse = Callable[[HttpRequest], HttpResponseBase]

#: Asked by machines that watch the service, and cheap. `readyz` writes and is not among them.
FREE: Final = frozenset({"livez", "metrics"})
#: Where secrets are tried: sent forms of these views have a small allowance.
SIGN_IN: Final = frozenset(
    {
        "account_login",
        "account_signup",
        "account_reset_password",
        "account_reset_password_from_key",
        "account_reauthenticate",
        "account_change_password",
        "account-delete",
        "mfa_authenticate",
        "mfa_reauthenticate",
    }
)
#: How the forms of those views call the account.
_ACCOUNT_FIELDS: Final = ("login", "username", "email")


class RateLimitMiddleware:
    """Stands behind the language, so that a refusal is worded, and before whatever asks the database."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response
        self.keys = KnownKeys()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        name = _view_name(request)
        if name in FREE:
            return self.get_response(request)
        self._count(request, name)
        response = _too_many(request) if is_refused(request) else self._answer(request)
        tell_limits(request, response)
        return response

    def _answer(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if is_vouched_for(request):
            self.keys.remember(_shown(request))
        elif response.status_code == HTTPStatus.UNAUTHORIZED:
            self.keys.forget(_shown(request))
        return response

    def _count(self, request: HttpRequest, name: str) -> None:
        if not is_api(request):
            spend(request, "pages")
            if request.method == "POST" and name in SIGN_IN:
                _count_sign_in(request)
        elif _shown(request) in self.keys:
            spend(request, "key", who=_shown(request))
        else:
            spend(request, "api")


def _view_name(request: HttpRequest) -> str:
    """What would answer. The request keeps it, so that a refusal is written down under its route too."""
    try:
        request.resolver_match = resolve(request.path_info)
    except Resolver404:
        return ""
    return request.resolver_match.view_name


def _shown(request: HttpRequest) -> str:
    """The key, whatever stands before it: who writes that in other ways has no other allowance."""
    return request.headers.get("Authorization", "").rpartition(" ")[2]


def _count_sign_in(request: HttpRequest) -> None:
    spend(request, "sign_in")
    for field in _ACCOUNT_FIELDS:
        if account := request.POST.get(field, "").strip().casefold():
            spend(request, "account", who=account)
            return


def _too_many(request: HttpRequest) -> HttpResponse:
    seconds = seconds_to_wait(request)
    headers = {"Retry-After": str(seconds)}
    if is_api(request):
        detail = f"Too many requests; the next one is answered in {seconds} s."
        return problem_http_response(Problem.of_status(429, detail, headers=headers), request)
    page = loader.get_template("429.html").render({"minutes": math.ceil(seconds / 60)}, request)
    return HttpResponse(page, status=429, headers=headers)
