"""The language of an answer: a page's is the reader's choice, the API's is English whoever asks."""

from django.http import HttpRequest, HttpResponseBase
from django.middleware.locale import LocaleMiddleware
from django.utils import translation

from mjaudit.problems.document import is_api


class LanguageMiddleware(LocaleMiddleware):
    """Below /api/ nothing varies by `Accept-Language`: programs read it, and documents that are worded hold
    all languages at once.
    """

    def process_request(self, request: HttpRequest) -> None:
        """Choose before a library words its first refusal."""
        if is_api(request):
            translation.activate("en")
        else:
            super().process_request(request)

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Only a page says that it would be another in another language."""
        return response if is_api(request) else super().process_response(request, response)
