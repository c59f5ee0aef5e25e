"""The ways to the pages of a log: by its id, or by its link."""

from dataclasses import dataclass
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest

from accounts.actor import Actor
from accounts.actors import actor_of
from replays.models import GameLog
from replays.pages.addresses import LogAddresses
from replays.queries.addressed import Address, replayable_log_at


@dataclass(frozen=True, slots=True)
class FoundLog:
    """A log with its bytes and its audit, who reads it, and where its pages are for them."""

    row: GameLog
    reader: Actor
    at: LogAddresses


def log_by_id(request: HttpRequest, log_id: UUID) -> FoundLog:
    """Raises Http404 also where the reader may not see the log."""
    return _found(request, log_id)


def log_by_link(request: HttpRequest, link: str) -> FoundLog:
    """Raises Http404 for a link that opens nothing, or nothing any more."""
    return _found(request, link, link)


def handled_log(request: HttpRequest, log_id: UUID) -> FoundLog:
    """The same for what only those do who handle the platform's logs. Raises Http404 for a log that the
    reader does not see, PermissionDenied for one that others handle.
    """
    found = log_by_id(request, log_id)
    if found.row.platform_id not in found.reader.handled_ids:
        raise PermissionDenied
    return found


def _found(request: HttpRequest, at: Address, link: str = "") -> FoundLog:
    reader = actor_of(request)
    try:
        row = replayable_log_at(reader, at)
    except GameLog.DoesNotExist:
        raise Http404 from None
    return FoundLog(row, reader, LogAddresses(row.id, link))
