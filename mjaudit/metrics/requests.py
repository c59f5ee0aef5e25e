"""Counting answered requests, in the memory of this process or, with several, in files they share."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY: Final = CollectorRegistry()
_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

_requests = Counter(
    "mjaudit_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY
)
_durations = Histogram(
    "mjaudit_request_seconds", "Seconds until the answer.", ["route"], buckets=_SECONDS, registry=REGISTRY
)


def observe(*, method: str, route: str, status: int, seconds: float) -> None:
    """One request is answered."""
    _requests.labels(method, route, str(status)).inc()
    _durations.labels(route).observe(seconds)
