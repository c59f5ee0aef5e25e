"""How a platform's program shows who it is: `Authorization: Api-Key <key>`, and nowhere else (no cookie, no
query string).
"""

import re
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, cast

from django.http import HttpRequest
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request
from rest_framework_api_key.permissions import KeyParser

from accounts.actor import Actor, of_platform
from accounts.models import ApiKey, Platform
from accounts.tenancy import acting_as
from mjaudit.limits import vouch

_KEY: Final = re.compile(r"[A-Za-z0-9]{8}\.[A-Za-z0-9]{32}")
_LOOKED_UP: Final = "looked_up_key"
_USE_NOTED_EVERY: Final = timedelta(minutes=5)


@dataclass(frozen=True)
class ApiCaller:
    """`request.user` of a request that was signed with a key; `request.auth` is the key itself."""

    platform: Platform
    is_authenticated: bool = True
    is_anonymous: bool = False


class ApiKeyAuthentication(BaseAuthentication):
    """Every way a key can be wrong (form, unknown, other secret, revoked, expired) gives the same answer."""

    def authenticate(self, request: Request) -> tuple[ApiCaller, ApiKey] | None:
        """None when no key is given, which leaves the caller anonymous."""
        if KeyParser().get(request) is None:
            return None
        key = usable_key(request._request)
        if key is None:
            raise AuthenticationFailed("This API key is not valid.")
        return ApiCaller(platform=key.platform), key

    def authenticate_header(self, request: Request) -> str:
        """The challenge that makes DRF answer 401 rather than 403."""
        return KeyParser.keyword


def usable_key(request: HttpRequest) -> ApiKey | None:
    """The key that this request shows, looked up once a request; None where it opens nothing."""
    if not hasattr(request, _LOOKED_UP):
        setattr(request, _LOOKED_UP, _look_up(KeyParser().get(request) or ""))
    key: ApiKey | None = getattr(request, _LOOKED_UP)
    if key is not None:
        vouch(request)
    return key


def _look_up(text: str) -> ApiKey | None:
    if not _KEY.fullmatch(text):
        return None
    with acting_as(Actor(shown=text.split(".")[0])):
        try:
            key = cast("ApiKey", ApiKey.objects.get_from_key(text))
        except ApiKey.DoesNotExist:
            return None
    if not key.is_usable:
        return None
    _note_use(key)
    return key


def _note_use(key: ApiKey) -> None:
    """Keep when the key was last used, to the nearest minutes: a write a request would be a hot row."""
    now = timezone.now()
    if key.last_used_at is None or now - key.last_used_at > _USE_NOTED_EVERY:
        with acting_as(of_platform(key.platform_id)):
            ApiKey.objects.filter(pk=key.pk).update(last_used_at=now)
