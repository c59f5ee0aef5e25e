"""Discards that a hand laid down waits for, where the table asks to spare it: a warning (NC-19)."""

from scoring.engine.events import Discard
from scoring.engine.findings import WARNING, Breach, Json
from scoring.engine.position import Position
from scoring.engine.tiles import NAMES
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import is_locked, memory_of


def feeds_open_wait(chosen: Chosen, position: Position, event: Discard) -> list[Breach]:
    """The tile is one that another seat's hand laid down waits for, and might have been kept."""
    memory, seat = memory_of(position), event.seat
    if not memory.laid_down or chosen.protect_open_waits == "none":
        return []
    if memory.laying_down != seat and (chosen.protect_open_waits == "on_bai" or is_locked(memory, seat)):
        return []
    open_seat = waiting_seat(position, seat, event.tile)
    if open_seat is None or (memory.laying_down != seat and not _could_keep(position, seat)):
        return []
    params: dict[str, Json] = {"tile": NAMES[event.tile], "open": open_seat}
    wrongly = chosen.protect_open_waits == "on_bai" and memory.laid_down[seat].wrong
    follows = position.illegal or wrongly or waiting_seat(position, seat, event.tile, rightly=True) is None
    return [Breach("NC-19", "feeds-open-wait", severity=WARNING, params=params, consequent=follows)]


def waiting_seat(position: Position, seat: int, tile: int, *, rightly: bool = False) -> int | None:
    """Another seat whose hand laid down, perhaps only one laid down `rightly`, waits for this tile."""
    for other, laid_down in memory_of(position).laid_down.items():
        if other != seat and tile < 27 and laid_down.waits & 1 << tile and not (rightly and laid_down.wrong):
            return other
    return None


def _could_keep(position: Position, seat: int) -> bool:
    """Whether the seat holds another tile that no hand laid down waits for."""
    held = position.table.hands[seat]
    return any(held[tile] and waiting_seat(position, seat, tile) is None for tile in range(27))
