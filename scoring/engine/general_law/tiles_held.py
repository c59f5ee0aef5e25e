"""The tiles an act uses are in the hand of its seat (GEN-03)."""

from scoring.engine.events import Chow, Discard, Kong, Pung
from scoring.engine.findings import BROKEN_RECORD, Breach
from scoring.engine.position import Position
from scoring.engine.table import ADDED, Table
from scoring.engine.tiles import NAMES, UNKNOWN, format_run
from scoring.engine.tiles_used import tiles_used


def holds_tiles(position: Position, event: Discard | Chow | Pung | Kong) -> Breach | None:
    """An act uses tiles that its seat holds; what is not held cannot be moved, so the replay stops."""
    if _holds(position.table, event):
        return None
    seat, needed = event.seat, format_run(tiles_used(event))
    return Breach(
        "GEN-03",
        "not-held",
        BROKEN_RECORD,
        actual=needed,
        params={"tiles": needed},
        stops=True,
        consequent=seat in position.displaced or position.is_off(seat),
    )


def _holds(table: Table, event: Discard | Chow | Pung | Kong) -> bool:
    seat = event.seat
    if isinstance(event, Chow):
        return table.holds_all(seat, event.own)
    if isinstance(event, Kong) and event.kind == ADDED and table.pung_of(seat, event.tile) is None:
        return False
    return table.holds(seat, event.tile, len(tiles_used(event)))


def drawn_mark(position: Position, event: Discard) -> Breach | None:
    """`drawn: true` stands at the tile just drawn; a wrong mark is only a warning."""
    drawn = position.fresh
    if not event.drawn or event.tile == UNKNOWN or event.tile in drawn or not drawn or UNKNOWN in drawn:
        return None
    fresh = format_run(drawn)
    return Breach(
        "GEN-03",
        "drawn-mark-wrong",
        expected=fresh,
        actual=NAMES[event.tile],
        params={"tile": NAMES[event.tile], "tiles": fresh},
        severity="warning",
    )
