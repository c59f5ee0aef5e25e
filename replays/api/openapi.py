"""Components of the OpenAPI description: the types that read logs and write answers."""

from typing import Any, Final

import msgspec

from replays.api.documents import LogDocument, LogPage
from replays.api.problem_documents import ProblemDocument
from replays.api.ruleset_documents import RuleSetDocument, RuleSetList
from replays.auditing.report import Report
from replays.logformat.jsonschema import components
from scoring.engine.states import Frames

DOCUMENTS: Final = (
    Report,
    LogDocument,
    LogPage,
    Frames,
    RuleSetList,
    RuleSetDocument,
    ProblemDocument,
)
_REFERENCE: Final = "#/components/schemas/{name}"


def describe_documents(result: dict[str, Any], **_: object) -> dict[str, Any]:
    """drf-spectacular calls this last: it adds the components, and to each operation how it refuses."""
    answers = msgspec.json.schema_components(DOCUMENTS, ref_template=_REFERENCE)[1]
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(sorted((answers | components(_REFERENCE)).items()))
    for path in result["paths"].values():
        for method, operation in path.items():
            operation["responses"].setdefault("default", _refusal())
            if method == "get" and {} not in operation["security"]:
                operation["security"].append({})  # without a key one reads what is public
    return result


def _refusal() -> dict[str, Any]:
    problem = {"schema": {"$ref": _REFERENCE.format(name="ProblemDocument")}}
    return {
        "description": "Refused, with the reason as a problem document (RFC 9457).",
        "content": {"application/problem+json": problem},
    }
