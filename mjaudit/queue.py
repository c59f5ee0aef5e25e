"""How much is to be audited, over all tenants. The database's functions count for roles that see no rows."""

from dataclasses import dataclass

from django.db import connection


@dataclass(frozen=True)
class Queue:
    """Audits that wait and that run; `oldest_seconds` is how long the first of the waiting has waited."""

    waiting: int
    running: int
    oldest_seconds: float


@dataclass(frozen=True)
class Totals:
    """What is stored: logs, audits that came to an end, audits that were given up."""

    logs: int
    done: int
    unauditable: int


def queue_now() -> Queue:
    """One look at an index that holds nothing but the queue."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT waiting, running, oldest FROM mj_queue()")
        return Queue(*cursor.fetchone())


def totals_now() -> Totals:
    """Counts every log and audit: not for each request."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT logs, done, unauditable FROM mj_totals()")
        return Totals(*cursor.fetchone())
