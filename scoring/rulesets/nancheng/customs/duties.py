"""What is turned up and thrown at a table of this rule set: horses, the dealer's dice."""

import random

from scoring.engine.customs import is_every_other
from scoring.engine.events import Reveal
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.rulesets.nancheng.dice import broken_at
from scoring.rulesets.nancheng.rules import NanchengRules


def throws_dice(dealer: int, chance: random.Random) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """The dealer's throw, and most times where it breaks the wall (JX-09, JX-10)."""
    dice = (chance.randint(1, 6), chance.randint(1, 6))
    if chance.random() < 0.3:
        return dice, None
    return dice, broken_at(dice, dealer)


def turns_up(law: Rules, position: Position, chance: random.Random) -> Reveal | None:
    """Horses set aside: right after the deal, or in every other hand at the end; those of a win after it."""
    assert isinstance(law, NanchengRules)
    if position.hand.wall is None or law.chosen.horse_mode == "none":
        return None
    is_early = is_every_other(position.hand)
    if law.chosen.horse_mode == "all" and not is_early and not law.is_finished(position):
        return None
    if law.chosen.horse_mode != "all" and not position.wins:
        return None
    due = [event for event in law.candidates(position) if isinstance(event, Reveal)]
    if not due:
        return None
    first = due[0]
    if law.chosen.horse_mode != "all" and law.chosen.horse_draw_end == "any_remaining":
        wall = position.table.wall
        left = [wall.tile_at(place) for place in wall.remaining()]
        first.tiles = tuple(chance.sample(left, min(len(left), law.chosen.horse_count)))
    return first
