"""I10 in the rows: whatever belongs to a log belongs to the log's own platform."""

from collections.abc import Iterator

from django.db.models import F

from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.models import Audit, FindingRow, Hand, HandSummary, LogSeat


def check_tenants(walk: Walk) -> Iterator[Violation]:
    """Each table by the row above it. Its foreign keys hold it to that too, while nobody drops them."""
    own_log = {"platform": F("log__platform")}
    own_audit = {"platform": F("audit__platform")}
    for rows in (
        Hand.objects.exclude(**own_log),
        LogSeat.objects.exclude(**own_log),
        Audit.objects.exclude(**own_log).defer("report"),
        HandSummary.objects.exclude(**own_audit),
        FindingRow.objects.exclude(**own_audit),
    ):
        for row in walk.over(rows):
            yield Violation("I10", row._meta.db_table, str(row.pk), "it is of another platform than its log")
