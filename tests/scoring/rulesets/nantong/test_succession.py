"""The next dealer, held to a plain reading of the events (NT-08 to NT-13, NT-45)."""

import random
from collections import Counter

import pytest

from tests.support.golden import audited
from tests.support.mutations import split
from tests.support.regions import REGIONS
from tests.support.tables import Json

PLAYED = REGIONS["nantong"]


def next_dealer(hand: Json, options: Json) -> tuple[str, int]:
    """The clause that decides and the seat that deals next."""
    dealer, events = hand["dealer"], hand["events"]
    if hand["outcome"] in ("escaped", "dissolved"):
        return "NT-45", dealer
    wins = [event for event in events if event["type"] == "win"]
    openers = [event["seat"] for event in events if event.get("key") == "opening_win"]
    ended_there = any(win.get("how") == "dealt" for win in wins)
    ended_there |= options["opening_win"] == "end" and bool(openers)
    at_the_deal = {*openers, *(win["seat"] for win in wins)} if ended_there else set()
    if len(at_the_deal) > 1:
        return "NT-13", _by_bird(hand, options, at_the_deal)
    if len(wins) > 1:
        return "NT-12", wins[0]["from"]
    if wins or at_the_deal:
        return "NT-08", wins[0]["seat"] if wins else at_the_deal.pop()
    answers = [event for event in events if event.get("key") == "seabed"]
    takers = [event["seat"] for event in answers if event["value"]]
    if answers:
        return ("NT-09", takers[0]) if takers else ("NT-10", answers[0]["seat"])
    return "NT-11", [event["seat"] for event in events if event["type"] == "draw"][-1]


def _by_bird(hand: Json, options: Json, winners: set[int]) -> int:
    dealer: int = hand["dealer"]
    shown = [split(event["tiles"]) for event in hand["events"] if event.get("key") == "birds"]
    if options["dealer_rule_g"] == "off" or not shown:
        return dealer
    origin = dealer
    if options["bird_origin"] == "winner":
        origin = min(winners, key=lambda seat: (seat - dealer) % 4)
    return (origin + int(shown[0][0][0]) - 1) % 4


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
    decided = check_succession(150, "dealers")
    assert {"NT-08", "NT-09", "NT-10", "NT-45"} <= decided.keys()


@pytest.mark.long
def test_the_next_dealer_of_thousands_of_hands_is_the_one_that_the_events_name() -> None:
    decided = check_succession(6_000, "many dealers")
    assert {"NT-08", "NT-09", "NT-10", "NT-11", "NT-12", "NT-13", "NT-45"} == decided.keys()
