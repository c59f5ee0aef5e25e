"""All addresses of the service. Each app keeps its own; here they are put together."""

from django.urls import include, path, re_path
from django.views.generic import TemplateView

from accounts.tenancy import own_transactions
from mjaudit import health
from mjaudit.api import OpenApiView
from mjaudit.metrics.views import metrics
from mjaudit.problems.views import no_such_address

API_DOCS = TemplateView.as_view(template_name="mjaudit/api_docs.html")

urlpatterns = [
    path("livez", own_transactions(health.livez), name="livez"),
    path("metrics", own_transactions(metrics), name="metrics"),
    path("readyz", own_transactions(health.readyz), name="readyz"),
    path("", include("accounts.urls")),
    path("api/v1/openapi.json", own_transactions(OpenApiView.as_view()), name="openapi"),
    path("api/docs", own_transactions(API_DOCS), name="api-docs"),
    path("api/v1/", include("accounts.api.urls")),
    path("api/v1/", include("evidence.api.urls")),
    path("", include("replays.urls")),
    # Behind all others: an address below /api/ that nothing serves answers with a problem document.
    re_path(r"^api(?:/.*)?$", own_transactions(no_such_address)),
]

handler400 = "mjaudit.problems.views.bad_request"
handler403 = "mjaudit.problems.views.permission_denied"
handler404 = "mjaudit.problems.views.not_found"
handler500 = "mjaudit.problems.views.server_error"
