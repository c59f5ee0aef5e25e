"""What a finding lists as legal would have been: done instead, it breaks nothing."""

import copy
import random
from itertools import takewhile

import pytest

from replays.logformat.refusal import LogRefused
from tests.support.golden import audited, load_cases
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.tables import Json


def check_offers(log: Json, chance: random.Random) -> int:
    """Do some of what each finding of the log offers, in place of what was done; how many were tried."""
    tried = 0
    for place, hand in enumerate(audited(log)["hands"]):
        for finding in hand["findings"]:
            offers = finding["legal"] or []
            for offer in chance.sample(offers, min(3, len(offers))):
                tried += 1
                report = audited(done_instead(log, place, finding["event"], offer))
                then = report["hands"][place]["findings"]
                faults = [one for one in then if one["event"] == finding["event"]]
                assert not [one for one in faults if one["severity"] == "error"], (offer, faults)
    return tried


def done_instead(log: Json, place: int, number: int, offer: Json) -> Json:
    """The log up to the event at fault, and then the offer; a table that closes right after an announcement.

    The wall stays: how many tiles are left may be told by it alone. A draw offered shows no tile. What the
    hand books belongs to the course of play that is cut off. Who asked for the tile of an offered win as well
    would win after it: here the play ends, so they have declined.
    """
    changed = copy.deepcopy(log)
    hand = changed["hands"][place]
    before = hand["events"][:number]
    if offer["type"] == "win":
        for claim in takewhile(lambda event: event["type"] == "claim", reversed(before)):
            if claim["seat"] != offer["seat"]:
                claim["type"] = "pass"
                del claim["want"]
    hand["events"] = [*before, offer]
    won = any(event["type"] == "win" for event in before)
    if offer["type"] == "declare" or (won and offer["type"] != "reveal"):
        # What a discard must bear out is judged with that discard; here there is none to come. And a false
        # win that the table did not honour shows by play that goes on; here none does. What is turned up
        # after a win honours it.
        hand["outcome"] = "dissolved"
    for booked in ("transfers", "scores", "next_dealer"):
        hand.pop(booked, None)
    return changed


@pytest.mark.parametrize("region", REGIONS)
def test_offers_in_golden_cases_break_nothing(region: str) -> None:
    chance = random.Random("offers")
    flagged = [case["log"] for case in load_cases(region) if case["expect"]["verdict"] == "flagged"]
    assert sum(check_offers(log, chance) for log in chance.sample(flagged, 130)) > 80


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_offers_in_all_golden_cases_break_nothing(region: str) -> None:
    chance = random.Random("all offers")
    flagged = [case["log"] for case in load_cases(region) if case["expect"]["verdict"] == "flagged"]
    assert sum(check_offers(log, chance) for log in flagged) > 200


def check_offers_of_changed_logs(region: str, number: int, seed: str) -> int:
    chance, tried = random.Random(seed), 0
    for at in range(number):
        log = REGIONS[region].random_log(f"{seed}{at}", chance)
        mutate(log, chance, most=1)
        try:
            tried += check_offers(log, chance)
        except LogRefused:
            continue
    return tried


@pytest.mark.parametrize("region", REGIONS)
def test_offers_in_logs_changed_at_random_break_nothing(region: str) -> None:
    assert check_offers_of_changed_logs(region, 50, "offered") > 25


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_offers_in_very_many_logs_changed_at_random_break_nothing(region: str) -> None:
    check_offers_of_changed_logs(region, 3_000, "much offered")
