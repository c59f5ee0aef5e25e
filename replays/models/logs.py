"""A game log as it was uploaded."""

from typing import TYPE_CHECKING, Any
from uuid import UUID

import zstandard
from django.contrib.postgres.expressions import ArraySubquery
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Exists, ExpressionWrapper, FilteredRelation, Func, OuterRef, Q, Subquery

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models import Platform, Player, User, Visibility
from accounts.models.shapes import HEX_DIGEST

if TYPE_CHECKING:
    from replays.models.audits import Audit


#: The attribute by which rows of `with_audit` have their audit, and its name in look-ups.
CURRENT_AUDIT: str = "audit"
#: 128 random bits in base64url.
LINK_LENGTH: int = 22


class GameLogQuerySet(models.QuerySet["GameLog"]):
    def visible_to(self, actor: Actor) -> "GameLogQuerySet":
        """The logs this actor may read. The one door for pages, API, search, exports and pictures.

        Its platforms' logs, also withdrawn ones; of others the public ones, the one whose link it holds and
        those in which the account is a player; and those that it was let into for a case, which stay open to
        it when they are withdrawn.
        """
        opened = Q(withdrawn_at__isnull=True) & _opened_to(actor)
        return self.filter(_of_own_platform(actor) | opened | _granted(actor))

    def raw_visible_to(self, actor: Actor) -> "GameLogQuerySet":
        """The logs whose very bytes this actor may have: vendor data and tokens in them are its platform's
        alone, and those who were let into the log for a case read them.
        """
        return self.visible_to(actor).filter(_raw_opened_to(actor))

    def decided_by(self, actor: Actor) -> "GameLogQuerySet":
        """The logs about whose visibility and end this actor's platforms decide."""
        return self.filter(_of_own_platform(actor))

    def played_by(self, actor: Actor) -> "GameLogQuerySet":
        """Those in which the account is one of the players."""
        return self.filter(_plays_in(actor)) if actor.user_id else self.none()

    def listed(self, *, is_sandbox: bool = False) -> "GameLogQuerySet":
        """Those that lists and figures are made of: no withdrawn one, of several revisions the last, and test
        logs only among themselves.
        """
        return self.filter(withdrawn_at__isnull=True, is_superseded=False, is_sandbox=is_sandbox)

    def with_audit(self) -> "GameLogQuerySet":
        """Each log with its platform and its current audit, both in the same query."""
        current = FilteredRelation("audits", condition=Q(audits__current=True))
        rows = self.annotate(**{CURRENT_AUDIT: current}).select_related("platform", CURRENT_AUDIT)
        return rows.defer("raw", f"{CURRENT_AUDIT}__report")

    def with_standing(self, actor: Actor) -> "GameLogQuerySet":
        """Each log with what this actor may know of its neighbours (the digest of the revision before, the id
        of the one after), and whether the actor may have its bytes; all in the same query.
        """
        visible = GameLog.objects.visible_to(actor)
        standing: dict[str, Any] = {
            "superseded_sha256": Subquery(visible.filter(id=OuterRef("supersedes")).values("sha256")),
            "superseded_by": Subquery(visible.filter(supersedes=OuterRef("id")).values("id")),
            "is_raw_open": ExpressionWrapper(_raw_opened_to(actor), output_field=models.BooleanField()),
        }
        return self.annotate(**standing)


