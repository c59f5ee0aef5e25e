"""API keys of platforms."""

from typing import ClassVar, Final

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils import timezone
from rest_framework_api_key.models import AbstractAPIKey, APIKeyManager

from accounts.actor import Actor
from accounts.models.platforms import Platform

PREFIX_PATTERN: Final = "[A-Za-z0-9]{8}"
"""How a key's text begins, and how it is called."""


class Scope(models.TextChoices):
    """What an API key may be used for."""

    LOGS_WRITE = "logs:write"
    LOGS_READ = "logs:read"
    PLAYERS_WRITE = "players:write"
    DISPUTES_WRITE = "disputes:write"
    ADMIN = "admin"


class ApiKeyQuerySet(models.QuerySet["ApiKey"]):
    def visible_to(self, actor: Actor) -> "ApiKeyQuerySet":
        """The keys of the actor's platforms, and the one that is being shown."""
        shown = Q(prefix=actor.shown) if actor.shown else Q(pk__in=())
        return self.filter(Q(platform__in=actor.platform_ids) | shown)


class ApiKeyManager(APIKeyManager.from_queryset(ApiKeyQuerySet)):  # type: ignore[misc]  # made at run time
    """Finds a key together with its platform, so that signing in costs one query."""

    def get_usable_keys(self) -> "models.QuerySet[ApiKey]":
        """Keys that were not revoked."""
        keys: models.QuerySet[ApiKey] = super().get_usable_keys().select_related("platform")
        return keys


class ApiKey(AbstractAPIKey):
    """A platform's key. Only its SHA-512 is stored: the library makes 32 random characters, so no slow hash
    is needed.

    A sandbox key writes and reads test logs only. `successor` is the key that took this one's place; until
    `expiry_date` both work.
    """

    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="api_keys")
    scopes = ArrayField(models.CharField(max_length=16, choices=Scope.choices))
    is_sandbox = models.BooleanField(default=False, db_default=False)
    last_used_at = models.DateTimeField(null=True, editable=False)
    successor = models.OneToOneField(
        "self",
        on_delete=models.SET_NULL,
        null=True,
        editable=False,
        related_name="predecessor",
        db_constraint=False,
    )

    objects: ClassVar[ApiKeyManager] = ApiKeyManager()

    class Meta(AbstractAPIKey.Meta):
        verbose_name = "API key"
        verbose_name_plural = "API keys"

    def allows(self, scope: str) -> bool:
        """Whether the key was given this scope."""
        return scope in self.scopes

    @property
    def is_usable(self) -> bool:
        """Whether it opens anything now."""
        return not self.revoked and (self.expiry_date is None or self.expiry_date > timezone.now())
