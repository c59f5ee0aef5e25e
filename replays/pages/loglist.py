"""Lists of logs: what is open to everybody, a platform's own, and those that somebody played in."""

from dataclasses import dataclass
from typing import Final

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.actor import Actor
from accounts.actors import actor_of
from replays.models import GameLog, GameLogQuerySet
from replays.pages.labels import verdict_label
from replays.pages.listfilter import LogFilter, rulesets, whose_choices
from replays.pages.samples import sample_view
from replays.queries.logs import logs_for, withdrawn_logs_for

PER_PAGE = 25

#: The lists by the parameter that asks for them; a platform's people see all three.
KINDS: Final = ("", "test", "withdrawn")


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
    """Real logs; `?test=1` shows test logs, `?withdrawn=1` what the reader's platforms took back."""
    reader = actor_of(request)
    kind = next((kind for kind in KINDS if request.GET.get(kind) == "1"), "")
    chosen = LogFilter(_asked(request, reader), queryset=_listed(reader, kind), reader=reader)
    page = Paginator(chosen.qs, PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "filter": chosen,
        "kind": kind,
        "kinds": KINDS if reader.platform_ids else (),
        "uploads": bool(reader.handled_ids),
        "page": page,
        "lines": [_line(log) for log in page],
        "query": query.urlencode(),
    }
    return render(request, "replays/log_list.html", context)


def _listed(reader: Actor, kind: str) -> GameLogQuerySet:
    if kind == "withdrawn":
        return withdrawn_logs_for(reader)
    return logs_for(reader).listed(is_sandbox=kind == "test")


def _asked(request: HttpRequest, reader: Actor) -> dict[str, str]:
    """The parameters; whoever works for a platform meets its logs first."""
    asked = request.GET.dict()
    return {"whose": whose_choices(reader)[0][0]} | asked if whose_choices(reader) else asked


def _line(log: GameLog) -> LogLine:
    state = log.audit.verdict or log.audit.state
    sample = sample_view(log)
    rules = dict(rulesets()).get(log.ruleset, log.ruleset)
    return LogLine(log, sample.title if sample else log.log_id, rules, state, verdict_label(state))
