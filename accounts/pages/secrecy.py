"""Pages whose very address is a secret: whoever has it gets in."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponseBase

View = Callable[..., HttpResponseBase]


def secret_address(view: View) -> View:
    """Let the address stay between the reader and us: no cache, no search engine, no Referer with a path.

    Not `no-referrer`: with that, browsers send `Origin: null` with a form, which Django takes for a forgery.
    """

    @wraps(view)
    def discreet(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        answer = view(request, *args, **kwargs)
        answer["Cache-Control"] = "no-store"
        answer["X-Robots-Tag"] = "noindex, nofollow"
        answer["Referrer-Policy"] = "strict-origin"
        return answer

    return discreet
