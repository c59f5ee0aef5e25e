"""How each operation is described in OpenAPI; the types behind the names are in `openapi.DOCUMENTS`."""

from typing import Final

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from replays.api.filters import LONGEST_LOG_ID, LONGEST_RULESET
from replays.api.waiting import LONGEST_WAIT
from replays.models import AuditState
from replays.models.audits import Verdict

_LOG_BODY: Final = {"application/json": {"$ref": "#/components/schemas/GameLog"}}
_IN_QUERY: Final = OpenApiParameter.QUERY
_IN_HEADER: Final = OpenApiParameter.HEADER


def _text(longest: int) -> dict[str, object]:
    return {"type": "string", "minLength": 1, "maxLength": longest}


_MESSAGES: Final = OpenApiParameter(
    "messages", str, _IN_QUERY, enum=("all", "none"), description="none: the canonical bytes, without words."
)
_IF_NONE_MATCH: Final = OpenApiParameter(
    "If-None-Match", str, _IN_HEADER, description="A tag you have; 304 if nothing has changed."
)
_PREFER: Final = OpenApiParameter(
    "Prefer",
    str,
    _IN_HEADER,
    description=f"wait=N answers with the verdict, if it comes in N seconds (≤ {LONGEST_WAIT}).",
)
_LIST_PARAMETERS: Final = [
    OpenApiParameter("verdict", str, _IN_QUERY, enum=Verdict.values),
    OpenApiParameter("state", str, _IN_QUERY, enum=AuditState.values),
    OpenApiParameter("ruleset", _text(LONGEST_RULESET), _IN_QUERY),
    OpenApiParameter("log_id", _text(LONGEST_LOG_ID), _IN_QUERY),
    OpenApiParameter(
        "cursor",
        {"type": "string", "minLength": 1},
        _IN_QUERY,
        description="From a page's next or previous.",
    ),
    OpenApiParameter("page_size", {"type": "integer", "minimum": 1, "maximum": 200}, _IN_QUERY),
]


def _document(name: str, description: str) -> OpenApiResponse:
    return OpenApiResponse({"$ref": f"#/components/schemas/{name}"}, description)


def _bytes(description: str) -> OpenApiResponse:
    return OpenApiResponse(OpenApiTypes.OBJECT, description)


_UNCHANGED: Final = OpenApiResponse(None, "You have it already.")

describe_upload: Final = extend_schema(
    operation_id="upload_log",
    summary="Upload a log",
    request=_LOG_BODY,
    parameters=[_PREFER],
    responses={
        202: _document("LogDocument", "Stored, and queued for its audit."),
        200: _document("LogDocument", "The same log was stored before."),
    },
)
describe_log_list: Final = extend_schema(
    operation_id="list_logs",
    summary="Logs you may read",
    filters=False,
    parameters=_LIST_PARAMETERS,
    responses={200: _document("LogPage", "One page, the newest first.")},
)
describe_log: Final = extend_schema(
    operation_id="read_log",
    summary="A log and where its audit stands",
    responses={200: _document("LogDocument", "The log.")},
)
describe_raw: Final = extend_schema(
    operation_id="read_raw_log",
    summary="The bytes as they were uploaded",
    responses={200: _document("GameLog", "The very bytes.")},
)
describe_report: Final = extend_schema(
    operation_id="read_report",
    summary="The audit's report",
    parameters=[_MESSAGES, _IF_NONE_MATCH],
    responses={200: _document("Report", "The report."), 304: _UNCHANGED},
)
describe_frames: Final = extend_schema(
    operation_id="read_frames",
    summary="The frames of a hand",
    parameters=[_IF_NONE_MATCH],
    responses={200: _document("Frames", "The first state and a change an event."), 304: _UNCHANGED},
)
describe_check: Final = extend_schema(
    operation_id="check_log",
    summary="Audit a log without storing it",
    request=_LOG_BODY,
    parameters=[_MESSAGES],
    responses={200: _document("Report", "The report.")},
)
describe_rulesets: Final = extend_schema(
    operation_id="list_rulesets",
    summary="The rule sets",
    parameters=[_IF_NONE_MATCH],
    responses={200: _document("RuleSetList", "All that are installed."), 304: _UNCHANGED},
)
describe_ruleset: Final = extend_schema(
    operation_id="read_ruleset",
    summary="A rule set, whole",
    parameters=[_IF_NONE_MATCH],
    responses={200: _document("RuleSetDocument", "Clauses, options, presets, items."), 304: _UNCHANGED},
)
describe_log_schema: Final = extend_schema(
    operation_id="read_log_schema",
    summary="The log format as JSON Schema",
    parameters=[_IF_NONE_MATCH],
    responses={200: _bytes("JSON Schema 2020-12."), 304: _UNCHANGED},
)
