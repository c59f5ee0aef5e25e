"""Kongs: supplement and open, the wait an open one needs, kongs under lock (NT-56, NT-58, NT-G1, NT-G3)."""

from scoring.engine.events import Kong
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.general_law import out_of_turn
from scoring.engine.position import TURN, Position
from scoring.engine.suits import keys_of
from scoring.engine.table import ADDED, CONCEALED, EXPOSED, Meld
from scoring.engine.tiles import NAMES, UNKNOWN, Tile
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.hands import seat_waits, waits_without
from scoring.rulesets.nantong.memory import (
    KONG_DISCARDS,
    SEA_ASKING,
    SEA_CLAIMS,
    SEA_DRAW,
    SEA_TURN,
    memory_of,
)
from scoring.rulesets.nantong.waits import Waits, waits_of


def kong_at_sea(position: Position, event: Kong) -> Breach | None:
    """The last tile is won or discarded, never konged (NT-54)."""
    if position.phase in (SEA_ASKING, SEA_DRAW, SEA_TURN):
        return Breach("NT-54", "sea-tile-konged")
    return None


def kong_in_own_phase(position: Position, event: Kong) -> Breach | None:
    """While others may only win a tile, nobody makes a kong of his own tiles (GEN-04, NT-57)."""
    if event.kind == EXPOSED or position.phase not in (KONG_DISCARDS, SEA_CLAIMS):
        return None
    if position.phase == KONG_DISCARDS and event.seat == position.seat:
        return None
    return out_of_turn(position, event.seat)


def kong_needs_tile(position: Position, event: Kong) -> Breach | None:
    """A kong needs a tile to replace it (NT-G3)."""
    if position.table.wall.left == 0:
        return Breach("NT-G3", "kong-on-empty-wall")
    return None


def kong_after_claim(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """A kong right after a chow or pung, where the table does not allow it (NT-G1)."""
    if chosen.kong_after_claim or event.kind == EXPOSED or position.fresh or not position.acts:
        return None
    return Breach("NT-G1", "kong-after-claim") if position.phase == TURN else None


def kong_before_discard(position: Position, event: Kong) -> Breach | None:
    """The tiles of an open kong are won or discarded before anything else (NT-57)."""
    memory = memory_of(position)
    if memory.due and event.kind != EXPOSED and event.seat == position.seat:
        return Breach("NT-57", "kong-before-discard", consequent=event.seat in memory.wrongly_locked)
    return None


def kong_under_lock(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """A locked seat makes no further kong, unless the table allows one that leaves its waits (NT-58)."""
    memory = memory_of(position)
    if event.seat not in memory.locked:
        return None
    consequent = event.seat in memory.wrongly_locked
    if not chosen.locked_may_kong:
        return Breach("NT-58", "locked-kong", consequent=consequent)
    if position.table.is_hidden(event.seat):
        return Breach("NT-58", "waits-not-shown", UNDECIDABLE)
    before = _waits_before(chosen, position, event)
    if before.either != _waits_after(chosen, position, event).either:
        consequent |= position.is_off(event.seat)
        return Breach("NT-58", "locked-kong-waits", consequent=consequent)
    return None


def _waits_before(chosen: Chosen, position: Position, event: Kong) -> Waits:
    if event.kind == EXPOSED or not position.fresh:
        return seat_waits(position, chosen, event.seat)
    return waits_without(position, chosen, event.seat, position.fresh[-1])


def _waits_after(chosen: Chosen, position: Position, event: Kong) -> Waits:
    """The waits of what is left when the kong is laid down."""
    table, seat, tile = position.table, event.seat, event.tile
    hand, melds = list(table.hands[seat]), list(table.melds[seat])
    if event.kind == ADDED:
        melds = [meld for meld in melds if meld is not table.pung_of(seat, tile)]
    hand[tile] = 0
    melds.append(_meld(event.kind, tile))
    return waits_of(chosen, keys_of(hand), hand, melds)


def _meld(kind: str, tile: Tile) -> Meld:
    return Meld(kind, (tile,) * 4, None, None if kind == CONCEALED else tile, 0)


def open_kong_waits(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """An open kong is for a hand that waits, the kong set aside, for a tile that it does not hold itself
    (NT-56).
    """
    if event.mode != "open":
        return None
    if position.table.is_hidden(event.seat) or event.tile == UNKNOWN:
        return Breach("NT-56", "waits-not-shown", UNDECIDABLE)
    if _waits_after(chosen, position, event).either:
        return None
    return Breach(
        "NT-56",
        "open-kong-not-waiting",
        params={"tile": NAMES[event.tile]},
        consequent=position.is_off(event.seat),
    )
