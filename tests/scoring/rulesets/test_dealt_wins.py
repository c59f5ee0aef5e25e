"""A win as dealt needs no tile; one that it names is of the hand that was dealt."""

import copy
from collections.abc import Iterator

import pytest

from scoring.engine.tiles import NAMES
from tests.support.golden import audited, findings_of, load_cases
from tests.support.mutations import split
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: How a log may call it.
LABELS = ("dealt", "self_draw", None)


def dealt_wins(region: str) -> Iterator[tuple[Json, Json]]:
    """Sound golden cases that are won as dealt, each with its win."""
    for case in load_cases(region):
        log = copy.deepcopy(case["log"])
        for event in log["hands"][0]["events"]:
            if case["expect"]["verdict"] == "clean" and event.get("how") == "dealt":
                yield log, event


def named(win: Json, tile: str, label: str | None) -> None:
    """Let the win name this tile, and call itself so."""
    win.pop("how", None)
    win["tile"] = tile
    if label is not None:
        win["how"] = label


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("region", REGIONS)
def test_a_win_as_dealt_by_a_tile_that_was_not_dealt_is_at_fault(region: str, label: str | None) -> None:
    logs = list(dealt_wins(region))[:3]
    assert logs
    for log, win in logs:
        hand = log["hands"][0]
        dealt = split(hand["deal"][hand["dealer"]])
        named(win, next(tile for tile in NAMES if tile not in dealt), label)
        errors = [one for one in findings_of(audited(log)) if one["severity"] == "error"]
        assert errors[0]["code"] == "not-the-drawn-tile"
        assert errors[0]["event"] == hand["events"].index(win)
        assert all(one["consequent"] for one in errors[1:])


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("region", REGIONS)
def test_a_win_as_dealt_may_name_a_tile_that_was_dealt(region: str, label: str | None) -> None:
    for log, win in list(dealt_wins(region))[:3]:
        hand = log["hands"][0]
        named(win, split(hand["deal"][hand["dealer"]])[0], label)
        assert audited(log)["verdict"] == "clean"
