"""What the API's views have in common."""

from typing import Final

from django.core.exceptions import ObjectDoesNotExist
from django.http import HttpResponseBase
from rest_framework.views import APIView

from mjaudit.problems import Problem

METHODS: Final = [name for name in APIView.http_method_names if name not in ("options", "trace")]
"""What an address may serve. OPTIONS has nothing to tell that the description does not."""


class DomainView(APIView):
    """A view whose call into the domain may be refused. What is not there, or not for this caller, is 404."""

    http_method_names = METHODS

    def handle_exception(self, exc: Exception) -> HttpResponseBase:  # type: ignore[override]  # DRF says Response
        return super().handle_exception(self._told(exc) or exc)

    def problem_of(self, refusal: Exception) -> Problem | None:
        """The problem that tells of a refusal of this app; None for anything else."""
        return None

    def _told(self, refusal: Exception) -> Problem | None:
        told = self.problem_of(refusal)
        if told is None and isinstance(refusal, ObjectDoesNotExist):
            return Problem.of_status(404, "There is nothing at this address.")
        return told
