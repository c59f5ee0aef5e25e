"""Audits stored besides a log's own: asking for one, and its page, which a case can cite."""

from uuid import UUID

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from accounts.signing import sender_signed_in
from replays.auditing.comparison import Comparison
from replays.further_audits import store_audit
from replays.models import Audit, AuditState
from replays.pages.addresses import LogAddresses
from replays.pages.comparing import ComparisonView, view_comparison
from replays.pages.doors import handled_log, log_by_id
from replays.pages.labels import verdict_label
from replays.pages.patience import too_many
from replays.pages.samples import sample_view
from replays.pages.stored import AuditedLog, audited
from replays.pages.storedaudits import asked_name
from replays.pages.wanted import wanted
from replays.queries.audits import audit_for
from replays.queries.comparisons import comparison_of
from replays.queries.reports import NotAudited, stored_report
from replays.quota import count_hands, seconds_until_room
from scoring.engine.options import RulesRefused


def _form(request: HttpRequest, log_id: UUID) -> str:
    """The what-if whose rules are sent."""
    return "?".join(filter(None, [LogAddresses(log_id).what_if, wanted(request.POST).query]))


@require_POST
@sender_signed_in(_form)
def store(request: HttpRequest, log_id: UUID) -> HttpResponse:
    """Store an audit by these rules; where they do not exist, the page on which they were chosen says so."""
    found, asked = handled_log(request, log_id), wanted(request.POST)
    wait = seconds_until_room(request, found.row.platform)
    if wait is not None:
        return too_many(request, wait)
    try:
        stored = store_audit(log=found.row, other=asked.other)
    except RulesRefused:
        return redirect(_form(request, log_id))
    except NotAudited:
        return redirect(found.at.log)
    if stored.created:
        count_hands(request, found.row.platform, [found.row])
    return redirect(found.at.audit(stored.audit.id))


@require_safe
def audit(request: HttpRequest, log_id: UUID, audit_id: UUID) -> HttpResponseBase:
    """A stored audit against the log's own; that one is on the page of the log."""
    found = log_by_id(request, log_id)
    opened = audited(found.row, found.reader)
    try:
        row = audit_for(found.reader, log_id, audit_id)
    except Audit.DoesNotExist:
        raise Http404 from None
    if row.current or opened is None:
        return redirect(found.at.log)
    shown = {
        "log": found.row,
        "at": found.at,
        "report": opened.view,
        "sample": sample_view(found.row),
        "audit": row,
        "rules": asked_name(row, opened.rulebook),
        "state": row.state,
        "state_label": verdict_label(row.verdict or row.state),
        "comparison": _compared(opened, row),
        "cited": request.build_absolute_uri(found.at.audit(row.id)),
        "file": reverse("api-audit-report", args=(log_id, row.id)),
    }
    return render(request, "replays/audit.html", shown)


def _compared(opened: AuditedLog, row: Audit) -> ComparisonView | None:
    """None until it is done."""
    if row.state != AuditState.DONE:
        return None
    found = comparison_of(stored_report(opened.row.audit), stored_report(row))
    return view_comparison(msgspec.convert(found, Comparison), opened)
