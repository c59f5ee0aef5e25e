"""Addresses of the API, below /api/v1/. What is no token and no prefix matches no address: a 404."""

from typing import Final

from django.urls import URLPattern, re_path
from django.urls import path as at

from accounts.api.keys import KeyRotationView, KeysView, KeyView
from accounts.api.platform import PlatformView
from accounts.api.players import PlayerLinkView, PlayersView, PlayerView
from accounts.models.keys import PREFIX_PATTERN
from accounts.players import TOKEN_PATTERN

_PLAYER: Final = rf"^players/(?P<token>{TOKEN_PATTERN})"
_KEY: Final = rf"^keys/(?P<prefix>{PREFIX_PATTERN})"

urlpatterns: Final[list[URLPattern]] = [
    at("players", PlayersView.as_view(), name="api-players"),
    re_path(rf"{_PLAYER}\Z", PlayerView.as_view(), name="api-player"),
    re_path(rf"{_PLAYER}/link\Z", PlayerLinkView.as_view(), name="api-player-link"),
    at("keys", KeysView.as_view(), name="api-keys"),
    re_path(rf"{_KEY}\Z", KeyView.as_view(), name="api-key"),
    re_path(rf"{_KEY}/rotation\Z", KeyRotationView.as_view(), name="api-key-rotation"),
    at("platform", PlatformView.as_view(), name="api-platform"),
]
