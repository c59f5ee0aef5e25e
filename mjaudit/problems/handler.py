"""DRF's exception handler: every exception of a view becomes a problem document."""

import math
from typing import Any

import structlog
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpResponseBase
from psycopg_pool import PoolTimeout
from rest_framework import exceptions
from rest_framework.views import set_rollback

from mjaudit.problems.document import problem_http_response
from mjaudit.problems.problem import Fault, Problem

_journal = structlog.get_logger("mjaudit.problems")

UNAVAILABLE = (OperationalError, InterfaceError, PoolTimeout)
"""What a database that is down, read-only, full or out of connections raises."""


def problem_response(exception: Exception, context: dict[str, Any]) -> HttpResponseBase:
    """DRF calls this for anything a view lets out; it answers always, so no API view shows Django's own
    error page.
    """
    request = context["request"]._request
    set_rollback()
    return problem_http_response(problem_of(exception), request)


def problem_of(exception: Exception) -> Problem:
    """The problem that tells of this exception; an unforeseen one is logged with its trace and told as a
    bare 500.
    """
    if isinstance(exception, Problem):
        return exception
    if isinstance(exception, exceptions.APIException):
        return _of_api_exception(exception)
    if isinstance(exception, Http404):
        return Problem.of_status(404, "There is nothing at this address.")
    if isinstance(exception, PermissionDenied):
        return Problem.of_status(403, "You may not do this.")
    if isinstance(exception, RequestDataTooBig):
        return Problem.of_status(413, "The body is larger than this address takes.")
    if isinstance(exception, BadRequest | SuspiciousOperation):
        return Problem.of_status(400, "The request is malformed.")
    if isinstance(exception, UNAVAILABLE):
        _journal.error("database unavailable", exc_info=exception)
        return Problem.of_status(
            503, "The service cannot reach its data; try again.", headers={"Retry-After": "5"}
        )
    _journal.error("unforeseen exception", exc_info=exception)
    return Problem.of_status(500, "The service made a mistake; it was written down under this request_id.")


def _of_api_exception(exception: exceptions.APIException) -> Problem:
    status = exception.status_code
    if isinstance(exception, exceptions.ValidationError):
        return Problem(
            400,
            "invalid-input",
            "Some values are not valid.",
            faults=list(_faults(exception.get_full_details(), "")),
        )
    headers = {}
    if (challenge := getattr(exception, "auth_header", None)) is not None:
        headers["WWW-Authenticate"] = challenge
    if (wait := getattr(exception, "wait", None)) is not None:
        headers["Retry-After"] = str(math.ceil(wait))
    return Problem.of_status(status, str(exception.detail), headers=headers)


def _faults(details: Any, pointer: str) -> list[Fault]:
    """Flatten DRF's nested error details into one fault a place."""
    if isinstance(details, dict) and set(details) == {"message", "code"}:
        return [Fault(pointer, str(details["code"]).replace("_", "-"), str(details["message"]))]
    if isinstance(details, dict):
        return [fault for key, inner in details.items() for fault in _faults(inner, f"{pointer}/{key}")]
    if all(isinstance(item, dict) and set(item) == {"message", "code"} for item in details):
        return [fault for item in details for fault in _faults(item, pointer)]
    return [fault for index, inner in enumerate(details) for fault in _faults(inner, f"{pointer}/{index}")]
