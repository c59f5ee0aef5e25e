"""Law of records that may show claims: who is passed over, what is announced (GEN-06, GEN-13)."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal
from scoring.engine.findings import Breach
from scoring.engine.general_law import holds_tiles, honours_claims, known_key
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.tiles import UNKNOWN

#: Acts after which the live tile can no longer be had.
ACTS: Final = (Draw, Discard, Chow, Pung, Kong)
#: Acts that take tiles out of a hand.
_USES_TILES: Final = (Discard, Chow, Pung, Kong)


def stopped_where_not_held(position: Position, event: Event, found: Breach | None) -> Breach | None:
    """What an act is cited for, whatever it is: tiles that are not held cannot be moved (GEN-03)."""
    if found is not None and isinstance(event, _USES_TILES) and holds_tiles(position, event) is not None:
        found.stops = True
    return found


@dataclass(slots=True)
class ClaimedPlay(Rules):
    """Claims are honoured, tiles that are not held are not moved, what is unknown is told."""

    #: Clauses, and codes, of faults of an act that are cited before priority among claims.
    before_priority: ClassVar[Collection[str]] = frozenset()

    def breach(self, position: Position, event: Event) -> Breach | None:
        found = Rules.breach(self, position, event)
        if found is None and not position.window.claims:
            return None
        if position.window.claims and isinstance(event, ACTS) and not self._is_before_priority(found):
            found = honours_claims(self, position, event) or found
        return stopped_where_not_held(position, event, found)

    def _is_before_priority(self, found: Breach | None) -> bool:
        return found is not None and bool({found.clause, found.code} & set(self.before_priority))

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        return known_key(self, event) if isinstance(event, (Declare, Reveal)) else []

    def claim_left_out(self, position: Position) -> Iterator[Breach]:
        """A claim of the last discard, other than a win, that was right and yet left out."""
        if position.wins or not self.is_finished(position) or position.live is None:
            return
        found = honours_claims(self, position, Draw(position.live.seat, UNKNOWN))
        if found is not None and found.params["want"] != "win":
            found.at = (None, int(str(found.params["claimant"])))
            yield found
