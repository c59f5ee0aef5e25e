"""Claims on a discard: no 吃 at all, and 碰 of the last discard where the table allows it (NC-15, NC-41)."""

from scoring.engine.events import Chow, Pung
from scoring.engine.findings import Breach
from scoring.engine.position import Position
from scoring.rulesets.nanchong.chosen import Chosen


def no_chow(_position: Position, _event: Chow) -> Breach:
    """Nobody chows (NC-15)."""
    return Breach("NC-15", "chow-never")


def last_discard(chosen: Chosen, position: Position, event: Pung) -> Breach | None:
    """The discard after the last tile is won, or taken by 碰 where the table allows it (NC-41)."""
    if chosen.claim_last_discard == "win_only" and position.table.wall.left == 0:
        return Breach("NC-41", "last-discard-claimed", consequent=position.draws_off)
    return None
