"""Addresses of the API, below /api/v1/. An id that is none matches no address: a 404 like any other."""

from typing import Final

from django.urls import URLPattern, path
from django.views.decorators.gzip import gzip_page

from accounts.tenancy import own_transactions
from replays.api.audits import AuditReportView, AuditsView, AuditView, ComparisonView
from replays.api.check import CheckView
from replays.api.decisions import LogView, WithdrawalView
from replays.api.logs import LogsView, RawLogView, SharedLogView
from replays.api.reports import FramesView, ReportView, SharedFramesView, SharedReportView
from replays.api.rulesets import RuleSetsView, RuleSetView
from replays.api.schemas import LogSchemaView
from replays.api.what_if import SharedWhatIfView, WhatIfView

urlpatterns: Final[list[URLPattern]] = [
    path("logs", own_transactions(gzip_page(LogsView.as_view())), name="api-logs"),
    path("logs/<uuid:log>", LogView.as_view(), name="api-log"),
    path("logs/<uuid:log>/withdrawal", WithdrawalView.as_view(), name="api-log-withdrawal"),
    path("logs/<uuid:log>/raw", gzip_page(RawLogView.as_view()), name="api-log-raw"),
    path("logs/<uuid:log>/report", gzip_page(ReportView.as_view()), name="api-log-report"),
    path("logs/<uuid:log>/hands/<int:hand>/frames", gzip_page(FramesView.as_view()), name="api-frames"),
    path("logs/<uuid:log>/what-if", own_transactions(gzip_page(WhatIfView.as_view())), name="api-what-if"),
    path("logs/<uuid:log>/audits", own_transactions(gzip_page(AuditsView.as_view())), name="api-audits"),
    path("logs/<uuid:log>/audits/<uuid:audit>", gzip_page(AuditView.as_view()), name="api-audit"),
    path(
        "logs/<uuid:log>/audits/<uuid:audit>/report",
        gzip_page(AuditReportView.as_view()),
        name="api-audit-report",
    ),
    path(
        "logs/<uuid:log>/audits/<uuid:audit>/compare/<uuid:other>",
        gzip_page(ComparisonView.as_view()),
        name="api-comparison",
    ),
    path("shared/<slug:link>", SharedLogView.as_view(), name="api-shared-log"),
    path("shared/<slug:link>/report", gzip_page(SharedReportView.as_view()), name="api-shared-report"),
    path(
        "shared/<slug:link>/hands/<int:hand>/frames",
        gzip_page(SharedFramesView.as_view()),
        name="api-shared-frames",
    ),
    path(
        "shared/<slug:link>/what-if",
        own_transactions(gzip_page(SharedWhatIfView.as_view())),
        name="api-shared-what-if",
    ),
    path("check", own_transactions(gzip_page(CheckView.as_view())), name="api-check"),
    path("rulesets", own_transactions(RuleSetsView.as_view()), name="api-rulesets"),
    path("rulesets/<str:ruleset>", own_transactions(gzip_page(RuleSetView.as_view())), name="api-ruleset"),
    path("schema/log-1.json", own_transactions(gzip_page(LogSchemaView.as_view())), name="api-log-schema"),
]
