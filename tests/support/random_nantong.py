"""Random legal logs of the Nantong rule set, under any options."""

import random
from typing import Final

from scoring.engine.events import Reveal
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue, resolve_rules
from scoring.engine.position import Position
from scoring.rulesets import load
from scoring.rulesets.nantong.birds import due_birds
from scoring.rulesets.nantong.legality import throw_is_due
from scoring.rulesets.nantong.memory import memory_of
from scoring.rulesets.nantong.rules import NantongRules
from tests.support.random_logs import Customs, random_log
from tests.support.tables import Json

RULESET: Final = load("nantong")


def nantong_log(
    seed: str,
    options: dict[str, OptionValue] | None = None,
    *,
    preset: str = "seed-004",
    hands: int = 1,
) -> Json:
    """A log that is legal to its last number."""
    law = RULESET.build(resolve_rules(RULESET, preset, options or {}).options)
    rules: Json = {"id": "nantong", "preset": preset, "options": options or {}}
    return random_log(law, rules, seed, Customs(what_is_due), hands=hands)


def random_options(chance: random.Random) -> dict[str, OptionValue]:
    """Every option at some value."""
    return {option.name: _some_value(option, chance) for option in RULESET.options}


def _some_value(option: Option, chance: random.Random) -> OptionValue:
    if option.is_integer:
        return chance.choice([0, 1, 6, 10, 60, 70])
    return chance.choice(option.choices).value


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
