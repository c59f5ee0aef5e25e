"""All addresses of the service. Each app keeps its own; here they are put together."""

from django.contrib.auth.views import LogoutView
from django.urls import include, path, re_path
from django.views.generic import TemplateView

from accounts.views import SignIn, choose_language
from mjaudit import health
from mjaudit.api import OpenApiView
from mjaudit.problems.views import no_such_address

urlpatterns = [
    path("livez", health.livez, name="livez"),
    path("readyz", health.readyz, name="readyz"),
    path("language", choose_language, name="set_language"),
    path("login", SignIn.as_view(), name="login"),
    path("logout", LogoutView.as_view(), name="logout"),
    path("api/v1/openapi.json", OpenApiView.as_view(), name="openapi"),
    path("api/docs", TemplateView.as_view(template_name="mjaudit/api_docs.html"), name="api-docs"),
    path("", include("replays.urls")),
    # Behind all others: an address below /api/ that nothing serves answers with a problem document.
    re_path(r"^api(?:/.*)?$", no_such_address),
]

handler400 = "mjaudit.problems.views.bad_request"
handler403 = "mjaudit.problems.views.permission_denied"
handler404 = "mjaudit.problems.views.not_found"
handler500 = "mjaudit.problems.views.server_error"
