"""One hand, step by step: the table, the events, the payments."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from replays.pages.handview import view_hand
from replays.pages.samples import sample_view
from replays.pages.stored import audited, visible_log


@require_safe
def hand(request: HttpRequest, log_id: UUID, number: int) -> HttpResponse:
    opened = audited(visible_log(request, log_id))
    if opened is None:
        return redirect("pages:log", log_id=log_id)
    page = view_hand(opened, number, _step(request))
    if page is None:
        raise Http404
    return render(
        request,
        "replays/hand.html",
        {"log": opened.row, "report": opened.view, "page": page, "sample": sample_view(opened.row)},
    )


def _step(request: HttpRequest) -> int | None:
    """The step asked for; one that is no number counts as not asked for."""
    text = request.GET.get("step", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None
