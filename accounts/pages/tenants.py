"""The platform that a page is about, and as what its reader works for it."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest

from accounts.actor import Actor, of_platform
from accounts.models import Membership, Platform, Role
from accounts.signing import signed_in_user


@dataclass(frozen=True, slots=True)
class Tenant:
    """A platform as one of its people sees it."""

    platform: Platform
    role: Role

    @property
    def actor(self) -> Actor:
        """Who sees what is this platform's, of all that the reader may see."""
        return of_platform(self.platform.id)

    @property
    def owns(self) -> bool:
        """Whether the reader decides over members and keys."""
        return self.role == Role.OWNER

    @property
    def sees_keys(self) -> bool:
        return self.role in (Role.OWNER, Role.ENGINEER)


def tenant_of(request: HttpRequest, slug: str) -> Tenant:
    """Raises Http404 also for a platform that the reader does not work for."""
    membership = Membership.objects.of(signed_in_user(request)).filter(platform__slug=slug).first()
    if membership is None:
        raise Http404
    return Tenant(membership.platform, Role(membership.role))
