"""Django's error handlers: problem documents below /api/, pages elsewhere."""

import sys
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template import loader
from django.views import defaults
from django.views.decorators.csrf import csrf_exempt

from mjaudit.problems.document import is_api, problem_http_response
from mjaudit.problems.handler import UNAVAILABLE, problem_of
from mjaudit.problems.problem import Problem


@csrf_exempt
def no_such_address(request: HttpRequest) -> HttpResponse:
    """Any address below /api/ that no view serves, with any method."""
    return problem_http_response(Problem.of_status(404, "There is nothing at this address."), request)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400: a foreign host, a body or form out of bounds."""
    if is_api(request):
        return problem_http_response(problem_of(exception), request)
    return defaults.bad_request(request, exception)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    if is_api(request):
        return problem_http_response(problem_of(exception), request)
    return defaults.permission_denied(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404."""
    if is_api(request):
        return problem_http_response(problem_of(exception), request)
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest, *args: Any) -> HttpResponse:
    """500 of whatever happened outside of an API view, Django has logged the trace; 503 where that is only a
    database out of reach. Called while the exception is being handled.
    """
    exception = sys.exception()
    if is_api(request) and isinstance(exception, Exception):
        return problem_http_response(problem_of(exception), request)
    if isinstance(exception, UNAVAILABLE):
        page = loader.get_template("503.html").render()
        return HttpResponse(page, status=503, headers={"Retry-After": "5"})
    return defaults.server_error(request)
