"""What was announced of the walls of a log before play, in the reader's language."""

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from evidence.announcing import Announcement
from replays.models import GameLog
from replays.queries.announcements import HandAnnouncement, announcements_of


def walls_of(log: GameLog) -> list[str]:
    """A sentence for each hand, by place; none where neither platform nor log say anything of walls."""
    hands = announcements_of(log)
    if all(hand.word == Announcement.NONE and not hand.digest for hand in hands):
        return []
    return [_says(hand) for hand in hands]


def _says(hand: HandAnnouncement) -> str:
    return _sentence(hand) % {"when": _moment(hand)}


def _sentence(hand: HandAnnouncement) -> str:
    match hand.word:
        case Announcement.ANNOUNCED if hand.is_timed:
            return _("Wall digest announced before play, at %(when)s")
        case Announcement.ANNOUNCED:
            return _("Wall digest announced at %(when)s, before the upload; the log tells no time of play")
        case Announcement.LATE:
            return _("Wall digest announced at %(when)s, when the hand may have begun")
        case Announcement.OTHER_DIGEST:
            return _("Another wall digest than the log's was announced, at %(when)s")
        case Announcement.NOT_SHOWN:
            return _("A wall digest was announced at %(when)s, and the log shows none")
        case Announcement.NONE:
            return (
                _("The log shows a wall digest that was not announced")
                if hand.digest
                else _("Wall not announced")
            )


def _moment(hand: HandAnnouncement) -> str:
    return date_format(localtime(hand.announced_at), "DATETIME_FORMAT") if hand.announced_at else ""
