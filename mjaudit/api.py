"""The API's own description. Each app brings its addresses, its operations and the types of its documents;
here they are put together.
"""

from collections.abc import Iterable
from typing import Any

from drf_spectacular.renderers import OpenApiJsonRenderer
from drf_spectacular.views import SpectacularAPIView
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

import accounts.openapi  # noqa: F401  # registers the security scheme
from accounts.api.openapi import DOCUMENTS as OF_ACCOUNTS
from evidence.api.openapi import DOCUMENTS as OF_EVIDENCE
from mjaudit.problems.types import ProblemDocument
from mjaudit.rest.describing import REFERENCE, components_of
from replays.api import openapi as of_replays


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


def describe_documents(result: dict[str, Any], **_: object) -> dict[str, Any]:
    """drf-spectacular calls this last: it adds the components, and to each operation how it refuses."""
    documents = components_of((*OF_ACCOUNTS, *OF_EVIDENCE, ProblemDocument)) | of_replays.components()
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(sorted(documents.items()))
    for path in result["paths"].values():
        for operation in path.values():
            operation["responses"].setdefault("default", _refusal())
    return result


def _refusal() -> dict[str, Any]:
    problem = {"schema": {"$ref": REFERENCE.format(name="ProblemDocument")}}
    return {
        "description": "Refused, with the reason as a problem document (RFC 9457).",
        "content": {"application/problem+json": problem},
    }
