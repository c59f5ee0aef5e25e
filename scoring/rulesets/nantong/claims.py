"""Chows, pungs and kongs on a discard: who may, and when not (NT-05, NT-30, NT-53, NT-57, NT-58)."""

from scoring.engine.events import Chow, Event, Kong, Pung
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.general_law import chow_makes_run
from scoring.engine.position import Position, next_seat
from scoring.engine.table import EXPOSED
from scoring.engine.tiles import NAMES, UNKNOWN
from scoring.rulesets.nantong.memory import KONG_DISCARDS, OPENING_OVER, SEA_CLAIMS, after_the_end, memory_of


def claim_in_phase(position: Position, event: Chow | Pung | Kong) -> Breach | None:
    """Claims in this rule set's own phases, where only wins are possible."""
    if position.phase == OPENING_OVER:
        return after_the_end(position)
    if not is_claim(event):
        return None
    if position.phase == SEA_CLAIMS:
        return Breach("NT-54" if isinstance(event, Kong) else "NT-30", "sea-tile-claimed")
    if position.phase == KONG_DISCARDS:
        return Breach("NT-57", "kong-tiles-not-all-discarded")
    return None


def is_claim(event: Event) -> bool:
    """Whether the act takes another seat's discard."""
    return isinstance(event, (Chow, Pung)) or (isinstance(event, Kong) and event.kind == EXPOSED)


def chow_by_next_seat(position: Position, event: Chow) -> Breach | None:
    """Only the seat after the discarder may chow, and only a run (NT-05)."""
    due = next_seat(event.source_seat)
    if event.seat != due:
        return Breach("NT-05", "chow-by-another", expected=due, actual=event.seat, params={"next": due})
    if event.tile == UNKNOWN or UNKNOWN in event.own:
        return Breach("NT-05", "chow-not-shown", UNDECIDABLE)
    if not chow_makes_run(event):
        tiles = "".join(NAMES[tile] for tile in (event.tile, *event.own))
        return Breach("NT-05", "chow-not-a-run", actual=tiles, params={"tiles": tiles})
    return None


def claim_on_empty_wall(position: Position, event: Chow | Pung) -> Breach | None:
    """When a kong has taken the last tile, only wins are possible on what is discarded (NT-53)."""
    if position.table.wall.left == 0:
        return Breach("NT-53", "claim-on-empty-wall")
    return None


def claim_by_locked(position: Position, event: Chow | Pung) -> Breach | None:
    """A seat that has made an open kong neither chows nor pungs (NT-58)."""
    memory = memory_of(position)
    if event.seat in memory.locked:
        return Breach("NT-58", "locked-claim", consequent=event.seat in memory.wrongly_locked)
    return None
