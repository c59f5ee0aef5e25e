"""The audits that were stored besides a log's own, as its pages list them."""

from dataclasses import dataclass
from typing import Final
from uuid import UUID

from replays.models import Audit
from replays.pages.doors import FoundLog
from replays.pages.labels import verdict_label
from replays.pages.naming import list_of
from replays.pages.rulebook import Rulebook
from replays.queries.audits import further_audits_for
from scoring.rulesets import load

#: So many are listed, the newest.
MOST: Final = 20


@dataclass(frozen=True, slots=True)
class StoredAudit:
    """One of them; `state` is its verdict, or where it stands; `rules` as they were asked for, empty for the
    log's own by a later engine; `engine` where it is another than that of the log's own audit, else empty.
    """

    id: UUID
    state: str
    label: str
    rules: str
    engine: str


def stored_audits(found: FoundLog) -> list[StoredAudit]:
    """Those of a log, the newest first. A link of the log opens none of them."""
    if found.at.link:
        return []
    book = Rulebook(load(found.row.ruleset))
    own = found.row.audit.engine_version
    return [_view(audit, book, own) for audit in further_audits_for(found.reader, found.row)[:MOST]]


def asked_name(audit: Audit, book: Rulebook) -> str:
    """The rules that an audit was asked for by, as people call them."""
    other = audit.other_rules
    options = [book.told(name, value) for name, value in other.options.items()]
    return list_of(options) if other.preset is None else book.chosen_name(other.preset, options)


def _view(audit: Audit, book: Rulebook, own: str) -> StoredAudit:
    state = audit.verdict or audit.state
    engine = "" if audit.engine_version == own else audit.engine_version
    return StoredAudit(audit.id, state, verdict_label(state), asked_name(audit, book), engine)
