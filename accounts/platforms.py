"""Taking a platform in, and giving it keys."""

from collections.abc import Iterable
from typing import cast

from django.db import transaction

from accounts.models import ApiKey, Platform, Scope

UPLOADER_SCOPES = (Scope.LOGS_WRITE, Scope.LOGS_READ)
"""What a platform's own program needs."""


@transaction.atomic
def create_platform(*, slug: str, name: str) -> Platform:
    """A new tenant. Raises ValidationError when the slug is taken or is no identifier of a log."""
    platform = Platform(slug=slug, name=name)
    platform.full_clean()
    platform.save()
    return platform


def create_key(
    *, platform: Platform, name: str, scopes: Iterable[str] = UPLOADER_SCOPES
) -> tuple[ApiKey, str]:
    """A new key and its text. The text is not stored: whoever gets it here is the last to see it."""
    key, text = ApiKey.objects.create_key(platform=platform, name=name, scopes=sorted(scopes))
    return cast("ApiKey", key), text
