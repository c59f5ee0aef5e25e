"""The audits of a log: its own, and those stored besides, by other rules or by a later engine."""

import hashlib
from typing import Any
from uuid import UUID

import msgspec
from django.http import HttpResponseBase
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.permissions import key_of
from accounts.tenancy import acting_as
from mjaudit.problems import Problem
from mjaudit.rest.answers import json_answer, json_bytes_answer, plain, unchanged
from mjaudit.rest.paging import PARAMETERS, NewestFirst
from mjaudit.rest.parameters import require_known_parameters
from replays.api.access import ReadsLogs, WritesLogs
from replays.api.allowances import require_room
from replays.api.describing import audit_entry, reported_audit
from replays.api.descriptions import (
    describe_audit,
    describe_audit_list,
    describe_audit_report,
    describe_comparing,
    describe_storing_audit,
)
from replays.api.documents import AuditPage
from replays.api.refusals import ReplaysView
from replays.api.reports import caching_of, report_answer
from replays.api.rules_asked import refused_in_body, rules_in_body
from replays.api.waiting import await_audit, preferred_wait
from replays.api.wording import wants_messages
from replays.further_audits import store_audit
from replays.models import Audit, GameLog
from replays.queries.audits import audit_for, audits_for, two_audits_for
from replays.queries.comparisons import comparison_of
from replays.queries.reports import stored_report
from replays.quota import count_hands
from scoring.engine.options import RulesRefused


class AuditsView(ReplaysView):
    """All audits of a log; and where its platform has one stored by other rules."""

    def get_permissions(self) -> list[BasePermission]:
        return [WritesLogs()] if self.request.method == "POST" else [ReadsLogs()]

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Find out who asks before the API, which goes by keys alone, forgets the session."""
        actor_of(request)
        super().initial(request, *args, **kwargs)

    def problem_of(self, refusal: Exception) -> Problem | None:
        return refused_in_body(refusal) if isinstance(refusal, RulesRefused) else super().problem_of(refusal)

    @describe_audit_list
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        """The newest first, in pages."""
        require_known_parameters(request, PARAMETERS)
        pages, actor = NewestFirst(), actor_of(request)
        with acting_as(actor):
            found = pages.paginate_queryset(audits_for(actor, log), request, view=self) or ()
            entries = [audit_entry(audit) for audit in found]
        return json_answer(
            AuditPage(next=pages.get_next_link(), previous=pages.get_previous_link(), results=entries)
        )

    @describe_storing_audit
    def post(self, request: Request, log: UUID) -> HttpResponseBase:
        """202: stored and queued. 200: this very audit was there before."""
        require_known_parameters(request, ())
        key, actor = key_of(request), actor_of(request)
        require_room(request, key.platform)
        other = rules_in_body(request)
        with acting_as(actor):
            own = GameLog.objects.decided_by(actor).with_audit().defer(None).get(id=log)
            stored = store_audit(log=own, other=other)
        if stored.created:
            count_hands(plain(request), key.platform, [own])
        audit = await_audit(stored.audit, actor, seconds=preferred_wait(request.headers.get("Prefer", "")))
        document = audit_entry(audit)
        return json_answer(
            document, status=202 if stored.created else 200, headers={"Location": document.url}
        )


class AuditView(ReplaysView):
    """One audit: where it stands, and its report."""

    permission_classes = (ReadsLogs,)

    @describe_audit
    def get(self, request: Request, log: UUID, audit: UUID) -> HttpResponseBase:
        with_words = wants_messages(request)
        found = audit_for(actor_of(request), log, audit)
        return json_answer(reported_audit(found, with_words=with_words))


class AuditReportView(ReplaysView):
    """The report of one audit, as `/report` is that of the log's own."""

    permission_classes = (ReadsLogs,)

    @describe_audit_report
    def get(self, request: Request, log: UUID, audit: UUID) -> HttpResponseBase:
        with_words = wants_messages(request)
        return report_answer(request, audit_for(actor_of(request), log, audit), with_words=with_words)


class ComparisonView(ReplaysView):
    """Two audits of a log held against each other."""

    permission_classes = (ReadsLogs,)

    @describe_comparing
    def get(self, request: Request, log: UUID, audit: UUID, other: UUID) -> HttpResponseBase:
        """What goes, comes and stays from the first to the second, and how the recomputed scores change."""
        with_words = wants_messages(request)
        before, after = two_audits_for(actor_of(request), log, audit, other)
        body = _compared(before, after, with_words=with_words)
        tag, cache = f'"{hashlib.sha256(body).hexdigest()}"', caching_of(after.log)
        return unchanged(request, tag=tag, cache=cache) or json_bytes_answer(body, tag=tag, cache=cache)


def _compared(before: Audit, after: Audit, *, with_words: bool) -> bytes:
    reports = stored_report(before), stored_report(after)
    return msgspec.json.encode(comparison_of(*reports, with_words=with_words))
