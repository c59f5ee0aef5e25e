"""Draws: none from an empty wall (GEN-08), each from its end (GEN-08, NC-42)."""

from typing import Final

from scoring.engine.events import Draw
from scoring.engine.findings import ILLEGAL_ACTION, WRONG_WALL, Breach
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import memory_of

ENDS: Final = ("head", "tail")


def from_empty_wall(position: Position, event: Draw) -> Breach | None:
    """No tile is left to draw (GEN-08)."""
    if position.table.wall.left or position.phase in (WON, OVER):
        return None
    return Breach("GEN-08", "wall-empty", WRONG_WALL, stops=True, consequent=_follows(position))


def _follows(position: Position) -> bool:
    """Whether the wall ends elsewhere by a fault before, or a kong that no tile could replace went before."""
    return position.draws_off or memory_of(position).kong_without_tile


def draw_source(chosen: Chosen, position: Position, event: Draw) -> Breach | None:
    """Ordinary draws are from the head; a kong's tile from the end that the table has fixed (NC-42)."""
    if position.phase == REPLACEMENT and event.seat == position.seat:
        due, clause = (ENDS if chosen.kong_draw == "any" else (chosen.kong_draw,)), "NC-42"
    elif position.phase in (TURN, CLAIMS):
        due, clause = ("head",), "GEN-08"
    else:
        return None
    if event.source in due:
        return None
    kind = WRONG_WALL if clause == "GEN-08" else ILLEGAL_ACTION
    return Breach(clause, "draw-source", kind, expected=due[-1], actual=event.source)
