"""Taking a platform in by the pages: an administrator makes it, and whoever opens the link owns it."""

from django.db import transaction

from accounts.actor import of_platform
from accounts.models import Membership, Platform, Role, Ticket
from accounts.platforms import create_platform
from accounts.tenancy import acting_as
from accounts.tickets import invite_member, revoke_ticket


class PlatformTaken(Exception):  # an answer, not an error of ours
    """Somebody works for the platform of this slug already."""


@transaction.atomic
def found_platform(*, slug: str, name: str) -> tuple[Platform, str]:
    """A new platform, and the secret of the link that makes its owner.

    Links end after some days; as long as nobody has opened it, doing this again gives another in its place.
    Raises PlatformTaken, and ValidationError when the slug is no identifier of a log.
    """
    platform = Platform.objects.filter(slug=slug).first() or create_platform(slug=slug, name=name)
    with acting_as(of_platform(platform.id)):
        if Membership.objects.filter(platform=platform).exists():
            raise PlatformTaken
        for ticket in Ticket.objects.open().filter(platform=platform, role=Role.OWNER):
            revoke_ticket(ticket=ticket)
        _, secret = invite_member(platform=platform, role=Role.OWNER)
    return platform, secret
