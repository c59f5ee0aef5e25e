"""The API's own description. Its sign-in is in accounts, its addresses are in replays."""

from drf_spectacular.renderers import OpenApiJsonRenderer
from drf_spectacular.views import SpectacularAPIView
from rest_framework.renderers import JSONRenderer

import accounts.openapi  # noqa: F401  # registers the security scheme


class OpenApiView(SpectacularAPIView):
    """The OpenAPI 3.1 description, as JSON whatever the caller accepts."""

    renderer_classes = [OpenApiJsonRenderer, JSONRenderer]  # noqa: RUF012  # DRF types it as a list
