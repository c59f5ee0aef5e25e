"""The life of an API key: made, rotated, revoked. Each step is told to whoever keeps the record."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final, cast

from django.db import transaction
from django.utils import timezone

from accounts import happenings
from accounts.models import ApiKey, Platform, Scope

UPLOADER_SCOPES: Final = (Scope.LOGS_WRITE, Scope.LOGS_READ)
"""What a platform's own program needs."""
LONGEST_LIFE: Final = timedelta(days=365)
OVERLAP: Final = timedelta(days=7)
"""How long the old key works beside the new one, unless told otherwise."""


class KeyOver(Exception):  # an answer, not an error of ours
    """The key was revoked, has expired, or has a successor already: there is nothing to rotate."""


@transaction.atomic
def create_key(
    *,
    platform: Platform,
    name: str,
    scopes: Iterable[str] = UPLOADER_SCOPES,
    is_sandbox: bool = False,
    lifetime: timedelta = LONGEST_LIFE,
) -> tuple[ApiKey, str]:
    """A new key and its text. The text is not stored: whoever gets it here is the last to see it.

    Raises ValueError for a lifetime beyond `LONGEST_LIFE`, or none.
    """
    if not timedelta(0) < lifetime <= LONGEST_LIFE:
        raise ValueError(f"a key lives at most {LONGEST_LIFE.days} days")
    made, text = ApiKey.objects.create_key(
        platform=platform,
        name=name,
        scopes=sorted(scopes),
        is_sandbox=is_sandbox,
        expiry_date=timezone.now() + lifetime,
    )
    key = cast("ApiKey", made)
    _tell(key, "made")
    return key, text


@transaction.atomic
def rotate_key(*, key: ApiKey, overlap: timedelta = OVERLAP) -> tuple[ApiKey, str]:
    """A key in this one's place, with the same name, scopes and kind of logs; this one ends after `overlap`.

    Raises KeyOver.
    """
    locked = ApiKey.objects.select_for_update(of=("self",)).select_related("platform").get(pk=key.pk)
    if not locked.is_usable or locked.successor_id:
        raise KeyOver(locked.prefix)
    successor, text = create_key(
        platform=locked.platform, name=locked.name, scopes=locked.scopes, is_sandbox=locked.is_sandbox
    )
    ApiKey.objects.filter(pk=key.pk).update(
        successor=successor, expiry_date=_earlier(locked.expiry_date, timezone.now() + overlap)
    )
    _tell(locked, "rotated")
    return successor, text


@transaction.atomic
def revoke_key(*, key: ApiKey) -> None:
    """End a key at once. Doing it again changes nothing."""
    if ApiKey.objects.filter(pk=key.pk, revoked=False).update(revoked=True):
        _tell(key, "revoked")


def _earlier(expiry: datetime | None, other: datetime) -> datetime:
    return min(expiry, other) if expiry else other


def _tell(key: ApiKey, action: str) -> None:
    happenings.tell(kind="key", action=action, subject=key.prefix, platform_id=key.platform_id)
