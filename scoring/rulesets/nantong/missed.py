"""漏胡: wins that seats let go by, told from silence as well as from `pass` (NT-55)."""

from scoring.engine.events import Win
from scoring.engine.position import Position
from scoring.engine.tiles import UNKNOWN
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.contexts import contexts_of
from scoring.rulesets.nantong.hands import seat_waits, seats_waiting
from scoring.rulesets.nantong.memory import memory_of
from scoring.rulesets.nantong.wins import is_barred, worth


def note_missed(chosen: Chosen, position: Position) -> None:
    """Before an act uses up the live tile: seats that could win it and did not claim it missed it."""
    live = position.table.live
    if live is None or live.tile == UNKNOWN:
        return
    for seat in seats_waiting(position, chosen, live):
        if (seat, "win") not in position.window.claims:
            note_miss(chosen, position, seat)


def note_miss(chosen: Chosen, position: Position, seat: int) -> None:
    """The seat lets the live tile go, if it could have won it; a win that was barred is no new miss."""
    live = position.live
    if live is None or live.tile == UNKNOWN or chosen.missed_win == "off":
        return
    waits = seat_waits(position, chosen, seat)
    if not waits.any_pair & 1 << live.tile:
        return
    memory = memory_of(position)
    if live.is_kong and chosen.rob_supplement == "no" and memory.kong_mode == "supplement":
        return
    win = Win(seat, live.tile, live.seat, "rob_kong" if live.is_kong else "discard")
    if not waits.discard & 1 << live.tile and not (
        chosen.context_pair == "any" and contexts_of(position, chosen, win)
    ):
        return
    if not is_barred(chosen, position, win):
        value = worth(chosen, position, win) if chosen.missed_win == "same_or_lower" else 0
        memory.missed[seat][live.tile] = max(value, memory.missed[seat].get(live.tile, 0))
