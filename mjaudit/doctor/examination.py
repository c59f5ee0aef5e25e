"""All that is looked at, in the order in which it matters."""

from collections.abc import Iterator

from mjaudit.doctor.database_checks import database_findings
from mjaudit.doctor.finding import Finding
from mjaudit.doctor.machine_checks import machine_findings
from mjaudit.doctor.settings_checks import settings_findings


def examine() -> Iterator[Finding]:
    """One after another, as they are found."""
    yield from database_findings()
    yield from settings_findings()
    yield from machine_findings()
