"""Who asks, reduced to what decides about rows: query sets take an `Actor`, never a request."""

from dataclasses import dataclass
from uuid import UUID

from django.http import HttpRequest
from rest_framework.request import Request

from accounts.models import ApiKey, Membership, ServiceRole, User


@dataclass(frozen=True)
class Actor:
    """`platform_ids` are the tenants whose rows the asker may read, `service_role` what it may do besides."""

    platform_ids: frozenset[UUID] = frozenset()
    service_role: str = ServiceRole.NONE


ANYBODY = Actor()
"""Somebody who has not shown who they are: sees what is public."""


def actor_of(request: HttpRequest | Request) -> Actor:
    """The actor behind a page's session or an API key."""
    key = getattr(request, "auth", None)
    if isinstance(key, ApiKey):
        return Actor(platform_ids=frozenset({key.platform_id}))
    user = getattr(request, "user", None)
    if isinstance(user, User) and user.is_active:
        return actor_of_user(user)
    return ANYBODY


def actor_of_user(user: User) -> Actor:
    """The actor of an account: all platforms it works for."""
    platforms = Membership.objects.filter(user=user).values_list("platform_id", flat=True)
    return Actor(platform_ids=frozenset(platforms), service_role=user.service_role)
