"""What happens when somebody signs in or changes the password, and what asks to sign in anew."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account import signals as allauth_signals
from allauth.account.internal.flows.login import record_authentication
from django.conf import settings
from django.contrib.auth import logout
from django.contrib.auth.signals import user_logged_in
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import urlencode

from accounts.adapter import signed_in_recently
from accounts.models import User
from accounts.sessions import end_sessions
from accounts.staff import limit_session

View = Callable[..., HttpResponseBase]


def connect() -> None:
    """Listen to Django and allauth; called once, when all apps are there."""
    user_logged_in.connect(_begin, dispatch_uid="accounts.begin")
    allauth_signals.user_signed_up.connect(_note_password, dispatch_uid="accounts.signed_up")
    allauth_signals.user_logged_in.connect(_speak, dispatch_uid="accounts.speak")
    allauth_signals.password_changed.connect(_end_others, dispatch_uid="accounts.changed")
    allauth_signals.password_set.connect(_end_others, dispatch_uid="accounts.set")
    allauth_signals.password_reset.connect(_end_all, dispatch_uid="accounts.reset")


def recently_signed_in(view: View) -> View:
    """For what does harm in wrong hands: a browser that signed in longer ago gives its password first.

    What was posted is not kept meanwhile: the form is filled in once more.
    """

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not request.user.is_authenticated:
            return _sent_to("account_login", request)
        if not signed_in_recently(request):
            return _sent_to("account_reauthenticate", request)
        return view(request, *args, **kwargs)

    return guarded


def sender_signed_in(back: Callable[..., str]) -> Callable[[View], View]:
    """For an address that only takes forms: whoever has to sign in first comes back to the page of the form,
    which `back` names by what the view is called with. The address itself shows nothing.
    """

    def guard(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if not request.user.is_authenticated:
                return _sent("account_login", back(request, *args, **kwargs))
            return view(request, *args, **kwargs)

        return guarded

    return guard


def signed_in_user(request: HttpRequest) -> User:
    """The account behind a view that only somebody signed in reaches."""
    if not isinstance(request.user, User):
        raise PermissionDenied
    return request.user


def speak(response: HttpResponseBase, language: str) -> None:
    """Let the browser ask for the language of an account from now on; empty: for its own."""
    if language:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            language,
            samesite="Lax",
            secure=settings.HTTPS,
        )
    else:
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME, samesite="Lax")


def _sent_to(name: str, request: HttpRequest) -> HttpResponse:
    return _sent(name, request.get_full_path())


def _sent(name: str, back: str) -> HttpResponse:
    return redirect(f"{reverse(name)}?{urlencode({'next': back})}")


def _begin(*, request: HttpRequest, user: User, **_: Any) -> None:
    request.session.clear_expired()  # whoever comes sweeps, so nothing lies about for long
    limit_session(request=request, user=user)


def _note_password(*, request: HttpRequest, user: User, **_: Any) -> None:
    """Whoever has just chosen a password need not give it again."""
    record_authentication(request, user, method="password")


def _speak(*, response: HttpResponseBase, user: User, **_: Any) -> None:
    """Somebody who once chose a language finds it again on any machine."""
    if user.language:
        speak(response, user.language)


def _end_others(*, request: HttpRequest, user: User, **_: Any) -> None:
    end_sessions(user_id=user.pk, but=request.session.session_key)


def _end_all(*, request: HttpRequest, user: User, **_: Any) -> None:
    """Whoever set a new password by a link signs in with it."""
    if request.user.is_authenticated:
        logout(request)
    end_sessions(user_id=user.pk)
