"""What is asked and answered, as types: they read and make the JSON and the OpenAPI components alike."""

from datetime import datetime
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from accounts.models import LONGEST_DISPLAY_NAME, ApiKey, Platform, Player

ScopeWord = Literal["logs:write", "logs:read", "players:write", "disputes:write", "admin"]
VisibilityWord = Literal["private", "link", "public"]

KeyName = Annotated[str, Meta(min_length=1, max_length=50, description="1 to 50 characters")]
DisplayName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_DISPLAY_NAME,
        description=f"1 to {LONGEST_DISPLAY_NAME} characters, or null",
    ),
]
Scopes = Annotated[list[ScopeWord], Meta(min_length=1, max_length=5)]
Days = Annotated[int, Meta(ge=1, le=365, description="a number of days, 1 to 365")]
Hours = Annotated[int, Meta(ge=0, le=2160, description="a number of hours, 0 to 2160")]


class PlayerChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be shown of a player; null erases it."""

    display_name: DisplayName | None


class PlayerDocument(msgspec.Struct, kw_only=True):
    """A player of the platform; `bound_at` tells since when an account is this player."""

    token: str
    display_name: str | None
    bound_at: datetime | None


class PlayerLinkDocument(msgspec.Struct, kw_only=True):
    """An address for the player alone; opened signed in, it makes the account this player, once."""

    url: str
    expires_at: datetime


class KeyOrder(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A key to be made. One for tests (`sandbox`) writes and reads test logs only."""

    name: KeyName
    scopes: Scopes
    sandbox: bool = False
    days: Days = 365


class RotationOrder(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How long the key that is replaced goes on working."""

    overlap_hours: Hours = 168


class KeyDocument(msgspec.Struct, kw_only=True):
    """A key. `last_used_at` is right to a few minutes; `successor` is the prefix of the key in its place."""

    prefix: str
    name: str
    scopes: list[str]
    sandbox: bool
    created_at: datetime
    expires_at: datetime | None
    last_used_at: datetime | None
    revoked: bool
    successor: str | None


class NewKeyDocument(KeyDocument, kw_only=True):
    """A key as it is shown once: `key` is what programs send, and is kept nowhere."""

    key: str


class KeyList(msgspec.Struct, kw_only=True):
    """Every key of the platform, the newest first."""

    results: list[KeyDocument]


class PlatformChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a platform settles for all its logs to come."""

    default_visibility: VisibilityWord


class PlatformDocument(msgspec.Struct, kw_only=True):
    """The platform whose key this is. `slug` is the `platform` of its logs."""

    slug: str
    name: str
    default_visibility: VisibilityWord


def player_document(token: str, player: Player | None) -> PlayerDocument:
    """What is known of the player with this token."""
    if player is None:
        return PlayerDocument(token=token, display_name=None, bound_at=None)
    bound_at = player.bound_at if player.user_id else None
    return PlayerDocument(token=token, display_name=player.display_name or None, bound_at=bound_at)


def key_document(key: ApiKey) -> KeyDocument:
    """The key; its successor must have come along."""
    return KeyDocument(**_members(key))


def new_key_document(key: ApiKey, text: str) -> NewKeyDocument:
    """The key with its text."""
    return NewKeyDocument(**_members(key), key=text)


def _members(key: ApiKey) -> dict[str, Any]:
    return {
        "prefix": key.prefix,
        "name": key.name,
        "scopes": key.scopes,
        "sandbox": key.is_sandbox,
        "created_at": key.created,
        "expires_at": key.expiry_date,
        "last_used_at": key.last_used_at,
        "revoked": key.revoked,
        "successor": key.successor.prefix if key.successor else None,
    }


def platform_document(platform: Platform) -> PlatformDocument:
    """The platform as its programs see it."""
    return PlatformDocument(
        slug=platform.slug,
        name=platform.name,
        default_visibility=cast(VisibilityWord, platform.default_visibility),
    )
