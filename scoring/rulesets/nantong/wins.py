"""Whether a win is one: the moment, the shape and the nearer winner."""

from typing import Final

from scoring.engine.events import Win
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.general_law import out_of_turn
from scoring.engine.position import OVER, REPLACEMENT, Position
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import NAMES, UNKNOWN, format_run
from scoring.patterns.win_claims import distance
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.contexts import is_dealt, taken_down
from scoring.rulesets.nantong.hands import value_of_win
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


def as_dealt(position: Position, event: Win) -> Breach | None:
    """天胡 is the dealer's alone, before any act of his (NT-24)."""
    if event.how != "dealt" or is_dealt(position, event):
        return None
    if position.phase == OVER:
        return None
    return Breach("NT-24", "not-as-dealt")


def after_opening(position: Position, event: Win) -> Breach | None:
    """A hand that an opening claim has ended has no other win than the dealer's of the same window
    (GEN-07).
    """
    if position.phase == OPENING_OVER and not is_dealt(position, event):
        return after_the_end(position)
    return None


def robbed_kong(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """Only the tile of an added kong is robbed, of a supplement where the table allows it (NT-34)."""
    if event.source_seat is None or position.phase != REPLACEMENT:
        return None
    memory = memory_of(position)
    live = position.live
    if live is None:
        robs = event.how == "rob_kong" or (event.how is None and memory.kong_kind == CONCEALED)
        if robs and event.source_seat == position.seat and not position.fresh and memory.kong_kind != ADDED:
            concealed = memory.kong_kind == CONCEALED
            return Breach("NT-34", "concealed-kong-robbed" if concealed else "exposed-kong-robbed")
        return None
    if chosen.rob_supplement == "no" and memory.kong_mode == "supplement":
        return Breach("NT-34", "supplement-robbed")
    return None


def own_moment(position: Position, event: Win) -> Breach | None:
    """In this rule set's own phases only the taker of the last tile wins by himself (GEN-04, GEN-05)."""
    if event.source_seat is not None or position.phase not in _OWN_PHASES:
        return None
    if event.seat != position.seat or position.phase in (SEA_ASKING, SEA_DRAW, SEA_CLAIMS):
        return out_of_turn(position, event.seat)
    drawn = position.fresh if position.phase == SEA_TURN else []
    if event.tile is None and drawn:
        return None
    if event.tile in drawn or UNKNOWN in drawn:
        return None
    tile = None if event.tile is None else NAMES[event.tile]
    fresh = format_run(drawn) or None
    return Breach("GEN-05", "not-the-drawn-tile", expected=fresh, actual=tile, params={"tile": tile})


_OWN_PHASES: Final = (SEA_ASKING, SEA_DRAW, SEA_TURN, SEA_CLAIMS, KONG_DISCARDS)


def has_shape(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """The hand with its winning tile is a winning shape, with the pair that its patterns ask for."""
    won = taken_down(position, chosen, event)
    clause = "NT-24" if won.how == "dealt" else "NT-14"
    if won.hidden:
        return Breach(clause, "shape-not-shown", UNDECIDABLE)
    fault = value_of_win(chosen, won).fault
    if fault is None:
        return None
    if fault == "wrong-pair" and won.how != "dealt":
        clause = "NT-15"
    return Breach(
        clause,
        fault,
        params={"tile": None if won.tile is None else NAMES[won.tile]},
        consequent=position.is_off(event.seat),
    )


def nearest_only(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """Where only the nearest wins, a seat does not win beside a nearer one that won or claims it (NT-46)."""
    if chosen.multi_win != "nearest" or event.source_seat is None or position.live is None:
        return None
    own = distance(event.source_seat, event.seat)
    nearer = {won.seat for won in position.wins if won.payer == event.source_seat and not won.illegal}
    nearer |= set(memory_of(position).win_claims.nearer(position, event.source_seat, event.seat))
    for seat in nearer:
        if distance(event.source_seat, seat) < own:
            return Breach("NT-46", "nearer-winner", expected=seat, actual=event.seat, params={"nearer": seat})
    return None
