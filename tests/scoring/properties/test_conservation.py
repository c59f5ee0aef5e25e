"""Tiles and points only move: none comes from nowhere, none gets lost."""

from collections import Counter

import pytest
from hypothesis import assume

from replays.logformat.refusal import LogRefused
from scoring.engine.deal import open_position
from scoring.engine.events import Win
from scoring.engine.position import Position
from scoring.engine.replay import replay
from scoring.engine.tiles import Tile
from tests.scoring.properties.games import Game, games, hold
from tests.support.golden import audited
from tests.support.regions import REGIONS
from tests.support.tables import Json

each_region = pytest.mark.parametrize("region", REGIONS)


def tiles_at(position: Position, set_aside: int) -> Counter[Tile]:
    """Every tile of the set, wherever it is now."""
    table, wall = position.table, position.hand.wall
    assert wall is not None
    found = Counter(tile for melds in table.melds for meld in melds for tile in meld.tiles)
    for hand in table.hands:
        found += Counter(dict(enumerate(hand)))
    found += Counter(tile for river in table.rivers for tile in river)
    found += Counter(wall[place] for place in table.wall.remaining())
    found += Counter(wall[53 : 53 + set_aside])
    robbed = [won.tile for won in position.wins if won.how == "rob_kong" and won.tile is not None]
    return found + Counter(robbed[:1])


def check_tiles(game: Game) -> None:
    law, hand = game.law, game.read.record.hands[0]
    whole = Counter(dict.fromkeys(law.kinds, 4))
    position = open_position(hand, law)
    for step in replay(hand, law, position):
        assert tiles_at(position, law.set_aside) == whole, step.number
        sizes = [
            sum(hand) + 3 * len(melds)
            for hand, melds in zip(position.table.hands, position.table.melds, strict=True)
        ]
        assert all(size >= 13 for size in sizes), step.number
    assert any(isinstance(event, Win) for event in hand.events) == bool(position.wins)


@each_region
def test_every_tile_is_somewhere_at_every_step(region: str) -> None:
    hold(check_tiles, games(region), 10)


def check_points(game: Game) -> None:
    """What the recomputed and, of a sound game, the claimed payments come to."""
    try:
        report = audited(game.log)
    except LogRefused:
        assume(False)
    for hand in report["hands"]:
        if hand["scores"] is not None:
            assert sum(hand["scores"]) + net_of_house(hand["transfers"]) == 0
            assert hand["scores"] == [net_of(hand["transfers"], seat) for seat in range(4)]
    if not game.changes:
        (hand,) = game.log["hands"]
        assert hand["scores"] == report["hands"][0]["scores"] == report["end_scores"]


def net_of(transfers: list[Json], party: int | str) -> int:
    return sum(
        transfer["points"] * ((transfer["to"] == party) - (transfer["from"] == party))
        for transfer in transfers
    )


def net_of_house(transfers: list[Json]) -> int:
    return net_of(transfers, "house")


@each_region
def test_what_some_win_others_lose(region: str) -> None:
    hold(check_points, games(region), 10)


@each_region
def test_what_some_win_others_lose_also_in_spoiled_games(region: str) -> None:
    hold(check_points, games(region, changed=True), 15)


@pytest.mark.long
@each_region
def test_nothing_comes_from_nowhere_in_very_many_games(region: str) -> None:
    hold(check_tiles, games(region), 1_500)
    hold(check_points, games(region), 1_500)
    hold(check_points, games(region, changed=True), 1_500)
