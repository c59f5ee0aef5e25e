"""The page for whoever asks too often."""

from http import HTTPStatus
from math import ceil

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def too_many(request: HttpRequest, seconds: int) -> HttpResponse:
    """429: it asks to wait so many seconds."""
    answer = render(request, "429.html", {"minutes": ceil(seconds / 60)}, status=HTTPStatus.TOO_MANY_REQUESTS)
    answer["Retry-After"] = str(seconds)
    return answer
