"""Faults undone, as often as one hand may ask for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.transfers import Settlement

#: So many settlements are tried for one hand; where more would be needed, wrong money is told as it stands.
MOST: Final = 60


@dataclass(slots=True, eq=False)
class Undoings:
    """The settlements of a hand without faults of its seats, `tried` of them so far."""

    law: Rules
    position: Position
    tried: int = 0

    def of(self, seats: Sequence[int]) -> Iterator[Settlement]:
        """What the hand would have paid without faults of these seats."""
        for settlement in self.law.undone(self.position, seats):
            if self.tried == MOST:
                return
            self.tried += 1
            yield settlement
