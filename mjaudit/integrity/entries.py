"""I6, the record of evidence: each upload, verdict, withdrawal and announcement has its entry, and each entry
what it tells of.
"""

from collections.abc import Iterator
from typing import Any, Final

from django.db.models import Count, Exists, IntegerField, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce

from evidence.models import Commitment, Entry, Kind
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.models import Audit, AuditState, GameLog

_INVARIANT: Final = "I6"


def check_entries(walk: Walk) -> Iterator[Violation]:
    """Test logs leave no entry: they may be deleted."""
    logs, audits = GameLog.objects.defer("raw"), Audit.objects.defer("report")
    told: tuple[tuple[Kind, str, QuerySet[Any]], ...] = (
        (Kind.UPLOAD, "sha256", logs.filter(is_sandbox=False)),
        (Kind.WITHDRAWAL, "sha256", logs.filter(is_sandbox=False, withdrawn_at__isnull=False)),
        (Kind.VERDICT, "report_sha256", audits.filter(state=AuditState.DONE, log__is_sandbox=False)),
    )
    for kind, digest, rows in told:
        for row in walk.over(_without_one_entry(rows, kind, digest)):
            yield Violation(_INVARIANT, row._meta.db_table, str(row.pk), _said(row.entries, kind))
        yield from _without_subject(walk, kind, digest, rows)
    # Several hands may have been announced with the same digest.
    announced = Commitment.objects.all()
    for commitment in walk.over(announced.filter(~Exists(_entries(Kind.COMMITMENT, "digest")))):
        yield Violation(_INVARIANT, commitment._meta.db_table, str(commitment.id), _said(0, Kind.COMMITMENT))
    yield from _without_subject(walk, Kind.COMMITMENT, "digest", announced)


def _without_subject(walk: Walk, kind: Kind, digest: str, rows: QuerySet[Any]) -> Iterator[Violation]:
    subjects = rows.filter(platform=OuterRef("platform"), **{digest: OuterRef("object")})
    for entry in walk.over(Entry.objects.filter(~Exists(subjects), kind=kind)):
        says = f"it tells of {kind} {entry.object}, which is not there"
        yield Violation(_INVARIANT, entry._meta.db_table, str(entry.id), says)


def _entries(kind: Kind, digest: str) -> QuerySet[Entry]:
    """The entries of a row, for a query over rows that have its digest in this column."""
    return Entry.objects.filter(kind=kind, platform=OuterRef("platform"), object=OuterRef(digest))


def _without_one_entry(rows: QuerySet[Any], kind: Kind, digest: str) -> QuerySet[Any]:
    """Those of which there is not exactly one entry; how many there are is their `entries`."""
    told = _entries(kind, digest).order_by().values("object")
    count = Subquery(told.annotate(entries=Count("pk")).values("entries"), output_field=IntegerField())
    unlike: QuerySet[Any] = rows.annotate(entries=Coalesce(count, 0)).exclude(entries=1)
    return unlike


def _said(entries: int, what: str) -> str:
    return f"there are {entries} entries of this {what}" if entries else f"there is no entry of this {what}"
