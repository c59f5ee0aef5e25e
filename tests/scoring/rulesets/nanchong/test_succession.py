"""The next dealer, held to a plain reading of the events (NC-06 to NC-08)."""

import random
from collections import Counter

import pytest

from tests.support.golden import audited
from tests.support.regions import REGIONS
from tests.support.tables import Json

PLAYED = REGIONS["nanchong"]


def next_dealer(hand: Json, options: Json) -> tuple[str, int]:
    """The clause that decides and the seat that deals next."""
    wins = [event for event in hand["events"] if event["type"] == "win"]
    if len(wins) > 1:
        return "NC-07", wins[0]["from"]
    if wins:
        return "NC-06", wins[0]["seat"]
    passes_on = hand["outcome"] == "draw" and options["draw_dealer"] == "next"
    return "NC-08", (hand["dealer"] + passes_on) % 4


def check_succession(number: int, seed: str) -> Counter[str]:
    """Hands under random options; how often each clause decided."""
    chance = random.Random(seed)
    decided: Counter[str] = Counter()
    for at in range(number):
        log = PLAYED.log(f"{seed}{at}", PLAYED.options(chance))
        report = audited(log)
        clause, due = next_dealer(log["hands"][0], report["rules"]["options"])
        assert report["hands"][0]["next_dealer"] == due, (log["log_id"], clause)
        decided[clause] += 1
    return decided


def test_the_next_dealer_is_the_one_that_the_events_name() -> None:
    decided = check_succession(80, "dealers")
    assert {"NC-06", "NC-08"} <= decided.keys()


@pytest.mark.long
def test_the_next_dealer_of_thousands_of_hands_is_the_one_that_the_events_name() -> None:
    decided = check_succession(4_000, "many dealers")
    assert {"NC-06", "NC-07", "NC-08"} == decided.keys()
