"""The dealer's tile in another hand is one fault, told at the dealer wherever both of them sit."""

import copy
from itertools import permutations

import pytest

from tests.support.golden import audited, findings_of
from tests.support.regions import REGIONS
from tests.support.tables import Json


def misdealt(dealer: int, other: int) -> Json:
    """A hand that breaks up before its first event, the dealer's last tile dealt to the other seat."""
    log = copy.deepcopy(REGIONS["nantong"].log("misdealt"))
    hand = log["hands"][0]
    turn = dealer - hand["dealer"]
    deal = [hand["deal"][(seat - turn) % 4] for seat in range(4)]
    deal[other] += deal[dealer][-2:]
    deal[dealer] = deal[dealer][:-2]
    log["hands"] = [
        {"hand": 1, "dealer": dealer, "deal": deal, "events": [{"type": "dissolve"}], "outcome": "dissolved"}
    ]
    log.pop("end_scores")
    return log


@pytest.mark.parametrize(("dealer", "other"), list(permutations(range(4), 2)))
def test_a_tile_of_the_dealers_in_another_hand_is_told_at_the_dealer(dealer: int, other: int) -> None:
    found = [
        (one["code"], one["seat"], one["consequent"]) for one in findings_of(audited(misdealt(dealer, other)))
    ]
    assert found == [("deal-size", dealer, False), ("deal-size", other, True)]
