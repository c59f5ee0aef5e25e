"""Random legal logs of the Nanchong rule set, under any options."""

import random
from collections.abc import Sequence
from typing import Final

from scoring.engine.events import Declare, Kong, Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.options import Option, OptionValue, resolve_rules
from scoring.engine.position import CLAIMS, Position
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import Tile
from scoring.rulesets import load
from scoring.rulesets.nanchong.rules import NanchongRules
from tests.support.random_logs import Customs, random_log
from tests.support.tables import Json

RULESET: Final = load("nanchong")

#: Values worth trying of options that are no price, within their bounds.
COUNTS: Final[dict[str, tuple[int, ...]]] = {
    "piao_max": (0, 1, 3, 5),
    "min_fan": (0, 0, 1, 2, 4),
    "fan_cap": (0, 1, 3, 8),
    "bai_min_left": (0, 9, 13, 30, 55),
    "forced_win_left": (0, 7, 12, 30, 55),
}
PRICES: Final = (0, 1, 2, 3, 5, 7)


def nanchong_log(
    seed: str,
    options: dict[str, OptionValue] | None = None,
    *,
    preset: str = "seed-000",
    hands: int = 1,
) -> Json:
    """A log that is legal to its last number."""
    law = RULESET.build(resolve_rules(RULESET, preset, options or {}).options)
    rules: Json = {"id": "nanchong", "preset": preset, "options": options or {}}
    return random_log(law, rules, seed, Customs(shows_kongs, must_win, wishes), hands=hands)


def random_options(chance: random.Random) -> dict[str, OptionValue]:
    """Every option at some value."""
    return {option.name: _some_value(option, chance) for option in RULESET.options}


def _some_value(option: Option, chance: random.Random) -> OptionValue:
    if option.is_integer:
        return chance.choice(COUNTS.get(option.name, PRICES))
    return chance.choice(option.choices).value


def shows_kongs(law: Rules, position: Position, chance: random.Random) -> Reveal | None:
    """In every other hand concealed kongs are turned up, at the latest when their seat is to draw again."""
    assert isinstance(law, NanchongRules)
    hand = position.hand
    if hand.wall is None or hand.wall[0] % 2:
        return None
    shown = {
        (event.seat, event.tiles[0]) for event in hand.events if isinstance(event, Reveal) and event.tiles
    }
    for event in hand.events:
        if isinstance(event, Kong) and event.kind == CONCEALED and (event.seat, event.tile) not in shown:
            draws_next = position.phase == CLAIMS and position.seat == event.seat
            if law.chosen.an_gang_show == "immediate" or draws_next or chance.random() < 0.4:
                return Reveal(event.seat, "concealed_kong", tiles=(event.tile,) * 4)
    return None


def must_win(law: Rules, position: Position, win: Win) -> bool:
    """Whether the table's rules forbid to let this win go (NC-20, NC-26, NC-29)."""
    assert isinstance(law, NanchongRules)
    chosen, self_drawn = law.chosen, win.source_seat is None
    said = {
        event.key for event in position.hand.events if isinstance(event, Declare) and event.seat == win.seat
    }
    if position.table.wall.left <= chosen.forced_win_left and not (
        self_drawn and chosen.forced_win_scope == "discard"
    ):
        return True
    if chosen.bai_must_win and "lay_down" in said:
        return True
    return chosen.bao_jiao_pass == "must_win" and "ready" in said and not self_drawn


def wishes(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """What seats are dealt: often hands that wait early, at times for a tile another may add to a pung."""
    if chance.random() < 0.2:
        return _to_be_robbed(chance)
    return [_nearly_won(chance) if chance.random() < 0.3 else () for _ in range(4)]


def _to_be_robbed(chance: random.Random) -> Sequence[Sequence[Tile]]:
    """Three alike, the fourth as a tile to throw, and a hand that waits for it once it has a pair."""
    low, suits = chance.randrange(6), chance.sample(range(3), 3)
    tile = 9 * suits[0] + low + 2
    waiting = [tile - 2, tile - 1, 9 * suits[0] + (low + 5) % 9]
    for suit in (suits[1], suits[1], suits[2]):
        start = 9 * suit + chance.randrange(7)
        waiting += [start, start + 1, start + 2]
    return [(tile,) * 3, (tile,), waiting, ()]


def _nearly_won(chance: random.Random) -> Sequence[Tile]:
    """Twelve or thirteen tiles of a hand that wins, so that seats wait early."""
    tiles = _pairs(chance) if chance.random() < 0.3 else _sets(chance)
    chance.shuffle(tiles)
    return tiles[: chance.choice([12, 13, 13])]


def _pairs(chance: random.Random) -> list[Tile]:
    """Seven pairs, two of them alike at times."""
    kinds = chance.sample(range(27), 7)
    if chance.random() < 0.5:
        kinds[1] = kinds[0]
    return [kind for kind in kinds for _ in range(2)]


def _sets(chance: random.Random) -> list[Tile]:
    """Four sets and a pair, of one suit at times; a kind may be asked for more often than there is of it."""
    suit = chance.choice([None, None, 0, 1, 2])
    tiles: list[Tile] = []
    for _ in range(4):
        base = 9 * (chance.randrange(3) if suit is None else suit)
        if chance.random() < 0.35:
            tiles += [base + chance.randrange(9)] * 3
        else:
            low = base + chance.randrange(7)
            tiles += [low, low + 1, low + 2]
    base = 9 * (chance.randrange(3) if suit is None else suit)
    return [*tiles, *[base + chance.randrange(9)] * 2]
