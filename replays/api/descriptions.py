"""How each operation is described in OpenAPI; the types behind the names are in `openapi.DOCUMENTS`."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from accounts.models import Visibility
from mjaudit.rest.describing import NOTHING, PAGE_PARAMETERS, WITH_OR_WITHOUT_KEY, body, document, text
from replays.api.filters import LONGEST_LOG_ID, LONGEST_RULESET
from replays.api.waiting import LONGEST_WAIT
from replays.models import AuditState
from replays.models.audits import Verdict

_View = TypeVar("_View", bound=Callable[..., Any])
_IN_QUERY: Final = OpenApiParameter.QUERY
_IN_HEADER: Final = OpenApiParameter.HEADER

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
    OpenApiParameter("ruleset", text(LONGEST_RULESET), _IN_QUERY),
    OpenApiParameter(
        "log_id", text(LONGEST_LOG_ID), _IN_QUERY, description="All revisions, also withdrawn ones of yours."
    ),
    *PAGE_PARAMETERS,
]
_UPLOAD_PARAMETERS: Final = [
    OpenApiParameter(
        "supersedes",
        {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        _IN_QUERY,
        description="The sha256 of the latest revision, which this log replaces.",
    ),
    OpenApiParameter("visibility", str, _IN_QUERY, enum=Visibility.values),
    _PREFER,
]
_RULES: Final = [
    OpenApiParameter(
        "preset",
        {"type": "string", "minLength": 1},
        _IN_QUERY,
        description="In place of the preset and options that the log names.",
    ),
    OpenApiParameter(
        "option.NAME",
        {"type": ["boolean", "integer", "string"]},
        _IN_QUERY,
        description="For each option, on top: its name behind the dot.",
    ),
]
_UNCHANGED: Final = OpenApiResponse(None, "You have it already.")


def _report(*, operation_id: str, summary: str) -> Callable[[_View], _View]:
    return extend_schema(
        operation_id=operation_id,
        auth=WITH_OR_WITHOUT_KEY,
        summary=summary,
        parameters=[_MESSAGES, _IF_NONE_MATCH],
        responses={200: document("Report", "The report."), 304: _UNCHANGED},
    )


def _frames(*, operation_id: str, summary: str) -> Callable[[_View], _View]:
    return extend_schema(
        operation_id=operation_id,
        auth=WITH_OR_WITHOUT_KEY,
        summary=summary,
        parameters=[_IF_NONE_MATCH],
        responses={200: document("Frames", "The first state and a change an event."), 304: _UNCHANGED},
    )


def _what_if(*, operation_id: str, summary: str) -> Callable[[_View], _View]:
    return extend_schema(
        operation_id=operation_id,
        auth=WITH_OR_WITHOUT_KEY,
        summary=summary,
        parameters=[*_RULES, _MESSAGES],
        responses={200: document("Comparison", "The stored report against that by these rules.")},
    )


describe_upload: Final = extend_schema(
    operation_id="upload_log",
    summary="Upload a log",
    request=body("GameLog"),
    parameters=_UPLOAD_PARAMETERS,
    responses={
        202: document("LogDocument", "Stored, and queued for its audit."),
        200: document("LogDocument", "The same log was stored before."),
    },
)
describe_log_list: Final = extend_schema(
    operation_id="list_logs",
    auth=WITH_OR_WITHOUT_KEY,
    summary="Logs you may read",
    filters=False,
    parameters=_LIST_PARAMETERS,
    responses={200: document("LogPage", "One page, the newest first.")},
)
describe_log: Final = extend_schema(
    operation_id="read_log",
    auth=WITH_OR_WITHOUT_KEY,
    summary="A log and where its audit stands",
    responses={200: document("LogDocument", "The log.")},
)
describe_raw: Final = extend_schema(
    operation_id="read_raw_log",
    auth=WITH_OR_WITHOUT_KEY,
    summary="The bytes as they were uploaded",
    responses={200: document("GameLog", "The very bytes.")},
)
describe_sharing: Final = extend_schema(
    operation_id="share_log",
    summary="Settle who may read a log",
    request=body("LogChange"),
    responses={200: document("LogDocument", "The log.")},
)
describe_withdrawing: Final = extend_schema(
    operation_id="withdraw_log",
    summary="Hide a log from everybody but its platform",
    request=None,
    responses={200: document("LogDocument", "The log, which is kept.")},
)
describe_deleting: Final = extend_schema(
    operation_id="delete_test_log", summary="Delete a test log", responses={204: NOTHING}
)
describe_shared_log: Final = extend_schema(
    operation_id="read_shared_log",
    auth=WITH_OR_WITHOUT_KEY,
    summary="A log, by its link",
    responses={200: document("LogDocument", "The log.")},
)
describe_report: Final = _report(operation_id="read_report", summary="The audit's report")
describe_shared_report: Final = _report(operation_id="read_shared_report", summary="The report, by link")
describe_frames: Final = _frames(operation_id="read_frames", summary="The frames of a hand")
describe_shared_frames: Final = _frames(operation_id="read_shared_frames", summary="The frames, by link")
describe_what_if: Final = _what_if(operation_id="try_rules", summary="What if other rules held")
describe_shared_what_if: Final = _what_if(
    operation_id="try_shared_rules", summary="What if other rules held, by link"
)
describe_audit_list: Final = extend_schema(
    operation_id="list_audits",
    auth=WITH_OR_WITHOUT_KEY,
    summary="The audits of a log",
    filters=False,
    parameters=PAGE_PARAMETERS,
    responses={200: document("AuditPage", "One page, the newest first.")},
)
describe_storing_audit: Final = extend_schema(
    operation_id="store_audit",
    summary="Store an audit by other rules",
    request=body("RulesChoice"),
    parameters=[_PREFER],
    responses={
        202: document("AuditEntry", "Stored, and queued."),
        200: document("AuditEntry", "The same audit was there before."),
    },
)
describe_audit: Final = extend_schema(
    operation_id="read_audit",
    auth=WITH_OR_WITHOUT_KEY,
    summary="An audit, with its report",
    parameters=[_MESSAGES],
    responses={200: document("ReportedAudit", "The audit.")},
)
describe_audit_report: Final = _report(operation_id="read_audit_report", summary="The report of an audit")
describe_comparing: Final = extend_schema(
    operation_id="compare_audits",
    auth=WITH_OR_WITHOUT_KEY,
    summary="Two audits of a log, compared",
    parameters=[_MESSAGES, _IF_NONE_MATCH],
    responses={200: document("Comparison", "From the first to the second."), 304: _UNCHANGED},
)
describe_check: Final = extend_schema(
    operation_id="check_log",
    summary="Audit a log without storing it",
    request=body("GameLog"),
    parameters=[_MESSAGES],
    responses={200: document("Report", "The report.")},
)
describe_rulesets: Final = extend_schema(
    operation_id="list_rulesets",
    summary="The rule sets",
    parameters=[_IF_NONE_MATCH],
    responses={200: document("RuleSetList", "All that are installed."), 304: _UNCHANGED},
)
describe_ruleset: Final = extend_schema(
    operation_id="read_ruleset",
    summary="A rule set, whole",
    parameters=[_IF_NONE_MATCH],
    responses={200: document("RuleSetDocument", "Clauses, options, presets, items."), 304: _UNCHANGED},
)
describe_log_schema: Final = extend_schema(
    operation_id="read_log_schema",
    summary="The log format as JSON Schema",
    parameters=[_IF_NONE_MATCH],
    responses={200: OpenApiResponse(OpenApiTypes.OBJECT, "JSON Schema 2020-12."), 304: _UNCHANGED},
)
