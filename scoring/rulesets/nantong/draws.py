"""Draws: where each comes from (NT-52, NT-59), and the last tile, which nobody draws unasked (NT-54)."""

from scoring.engine.events import Draw
from scoring.engine.findings import MISSED_DUTY, Breach
from scoring.engine.general_law import out_of_turn
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN, Position
from scoring.rulesets.nantong.chosen import Chosen
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
from scoring.rulesets.nantong.unthrown import worked_out


def last_tile_gone(position: Position, event: Draw) -> Breach | None:
    """A last tile that a kong has taken is not there to be drawn (NT-53)."""
    gone = position.table.wall.left == 0 and memory_of(position).last_replacement is not None
    if event.source == "seabed" and gone and position.phase == CLAIMS:
        return Breach("NT-53", "last-tile-was-replacement")
    return None


def draw_in_phase(position: Position, event: Draw) -> Breach | None:
    """Draws in this rule set's own phases."""
    phase = position.phase
    if phase in (OPENING_OVER, SEA_CLAIMS):
        return after_the_end(position)
    if phase == KONG_DISCARDS:
        if event.seat != position.seat:
            return out_of_turn(position, event.seat)
        return Breach("GEN-02", "draw-too-many", params={"size": position.table.sizes[event.seat]})
    if phase == SEA_TURN:
        return Breach("NT-30", "sea-tile-kept")
    return _of_last_tile(position, event)


def _of_last_tile(position: Position, event: Draw) -> Breach | None:
    phase = position.phase
    if phase == SEA_ASKING or (
        phase == CLAIMS and position.table.wall.left == 1 and event.seat == position.seat
    ):
        return Breach("NT-54", "last-tile-unasked", consequent=position.draws_off)
    if phase == SEA_DRAW:
        if event.seat != position.seat:
            return Breach("NT-54", "last-tile-by-another", expected=position.seat, actual=event.seat)
        if event.source != "seabed":
            return Breach("NT-54", "draw-source", expected="seabed", actual=event.source)
    return None


def draw_source(chosen: Chosen, position: Position, event: Draw) -> Breach | None:
    """The log names the place that the draw is due from (NT-52, NT-59, GEN-08)."""
    memory = memory_of(position)
    if position.phase == REPLACEMENT and event.seat == position.seat:
        is_open = memory.kong_mode == "open"
        due = "dice" if is_open and chosen.kong_dice else "tail"
        clause = "NT-59" if is_open else "NT-52"
    elif position.phase in (TURN, CLAIMS):
        due, clause = "head", "GEN-08"
    else:
        return None
    if event.source == due:
        return None
    if event.source == "seabed" and memory.sea_fault:
        return Breach("NT-54", "draw-source", expected=due, actual=event.source, consequent=True)
    stray = event.source == "dice" and memory.stray_throw
    return Breach(clause, "draw-source", expected=due, actual=event.source, consequent=stray)


def throw_left_out(chosen: Chosen, position: Position, event: Draw) -> list[Breach]:
    """An open kong's draw without the throw that finds its place (NT-59)."""
    memory = memory_of(position)
    due = memory.kong_mode == "open" and chosen.kong_dice and memory.throw is None
    if position.phase != REPLACEMENT or event.seat != position.seat or not due:
        return []
    memory.throw = worked_out(chosen, position, position.number)
    memory.throw_left_out = True
    return [Breach("NT-59", "throw-missing", MISSED_DUTY, expected=chosen.kong_dice)]


def place_of(chosen: Chosen, position: Position, event: Draw) -> int:
    """The place of the wall that a draw takes while a kong's replacement is due."""
    memory = memory_of(position)
    wall = position.table.wall
    if event.seat != position.seat:
        return wall.head
    if memory.kong_mode != "open" or not chosen.kong_dice:
        return wall.tail()
    if memory.throw:
        return wall.from_tail(sum(memory.throw), beyond_is_front=chosen.dice_overflow == "front")
    return wall.tail()
