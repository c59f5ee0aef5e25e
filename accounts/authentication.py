"""How a platform's program shows who it is: `Authorization: Api-Key <key>`, and nowhere else (no cookie, no
query string).
"""

import re
from dataclasses import dataclass
from typing import cast

from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request
from rest_framework_api_key.permissions import KeyParser

from accounts.models import ApiKey, Platform

_KEY = re.compile(r"[A-Za-z0-9]{8}\.[A-Za-z0-9]{32}")


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
        text = KeyParser().get(request)
        if text is None:
            return None
        key = _usable_key(text)
        if key is None:
            raise AuthenticationFailed("This API key is not valid.")
        return ApiCaller(platform=key.platform), key

    def authenticate_header(self, request: Request) -> str:
        """The challenge that makes DRF answer 401 rather than 403."""
        return KeyParser.keyword


def _usable_key(text: str) -> ApiKey | None:
    if not _KEY.fullmatch(text):
        return None
    try:
        key = cast("ApiKey", ApiKey.objects.get_from_key(text))
    except ApiKey.DoesNotExist:
        return None
    return None if key.has_expired else key
