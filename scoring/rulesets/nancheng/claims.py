"""Claims on a discard: no 吃 at all, 碰 of the last discard where the table allows it (JX-15, JX-76)."""

from scoring.engine.events import Chow, Pung
from scoring.engine.findings import Breach
from scoring.engine.position import Position
from scoring.rulesets.nancheng.chosen import Chosen


def no_chow(_position: Position, _event: Chow) -> Breach:
    """Nobody chows (JX-15)."""
    return Breach("JX-15", "chow-never")


def last_discard(chosen: Chosen, position: Position, event: Pung) -> Breach | None:
    """The discard after the last tile is won, or punged where the table allows it (JX-76)."""
    if chosen.last_discard_pung or position.table.wall.left:
        return None
    return Breach("JX-76", "last-discard-pung", consequent=position.draws_off)
