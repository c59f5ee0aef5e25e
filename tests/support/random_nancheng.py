"""Random legal logs of the Nancheng rule set, under any options."""

import random
from typing import Final

from scoring.engine.events import Reveal
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue, resolve_rules
from scoring.engine.position import Position
from scoring.rulesets import load
from scoring.rulesets.nancheng.rules import NanchengRules
from tests.support.nancheng_wishes import wishes
from tests.support.players import MANNERS, Manner
from tests.support.random_logs import Customs, random_log
from tests.support.tables import Json

RULESET: Final = load("nancheng")

#: Values worth trying of options that are no price, within their bounds.
COUNTS: Final[dict[str, tuple[int, ...]]] = {
    "rob_min": (0, 1, 7, 10, 14),
    "gang_kai_factor": (1, 1, 2, 4),
    "unit": (1, 1, 2, 5),
}
PRICES: Final = (0, 1, 2, 3, 5, 7, 10)
#: Who collects unrelated tiles, one suit or honours, or pungs to add to, beside those who play as anywhere.
KEEN: Final = (
    *MANNERS,
    Manner({"win": 0.9, "kong": 0.2, "pung": 0.0, "chow": 0.0}, pairs=0, runs=0, jiang=0, lone=3),
    Manner({"win": 0.8, "kong": 0.7, "pung": 0.5, "chow": 0.0}, suit=9),
    *[Manner({"win": 0.9, "kong": 0.0, "own_kong": 1.0, "pung": 1.0, "chow": 0.0})] * 2,
)
#: By the dice's sum, how far from the dealer the wall is broken.
BROKEN: Final = {total: (total - 1) % 4 for total in range(2, 13)}


def nancheng_log(
    seed: str,
    options: dict[str, OptionValue] | None = None,
    *,
    preset: str = "seed-001",
    hands: int = 1,
) -> Json:
    """A log that is legal to its last number."""
    law = RULESET.build(resolve_rules(RULESET, preset, options or {}).options)
    rules: Json = {"id": "nancheng", "preset": preset, "options": options or {}}
    log = random_log(law, rules, seed, Customs(turns_up, None, wishes, KEEN, follow=0.35), hands=hands)
    chance = random.Random(f"dice {seed}")
    for hand in log["hands"]:
        if chance.random() < 0.7:
            _throw(hand, chance)
    return log


def _throw(hand: Json, chance: random.Random) -> None:
    """The dealer's throw, and most times where it breaks the wall."""
    dice = [chance.randint(1, 6), chance.randint(1, 6)]
    hand["dice"] = dice
    if chance.random() < 0.7:
        hand["break"] = {"seat": (hand["dealer"] + BROKEN[sum(dice)]) % 4, "stack": min(dice) + 1}


def random_options(chance: random.Random) -> dict[str, OptionValue]:
    """Every option at some value; horses as many as there may be."""
    options = {option.name: _some_value(option, chance) for option in RULESET.options}
    options["horse_count"] = 0 if options["horse_mode"] == "none" else chance.choice((2, 3, 4, 6))
    return options


def _some_value(option: Option, chance: random.Random) -> OptionValue:
    if option.is_integer:
        return chance.choice(COUNTS.get(option.name, PRICES))
    return chance.choice(option.choices).value


def turns_up(law: Rules, position: Position, chance: random.Random) -> Reveal | None:
    """Horses set aside: right after the deal, or in every other hand at the end; those of a win after it."""
    assert isinstance(law, NanchengRules)
    if position.hand.wall is None or law.chosen.horse_mode == "none":
        return None
    if law.chosen.horse_mode == "all" and position.hand.wall[0] % 2 and not law.is_finished(position):
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
