"""The record of evidence: each upload and each verdict has its one entry, and no entry lacks its subject."""

from collections.abc import Iterator
from typing import Any, Final

from django.db.models import Count, Exists, IntegerField, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce

from evidence.models import Entry, Kind
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.models import Audit, AuditState, GameLog

_INVARIANT: Final = "I6"


def check_entries(walk: Walk) -> Iterator[Violation]:
    """Test logs leave no entry: they may be deleted."""
    logs = GameLog.objects.filter(is_sandbox=False)
    for log in walk.over(_without_one_entry(logs.defer("raw"), Kind.UPLOAD, "sha256")):
        yield Violation(_INVARIANT, log._meta.db_table, str(log.id), _said(log.__dict__["entries"], "upload"))
    audits = Audit.objects.filter(state=AuditState.DONE, log__is_sandbox=False)
    for audit in walk.over(_without_one_entry(audits.defer("report"), Kind.VERDICT, "report_sha256")):
        says = _said(audit.__dict__["entries"], "verdict")
        yield Violation(_INVARIANT, audit._meta.db_table, str(audit.id), says)
    yield from _without_subject(walk)


def _without_one_entry(rows: QuerySet[Any], kind: Kind, digest: str) -> QuerySet[Any]:
    """Those of which there is not exactly one entry; how many there are is their `entries`."""
    told = Entry.objects.filter(kind=kind, platform=OuterRef("platform"), object=OuterRef(digest))
    count = told.order_by().values("object").annotate(entries=Count("pk")).values("entries")
    found = Coalesce(Subquery(count, output_field=IntegerField()), 0)
    unlike: QuerySet[Any] = rows.annotate(entries=found).exclude(entries=1)
    return unlike


def _without_subject(walk: Walk) -> Iterator[Violation]:
    logs = GameLog.objects.filter(platform=OuterRef("platform"), sha256=OuterRef("object"))
    audits = Audit.objects.filter(platform=OuterRef("platform"), report_sha256=OuterRef("object"))
    for kind, subjects in ((Kind.UPLOAD, logs), (Kind.VERDICT, audits)):
        for entry in walk.over(Entry.objects.filter(~Exists(subjects), kind=kind)):
            says = f"it tells of {kind} {entry.object}, which is not there"
            yield Violation(_INVARIANT, entry._meta.db_table, str(entry.id), says)


def _said(entries: int, what: str) -> str:
    return f"there are {entries} entries of this {what}" if entries else f"there is no entry of this {what}"
