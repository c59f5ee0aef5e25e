"""Who works for a platform. A platform is never without an owner."""

from django.db import transaction

from accounts.models import Membership, Platform, Role, User


class LastOwner(Exception):  # an answer, not an error of ours
    """Nobody else owns `platforms`, which would be nobody's without this one."""

    def __init__(self, platforms: list[Platform]) -> None:
        super().__init__("Name another owner first: " + ", ".join(platform.slug for platform in platforms))
        self.platforms = platforms


@transaction.atomic
def join(*, user: User, platform: Platform, role: Role) -> Membership:
    """Let somebody work for the platform; who does already changes to this role. Raises LastOwner."""
    membership, is_new = Membership.objects.get_or_create(
        user=user, platform=platform, defaults={"role": role}
    )
    if not is_new:
        change_role(membership=membership, role=role)
    return membership


@transaction.atomic
def change_role(*, membership: Membership, role: Role) -> None:
    """Raises LastOwner."""
    if role != Role.OWNER:
        require_other_owner(membership)
    membership.role = role
    membership.save(update_fields=["role"])


@transaction.atomic
def remove_member(*, membership: Membership) -> None:
    """Takes effect with the next request of that account. Raises LastOwner."""
    require_other_owner(membership)
    membership.delete()


def require_other_owner(membership: Membership) -> None:
    """Raise LastOwner if the platform would lose its last one. Owners are locked while they are counted, so
    that two cannot leave at once; call it within a transaction.
    """
    owners = Membership.objects.filter(platform=membership.platform_id, role=Role.OWNER)
    held = [owner.user_id for owner in owners.select_for_update().order_by("pk")]
    if held == [membership.user_id]:
        raise LastOwner([membership.platform])
