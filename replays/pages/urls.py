"""Addresses of the pages."""

from django.urls import path

from replays.pages.audits import audit, store
from replays.pages.hands import hand, shared_hand
from replays.pages.home import home
from replays.pages.loglist import log_list
from replays.pages.logs import log, shared_log
from replays.pages.managing import share, take_back
from replays.pages.preferences import preferences
from replays.pages.rules import ruleset, rulesets
from replays.pages.trying import try_log
from replays.pages.uploads import upload
from replays.pages.what_if import shared_what_if, what_if

app_name = "pages"
urlpatterns = [
    path("", home, name="home"),
    path("try/", try_log, name="try"),
    path("upload/", upload, name="upload"),
    path("logs/", log_list, name="log-list"),
    path("logs/<uuid:log_id>/", log, name="log"),
    path("logs/<uuid:log_id>/hands/<int:number>/", hand, name="hand"),
    path("logs/<uuid:log_id>/visibility/", share, name="share"),
    path("logs/<uuid:log_id>/take-back/", take_back, name="take-back"),
    path("logs/<uuid:log_id>/what-if/", what_if, name="what-if"),
    path("logs/<uuid:log_id>/audits/", store, name="store-audit"),
    path("logs/<uuid:log_id>/audits/<uuid:audit_id>/", audit, name="audit"),
    path("shared/<slug:link>/", shared_log, name="shared-log"),
    path("shared/<slug:link>/hands/<int:number>/", shared_hand, name="shared-hand"),
    path("shared/<slug:link>/what-if/", shared_what_if, name="shared-what-if"),
    path("rules/", rulesets, name="rulesets"),
    path("rules/<str:ruleset_id>/", ruleset, name="ruleset"),
    path("preferences/", preferences, name="preferences"),
]
