"""What a platform may still have audited."""

from rest_framework.exceptions import Throttled
from rest_framework.request import Request

from accounts.models import Platform
from mjaudit.rest.answers import plain
from replays.quota import seconds_until_room


def require_room(request: Request, platform: Platform) -> None:
    """Raises Throttled (429) while the platform has had all the hands audited that it may."""
    wait = seconds_until_room(plain(request), platform)
    if wait is not None:
        raise Throttled(wait=wait, detail="The platform has uploaded as many hands as it may for now.")
