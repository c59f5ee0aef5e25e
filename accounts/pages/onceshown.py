"""What a page shows once and nobody can look up again: links that work once, texts of keys."""

from django.http import HttpRequest
from django.urls import reverse


def link_to_open(request: HttpRequest, secret: str) -> str:
    """The whole address of a one-time link."""
    return request.build_absolute_uri(reverse("open-link", args=(secret,)))
