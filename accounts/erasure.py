"""Erasing an account with everything that tells of the person. What was recorded of logs, verdicts and keys
names nobody and stays as it is.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import transaction

from accounts import happenings
from accounts.actor import Actor
from accounts.members import LastOwner
from accounts.models import Membership, Platform, Player, Role, User
from accounts.tenancy import acting_as


def erase_account(*, user: User) -> None:
    """Remove the account, its name, address, password, second step, sessions and memberships, and what binds
    it to players together with the names they are shown by.

    Raises LastOwner, and then nothing is removed.
    """
    platforms = _platforms_of(user)
    # As the database sees it, a platform's rows are changed by somebody of that platform.
    with transaction.atomic(), acting_as(Actor(platform_ids=platforms, user_id=user.pk)):
        _refuse_last_owner(user)
        Player.objects.filter(user=user).delete()
        Membership.objects.filter(user=user).delete()
        happenings.tell(kind="erasure", action="account", subject=str(user.pk), platform_id=None)
        user.delete()


def _platforms_of(user: User) -> frozenset[UUID]:
    """All platforms that have a row about the account, in whichever table of whichever app."""
    found: set[UUID] = set()
    with acting_as(Actor(user_id=user.pk)):
        for relation in User._meta.related_objects:
            model, field = relation.related_model, relation.field.name
            if any(column.name == "platform" for column in model._meta.fields):
                rows: Iterable[UUID] = model._base_manager.filter(**{field: user}).values_list(
                    "platform_id", flat=True
                )
                found.update(rows)
    return frozenset(found)


def _refuse_last_owner(user: User) -> None:
    """Owners are locked while they are counted, so that two cannot leave at once."""
    owners = Membership.objects.filter(role=Role.OWNER)
    mine = [row.platform_id for row in owners.filter(user=user)]
    held = owners.filter(platform__in=mine).order_by("pk").select_for_update(of=("self",))
    shared = {row.platform_id for row in held if row.user_id != user.pk}
    left = [pk for pk in mine if pk not in shared]
    if left:
        raise LastOwner(list(Platform.objects.filter(pk__in=left).order_by("slug")))
