"""The list of logs: samples for everybody, a platform's own for those who work for it."""

from dataclasses import dataclass

import django_filters
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from accounts.actors import actor_of
from replays.models import GameLog
from replays.pages.labels import verdict_label
from replays.pages.naming import in_language
from replays.pages.samples import sample_view
from replays.queries.logs import logs_for
from scoring.rulesets import installed

PER_PAGE = 25


def _rulesets() -> list[tuple[str, str]]:
    return [(ruleset.id, in_language(ruleset.names)) for ruleset in installed().values()]


class LogFilter(django_filters.FilterSet):  # type: ignore[misc]  # the library has no types
    """What a list can be narrowed to; a value that does not exist narrows nothing."""

    verdict = django_filters.ChoiceFilter(
        field_name="audit__verdict",
        label=_("Verdict"),
        empty_label=_("All"),
        choices=lambda: [
            (verdict, verdict_label(verdict)) for verdict in ("clean", "flagged", "undecidable")
        ],
    )
    rules = django_filters.ChoiceFilter(
        field_name="ruleset", label=_("Rules"), empty_label=_("All"), choices=_rulesets
    )

    class Meta:
        model = GameLog
        fields = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the list; `state` is the verdict, or where the audit stands."""

    log: GameLog
    title: str
    rules: str
    state: str
    label: str


@require_safe
def log_list(request: HttpRequest) -> HttpResponse:
    chosen = LogFilter(request.GET, queryset=logs_for(actor_of(request)))
    page = Paginator(chosen.qs, PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    lines = [_line(log) for log in page]
    context = {"filter": chosen, "page": page, "lines": lines, "query": query.urlencode()}
    return render(request, "replays/log_list.html", context)


def _line(log: GameLog) -> LogLine:
    state = log.audit.verdict or log.audit.state
    sample = sample_view(log)
    rules = dict(_rulesets()).get(log.ruleset, log.ruleset)
    return LogLine(log, sample.title if sample else log.log_id, rules, state, verdict_label(state))
