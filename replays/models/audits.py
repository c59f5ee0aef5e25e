"""An audit: one reading of one log by one engine under one set of rules, and its place in the queue."""

from datetime import timedelta

import msgspec
import zstandard
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models import Platform
from accounts.models.shapes import HEX_DIGEST
from replays.logformat.other_rules import OtherRules
from replays.models.logs import GameLog, of_visible_log


class AuditState(models.TextChoices):
    """Where an audit stands. `unauditable`: the engine could not read this log, and the log is kept."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    UNAUDITABLE = "unauditable"


class Verdict(models.TextChoices):
    """What the report says of the log as a whole."""

    CLEAN = "clean"
    FLAGGED = "flagged"
    UNDECIDABLE = "undecidable"


class AuditQuerySet(models.QuerySet["Audit"]):
    def visible_to(self, actor: Actor) -> "AuditQuerySet":
        """The audits of the logs this actor may read."""
        return self.filter(of_visible_log(actor))

    def claimable(self) -> "AuditQuerySet":
        """Waiting audits, and those whose worker let its lease run out (by the database's clock)."""
        return self.filter(Q(state=AuditState.QUEUED) | Q(state=AuditState.RUNNING, lease_until__lt=Now()))

    def overdue(self, patience: timedelta) -> "AuditQuerySet":
        """Claimable audits for which no bell seems to have rung, the oldest first."""
        return self.claimable().filter(queued_at__lt=Now() - patience).order_by("queued_at")


_LEASED = Q(lease_until__isnull=False, lease_token__isnull=False)
_UNLEASED = Q(lease_until__isnull=True, lease_token__isnull=True)
_REPORTED = Q(report__isnull=False, verdict__in=Verdict.values, report_sha256__regex=HEX_DIGEST)
_UNREPORTED = Q(report__isnull=True, verdict="", report_sha256="")


class Audit(models.Model):
    """`failures` counts crashes of the engine, `lapses` leases that ran out: only the first blame the log.

    `report` holds the canonical report without messages, zstd-compressed; `report_sha256` is the digest of it
    uncompressed. `engine_ms` is the engine's own time.

    `current` marks the log's own audit: the one that it came in with, by the rules that it names, of which
    its pages, lists and figures tell. Every other one was `asked` for later: `preset` and `options` to judge
    by; null are the log's own rules, by a later engine. Neither is ever changed.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    log = models.ForeignKey(GameLog, on_delete=models.CASCADE, related_name="audits", db_constraint=False)
    engine_version = models.CharField(max_length=32)
    ruleset = models.CharField(max_length=64)
    ruleset_revision = models.PositiveIntegerField()
    options_digest = models.CharField(max_length=64)
    current = models.BooleanField(default=True)
    asked = models.JSONField(null=True)

    state = models.CharField(max_length=16, choices=AuditState, default=AuditState.QUEUED)
    queued_at = models.DateTimeField(db_default=Now())
    failures = models.PositiveSmallIntegerField(default=0)
    lapses = models.PositiveSmallIntegerField(default=0)
    lease_until = models.DateTimeField(null=True)
    lease_token = models.UUIDField(null=True)
    reason = models.CharField(max_length=200, blank=True, default="")

    verdict = models.CharField(max_length=16, choices=Verdict, blank=True, default="")
    report = models.BinaryField(null=True)
    report_size = models.PositiveIntegerField(default=0)
    report_sha256 = models.CharField(max_length=64, blank=True, default="")
    engine_ms = models.FloatField(null=True)
    finished_at = models.DateTimeField(null=True)

    objects = AuditQuerySet.as_manager()

    class Meta:
        ordering = ("-id",)
        constraints = (
            models.UniqueConstraint(
                fields=("platform", "log", "engine_version", "ruleset_revision", "options_digest"),
                name="audit_once_per_engine_and_rules",
            ),
            models.UniqueConstraint(
                fields=("platform", "log"), condition=Q(current=True), name="audit_one_current"
            ),
            models.CheckConstraint(
                condition=Q(current=False) | Q(asked__isnull=True), name="audit_own_by_own_rules"
            ),
            models.CheckConstraint(condition=Q(options_digest__regex=HEX_DIGEST), name="audit_digest"),
            models.CheckConstraint(
                condition=Q(state=AuditState.QUEUED) & _UNLEASED & _UNREPORTED
                | Q(state=AuditState.RUNNING) & _LEASED & _UNREPORTED
                | Q(state=AuditState.DONE, finished_at__isnull=False) & _UNLEASED & _REPORTED
                | Q(state=AuditState.UNAUDITABLE, finished_at__isnull=False) & _UNLEASED & _UNREPORTED,
                name="audit_state_is_whole",
            ),
        )
        indexes = (
            models.Index(
                fields=("queued_at",),
                condition=Q(state__in=(AuditState.QUEUED, AuditState.RUNNING)),
                name="audit_waiting",
            ),
            models.Index(fields=("verdict", "-log"), condition=Q(current=True), name="audit_by_verdict"),
        )

    def __str__(self) -> str:
        return f"{self.log_id} {self.state}"

    @property
    def is_finished(self) -> bool:
        return self.state in (AuditState.DONE, AuditState.UNAUDITABLE)

    @property
    def other_rules(self) -> OtherRules:
        """What the log is to be judged by."""
        return msgspec.convert(self.asked or {}, OtherRules)

    @property
    def report_bytes(self) -> bytes:
        """The canonical report as stored, without messages. Raises ValueError before the audit is done."""
        if self.report is None:
            raise ValueError("this audit has no report")
        return zstandard.decompress(bytes(self.report), max_output_size=self.report_size)
