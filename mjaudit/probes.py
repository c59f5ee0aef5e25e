"""Addresses that machines ask, by whatever name or number they know this one."""

from typing import Final

from django.http import HttpRequest, HttpResponsePermanentRedirect
from django.middleware.common import CommonMiddleware

PROBES: Final = frozenset({"/livez", "/readyz", "/metrics"})


class HostMiddleware(CommonMiddleware):
    """Django's, which refuses foreign host names; but the answer to a probe holds none, so any will do."""

    def process_request(self, request: HttpRequest) -> HttpResponsePermanentRedirect | None:
        """Refuse foreign names everywhere else."""
        return None if request.path_info in PROBES else super().process_request(request)
