"""What is written reads as it was, and what is read is written as it stood."""

import random
from typing import Any

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from replays.logformat.writing import log_document
from scoring.simulator.games import commit_walls, simulate
from tests.scoring.properties.games import Game, games, hold
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.regions import REGIONS

each_region = pytest.mark.parametrize("region", REGIONS)


def contents(thing: Any) -> Any:
    """A record as plain values."""
    if hasattr(type(thing), "__dataclass_fields__"):
        return {name: contents(getattr(thing, name)) for name in type(thing).__dataclass_fields__}
    if isinstance(thing, (tuple, list)):
        return [contents(one) for one in thing]
    return dict(thing) if isinstance(thing, dict) else thing


def check_written(game: Game) -> None:
    """A simulated record, and the log of one, are told in full by each other."""
    record = simulate(game.ruleset, str(game.seed), preset=game.preset, options=game.options, hands=2)
    commit_walls(record, random.Random(game.seed))
    log = log_document(record)
    read = read_log(as_bytes(log))
    assert contents(read.record) == contents(record)
    assert log_document(read.record) == log


def check_read(game: Game) -> None:
    """Whatever a log claims, its record says all of it."""
    try:
        record = game.read.record
    except LogRefused:
        return
    assert contents(read_log(as_bytes(log_document(record))).record) == contents(record)


@each_region
def test_a_game_written_and_read_is_the_same_game(region: str) -> None:
    hold(check_written, games(region), 10)


@each_region
def test_a_spoiled_log_read_and_written_reads_the_same(region: str) -> None:
    hold(check_read, games(region, changed=True), 15)


@each_region
def test_a_golden_case_read_and_written_reads_the_same(region: str) -> None:
    for case in load_cases(region):
        record = read_log(as_bytes(case["log"])).record
        assert contents(read_log(as_bytes(log_document(record))).record) == contents(record)


@pytest.mark.long
@each_region
def test_very_many_logs_read_and_written_read_the_same(region: str) -> None:
    hold(check_written, games(region), 500)
    hold(check_read, games(region, changed=True), 3_000)
