"""One log: its verdict at a glance, its hands and findings, or how far its audit is."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.pages.secrecy import secret_address
from replays.pages.doors import FoundLog, log_by_id, log_by_link
from replays.pages.downloads import downloads_of
from replays.pages.labels import verdict_label
from replays.pages.revisions import revisions_of
from replays.pages.rulesform import rules_form
from replays.pages.samples import sample_view
from replays.pages.sharing import sharing_of
from replays.pages.stored import audited
from replays.pages.storedaudits import stored_audits
from replays.pages.walls import walls_of


@require_safe
def log(request: HttpRequest, log_id: UUID) -> HttpResponseBase:
    return _page(request, log_by_id(request, log_id))


@secret_address
@require_safe
def shared_log(request: HttpRequest, link: str) -> HttpResponseBase:
    """The same page for whoever has the link."""
    return _page(request, log_by_link(request, link))


def _page(request: HttpRequest, found: FoundLog) -> HttpResponse:
    row = found.row
    shown: dict[str, Any] = {
        "log": row,
        "at": found.at,
        "sharing": sharing_of(request, found),
        "revisions": revisions_of(found),
        "downloads": downloads_of(found),
    }
    opened = audited(row, found.reader)
    if opened is None:
        shown |= {"state": row.audit.state, "state_label": verdict_label(row.audit.state)}
        return render(request, "replays/log_waiting.html", shown)
    shown |= {
        "report": opened.view,
        "sample": sample_view(row),
        "walls": walls_of(row),
        "try_at": found.at.what_if,
        "form": rules_form(opened),
        "stored": stored_audits(found),
    }
    return render(request, "replays/log.html", shown)
