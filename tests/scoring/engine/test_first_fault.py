"""The first error of a log follows from nothing, so no faulty log is told to be clean."""

import random
from typing import Final

import pytest

from replays.logformat.refusal import LogRefused
from tests.support.golden import audited, load_cases
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: A longer play only repeats what a short one shows, and costs as much as ten of them.
SHORT: Final = 40


def without(log: Json, number: int) -> Json:
    """The log less this event of its first hand."""
    first, *others = log["hands"]
    events = [event for place, event in enumerate(first["events"]) if place != number]
    return {**log, "hands": [{**first, "events": events}, *others]}


def errors(report: Json) -> list[Json]:
    everything = [finding for hand in report["hands"] for finding in hand["findings"]] + report["findings"]
    return [finding for finding in everything if finding["severity"] == "error"]


def check(log: Json) -> None:
    report = audited(log)
    found = errors(report)
    if found:
        assert not found[0]["consequent"], found
        assert report["verdict"] == "flagged"
    else:
        assert report["verdict"] != "flagged"


@pytest.mark.parametrize("region", REGIONS)
def test_the_first_error_is_never_a_consequence_though_any_event_be_missing(region: str) -> None:
    chance = random.Random("an event left out")
    short = [case for case in load_cases(region) if len(case["log"]["hands"][0]["events"]) <= SHORT]
    cases = chance.sample(short, 250)
    tried = 0
    for case in cases:
        number = len(case["log"]["hands"][0]["events"])
        if not number:
            continue
        try:
            check(without(case["log"], chance.randrange(number)))
        except LogRefused:
            continue  # what is left is no log any more, such as a remark on an event that is gone
        tried += 1
    assert tried > len(cases) / 2
