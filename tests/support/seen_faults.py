"""Faults in records that do not show everything: who can find them, and who cannot."""

import random

from tests.support.golden import audited, findings_of
from tests.support.tables import Json
from tests.support.views import seen_by


def check_found_by_the_public(log: Json, clause: str) -> None:
    """However little the public sees, it finds an error of this clause."""
    for chance in (random.Random(0), random.Random(1), random.Random(2)):
        report = audited(seen_by(log, None, chance))
        assert report["verdict"] == "flagged"
        assert clause in cited_by_errors(report)


def check_found_by_its_seat_alone(log: Json, seat: int, clause: str) -> None:
    """`seat` finds an error of this clause in its own record; the next seat's accuses nobody."""
    chance = random.Random("own hand")
    assert audited(seen_by(log, (seat + 1) % 4, chance))["verdict"] != "flagged"
    assert clause in cited_by_errors(audited(seen_by(log, seat, chance)))


def cited_by_errors(report: Json) -> set[str]:
    return {found["clause"] for found in findings_of(report) if found["severity"] == "error"}
