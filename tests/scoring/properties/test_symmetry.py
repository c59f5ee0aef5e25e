"""No seat and no suit is anything special: under other names everything is told alike."""

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Final

import pytest
from hypothesis import assume

from replays.logformat.refusal import LogRefused
from scoring.engine.tiles import NAMES
from tests.scoring.properties.games import Game, games, hold
from tests.scoring.properties.relabelling import Labels, relabelled, told
from tests.support.golden import audited
from tests.support.regions import REGIONS

each_region = pytest.mark.parametrize("region", REGIONS)

SUITED: Final = [name for name in NAMES if name[1] in "mps"]


def suits_exchanged(order: str) -> dict[str, str]:
    """Characters, dots and bamboo by the names of these suits."""
    return {name: name[0] + order["mps".index(name[1])] for name in SUITED}


def ranks_reversed() -> dict[str, str]:
    return {name: f"{10 - int(name[0])}{name[1]}" for name in SUITED}


def honours_exchanged(chance: random.Random) -> dict[str, str]:
    """Winds among winds, dragons among dragons."""
    winds, dragons = chance.sample("1234", 4), chance.sample("567", 3)
    return {f"{number}z": f"{other}z" for number, other in enumerate([*winds, *dragons], start=1)}


def exchanges(game: Game) -> Iterator[dict[str, str]]:
    """Exchanges of tiles that these rules cannot tell apart; where figures sit on seats, only of suits."""
    options, chance = game.read.rules.options, random.Random(game.seed)
    yield suits_exchanged("".join(chance.choice([*permutations("mps")])))
    counted = {"nantong": options.get("bird_count"), "nancheng": options.get("horse_count"), "nanchong": 0}
    if not counted[game.region]:
        yield ranks_reversed()
        yield honours_exchanged(chance)


def check_same(game: Game, labels: Labels) -> None:
    try:
        report = audited(game.log)
    except LogRefused:
        assume(False)
    assert told(audited(relabelled(game.log, labels)), Labels()) == told(report, labels)


def check_seats(game: Game) -> None:
    check_same(game, Labels(turn=1 + game.seed % 3))


def check_tiles(game: Game) -> None:
    try:
        found = list(exchanges(game))
    except LogRefused:
        assume(False)
    for tiles in found:
        check_same(game, Labels(tiles=tiles))


@each_region
def test_moving_everybody_round_the_table_changes_nothing_else(region: str) -> None:
    hold(check_seats, games(region), 10)


@each_region
def test_moving_everybody_round_the_table_changes_nothing_else_of_faults(region: str) -> None:
    hold(check_seats, games(region, changed=True), 15)


@each_region
def test_exchanging_suits_changes_nothing_else(region: str) -> None:
    hold(check_tiles, games(region), 10)


@each_region
def test_exchanging_suits_changes_nothing_else_of_faults(region: str) -> None:
    hold(check_tiles, games(region, changed=True), 12)


@pytest.mark.long
@each_region
def test_names_change_nothing_in_very_many_games(region: str) -> None:
    for check in (check_seats, check_tiles):
        hold(check, games(region), 500)
        hold(check, games(region, changed=True), 2_000)
