"""Trying the audit out: a log in, its report out, nothing kept."""

import msgspec
from django.http import HttpResponseBase
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from mjaudit.rest.answers import json_answer, plain
from replays.api.body import log_bytes
from replays.api.descriptions import describe_check
from replays.api.refusals import ReplaysView
from replays.api.wording import wants_messages
from replays.auditing.checking import check_log
from replays.auditing.throttle import CheckThrottle
from replays.queries.reports import with_messages


class CheckView(ReplaysView):
    """Anybody may check a log of any platform."""

    permission_classes = (AllowAny,)
    throttle_classes = (CheckThrottle,)

    @describe_check
    def post(self, request: Request) -> HttpResponseBase:
        """The report; the log is forgotten."""
        wants_words = wants_messages(request)
        report = check_log(log_bytes(plain(request)))
        return json_answer(with_messages(report) if wants_words else msgspec.Raw(report))
