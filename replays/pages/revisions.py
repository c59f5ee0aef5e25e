"""Which of several revisions a log is, as far as the reader may see the others."""

from dataclasses import dataclass

from replays.models import GameLog
from replays.pages.doors import FoundLog
from replays.queries.logs import other_revisions_for


@dataclass(frozen=True, slots=True)
class RevisionsView:
    """`others` are all revisions but this one; `newer` is the latest that stands in this one's place;
    `withdrawn` says whether there was one that does no longer.
    """

    number: int
    others: list[GameLog]
    newer: GameLog | None
    withdrawn: bool

    @property
    def last(self) -> int:
        return max([self.number, *(other.revision for other in self.others)])


def revisions_of(found: FoundLog) -> RevisionsView:
    """The revisions of a log."""
    others = other_revisions_for(found.reader, found.row)
    number = found.row.revision
    later = [other for other in others if other.revision > number]
    standing = [other for other in later if other.withdrawn_at is None]
    return RevisionsView(number, others, standing[-1] if standing else None, len(standing) < len(later))
