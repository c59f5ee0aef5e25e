"""A game log as it was uploaded."""

from typing import TYPE_CHECKING

import zstandard
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import FilteredRelation, Q

from accounts.actors import Actor
from accounts.ids import uuid7
from accounts.models import Platform
from replays.models.shapes import HEX_DIGEST

if TYPE_CHECKING:
    from replays.models.audits import Audit


#: The attribute by which rows of `with_audit` have their audit, and its name in look-ups.
CURRENT_AUDIT: str = "audit"


class Visibility(models.TextChoices):
    """Who may read a log besides its own platform: nobody, holders of a link, everyone."""

    PRIVATE = "private"
    LINK = "link"
    PUBLIC = "public"


class GameLogQuerySet(models.QuerySet["GameLog"]):
    def visible_to(self, actor: Actor) -> "GameLogQuerySet":
        """The logs this actor may read: those of its platforms, and the public ones."""
        return self.filter(Q(platform__in=actor.platform_ids) | Q(visibility=Visibility.PUBLIC))

    def raw_visible_to(self, actor: Actor) -> "GameLogQuerySet":
        """The logs whose very bytes this actor may have: vendor data in them is its platform's alone."""
        return self.visible_to(actor).filter(Q(platform__in=actor.platform_ids) | Q(is_sample=True))

    def with_audit(self) -> "GameLogQuerySet":
        """Each log with its platform and its current audit, both in the same query."""
        current = FilteredRelation("audits", condition=Q(audits__current=True))
        rows = self.annotate(**{CURRENT_AUDIT: current}).select_related("platform", CURRENT_AUDIT)
        return rows.defer("raw", f"{CURRENT_AUDIT}__report")


class GameLog(models.Model):
    """One uploaded log. `raw` is evidence: the bytes as they came, only compressed.

    `sha256` is that of the canonical form (RFC 8785), by which two uploads count as the same.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="logs")
    log_id = models.CharField(max_length=128)
    sha256 = models.CharField(max_length=64)
    raw_sha256 = models.CharField(max_length=64)
    raw = models.BinaryField()
    raw_size = models.PositiveIntegerField()
    ruleset = models.CharField(max_length=64)
    preset = models.CharField(max_length=64)
    hand_count = models.PositiveSmallIntegerField()
    players = ArrayField(models.CharField(max_length=64), size=4)
    played_at = models.DateTimeField(null=True)
    received_at = models.DateTimeField()
    visibility = models.CharField(max_length=8, choices=Visibility, default=Visibility.PRIVATE)
    is_sample = models.BooleanField(default=False)

    #: The current audit, on rows that came by `with_audit`.
    audit: "Audit"

    objects = GameLogQuerySet.as_manager()

    class Meta:
        ordering = ("-id",)
        constraints = (
            models.UniqueConstraint(fields=("platform", "log_id"), name="log_once_per_platform"),
            models.CheckConstraint(
                condition=Q(sha256__regex=HEX_DIGEST) & Q(raw_sha256__regex=HEX_DIGEST), name="log_digests"
            ),
            models.CheckConstraint(condition=Q(visibility__in=Visibility.values), name="log_visibility"),
            models.CheckConstraint(condition=Q(hand_count__gte=1), name="log_has_hands"),
            models.CheckConstraint(condition=Q(players__len=4), name="log_four_players"),
        )
        indexes = (models.Index(fields=("platform", "-id"), name="log_by_platform"),)

    def __str__(self) -> str:
        return self.log_id

    @property
    def raw_bytes(self) -> bytes:
        """The log exactly as it was uploaded."""
        return zstandard.decompress(bytes(self.raw), max_output_size=self.raw_size)
