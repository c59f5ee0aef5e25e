"""What is written reads as what it was written from."""

import random
from typing import Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.writing import log_document
from scoring.rulesets import load
from scoring.simulator.games import commit_walls, simulate
from scoring.simulator.options import any_options
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.regions import REGIONS
from tests.support.tables import Json

REGION_IDS: Final = sorted(REGIONS)


def read_and_written(log: Json) -> Json:
    return log_document(read_log(as_bytes(log)).record)


@pytest.mark.parametrize("region", REGION_IDS)
def test_a_played_game_is_read_as_it_was_written(region: str) -> None:
    for seed in range(12):
        options = any_options(load(region), random.Random(seed))
        game = simulate(load(region), f"written {seed}", options=options, hands=2)
        commit_walls(game, random.Random(seed))
        written = log_document(game)
        assert read_and_written(written) == written


@pytest.mark.parametrize("region", REGION_IDS)
def test_a_golden_log_says_the_same_once_it_is_read_and_written(region: str) -> None:
    for case in load_cases(region):
        once = read_and_written(case["log"])
        assert read_and_written(once) == once
        assert [hand["events"] for hand in once["hands"]] == [
            [_plain(event) for event in hand["events"]] for hand in case["log"]["hands"]
        ]


def _plain(event: Json) -> Json:
    """Without what the engine does not read, and without the source that every draw has by itself."""
    beside = {"at", "by", "ext"} | ({"source"} if event.get("source") == "head" else set())
    if event["type"] in ("dissolve", "correction") and "seat" in event:
        beside.discard("seat")
    return {key: value for key, value in event.items() if key not in beside}
