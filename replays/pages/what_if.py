"""What if other rules held: a form to choose them, and what the engine says by them. Nothing is kept."""

from typing import Any
from uuid import UUID

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from accounts.actors import actor_of
from accounts.pages.secrecy import secret_address
from accounts.tenancy import acting_as, own_transactions
from replays.auditing.comparison import Comparison
from replays.auditing.engine_process import EngineBusy, EngineFailed, EngineTimedOut
from replays.auditing.throttle import seconds_to_wait_for_what_if
from replays.auditing.trying import report_under
from replays.pages.comparing import ComparisonView, view_comparison
from replays.pages.doors import FoundLog, log_by_id, log_by_link
from replays.pages.norules import no_such_rules
from replays.pages.patience import refused, too_many
from replays.pages.refusals import Refusal, busy, unfinished
from replays.pages.rulesform import rules_form
from replays.pages.samples import sample_view
from replays.pages.stored import AuditedLog, audited
from replays.pages.storedaudits import stored_audits
from replays.pages.wanted import Wanted, rules_sent, wanted
from replays.queries.comparisons import comparison_of
from replays.queries.reports import stored_report
from scoring.engine.options import RulesRefused


@own_transactions
@require_safe
def what_if(request: HttpRequest, log_id: UUID) -> HttpResponseBase:
    with acting_as(actor_of(request)):
        context = _read(log_by_id(request, log_id))
    return _page(request, context)


@own_transactions
@secret_address
@require_safe
def shared_what_if(request: HttpRequest, link: str) -> HttpResponseBase:
    """The same page for whoever has the link of the log."""
    with acting_as(actor_of(request)):
        context = _read(log_by_link(request, link))
    return _page(request, context)


def _read(found: FoundLog) -> dict[str, Any]:
    """What is read from the database."""
    return {
        "log": found.row,
        "at": found.at,
        "opened": audited(found.row, found.reader),
        "stored": stored_audits(found),
        "stores": not found.at.link and found.row.platform_id in found.reader.handled_ids,
    }


def _page(request: HttpRequest, context: dict[str, Any]) -> HttpResponse:
    """No transaction is open while the engine works."""
    opened: AuditedLog | None = context["opened"]
    if opened is None:
        return redirect(context["at"].log)
    asked = _of_this_log(wanted(request.GET), opened)
    if asked.query != request.GET.urlencode():
        return redirect("?".join(filter(None, [context["at"].what_if, asked.query])))
    tried = None
    if not asked.other.are_its_own:
        wait = seconds_to_wait_for_what_if(request)
        if wait is not None:
            return too_many(request, wait)
        tried = _tried(opened, asked)
    context |= {
        "report": opened.view,
        "sample": sample_view(opened.row),
        "asked": asked,
        "whole_query": Wanted(asked.other, None).query,
        "sent": rules_sent(asked.other),
        "form": rules_form(opened, asked.other, asked.hand),
    }
    if isinstance(tried, Refusal):
        return refused(request, "replays/what_if.html", context, tried)
    return render(request, "replays/what_if.html", context | {"comparison": tried})


def _of_this_log(asked: Wanted, opened: AuditedLog) -> Wanted:
    """Of a hand that the log does not have nothing is asked."""
    numbers = [hand.hand for hand in opened.report.hands]
    return asked if asked.hand in numbers else Wanted(asked.other, None)


def _tried(opened: AuditedLog, asked: Wanted) -> ComparisonView | Refusal:
    """The comparison, or why there is none."""
    try:
        after = report_under(opened.row, asked.other)
    except RulesRefused as refused:
        return no_such_rules(refused, opened.rulebook)
    except (EngineBusy, EngineTimedOut):
        return busy()
    except EngineFailed:
        return unfinished()
    found = comparison_of(stored_report(opened.row.audit), after)
    return view_comparison(msgspec.convert(found, Comparison), opened, asked.hand)
