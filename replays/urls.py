"""Addresses of the API and of the pages."""

from django.urls import URLPattern, URLResolver, include, path

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/v1/", include("replays.api.urls")),
    path("", include("replays.pages.urls")),
]
