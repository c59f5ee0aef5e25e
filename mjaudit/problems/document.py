"""From a `Problem` to the bytes of RFC 9457."""

from typing import Any

from django.http import HttpRequest, JsonResponse

from mjaudit.problems.problem import Problem
from mjaudit.requests import request_id_of

MEDIA_TYPE = "application/problem+json"
TYPE_PREFIX = "/problems/"


def is_api(request: HttpRequest) -> bool:
    """Whether errors of this address are problem documents rather than pages."""
    return request.path == "/api" or request.path.startswith("/api/")


def problem_document(problem: Problem, request: HttpRequest) -> dict[str, Any]:
    """The document's members in reading order; `type` is a reference relative to this service."""
    return {
        "type": TYPE_PREFIX + problem.code,
        "title": problem.title,
        "status": problem.status,
        "detail": problem.detail,
        "instance": request.path,
        "code": problem.code,
        "request_id": request_id_of(request),
        "errors": [fault.document() for fault in problem.faults],
    }


def problem_http_response(problem: Problem, request: HttpRequest) -> JsonResponse:
    """A plain Django response, for places outside of DRF's views."""
    return JsonResponse(
        problem_document(problem, request),
        status=problem.status,
        content_type=MEDIA_TYPE,
        headers=problem.headers,
        json_dumps_params={"ensure_ascii": False},
    )
