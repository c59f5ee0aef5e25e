"""What is turned up at a table of this rule set: throws and birds, as soon as they are due."""

import random

from scoring.engine.events import Reveal
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.rulesets.nantong.birds import due_birds
from scoring.rulesets.nantong.legality import throw_is_due
from scoring.rulesets.nantong.memory import memory_of
from scoring.rulesets.nantong.rules import NantongRules


def what_is_due(law: Rules, position: Position, chance: random.Random) -> Reveal | None:
    """The throw of an open kong or an opening claim, and the birds of a hand that is over."""
    assert isinstance(law, NantongRules)
    memory = memory_of(position)
    for seat, settled in memory.throws_due.items():
        if not settled:
            return Reveal(seat, "dice", values=_throw(2, chance))
    if throw_is_due(law.chosen, position):
        return Reveal(position.seat, "dice", values=_throw(law.chosen.kong_dice, chance))
    due = due_birds(law.chosen, position)
    if memory.birds is not None or not due.count:
        return None
    if due.tile is not None:
        return Reveal(None, "birds", tiles=(due.tile,)) if chance.random() < 0.5 else None
    wall = position.table.wall
    return Reveal(None, "birds", tiles=tuple(wall.tile_at(place) for place in due.places))


def _throw(dice: int, chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randint(1, 6) for _ in range(dice))
