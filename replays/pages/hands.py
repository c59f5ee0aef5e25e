"""One hand, step by step: the table, the events, the payments."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from accounts.pages.secrecy import secret_address
from replays.pages.doors import FoundLog, log_by_id, log_by_link
from replays.pages.handview import view_hand
from replays.pages.rulesform import rules_form
from replays.pages.samples import sample_view
from replays.pages.stored import audited


@require_safe
def hand(request: HttpRequest, log_id: UUID, number: int) -> HttpResponseBase:
    return _page(request, log_by_id(request, log_id), number)


@secret_address
@require_safe
def shared_hand(request: HttpRequest, link: str, number: int) -> HttpResponseBase:
    """The same page for whoever has the link of the log."""
    return _page(request, log_by_link(request, link), number)


def _page(request: HttpRequest, found: FoundLog, number: int) -> HttpResponse:
    opened = audited(found.row, found.reader)
    if opened is None:
        return redirect(found.at.log)
    page = view_hand(opened, number, _step(request))
    if page is None:
        raise Http404
    shown = {
        "log": opened.row,
        "at": found.at,
        "report": opened.view,
        "page": page,
        "sample": sample_view(opened.row),
        "try_at": found.at.what_if,
        "form": rules_form(opened, hand=number),
    }
    return render(request, "replays/hand.html", shown)


def _step(request: HttpRequest) -> int | None:
    """The step asked for; one that is no number counts as not asked for."""
    text = request.GET.get("step", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None