class GameLog(models.Model):
    """One uploaded log. `raw` is evidence: the bytes as they came, only compressed.

    `sha256` is that of the canonical form (RFC 8785), by which two uploads count as the same. A log that was
    sent again with other content is the next `revision` and `supersedes` the one before, which stays and
    `is_superseded`: told on its own row, since not everybody who sees it may see the later one. A test
    log (`is_sandbox`) may be deleted; a real one can only be withdrawn. `link` is the secret of its address
    while it is visible by link.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="logs")
    log_id = models.CharField(max_length=128)
    revision = models.PositiveSmallIntegerField(default=1, db_default=1)
    supersedes = models.OneToOneField(
        "self", on_delete=models.PROTECT, null=True, related_name="successor", db_constraint=False
    )
    is_superseded = models.BooleanField(default=False, db_default=False)
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
    link = models.CharField(max_length=LINK_LENGTH, null=True, unique=True)  # noqa: DJ001  # unique where there is one
    withdrawn_at = models.DateTimeField(null=True)
    is_sandbox = models.BooleanField(default=False, db_default=False)
    is_sample = models.BooleanField(default=False)

    #: The current audit, on rows that came by `with_audit`.
    audit: "Audit"
    #: On rows that came by `with_standing`.
    superseded_sha256: str | None
    superseded_by: UUID | None
    is_raw_open: bool

    objects = GameLogQuerySet.as_manager()

    class Meta:
        ordering = ("-id",)
        constraints = (
            models.UniqueConstraint(
                fields=("platform", "is_sandbox", "log_id", "revision"), name="log_once_per_platform"
            ),
            models.CheckConstraint(
                condition=Q(sha256__regex=HEX_DIGEST) & Q(raw_sha256__regex=HEX_DIGEST), name="log_digests"
            ),
            models.CheckConstraint(condition=Q(visibility__in=Visibility.values), name="log_visibility"),
            models.CheckConstraint(
                condition=Q(visibility=Visibility.LINK, link__isnull=False)
                | ~Q(visibility=Visibility.LINK) & Q(link__isnull=True),
                name="log_has_a_link_while_visible_by_one",
            ),
            models.CheckConstraint(
                condition=Q(revision=1, supersedes__isnull=True)
                | Q(revision__gt=1, supersedes__isnull=False),
                name="log_later_revision_supersedes_one",
            ),
            models.CheckConstraint(condition=Q(hand_count__gte=1), name="log_has_hands"),
            models.CheckConstraint(condition=Q(players__len=4), name="log_four_players"),
        )
        indexes = (
            models.Index(fields=("platform", "-id"), name="log_by_platform"),
            models.Index(
                fields=("-id",),
                condition=Q(visibility=Visibility.PUBLIC, withdrawn_at__isnull=True),
                name="log_public",
            ),
        )

    def __str__(self) -> str:
        return self.log_id

    @property
    def raw_bytes(self) -> bytes:
        """The log exactly as it was uploaded."""
        return zstandard.decompress(bytes(self.raw), max_output_size=self.raw_size)


class LogSeat(models.Model):
    """Who sat where, by the platform's token: found from a player to the logs."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    log = models.ForeignKey(GameLog, on_delete=models.CASCADE, related_name="seats", db_constraint=False)
    seat = models.PositiveSmallIntegerField()
    token = models.CharField(max_length=64)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("platform", "log", "seat"), name="seat_once_per_log"),
            models.CheckConstraint(condition=Q(seat__lte=3), name="log_seat_is_a_seat"),
        )
        indexes = (models.Index(fields=("platform", "token", "-log"), name="seat_by_player"),)

    def __str__(self) -> str:
        return f"{self.log_id} {self.seat}"


class LogGrant(models.Model):
    """That somebody from outside of its platform may read a log, and why: an arbiter of a case on it."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    platform = models.ForeignKey(Platform, on_delete=models.PROTECT, related_name="+")
    log = models.ForeignKey(GameLog, on_delete=models.CASCADE, related_name="grants", db_constraint=False)
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="log_grants")
    reason = models.CharField(max_length=200)
    granted_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("platform", "log", "user"), name="grant_once_per_log"),
        )

    def __str__(self) -> str:
        return f"{self.log_id} {self.user_id}"


def of_visible_log(actor: Actor, log: str = "log") -> Q:
    """The condition that a row belongs to a log this actor may read; `log` is the path to it."""
    visible = GameLog.objects.visible_to(actor).filter(id=OuterRef(log))
    return Q(Exists(visible))


def _of_own_platform(actor: Actor) -> Q:
    own = Q(platform__in=actor.platform_ids)
    return own & Q(is_sandbox=True) if actor.is_sandbox else own


def _raw_opened_to(actor: Actor) -> Q:
    return _of_own_platform(actor) | Q(is_sample=True) | _granted(actor)


def _opened_to(actor: Actor) -> Q:
    opened = Q(visibility=Visibility.PUBLIC)
    if actor.shown:
        opened |= Q(visibility=Visibility.LINK, link=actor.shown)
    if actor.user_id:
        opened |= _plays_in(actor)
    return opened


def _plays_in(actor: Actor) -> Q:
    """The account is bound to the token of one of the seats."""
    bound = Player.objects.filter(platform=OuterRef("platform"), token=OuterRef("token"), user=actor.user_id)
    return _one_of(LogSeat.objects.filter(Exists(bound)))


def _granted(actor: Actor) -> Q:
    return _one_of(LogGrant.objects.filter(user=actor.user_id)) if actor.user_id else Q(pk__in=())


def _one_of(rows: "models.QuerySet[LogSeat] | models.QuerySet[LogGrant]") -> Q:
    """The log is that of one of these rows, which are looked for once, and not anew for each log."""
    return Q(_IsOneOf("id", ArraySubquery(rows.values("log"))))


class _IsOneOf(Func):
    """A value equals one of an array. Beside an OR, where `IN (SELECT ...)` is tried on every row, this is
    looked up by an index.
    """

    arg_joiner = " = ANY ("
    template = "%(expressions)s)"
    output_field = models.BooleanField()
