"""What is found in a hand does not depend on a fault of it that has nothing to do with it.

The first fault of a hand follows from nothing, whatever its clause says. Beside one that stands before all
others, a commitment that is not its wall's, it shows what each clause says itself.
"""

import copy
from typing import Final

import pytest

from tests.support.golden import audited, differences, load_cases
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: So many parts of a region's cases are tests of their own.
PARTS: Final = 16
COMMITMENT: Final = {"scheme": "mjaudit-wall-v1", "digest": "0" * 64, "salt": "1" * 64}


def broken(log: Json) -> Json:
    """The log, each hand with a commitment that is not its wall's."""
    log = copy.deepcopy(log)
    for hand in log["hands"]:
        hand["commitment"] = COMMITMENT
    return log


def may_be_broken(case: Json) -> bool:
    """Whether every hand shows a wall, and says nothing of its commitment itself."""
    hands = case["log"]["hands"]
    return all("?" not in hand.get("wall", "?") and "commitment" not in hand for hand in hands)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("region", REGIONS)
def test_faults_are_told_alike_beside_a_broken_commitment(region: str, part: int) -> None:
    for case in load_cases(region)[part::PARTS]:
        if case["expect"]["verdict"] == "clean" or not may_be_broken(case):
            continue
        report = audited(broken(case["log"]))
        for hand in report["hands"]:
            hand["findings"] = [one for one in hand["findings"] if one["code"] != "commitment-differs"]
        expect = copy.deepcopy(case["expect"]) | {"verdict": report["verdict"]}
        for due in expect["hands"]:
            due.pop("verdict", None)  # which the commitment has changed
            due.pop("fairness", None)
        assert differences(expect, report) == [], case["case"]
