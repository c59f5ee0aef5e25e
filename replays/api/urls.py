"""Addresses of the API, below /api/v1/. An id that is none matches no address: a 404 like any other."""

from typing import Final

from django.urls import URLPattern, path
from django.views.decorators.gzip import gzip_page

from accounts.tenancy import own_transactions
from replays.api.check import CheckView
from replays.api.logs import LogsView, LogView, RawLogView
from replays.api.reports import FramesView, ReportView
from replays.api.rulesets import RuleSetsView, RuleSetView
from replays.api.schemas import LogSchemaView

urlpatterns: Final[list[URLPattern]] = [
    path("logs", own_transactions(gzip_page(LogsView.as_view())), name="api-logs"),
    path("logs/<uuid:log>", LogView.as_view(), name="api-log"),
    path("logs/<uuid:log>/raw", gzip_page(RawLogView.as_view()), name="api-log-raw"),
    path("logs/<uuid:log>/report", gzip_page(ReportView.as_view()), name="api-log-report"),
    path("logs/<uuid:log>/hands/<int:hand>/frames", gzip_page(FramesView.as_view()), name="api-frames"),
    path("check", own_transactions(gzip_page(CheckView.as_view())), name="api-check"),
    path("rulesets", own_transactions(RuleSetsView.as_view()), name="api-rulesets"),
    path("rulesets/<str:ruleset>", own_transactions(gzip_page(RuleSetView.as_view())), name="api-ruleset"),
    path("schema/log-1.json", own_transactions(gzip_page(LogSchemaView.as_view())), name="api-log-schema"),
]
