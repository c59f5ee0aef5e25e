"""I2 and I4 for reports: the stored bytes have the stored digest, and the rows made of them still agree."""

import hashlib
from collections.abc import Iterable, Iterator

import msgspec
import zstandard
from django.db.models import Model

from mjaudit.integrity.packing import bytes_behind
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.auditing.finishing import finding_rows, hand_summaries
from replays.auditing.report import Report, decode_report
from replays.models import Audit, AuditState

_TABLE = Audit._meta.db_table


def check_reports(walk: Walk) -> Iterator[Violation]:
    """Every finished audit, its report unpacked and read anew."""
    audits = Audit.objects.filter(state=AuditState.DONE).select_related("log")
    for audit in walk.over(audits.defer("log__raw").prefetch_related("hand_summaries", "finding_rows")):
        for invariant, says in _faults(audit):
            yield Violation(invariant, _TABLE, str(audit.id), says)


def _faults(audit: Audit) -> Iterator[tuple[str, str]]:
    if audit.report is None:
        yield "I4", "it is done and has no report"
        return
    try:
        document = audit.report_bytes
        report = decode_report(document)
    except (zstandard.ZstdError, msgspec.MsgspecError) as error:
        yield "I2", f"the stored report cannot be read ({error})"
        return
    if behind := bytes_behind(bytes(audit.report)):
        yield "I2", f"{behind} bytes stand behind the stored report"
    if len(document) != audit.report_size:
        yield "I2", f"the report has {len(document)} bytes, {audit.report_size} were stored"
    if (digest := hashlib.sha256(document).hexdigest()) != audit.report_sha256:
        yield "I2", f"the report has the digest {digest}, not {audit.report_sha256}"
    for says in _differences(audit, report):
        yield "I4", says


def _differences(audit: Audit, report: Report) -> Iterator[str]:
    expected = {
        "log": (report.log_sha256, audit.log.sha256),
        "engine_version": (report.engine.version, audit.engine_version),
        "ruleset": (report.rules.id, audit.ruleset),
        "ruleset_revision": (report.engine.ruleset_revision, audit.ruleset_revision),
        "options_digest": (report.rules.digest, audit.options_digest),
        "verdict": (report.verdict, audit.verdict),
    }
    for column, (in_report, in_row) in expected.items():
        if in_report != in_row:
            yield f"{column} is {in_row!r}, and {in_report!r} in the report"
    yield from _row_differences(hand_summaries(audit, report), audit.hand_summaries.all())
    yield from _row_differences(finding_rows(audit, report), audit.finding_rows.all())


def _row_differences(expected: Iterable[Model], found: Iterable[Model]) -> Iterator[str]:
    due, stored = list(expected), sorted(found, key=lambda row: int(row.__dict__["place"]))
    if len(due) != len(stored):
        table = (due or stored)[0]._meta.db_table
        yield f"{table} has {len(stored)} rows of it, and the report {len(due)}"
        return
    for place, (one, other) in enumerate(zip(due, stored, strict=True)):
        wrong = [name for name, value in _values(one).items() if value != _values(other)[name]]
        if wrong:
            yield f"{other._meta.db_table} {place} differs from the report in {', '.join(wrong)}"


def _values(row: Model) -> dict[str, object]:
    """Its columns but for its own key; arrays as lists, whoever made them."""
    values = {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if name != "id"
    }
