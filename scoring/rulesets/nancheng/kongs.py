"""Kongs: which of them may be made and when (JX-16, JX-19, JX-23, JX-37)."""

from scoring.engine.events import Kong
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import NAMES, UNKNOWN
from scoring.patterns.win_facts import is_claimed_turn
from scoring.rulesets.nancheng.chosen import Chosen


def needs_pung(position: Position, event: Kong) -> Breach | None:
    """A tile that is held is added to a pung of its kind (JX-19); without one the kong cannot be made."""
    table, seat = position.table, event.seat
    if event.kind != ADDED or table.pung_of(seat, event.tile) is not None:
        return None
    if not table.holds(seat, event.tile):
        return None
    follows = seat in position.displaced or position.is_off(seat)
    params = {"tile": NAMES[event.tile]}
    return Breach("JX-19", "added-kong-without-pung", params=params, stops=True, consequent=follows)


def needs_tile(position: Position, _event: Kong) -> Breach | None:
    """A kong needs a tile to replace it (JX-23)."""
    if position.table.wall.left:
        return None
    return Breach("JX-23", "no-tile-for-kong", consequent=position.draws_off)


def after_pung(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """In the turn of a pung no kong is made, unless the table allows it (JX-16, JX-37)."""
    if event.kind == EXPOSED or chosen.kong_after_pung == "same_turn":
        return None
    if not is_claimed_turn(position, event.seat):
        return None
    if event.kind == CONCEALED:
        return Breach("JX-16", "concealed-kong-in-pung-turn")
    return Breach("JX-37", "added-kong-in-pung-turn")


def is_late(position: Position, event: Kong) -> bool | None:
    """Whether the tile added is not the one just drawn; None where the record does not show that."""
    if event.kind != ADDED:
        return False
    drawn = position.fresh[-1] if position.fresh else None
    if drawn == UNKNOWN:
        return None
    return event.tile != drawn


def not_late(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """Only the tile just drawn is added, where the table wants it so (JX-19)."""
    late = is_late(position, event)
    if chosen.late_added_kong == "scored" or late is False:
        return None
    if late is None:
        return Breach("JX-19", "late-not-shown", UNDECIDABLE)
    if chosen.late_added_kong == "unscored":
        return None
    return Breach("JX-19", "added-kong-late", params={"tile": NAMES[event.tile]})
