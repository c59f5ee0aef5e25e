"""One log: its verdict at a glance, its hands and findings, or how far its audit is."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from replays.pages.labels import verdict_label
from replays.pages.samples import sample_view
from replays.pages.stored import audited, visible_log


@require_safe
def log(request: HttpRequest, log_id: UUID) -> HttpResponse:
    row = visible_log(request, log_id)
    opened = audited(row)
    if opened is None:
        state = {"state": row.audit.state, "state_label": verdict_label(row.audit.state)}
        return render(request, "replays/log_waiting.html", {"log": row, **state})
    return render(
        request, "replays/log.html", {"log": row, "report": opened.view, "sample": sample_view(row)}
    )
