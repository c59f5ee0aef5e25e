"""The record of what happened: entries that are only ever added, and wall digests announced before play."""

from typing import ClassVar

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models import Platform
from accounts.models.shapes import HEX_DIGEST


class Kind(models.TextChoices):
    """What an entry tells of."""

    UPLOAD = "upload"
    WITHDRAWAL = "withdrawal"
    VERDICT = "verdict"
    COMMITMENT = "commitment"
    KEY = "key"
    GRANT = "grant"
    ERASURE = "erasure"


class EntryQuerySet(models.QuerySet["Entry"]):
    def visible_to(self, actor: Actor) -> "EntryQuerySet":
        """The entries of the platforms that this actor works for."""
        return self.filter(platform__in=actor.platform_ids)


class Entry(models.Model):
    """One thing that happened. `object` is the SHA-256 of what it happened to, in hex; nobody's name is here.

    A log is named by the digest of its canonical form, a verdict by that of its report, a key or an account
    by that of its id. `platform` is null for what concerns the service as a whole. The database refuses to
    change or delete an entry.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    kind = models.CharField(max_length=16, choices=Kind)
    action = models.CharField(max_length=16, blank=True, default="")
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, null=True, related_name="+")
    object = models.CharField(max_length=64)
    written_at = models.DateTimeField(db_default=Now())

    objects = EntryQuerySet.as_manager()

    class Meta:
        ordering: ClassVar = ["id"]
        constraints: ClassVar = [
            models.CheckConstraint(condition=Q(object__regex=HEX_DIGEST), name="entry_object"),
            models.CheckConstraint(condition=Q(kind__in=Kind.values), name="entry_kind"),
        ]
        indexes: ClassVar = [models.Index(fields=["platform", "object"], name="entry_by_object")]

    def __str__(self) -> str:
        return f"{self.kind} {self.object[:8]}"


class CommitmentQuerySet(models.QuerySet["Commitment"]):
    def visible_to(self, actor: Actor) -> "CommitmentQuerySet":
        """What the platforms of this actor announced. Who may see a log sees what was announced for it by way
        of the log.
        """
        return self.filter(platform__in=actor.platform_ids)


class Commitment(models.Model):
    """The digest of a hand's wall, announced before the hand. What was announced first stands.

    `announced_at` is the database's clock: the moment from which the wall could not be chosen any more.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    log_id = models.CharField(max_length=128)
    hand = models.PositiveBigIntegerField()
    digest = models.CharField(max_length=64)
    announced_at = models.DateTimeField(db_default=Now())

    objects = CommitmentQuerySet.as_manager()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["platform", "log_id", "hand"], name="commitment_once"),
            models.CheckConstraint(condition=Q(digest__regex=HEX_DIGEST), name="commitment_digest"),
        ]

    def __str__(self) -> str:
        return f"{self.log_id} #{self.hand}"
