"""The same answers for plain Django views below /api/ as DRF's exception handler gives for its own."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseBase

from mjaudit.problems.document import is_api, problem_http_response
from mjaudit.problems.handler import problem_of

GetResponse = Callable[[HttpRequest], HttpResponseBase]


class ProblemMiddleware:
    """Answers what a view below /api/ raised; pages keep Django's way."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """None leaves the exception to Django."""
        return problem_http_response(problem_of(exception), request) if is_api(request) else None
