"""What is asked of arbiters and administrators besides a password: a second step, and short sessions."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from allauth.mfa.models import Authenticator
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils import timezone

from accounts.models import User
from mjaudit.problems.document import is_api

GetResponse = Callable[[HttpRequest], HttpResponseBase]

LONGEST_SESSION: Final = timedelta(hours=12)
LONGEST_PAUSE: Final = timedelta(minutes=30)
#: The end of the pause is written down anew when it has moved by this much, not with every page.
_COARSE: Final = timedelta(minutes=1)
_END: Final = "staff_session_ends"

#: What somebody reaches who still has to set the second step up, by the names of the addresses.
_FREE: Final = frozenset(
    {
        "mfa_activate_totp",
        "account_reauthenticate",
        "account_logout",
        "set_language",
        "livez",
        "readyz",
        "metrics",
    }
)


def has_second_step(user: User) -> bool:
    """Whether signing in asks this account for a code of its app."""
    return bool(Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP).exists())


def lacks_second_step(user: User) -> bool:
    """Whether this account has a role that needs a second step, and none."""
    return bool(user.service_role) and not has_second_step(user)


def limit_session(*, request: HttpRequest, user: User) -> None:
    """Called at sign-in: staff are signed out after twelve hours, or half an hour without a page."""
    if user.service_role:
        request.session[_END] = (timezone.now() + LONGEST_SESSION).timestamp()
        _renew(request, request.session[_END])


class StaffSessionMiddleware:
    """Moves the end of a staff session with each page. Others' end as `SESSION_COOKIE_AGE` says."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if request.session.accessed:  # else the database was not asked for it, and need not be now
            end = request.session.get(_END)
            if end is not None:
                _renew(request, end)
        return response


class SecondStepMiddleware:
    """Leads staff without a second step to setting it up, from whatever page they wanted. To the API they are
    nobody (`accounts.actors`).
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> HttpResponseBase | None:
        """None lets the view answer."""
        match = request.resolver_match
        if is_api(request) or (match and match.view_name in _FREE):
            return None
        if isinstance(request.user, User) and lacks_second_step(request.user):
            return redirect("mfa_activate_totp")
        return None


def _renew(request: HttpRequest, absolute_end: float) -> None:
    end = min(timezone.now() + LONGEST_PAUSE, datetime.fromtimestamp(absolute_end, UTC))
    if abs(request.session.get_expiry_date() - end) > _COARSE:
        request.session.set_expiry(end)
