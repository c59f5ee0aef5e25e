"""Addresses of platforms, and of the links they give away."""

from django.urls import path, register_converter

from accounts.pages.openlink import kept_link, open_link
from accounts.pages.platform_keys import keys
from accounts.pages.platform_members import members
from accounts.pages.platform_players import players
from accounts.pages.platforms import platform, platforms


class PlatformConverter:
    """A platform's `slug`, as it can be."""

    regex = "[A-Za-z0-9._:-]{1,128}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


register_converter(PlatformConverter, "platform")

urlpatterns = [
    path("platforms/", platforms, name="platforms"),
    path("platforms/<platform:slug>/", platform, name="platform"),
    path("platforms/<platform:slug>/members/", members, name="platform-members"),
    path("platforms/<platform:slug>/keys/", keys, name="platform-keys"),
    path("platforms/<platform:slug>/players/", players, name="platform-players"),
    path("link/", kept_link, name="kept-link"),
    path("link/<slug:secret>/", open_link, name="open-link"),
]
