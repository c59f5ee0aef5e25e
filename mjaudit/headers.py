"""Security headers that neither Django nor django-csp sets. This runs outermost, so error pages carry them
too.
"""

from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

GetResponse = Callable[[HttpRequest], HttpResponseBase]

PERMISSIONS_POLICY: Final = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "autoplay",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "microphone",
        "midi",
        "payment",
        "usb",
        "interest-cohort",
    )
)
#: Set here, outermost, though other middleware sets some of them for what passes through it.
ALWAYS: Final = {
    "Permissions-Policy": PERMISSIONS_POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": settings.SECURE_CROSS_ORIGIN_OPENER_POLICY,
    "Referrer-Policy": settings.SECURE_REFERRER_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": settings.X_FRAME_OPTIONS,
}


class SecurityHeadersMiddleware:
    """Adds what every answer carries, and no-store to private ones."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        for name, value in ALWAYS.items():
            response.headers.setdefault(name, value)
        if "Cache-Control" not in response.headers and _is_private(request, response):
            response["Cache-Control"] = "no-store"
        return response


def _is_private(request: HttpRequest, response: HttpResponseBase) -> bool:
    """Whether somebody may have shown who they are; the answer may then differ from what another would get.
    So may one that hands out a cookie, and one that tells of an error: what is not there for one may be for
    others.

    What the cookie says is not looked up: an answer must not need the database for its headers.
    """
    return (
        "Authorization" in request.headers
        or settings.SESSION_COOKIE_NAME in request.COOKIES
        or bool(response.cookies)
        or response.status_code >= 400
    )
