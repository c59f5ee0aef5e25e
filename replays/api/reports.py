"""What an audit found, and the frames of a hand: by a log's id, or by its link."""

import hashlib
from uuid import UUID

import msgspec
from django.http import HttpResponseBase
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.models import Visibility
from mjaudit.rest.answers import json_bytes_answer, unchanged
from mjaudit.rest.parameters import require_known_parameters
from replays.api.access import ReadsLogs
from replays.api.descriptions import (
    describe_frames,
    describe_report,
    describe_shared_frames,
    describe_shared_report,
)
from replays.api.refusals import ReplaysView
from replays.api.wording import wants_messages
from replays.models import Audit, GameLog
from replays.queries.addressed import Address, audit_at, replayable_log_at
from replays.queries.frames import frames_for, frames_tag
from replays.queries.reports import stored_report, worded_report


class ReportView(ReplaysView):
    """The report of the current audit."""

    permission_classes = (ReadsLogs,)

    @describe_report
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        """Worded as it is read; with `messages=none` the very bytes whose digest the log's document tells."""
        return _report(request, log)


class SharedReportView(ReplaysView):
    """The same, for whoever has the log's link."""

    permission_classes = (ReadsLogs,)

    @describe_shared_report
    def get(self, request: Request, link: str) -> HttpResponseBase:
        return _report(request, link)


class FramesView(ReplaysView):
    """A hand's table: the first state and one change an event."""

    permission_classes = (ReadsLogs,)

    @describe_frames
    def get(self, request: Request, log: UUID, hand: int) -> HttpResponseBase:
        """The frames; for a caller who has them already nothing is replayed."""
        return _frames(request, log, hand)


class SharedFramesView(ReplaysView):
    """The same, for whoever has the log's link."""

    permission_classes = (ReadsLogs,)

    @describe_shared_frames
    def get(self, request: Request, link: str, hand: int) -> HttpResponseBase:
        return _frames(request, link, hand)


def _report(request: Request, at: Address) -> HttpResponseBase:
    wants_words = wants_messages(request)
    return report_answer(request, audit_at(actor_of(request), at), with_words=wants_words)


def report_answer(request: Request, audit: Audit, *, with_words: bool) -> HttpResponseBase:
    """The report of an audit that comes with its log. Raises NotAudited."""
    body = msgspec.json.encode(worded_report(audit)) if with_words else stored_report(audit)
    tag, cache = f'"{hashlib.sha256(body).hexdigest()}"', caching_of(audit.log)
    return unchanged(request, tag=tag, cache=cache) or json_bytes_answer(body, tag=tag, cache=cache)


def _frames(request: Request, at: Address, hand: int) -> HttpResponseBase:
    require_known_parameters(request, ())
    found = replayable_log_at(actor_of(request), at)
    tag, cache = frames_tag(found, hand), caching_of(found)
    return unchanged(request, tag=tag, cache=cache) or json_bytes_answer(
        msgspec.json.encode(frames_for(found, hand)), tag=tag, cache=cache
    )


def caching_of(log: GameLog) -> str:
    """A cache keeps what everybody may read, and asks each time whether they still may."""
    is_public = log.visibility == Visibility.PUBLIC and log.withdrawn_at is None
    return "public, no-cache" if is_public else "no-store"
