"""Players: who is behind a token of a platform, as far as anybody said."""

from typing import ClassVar

from django.db import models
from django.db.models import Q

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models.ownership import of_account
from accounts.models.people import User
from accounts.models.platforms import Platform

LONGEST_DISPLAY_NAME = 64


class PlayerQuerySet(models.QuerySet["Player"]):
    def visible_to(self, actor: Actor) -> "PlayerQuerySet":
        """The players of the actor's platforms, and those the account is itself."""
        return self.filter(Q(platform__in=actor.platform_ids) | of_account(actor))


class Player(models.Model):
    """A platform's opaque token for a player, with a name for display and the account that is this player.

    Either may be missing; a row with neither is not kept. Erasing them leaves the tokens in the logs, which
    then point to nobody.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="players")
    token = models.CharField(max_length=64)
    display_name = models.CharField(max_length=LONGEST_DISPLAY_NAME, blank=True, default="")
    user = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, related_name="players")
    bound_at = models.DateTimeField(null=True)

    objects = PlayerQuerySet.as_manager()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["platform", "token"], name="player_once_per_platform"),
            models.CheckConstraint(
                condition=Q(user__isnull=True) | Q(bound_at__isnull=False), name="player_bound_at"
            ),
        ]
        indexes: ClassVar = [models.Index(fields=["user"], name="player_by_account")]

    def __str__(self) -> str:
        return f"{self.platform_id}/{self.token}"
