"""Answers as bytes: JSON from msgspec, entity tags, and how long an answer keeps."""

from http import HTTPStatus
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers
from rest_framework.request import Request

from mjaudit.problems import Problem

JSON = "application/json"


def json_answer(document: Any, *, status: int = 200, headers: dict[str, str] | None = None) -> HttpResponse:
    """A document as JSON. What it says depends on who asks and when, so no cache keeps it."""
    told = {"Cache-Control": "no-store", "Vary": "Authorization"} | (headers or {})
    return HttpResponse(msgspec.json.encode(document), status=status, headers=told, content_type=JSON)


def json_bytes_answer(body: bytes, *, tag: str, cache: str) -> HttpResponse:
    """These JSON bytes under an entity tag; `cache` is the Cache-Control."""
    answer = HttpResponse(body, content_type=JSON)
    _tell_caches(answer, tag, cache)
    return answer


def unchanged(request: Request, *, tag: str, cache: str) -> HttpResponseBase | None:
    """304 when the caller has the thing of this tag already, with the headers the thing itself would have
    (RFC 9110, 15.4.5). Raises a 412 where the caller wants none but another (`If-Match`).
    """
    answer = get_conditional_response(plain(request), etag=_weak(tag))
    if answer is None:
        return None
    if answer.status_code == HTTPStatus.PRECONDITION_FAILED:
        raise Problem.of_status(412, "What is at this address has another ETag than If-Match names.")
    _tell_caches(answer, tag, cache)
    return answer


def plain(request: Request) -> HttpRequest:
    """Django's own request below DRF's."""
    inner: HttpRequest = request._request
    return inner


def _tell_caches(answer: HttpResponseBase, tag: str, cache: str) -> None:
    answer.headers["ETag"] = _weak(tag)
    answer.headers["Cache-Control"] = cache
    patch_vary_headers(answer, ["Authorization", "Accept-Encoding"])


def _weak(tag: str) -> str:
    """One tag for the plain and the compressed bytes, whichever a 304 is about."""
    return f"W/{tag}"
