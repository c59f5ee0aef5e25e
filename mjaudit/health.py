"""Is the process alive, and can it do its work?"""

import structlog
from django.db import Error, transaction
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_safe
from psycopg_pool import PoolTimeout

from mjaudit.pulse import WEB, beat
from mjaudit.queue import queue_now

_journal = structlog.get_logger(__name__)


@require_safe
def livez(request: HttpRequest) -> JsonResponse:
    """200 while the process answers; touches nothing else."""
    return JsonResponse({"status": "ok"})


@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    """200 when something can be written to the database, otherwise 503. The broker is only a bell and does
    not count, nor does the length of the queue, which is told: without workers pages are still read and logs
    still taken in.
    """
    try:
        with transaction.atomic():
            beat(WEB)
            queue = queue_now()
    except (Error, PoolTimeout) as error:
        _journal.error("not ready", error=type(error).__name__)
        return JsonResponse(
            {"status": "unavailable", "database": "cannot be written"},
            status=503,
            headers={"Retry-After": "5"},
        )
    told = {"waiting": queue.waiting, "running": queue.running, "oldest_seconds": round(queue.oldest_seconds)}
    return JsonResponse({"status": "ok", "database": "ok", "queue": told})
