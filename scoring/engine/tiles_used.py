"""The tiles that an act takes from the hand of its seat."""

from typing import Final

from scoring.engine.events import Chow, Discard, Event, Kong, Pung
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import UNKNOWN, Tile

#: Tiles of a kind.
MOST: Final = 4


def tiles_used(event: Discard | Chow | Pung | Kong) -> tuple[Tile, ...]:
    """The tiles of the hand that go to the river or into a meld."""
    if isinstance(event, Chow):
        return event.own
    return (event.tile,) * _copies(event)


def _copies(event: Discard | Pung | Kong) -> int:
    if isinstance(event, Discard):
        return 1
    if isinstance(event, Pung):
        return 2
    return {ADDED: 1, CONCEALED: 4}.get(event.kind, 3)


def are_in_the_set(position: Position, event: Event) -> bool:
    """Whether the set has the tiles that an event would show of a hand that is not shown (GEN-01)."""
    table = position.table
    if not isinstance(event, (Discard, Chow, Pung, Kong)) or not table.is_hidden(event.seat):
        return True
    used = tiles_used(event)
    return all(
        position.seen[tile] + max(0, used.count(tile) - table.hands[event.seat][tile] - table.forgotten[tile])
        <= MOST
        for tile in {*used} - {UNKNOWN}
    )
