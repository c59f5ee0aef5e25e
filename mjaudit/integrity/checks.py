"""All checks, one after another."""

from collections.abc import Iterable, Iterator
from datetime import timedelta

from mjaudit.integrity.audit_jobs import check_jobs
from mjaudit.integrity.entries import check_entries
from mjaudit.integrity.files import check_files
from mjaudit.integrity.ledger import check_ledger
from mjaudit.integrity.revisions import check_revisions
from mjaudit.integrity.stored_logs import check_logs
from mjaudit.integrity.stored_reports import check_reports
from mjaudit.integrity.tenants import check_tenants
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk


def check_all(walk: Walk, *, drain: timedelta, ledger: Iterable[str] = ()) -> Iterator[Violation]:
    """Every violation there is, as it is found. Call it within `whole_view`. Raises BadLedger."""
    yield from check_rows(walk, drain=drain, ledger=ledger)
    yield from check_files()


def check_rows(walk: Walk, *, drain: timedelta, ledger: Iterable[str] = ()) -> Iterator[Violation]:
    """Those of the database. Raises BadLedger."""
    yield from check_ledger(ledger)
    yield from check_logs(walk)
    yield from check_jobs(walk, drain)
    yield from check_reports(walk)
    yield from check_tenants(walk)
    yield from check_revisions(walk)
    yield from check_entries(walk)
