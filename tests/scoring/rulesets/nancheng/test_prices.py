"""Payments and the next dealer, held to the formula: hands, kongs, burns, and horses as one matrix.

What the tiles are is found by trying every way to take them apart, all else read from the log.
"""

import random
from collections import Counter

import pytest

from tests.support.golden import audited
from tests.support.nancheng_ledger import Ledger, Matrix, nothing
from tests.support.regions import REGIONS
from tests.support.tables import Json

PLAYED = REGIONS["nancheng"]

#: What has to come up in the hands that are priced.
OFTEN = {"win", "kong", "horse", "back_burn", "winner", "dealer", "all", "draw"}
SELDOM = OFTEN | {"front_burn", "rob_kong", "several", "dissolved", "escaped"}


def booked(hand: Json, cause: str) -> Matrix:
    """The payments of a report, netted pair by pair."""
    paid = nothing()
    for transfer in hand["transfers"]:
        if transfer["cause"] == cause:
            paid[transfer["to"]][transfer["from"]] += transfer["points"]
            paid[transfer["from"]][transfer["to"]] -= transfer["points"]
    return paid


def check(number: int, seed: str) -> Counter[str]:
    """Price so many hands both ways; what came up in them."""
    chance, met = random.Random(seed), Counter[str]()
    for at in range(number):
        log = PLAYED.log(f"{seed}{at}", PLAYED.options(chance) if at % 4 else {}, preset="seed-001")
        report = audited(log)
        assert report["verdict"] == "clean"
        [hand] = report["hands"]
        ledger = Ledger(log["hands"][0], report["rules"]["options"])
        for won in hand["wins"]:
            name, points = ledger.value(ledger.events[won["event"]])
            assert [(item["code"], item["points"]) for item in won["items"]] == [(name, points)], log[
                "log_id"
            ]
            met[won["how"]] += 1
        for cause, paid in ledger.causes().items():
            assert booked(hand, cause) == paid, (log["log_id"], cause)
            met[cause] += any(map(any, paid))
        assert hand["next_dealer"] == ledger.next_dealer(), log["log_id"]
        met.update([hand["outcome"], ledger.options["horse_mode"], *["several"] * (len(ledger.wins) > 1)])
    return met


def test_payments_and_the_next_dealer_are_what_the_formula_says_under_any_options() -> None:
    met = check(120, "prices")
    assert {name for name in OFTEN if not met[name]} == set()


@pytest.mark.long
def test_payments_of_thousands_of_hands_are_what_the_formula_says() -> None:
    met = check(5_000, "many prices")
    assert {name for name in SELDOM if not met[name]} == set()
