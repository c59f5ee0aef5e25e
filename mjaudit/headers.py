"""Security headers that neither Django nor django-csp sets. This runs outermost, so error pages carry them
too.
"""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

GetResponse = Callable[[HttpRequest], HttpResponseBase]

PERMISSIONS_POLICY = ", ".join(
    f"{feature}=()"
    for feature in ("camera", "geolocation", "microphone", "payment", "usb", "interest-cohort")
)


class SecurityHeadersMiddleware:
    """Adds Permissions-Policy and Cross-Origin-Resource-Policy to all answers, and no-store to private
    ones.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        if "Cache-Control" not in response.headers and _is_private(request):
            response["Cache-Control"] = "no-store"
        return response


def _is_private(request: HttpRequest) -> bool:
    """Whether somebody may have shown who they are; the answer may then differ from what another would get.

    What the cookie says is not looked up: an answer must not need the database for its headers.
    """
    return "Authorization" in request.headers or settings.SESSION_COOKIE_NAME in request.COOKIES
