"""Who is behind a request, found once a request."""

from dataclasses import replace

from django.http import HttpRequest
from rest_framework.request import Request

from accounts.actor import ANYBODY, Actor
from accounts.authentication import usable_key
from accounts.models import LOG_HANDLERS, ApiKey, Membership, User
from accounts.staff import lacks_second_step
from accounts.tenancy import acting_as
from mjaudit.problems.document import is_api


def actor_of(request: HttpRequest | Request) -> Actor:
    """The actor behind an API key or a session, with the link in the address if there is one."""
    plain: HttpRequest = request._request if isinstance(request, Request) else request
    found: Actor | None = getattr(plain, "actor", None)
    if found is None:
        found = _with_link(plain, _signed(plain))
        plain.actor = found  # type: ignore[attr-defined]  # an attribute of ours on Django's class
    return found


def actor_of_key(key: ApiKey) -> Actor:
    """What a platform's program may see."""
    return Actor(platform_ids=frozenset({key.platform_id}), is_sandbox=key.is_sandbox)


def actor_of_user(user: User) -> Actor:
    """The actor of an account: all platforms it works for."""
    self = Actor(user_id=user.id, service_role=user.service_role)
    with acting_as(self):
        roles = dict(Membership.objects.filter(user=user).values_list("platform_id", "role"))
    handled = frozenset(platform for platform, role in roles.items() if role in LOG_HANDLERS)
    return replace(self, platform_ids=frozenset(roles), handled_ids=handled)


def _signed(request: HttpRequest) -> Actor:
    """To the API a key counts alone: a session that comes along adds nothing to it. On pages keys count for
    nothing. Staff without a second step is nobody yet.
    """
    if is_api(request) and "Authorization" in request.headers:
        key = usable_key(request)
        return actor_of_key(key) if key else ANYBODY
    user = getattr(request, "user", None)
    if not isinstance(user, User) or not user.is_active or lacks_second_step(user):
        return ANYBODY
    return actor_of_user(user)


def _with_link(request: HttpRequest, actor: Actor) -> Actor:
    link = request.resolver_match.kwargs.get("link") if request.resolver_match else None
    return replace(actor, shown=link) if link else actor
