"""Platforms, the tenants, and who works for them."""

import secrets
from typing import ClassVar, Final

from django.core.validators import RegexValidator
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.actor import Actor
from accounts.ids import uuid7
from accounts.models.ownership import of_account
from accounts.models.people import User
from accounts.models.visibility import Visibility


def new_pseudonym_key() -> bytes:
    """32 random bytes."""
    return secrets.token_bytes(32)


class Platform(models.Model):
    """A tenant: who runs games and uploads their logs. `slug` is the `platform` of a log.

    `pseudonym_key` makes the names under which strangers see this platform's players, so that no name of one
    platform can be held against a name of another. `default_visibility` is what a new log starts with.
    """

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    slug = models.CharField(
        max_length=128, unique=True, validators=[RegexValidator(r"^(?!\.{1,2}\Z)[A-Za-z0-9._:-]+\Z")]
    )
    name = models.CharField(max_length=100)
    default_visibility = models.CharField(
        max_length=8, choices=Visibility, default=Visibility.PRIVATE, db_default=Visibility.PRIVATE
    )
    pseudonym_key = models.BinaryField(default=new_pseudonym_key, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(
                condition=models.Q(default_visibility__in=Visibility.values), name="platform_visibility"
            )
        ]

    def __str__(self) -> str:
        return self.name


class Role(models.TextChoices):
    """Owners also manage keys and members; engineers upload and read; support only reads."""

    OWNER = "owner", _("owner")
    ENGINEER = "engineer", _("engineer")
    SUPPORT = "support", _("support")


#: Who uploads logs, shares them and takes them back.
LOG_HANDLERS: Final = (Role.OWNER, Role.ENGINEER)


class MembershipQuerySet(models.QuerySet["Membership"]):
    def visible_to(self, actor: Actor) -> "MembershipQuerySet":
        """Who works for the actor's platforms, and for whom the account works."""
        return self.filter(Q(platform__in=actor.platform_ids) | of_account(actor))

    def of(self, user: User) -> "MembershipQuerySet":
        """For whom somebody works, by the platform's name."""
        return self.filter(user=user).select_related("platform").order_by("platform__name")


class Membership(models.Model):
    """That somebody works for a platform, and as what."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="memberships")
    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=8, choices=Role)

    objects = MembershipQuerySet.as_manager()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["platform", "user"], name="one_membership_a_platform")
        ]

    def __str__(self) -> str:
        return f"{self.user} ({self.role})"
