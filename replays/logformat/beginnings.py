"""When the hands of a log can have begun, by the times that the log gives."""

from datetime import UTC, datetime, timedelta

from msgspec import UNSET, UnsetType

from replays.logformat.moments import moment
from replays.logformat.schema import GameLog, Hand

_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def latest_beginnings(log: GameLog) -> list[datetime | None]:
    """For each hand the latest moment at which it can have begun, None where no time of the log tells.

    The first hand begins when the game does. A later one has, with all that follow it, ended by the end of
    the game: what their events took (`at`, milliseconds since the hand began) is counted back from there.
    """
    bounds: list[datetime | None] = []
    bound = _told(log.ended_at)
    for hand in reversed(log.hands):
        bound = bound and _earlier(bound, _length(hand))
        bounds.append(bound)
    bounds.reverse()
    bounds[0] = _told(log.started_at) or bounds[0]
    return bounds


def _told(text: str | UnsetType) -> datetime | None:
    """Nothing is older than the epoch; a year that not every time zone has tells nothing."""
    if text is UNSET:
        return None
    told = moment(text)
    return max(told, _LONG_AGO) if told.year <= 9998 else None


def _length(hand: Hand) -> int:
    return max((event.at for event in hand.events if event.at is not UNSET), default=0)


def _earlier(bound: datetime, milliseconds: int) -> datetime:
    """Counted as a difference, for a date cannot be moved beyond the calendar's first."""
    return bound - min(timedelta(milliseconds=milliseconds), bound - _LONG_AGO)
