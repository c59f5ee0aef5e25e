"""What if other rules held: a stored log under another preset or other options, and nothing is kept."""

from typing import Any
from uuid import UUID

from django.http import HttpResponseBase
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.tenancy import acting_as
from mjaudit.problems import Problem
from mjaudit.rest.answers import json_answer
from replays.api.access import ReadsLogs
from replays.api.descriptions import describe_shared_what_if, describe_what_if
from replays.api.refusals import ReplaysView
from replays.api.rules_asked import refused_in_query, rules_in_query
from replays.api.wording import with_or_without_messages
from replays.auditing.throttle import WhatIfThrottle
from replays.auditing.trying import report_under
from replays.queries.addressed import Address, replayable_log_at
from replays.queries.comparisons import comparison_of
from replays.queries.reports import stored_report
from scoring.engine.options import RulesRefused


class _WhatIf(ReplaysView):
    """What both ways to a log have in common. No transaction is open while the engine works."""

    permission_classes = (ReadsLogs,)
    throttle_classes = (WhatIfThrottle,)

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Find out who asks before the API, which goes by keys alone, forgets the session."""
        actor_of(request)
        super().initial(request, *args, **kwargs)

    def problem_of(self, refusal: Exception) -> Problem | None:
        return refused_in_query(refusal) if isinstance(refusal, RulesRefused) else super().problem_of(refusal)

    def compared(self, request: Request, at: Address) -> HttpResponseBase:
        """The stored report against that of now by other rules."""
        other = rules_in_query(request, "messages")
        with_words = with_or_without_messages(request)
        reader = actor_of(request)
        with acting_as(reader):
            log = replayable_log_at(reader, at)
        after = report_under(log, other)
        return json_answer(comparison_of(stored_report(log.audit), after, with_words=with_words))


class WhatIfView(_WhatIf):
    """By the id of a log."""

    @describe_what_if
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        """What goes, comes and stays of its findings, and how the recomputed scores change."""
        return self.compared(request, log)


class SharedWhatIfView(_WhatIf):
    """The same, for whoever has the log's link."""

    @describe_shared_what_if
    def get(self, request: Request, link: str) -> HttpResponseBase:
        return self.compared(request, link)
