"""What an audit found, and the frames of a hand."""

import hashlib
from typing import Final
from uuid import UUID

import msgspec
from django.http import HttpResponseBase
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.models import Visibility
from mjaudit.rest.answers import json_bytes_answer, unchanged
from mjaudit.rest.parameters import require_known_parameters
from replays.api.access import ReadsLogs
from replays.api.descriptions import describe_frames, describe_report
from replays.api.refusals import DomainView
from replays.api.wording import wants_messages
from replays.models import GameLog
from replays.queries.frames import frames_for, frames_tag
from replays.queries.logs import audit_with_report_for, replayable_log_for
from replays.queries.reports import stored_report, worded_report

#: An audit may be followed by another at any time, so a cache asks each time.
_ASK: Final = "private, no-cache"


class ReportView(DomainView):
    """The report of the current audit."""

    permission_classes = (ReadsLogs,)

    @describe_report
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        """Worded as it is read; with `messages=none` the very bytes whose digest the log's document tells."""
        wants_words = wants_messages(request)
        audit = audit_with_report_for(actor_of(request), log)
        body = msgspec.json.encode(worded_report(audit)) if wants_words else stored_report(audit)
        tag = f'"{hashlib.sha256(body).hexdigest()}"'
        return unchanged(request, tag=tag, cache=_ASK) or json_bytes_answer(body, tag=tag, cache=_ASK)


class FramesView(DomainView):
    """A hand's table: the first state and one change an event."""

    permission_classes = (ReadsLogs,)

    @describe_frames
    def get(self, request: Request, log: UUID, hand: int) -> HttpResponseBase:
        """The frames; for a caller who has them already nothing is replayed."""
        require_known_parameters(request, ())
        found = replayable_log_for(actor_of(request), log)
        tag, cache = frames_tag(found, hand), _keep_for(found)
        return unchanged(request, tag=tag, cache=cache) or json_bytes_answer(
            msgspec.json.encode(frames_for(found, hand)), tag=tag, cache=cache
        )


def _keep_for(log: GameLog) -> str:
    """Cache-Control of what only another engine could change: an hour, where others share it or not."""
    sharing = "public" if log.visibility == Visibility.PUBLIC else "private"
    return f"{sharing}, max-age=3600"
