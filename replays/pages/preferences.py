"""The reader's choices, kept in cookies: they say nothing of who reads."""

from datetime import timedelta

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from replays.templatetags.reader import CHOICES


@require_POST
def preferences(request: HttpRequest) -> HttpResponse:
    """Keep what was chosen for a year and go back to the page; values that do not exist change nothing."""
    response = HttpResponseRedirect(_back(request))
    for name, values in CHOICES.items():
        value = request.POST.get(name)
        if value in values:
            response.set_cookie(
                name, value, max_age=timedelta(days=365), samesite="Lax", httponly=True, secure=settings.HTTPS
            )
    return response


def _back(request: HttpRequest) -> str:
    """The page asked for if it is one of ours, else the start page."""
    address = request.POST.get("next", "")
    ours = url_has_allowed_host_and_scheme(address, {request.get_host()}, require_https=request.is_secure())
    return address if ours else resolve_url("pages:home")
