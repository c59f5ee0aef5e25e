"""Addresses of the API, below /api/v1/."""

from typing import Final

from django.urls import URLPattern, path

from evidence.api.commitments import CommitmentsView
from evidence.api.entries import EntriesView

urlpatterns: Final[list[URLPattern]] = [
    path("commitments", CommitmentsView.as_view(), name="api-commitments"),
    path("entries", EntriesView.as_view(), name="api-entries"),
]
