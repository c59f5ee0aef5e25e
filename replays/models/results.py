"""What an audit found, as rows: pages and searches read these and need not open the report."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models import Platform
from replays.models.audits import Audit, Verdict
from replays.models.logs import of_visible_log


class HandSummaryQuerySet(models.QuerySet["HandSummary"]):
    def visible_to(self, actor: Actor) -> "HandSummaryQuerySet":
        """The summaries of the logs this actor may read."""
        return self.filter(of_visible_log(actor, "audit__log"))


class HandSummary(models.Model):
    """One hand of an audit; `place` counts from 0.

    Scores are points by seat, null where nothing was claimed or nothing could be told.
    `winners` are seats in the order of their wins; `item_codes` what the wins are worth, each code once.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    audit = models.ForeignKey(
        Audit, on_delete=models.CASCADE, related_name="hand_summaries", db_constraint=False
    )
    place = models.PositiveSmallIntegerField()
    number = models.PositiveBigIntegerField()
    dealer = models.PositiveSmallIntegerField()
    outcome = models.CharField(max_length=16)
    verdict = models.CharField(max_length=16, choices=Verdict)
    claimed_scores = ArrayField(models.BigIntegerField(), size=4, null=True)
    scores = ArrayField(models.BigIntegerField(), size=4, null=True)
    winners = ArrayField(models.PositiveSmallIntegerField())
    item_codes = ArrayField(models.CharField(max_length=64))
    errors = models.PositiveIntegerField()
    findings = models.PositiveIntegerField()

    objects = HandSummaryQuerySet.as_manager()

    class Meta:
        ordering = ("place",)
        constraints = (
            models.UniqueConstraint(fields=("platform", "audit", "place"), name="summary_once_per_hand"),
            models.CheckConstraint(condition=Q(verdict__in=Verdict.values), name="summary_verdict"),
        )

    def __str__(self) -> str:
        return f"{self.audit_id} #{self.number}"


class FindingRowQuerySet(models.QuerySet["FindingRow"]):
    def visible_to(self, actor: Actor) -> "FindingRowQuerySet":
        """The findings of the logs this actor may read."""
        return self.filter(of_visible_log(actor, "audit__log"))


class FindingRow(models.Model):
    """One finding; `place` is its ordinal in the report, `hand` null for a finding of the log as a whole."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    audit = models.ForeignKey(
        Audit, on_delete=models.CASCADE, related_name="finding_rows", db_constraint=False
    )
    place = models.PositiveIntegerField()
    hand = models.PositiveBigIntegerField(null=True)
    event = models.PositiveIntegerField(null=True)
    seat = models.PositiveSmallIntegerField(null=True)
    kind = models.CharField(max_length=32)
    clause = models.CharField(max_length=16)
    code = models.CharField(max_length=64)
    severity = models.CharField(max_length=8)
    consequent = models.BooleanField()

    objects = FindingRowQuerySet.as_manager()

    class Meta:
        ordering = ("place",)
        constraints = (
            models.UniqueConstraint(fields=("platform", "audit", "place"), name="finding_once_per_place"),
        )
        indexes = (models.Index(fields=("clause", "code"), name="finding_by_clause"),)

    def __str__(self) -> str:
        return f"{self.clause} {self.code}"
