"""One-time links that a platform gives away: to work for it, or to be one of its players."""

from typing import ClassVar

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models.platforms import Platform, Role
from accounts.models.shapes import HEX_DIGEST


class TicketKind(models.TextChoices):
    """What opening the link makes of an account."""

    MEMBER = "member"
    PLAYER = "player"


class TicketQuerySet(models.QuerySet["Ticket"]):
    def visible_to(self, actor: Actor) -> "TicketQuerySet":
        """The links of the actor's platforms, and the one it holds."""
        held = Q(digest=actor.shown) if actor.shown else Q(pk__in=())
        return self.filter(Q(platform__in=actor.platform_ids) | held)

    def open(self) -> "TicketQuerySet":
        """Those that nobody has used and that still hold, by the database's clock."""
        return self.filter(used_at__isnull=True, expires_at__gt=Now())


class Ticket(models.Model):
    """A link that works once. Only the SHA-256 of its secret is stored."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="tickets")
    kind = models.CharField(max_length=8, choices=TicketKind)
    role = models.CharField(max_length=8, choices=Role, blank=True, default="")
    token = models.CharField(max_length=64, blank=True, default="")
    digest = models.CharField(max_length=64)
    made_at = models.DateTimeField(db_default=Now())
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)

    objects = TicketQuerySet.as_manager()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["platform", "digest"], name="ticket_once"),
            models.CheckConstraint(condition=Q(digest__regex=HEX_DIGEST), name="ticket_digest"),
            models.CheckConstraint(
                condition=Q(kind=TicketKind.MEMBER, role__in=Role.values, token="")
                | Q(kind=TicketKind.PLAYER, role="") & ~Q(token=""),
                name="ticket_is_for_something",
            ),
        ]
        indexes: ClassVar = [models.Index(fields=["digest"], name="ticket_by_digest")]

    def __str__(self) -> str:
        return f"{self.kind} {self.platform_id}"
