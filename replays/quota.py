"""How many hands a platform may upload: one allowance for its programs and its people together.

It is looked at before a log is read and taken from when the log is stored, so the last log of a day may go
over it by its own hands; a log that is refused, or was there before, costs nothing.
"""

from collections.abc import Iterable

from django.http import HttpRequest

from accounts.models import Platform
from mjaudit.limits import spend
from replays.models import GameLog


def seconds_until_room(request: HttpRequest, platform: Platform) -> int | None:
    """How long the platform has to wait before it may upload more. None if it may go on."""
    standing = spend(request, "hands", who=str(platform.id), cost=0)
    return standing.seconds if standing is not None and standing.refused else None


def count_hands(request: HttpRequest, platform: Platform, stored: Iterable[GameLog]) -> None:
    """Take the hands of these new logs from the allowance."""
    hands = sum(log.hand_count for log in stored)
    if hands:
        spend(request, "hands", who=str(platform.id), cost=hands)
