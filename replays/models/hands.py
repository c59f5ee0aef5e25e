"""The hands of a log, by number."""

from django.db import models
from django.db.models import Q

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models import Platform
from accounts.models.shapes import HEX_DIGEST
from replays.models.logs import GameLog, of_visible_log


class Outcome(models.TextChoices):
    """How the log says a hand ended."""

    WIN = "win"
    DRAW = "draw"
    DISSOLVED = "dissolved"
    ESCAPED = "escaped"


class HandQuerySet(models.QuerySet["Hand"]):
    def visible_to(self, actor: Actor) -> "HandQuerySet":
        """The hands of the logs this actor may read."""
        return self.filter(of_visible_log(actor))


class Hand(models.Model):
    """One hand as logged. `place` counts from 0; `number` is the log's own, which may repeat or leap.

    `wall_digest` is that of the log's own commitment, empty where it has none. `begun_by` is the latest
    moment at which the hand can have begun by the times the log gives; null where it gives none.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    log = models.ForeignKey(GameLog, on_delete=models.CASCADE, related_name="hands", db_constraint=False)
    place = models.PositiveSmallIntegerField()
    number = models.PositiveBigIntegerField()
    dealer = models.PositiveSmallIntegerField()
    outcome = models.CharField(max_length=16, choices=Outcome)
    event_count = models.PositiveIntegerField()
    wall_digest = models.CharField(max_length=64, blank=True, default="", db_default="")
    begun_by = models.DateTimeField(null=True)

    objects = HandQuerySet.as_manager()

    class Meta:
        ordering = ("place",)
        constraints = (
            models.UniqueConstraint(fields=("platform", "log", "place"), name="hand_once_per_log"),
            models.CheckConstraint(condition=Q(dealer__lte=3), name="hand_dealer_is_a_seat"),
            models.CheckConstraint(condition=Q(outcome__in=Outcome.values), name="hand_outcome"),
            models.CheckConstraint(
                condition=Q(wall_digest="") | Q(wall_digest__regex=HEX_DIGEST), name="hand_wall_digest"
            ),
        )

    def __str__(self) -> str:
        return f"{self.log_id} #{self.number}"
