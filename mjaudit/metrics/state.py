"""Reading figures that no process counts by itself: what stands in the database, and what is up."""

import time
from collections.abc import Iterator
from typing import Final

from django.db import Error
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from psycopg_pool import PoolTimeout

from mjaudit.broker import broker_answers
from mjaudit.queue import Totals, queue_now, totals_now

#: For so long what took a count of everything is told again.
_KEPT_SECONDS: Final = 60.0


class State(Collector):
    """Asked at each visit. While the database is away its figures are missing and `database_up` is 0."""

    def __init__(self) -> None:
        self._totals: Totals | None = None
        self._counted_at = 0.0

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The figures of this moment; those of totals may be a minute old."""
        try:
            figures = [*self._queue(), *self._stored()]
        except (Error, PoolTimeout):
            figures = []
        yield from figures
        yield _gauge("database_up", "1 while the database answers.", bool(figures))
        yield _gauge("broker_up", "1 while the broker answers.", broker_answers())

    def _queue(self) -> Iterator[GaugeMetricFamily]:
        queue = queue_now()
        yield _gauge("audits_waiting", "Audits that wait for a worker.", queue.waiting)
        yield _gauge("audits_running", "Audits that a worker holds.", queue.running)
        yield _gauge("audits_oldest_seconds", "Since when the oldest audit waits.", queue.oldest_seconds)

    def _stored(self) -> Iterator[GaugeMetricFamily]:
        if self._totals is None or time.monotonic() - self._counted_at > _KEPT_SECONDS:
            self._totals, self._counted_at = totals_now(), time.monotonic()
        yield _gauge("logs", "Logs that are stored.", self._totals.logs)
        yield _gauge("audits_done", "Audits that came to an end.", self._totals.done)
        yield _gauge("audits_unauditable", "Audits that were given up.", self._totals.unauditable)


def _gauge(name: str, says: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"mjaudit_{name}", says, value=float(value))
