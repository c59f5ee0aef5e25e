"""Answers that ask to come back: to whoever asks too often, or while all engines are at work."""

from http import HTTPStatus
from math import ceil
from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from replays.pages.refusals import Refusal

#: Seconds after which an engine has most often come free.
_NEXT_ENGINE: Final = 5


def too_many(request: HttpRequest, seconds: int) -> HttpResponse:
    """429: it asks to wait so many seconds."""
    answer = render(request, "429.html", {"minutes": ceil(seconds / 60)}, status=HTTPStatus.TOO_MANY_REQUESTS)
    answer["Retry-After"] = str(seconds)
    return answer


def refused(request: HttpRequest, template: str, context: dict[str, Any], refusal: Refusal) -> HttpResponse:
    """The page with why there is no report; where that passes, with the time to come back."""
    answer = render(request, template, context | {"refusal": refusal}, status=refusal.status)
    if refusal.status == HTTPStatus.SERVICE_UNAVAILABLE:
        answer["Retry-After"] = str(_NEXT_ENGINE)
    return answer
