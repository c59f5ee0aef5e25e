"""`/metrics`, for the machine that watches this one and for nobody else."""

import os
from ipaddress import ip_address, ip_network
from typing import Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from mjaudit.metrics.requests import REGISTRY
from mjaudit.metrics.state import State

_STATE: Final = State()


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """The figures in Prometheus' text form. Who does not come straight from METRICS_FROM finds nothing here,
    nor does whoever comes through a proxy, whose own address might be one of those.
    """
    if "X-Forwarded-For" in request.headers or not _may_watch(request.META.get("REMOTE_ADDR", "")):
        raise Http404
    state = CollectorRegistry()
    state.register(_STATE)
    figures = generate_latest(_counts()) + generate_latest(state)
    return HttpResponse(figures, content_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})


def _counts() -> CollectorRegistry:
    """What this process counted or, where several serve, all of them."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


def _may_watch(address: str) -> bool:
    try:
        caller = ip_address(address)
    except ValueError:
        return False
    return any(caller in ip_network(network) for network in settings.METRICS_FROM)
