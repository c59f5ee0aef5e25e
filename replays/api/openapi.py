"""Components of the OpenAPI description that this app brings: the types that read logs and write answers."""

from typing import Any, Final

from mjaudit.rest.describing import REFERENCE, components_of
from replays.api.documents import (
    AuditEntry,
    AuditPage,
    LogChange,
    LogDocument,
    LogPage,
    ReportedAudit,
    RulesChoice,
)
from replays.api.ruleset_documents import RuleSetDocument, RuleSetList
from replays.auditing.comparison import Comparison
from replays.auditing.report import Report
from replays.logformat import jsonschema
from scoring.engine.states import Frames

DOCUMENTS: Final = (
    Report,
    LogDocument,
    LogPage,
    LogChange,
    AuditEntry,
    AuditPage,
    ReportedAudit,
    RulesChoice,
    Comparison,
    Frames,
    RuleSetList,
    RuleSetDocument,
)


def components() -> dict[str, Any]:
    """JSON Schemas by name, those of the log format among them."""
    return components_of(DOCUMENTS) | jsonschema.components(REFERENCE)
