"""What a log may leave unsaid of a win, the events before it tell."""

import copy
from typing import Final

import pytest

from tests.support.golden import audited, differences, load_cases
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: So many parts of a region's cases are tests of their own.
PARTS: Final = 8


def unsaid(log: Json, *keys: str) -> Json:
    """The log without these words of its wins."""
    log = copy.deepcopy(log)
    for hand in log["hands"]:
        for event in hand["events"]:
            if event["type"] == "win":
                for key in keys:
                    event.pop(key, None)
    return log


@pytest.mark.parametrize("keys", [("tile",), ("how",), ("tile", "how")], ids=" and ".join)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("region", REGIONS)
def test_a_win_is_what_the_events_say_without_its_own_words(
    region: str, part: int, keys: tuple[str, ...]
) -> None:
    clean = [case for case in load_cases(region) if case["expect"]["verdict"] == "clean"]
    for case in clean[part::PARTS]:
        log = unsaid(case["log"], *keys)
        assert log == case["log"] or differences(case["expect"], audited(log)) == [], case["case"]
