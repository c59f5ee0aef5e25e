"""The published JSON Schema of the log format."""

import hashlib
from functools import cache
from typing import Final

from django.http import HttpResponseBase
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from mjaudit.rest.answers import json_bytes_answer, unchanged
from mjaudit.rest.parameters import require_known_parameters
from replays.api.descriptions import describe_log_schema
from replays.api.refusals import ReplaysView
from replays.logformat.jsonschema import schema_bytes

_CACHE: Final = "public, max-age=300"


class LogSchemaView(ReplaysView):
    """The schema that stands in docs/ too."""

    permission_classes = (AllowAny,)

    @describe_log_schema
    def get(self, request: Request) -> HttpResponseBase:
        """JSON Schema 2020-12, from the types that read logs."""
        require_known_parameters(request, ())
        body, tag = _schema()
        return unchanged(request, tag=tag, cache=_CACHE) or json_bytes_answer(body, tag=tag, cache=_CACHE)


@cache
def _schema() -> tuple[bytes, str]:
    body = schema_bytes()
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'
