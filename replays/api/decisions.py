"""A log, and what its platform decides about it: who reads it, taking it back, and a test log's end."""

from uuid import UUID

from django.http import HttpResponse, HttpResponseBase
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.models import Visibility
from mjaudit.rest.answers import json_answer
from mjaudit.rest.bodies import read_body, require_no_body
from mjaudit.rest.parameters import require_known_parameters
from replays.api.access import ReadsLogs, WritesLogs
from replays.api.describing import log_document
from replays.api.descriptions import describe_deleting, describe_log, describe_sharing, describe_withdrawing
from replays.api.documents import LogChange
from replays.api.refusals import ReplaysView
from replays.models import GameLog
from replays.queries.addressed import described_log_for
from replays.sharing import delete_test_log, set_visibility, withdraw_log


class LogView(ReplaysView):
    """One log and where its audit stands."""

    def get_permissions(self) -> list[BasePermission]:
        return [WritesLogs()] if self.request.method in ("PATCH", "DELETE") else [ReadsLogs()]

    @describe_log
    def get(self, request: Request, log: UUID) -> HttpResponseBase:
        require_known_parameters(request, ())
        return _told(request, log)

    @describe_sharing
    def patch(self, request: Request, log: UUID) -> HttpResponseBase:
        """Each time a log becomes visible by link it gets a new one."""
        require_known_parameters(request, ())
        change = read_body(request, LogChange)
        set_visibility(log=_own_log(request, log), visibility=Visibility(change.visibility))
        return _told(request, log)

    @describe_deleting
    def delete(self, request: Request, log: UUID) -> HttpResponseBase:
        """Test logs only."""
        require_known_parameters(request, ())
        delete_test_log(log=_own_log(request, log))
        return HttpResponse(status=204)


class WithdrawalView(ReplaysView):
    """Taking a log back: it is kept, and nobody but its platform sees it any more."""

    permission_classes = (WritesLogs,)

    @describe_withdrawing
    def post(self, request: Request, log: UUID) -> HttpResponseBase:
        """The log as it stands then; again changes nothing."""
        require_known_parameters(request, ())
        require_no_body(request)
        withdraw_log(log=_own_log(request, log))
        return _told(request, log)


def _own_log(request: Request, log: UUID) -> GameLog:
    """Raises GameLog.DoesNotExist also for another platform's, be it public."""
    return GameLog.objects.decided_by(actor_of(request)).defer("raw").get(id=log)


def _told(request: Request, log: UUID) -> HttpResponseBase:
    reader = actor_of(request)
    return json_answer(log_document(described_log_for(reader, log), reader))
