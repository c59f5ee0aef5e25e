"""Logs: taking them in, listing them, showing one."""

from typing import Any
from uuid import UUID

from django.http import HttpResponse, HttpResponseBase
from django.utils import timezone
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.permissions import key_of
from accounts.tenancy import acting_as
from mjaudit.rest.answers import json_answer, plain
from mjaudit.rest.paging import NewestFirst
from mjaudit.rest.parameters import require_known_parameters
from replays.api.access import ReadsLogs, WritesLogs
from replays.api.allowances import require_room
from replays.api.body import log_bytes
from replays.api.describing import log_document, log_entries
from replays.api.descriptions import describe_log_list, describe_raw, describe_shared_log, describe_upload
from replays.api.documents import LogPage
from replays.api.filters import LIST_PARAMETERS, narrowed
from replays.api.refusals import ReplaysView
from replays.api.upload_parameters import upload_parameters
from replays.api.waiting import await_audit, preferred_wait
from replays.ingest import Upload, receive_log
from replays.queries.addressed import described_log_for, described_logs_for
from replays.queries.logs import raw_log_for
from replays.quota import count_hands


class LogsView(ReplaysView):
    """The logs somebody may read; and where platforms upload."""

    def get_permissions(self) -> list[BasePermission]:
        return [WritesLogs()] if self.request.method == "POST" else [ReadsLogs()]

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Find out who asks before the API, which goes by keys alone, forgets the session."""
        actor_of(request)
        super().initial(request, *args, **kwargs)

    @describe_log_list
    def get(self, request: Request) -> HttpResponseBase:
        """The newest first, in pages."""
        require_known_parameters(request, LIST_PARAMETERS)
        pages = NewestFirst()
        actor = actor_of(request)
        with acting_as(actor):
            asked = narrowed(described_logs_for(actor), request, is_sandbox=actor.is_sandbox)
            logs = pages.paginate_queryset(asked, request, view=self) or []
            entries = log_entries(logs, actor)
        return json_answer(
            LogPage(next=pages.get_next_link(), previous=pages.get_previous_link(), results=entries)
        )

    @describe_upload
    def post(self, request: Request) -> HttpResponseBase:
        """202: stored and queued. 200: this very log was stored before."""
        asked = upload_parameters(request)
        key, actor = key_of(request), actor_of(request)
        require_room(request, key.platform)
        upload = Upload(
            platform=key.platform,
            received_at=timezone.now(),
            visibility=asked.visibility,
            supersedes=asked.supersedes,
            is_sandbox=key.is_sandbox,
        )
        data = log_bytes(plain(request))
        with acting_as(actor):
            received = receive_log(upload, data)
        if received.created:
            count_hands(plain(request), key.platform, [received.log])
        await_audit(received.audit, actor, seconds=preferred_wait(request.headers.get("Prefer", "")))
        with acting_as(actor):
            document = log_document(described_log_for(actor, received.log.id), actor)
        return json_answer(
            document, status=202 if received.created else 200, headers={"Location": document.url}
        )


class SharedLogView(ReplaysView):
    """A log and where its audit stands, for whoever has its link."""

    permission_classes = (ReadsLogs,)

    @describe_shared_log
    def get(self, request: Request, link: str) -> HttpResponseBase:
        require_known_parameters(request, ())
        reader = actor_of(request)
        return json_answer(log_document(described_log_for(reader, link), reader, link=link))


class RawLogView(ReplaysView):
    """The bytes as uploaded, for the log's own platform: vendor data (`ext`) is nobody else's business."""

    permission_classes = (ReadsLogs,)

    @describe_raw
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        require_known_parameters(request, ())
        found = raw_log_for(actor_of(request), log)
        answer = HttpResponse(found.raw_bytes, content_type="application/json")
        answer["Content-Disposition"] = 'attachment; filename="log.json"'
        answer["Cache-Control"] = "no-store"
        return answer
