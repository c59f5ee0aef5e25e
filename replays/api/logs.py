"""Logs: taking them in, listing them, showing one."""

from typing import cast
from uuid import UUID

from django.http import HttpResponse, HttpResponseBase
from django.utils import timezone
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.models import ApiKey
from accounts.tenancy import acting_as
from mjaudit.rest.answers import json_answer, plain
from mjaudit.rest.paging import NewestFirst
from mjaudit.rest.parameters import require_known_parameters
from replays.api.access import ReadsLogs, WritesLogs
from replays.api.body import log_bytes
from replays.api.descriptions import describe_log, describe_log_list, describe_raw, describe_upload
from replays.api.documents import LogPage, log_document
from replays.api.filters import LIST_PARAMETERS, narrowed
from replays.api.refusals import DomainView
from replays.api.waiting import await_audit, preferred_wait
from replays.ingest import Upload, receive_log
from replays.queries.logs import log_for, logs_for, raw_log_for


class LogsView(DomainView):
    """The logs somebody may read; and where platforms upload."""

    def get_permissions(self) -> list[BasePermission]:
        return [WritesLogs()] if self.request.method == "POST" else [ReadsLogs()]

    @describe_log_list
    def get(self, request: Request) -> HttpResponseBase:
        """The newest first, in pages."""
        require_known_parameters(request, LIST_PARAMETERS)
        pages = NewestFirst()
        actor = actor_of(request)
        with acting_as(actor):
            asked = narrowed(logs_for(actor), request)
            logs = pages.paginate_queryset(asked, request, view=self) or ()
            documents = [log_document(log, log.audit) for log in logs]
        return json_answer(
            LogPage(next=pages.get_next_link(), previous=pages.get_previous_link(), results=documents)
        )

    @describe_upload
    def post(self, request: Request) -> HttpResponseBase:
        """202: stored and queued. 200: this very log was stored before."""
        require_known_parameters(request, ())
        key = _key_of(request)
        upload = Upload(platform=key.platform, received_at=timezone.now(), is_sandbox=key.is_sandbox)
        data = log_bytes(plain(request))
        with acting_as(actor_of(request)):
            received = receive_log(upload, data)
        seconds = preferred_wait(request.headers.get("Prefer", ""))
        audit = await_audit(received.audit, actor_of(request), seconds=seconds)
        document = log_document(received.log, audit)
        return json_answer(
            document, status=202 if received.created else 200, headers={"Location": document.url}
        )


class LogView(DomainView):
    """One log and where its audit stands."""

    permission_classes = (ReadsLogs,)

    @describe_log
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        require_known_parameters(request, ())
        found = log_for(actor_of(request), log)
        return json_answer(log_document(found, found.audit))


class RawLogView(DomainView):
    """The bytes as uploaded, for the log's own platform: vendor data (`ext`) is nobody else's business."""

    permission_classes = (ReadsLogs,)

    @describe_raw
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        require_known_parameters(request, ())
        found = raw_log_for(actor_of(request), log)
        answer = HttpResponse(found.raw_bytes, content_type="application/json")
        answer["Content-Disposition"] = 'attachment; filename="log.json"'
        return answer


def _key_of(request: Request) -> ApiKey:
    """The key that WritesLogs let through."""
    return cast(ApiKey, request.auth)
