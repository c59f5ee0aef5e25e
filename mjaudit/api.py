"""The API's own description. Its sign-in is in accounts, its addresses are in replays."""

from collections.abc import Iterable

from drf_spectacular.renderers import OpenApiJsonRenderer
from drf_spectacular.views import SpectacularAPIView
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

import accounts.openapi  # noqa: F401  # registers the security scheme


class AlwaysFirst(BaseContentNegotiation):
    """One form for every reader."""

    def select_parser(self, request: Request, parsers: Iterable[BaseParser]) -> BaseParser:
        """Nothing is ever parsed here."""
        return next(iter(parsers))

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """The first, whatever `Accept` says."""
        first = next(iter(renderers))
        return first, first.media_type


class OpenApiView(SpectacularAPIView):
    """The OpenAPI 3.1 description, as JSON whatever the caller accepts."""

    renderer_classes = [OpenApiJsonRenderer]  # noqa: RUF012  # DRF types it as a list
    content_negotiation_class = AlwaysFirst
