"""Discards that are not free: the last tile, an open kong's tiles, a locked hand (NT-30, NT-57, NT-58)."""

from scoring.engine.events import Discard
from scoring.engine.findings import MISSED_DUTY, Breach
from scoring.engine.general_law import out_of_turn
from scoring.engine.position import TURN, Position
from scoring.engine.tiles import NAMES, UNKNOWN, Tile
from scoring.rulesets.nantong.memory import (
    KONG_DISCARDS,
    OPENING_OVER,
    SEA_ASKING,
    SEA_CLAIMS,
    SEA_DRAW,
    SEA_TURN,
    after_the_end,
    memory_of,
)


def discard_in_phase(position: Position, event: Discard) -> Breach | None:
    """Discards in this rule set's own phases."""
    phase = position.phase
    if phase in (OPENING_OVER, SEA_CLAIMS):
        return after_the_end(position)
    if phase in (SEA_TURN, KONG_DISCARDS) and event.seat != position.seat:
        return out_of_turn(position, event.seat)
    if phase in (SEA_ASKING, SEA_DRAW):
        return Breach("NT-54", "last-tile-unasked")
    return None


def bound_discard(position: Position, event: Discard) -> Breach | None:
    """A seat that may not choose its discard lays down the tile it is bound to."""
    memory = memory_of(position)
    if event.seat != position.seat or position.phase not in (TURN, SEA_TURN, KONG_DISCARDS):
        return None
    if position.phase == SEA_TURN:
        return _bound("NT-30", "sea-tile-kept", position.fresh, event, consequent=False)
    consequent = event.seat in memory.wrongly_locked
    if memory.due:
        return _bound("NT-57", "kong-tile-kept", memory.due[:1], event, consequent=consequent)
    if event.seat in memory.locked and position.fresh:
        return _bound("NT-58", "locked-discard", position.fresh[-1:], event, consequent=consequent)
    return None


def _bound(clause: str, code: str, due: list[Tile], event: Discard, *, consequent: bool) -> Breach | None:
    if not due or UNKNOWN in (due[0], event.tile) or event.tile == due[0]:
        return None
    tile, other = NAMES[due[0]], NAMES[event.tile]
    params = {"tile": tile, "other": other}
    return Breach(clause, code, MISSED_DUTY, tile, other, params, consequent=consequent)
