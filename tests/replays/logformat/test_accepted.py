"""Logs that play wrongly, or claim nonsense, are read all the same: the audit judges them."""

from typing import Any

import pytest

from replays.logformat.reader import read_log
from tests.replays.logformat.builder import a_full_log, a_hand, a_log, encode, put

HAND = "/hands/0"
EVENT = f"{HAND}/events/0"


def event(**keys: Any) -> Any:
    return put(a_log(), EVENT, keys)


ACCEPTED: dict[str, Any] = {
    "a deal of other sizes": put(a_log(), f"{HAND}/deal", ["1m", "", "2m" * 20, "??"]),
    "five copies of a tile": put(a_log(), f"{HAND}/deal/0", "1m1m1m1m1m"),
    "a wall of another length": put(a_log(), f"{HAND}/wall", "1m" * 107),
    "an empty wall": put(a_log(), f"{HAND}/wall", ""),
    "honours in a suited set": put(a_log(), f"{EVENT}/tile", "7z"),
    "hands out of order": a_log(hands=[a_hand(hand=3), a_hand(hand=3), a_hand(hand=1)]),
    "a first hand above 1": a_log(hands=[a_hand(hand=17)]),
    "a dealer who did not follow": a_log(hands=[a_hand(), a_hand(hand=2, dealer=3)]),
    "no events": put(a_log(), f"{HAND}/events", []),
    "events after the end": put(
        a_log(), f"{HAND}/events", [{"type": "dissolve"}, {"type": "win", "seat": 1}]
    ),
    "an outcome that nothing shows": put(a_log(), f"{HAND}/outcome", "win"),
    "an unknown announcement": event(type="declare", seat=0, key="piao_of_another_region", value=-7),
    "an announced value out of range": event(type="declare", seat=0, key="piao", value=2**53 - 1),
    "an unknown thing turned up": event(type="reveal", key="moon", values=[0, 7, 100]),
    "too few birds": event(type="reveal", key="birds", tiles=""),
    "a face that no die has turned up": event(type="reveal", key="dice", values=[7]),
    "another number of dice turned up": event(type="reveal", key="dice", values=[3]),
    "an exposed kong from nobody": event(type="kong", seat=0, tile="1m", kind="exposed"),
    "a concealed kong from somebody": event(type="kong", seat=0, tile="1m", kind="concealed", **{"from": 2}),
    "a chow of no run": event(type="chow", seat=1, tile="1m", own="5p7z", **{"from": 0}),
    "a claim on oneself": event(type="pung", seat=1, tile="1m", **{"from": 1}),
    "a pass on nothing": event(type="pass", seat=1, on=[]),
    "an unknown item": event(type="win", seat=1, items=[{"code": "no such item", "points": -3}], points=-3),
    "a remark on an event there is not": event(type="correction", of=999, reason="x"),
    "a break at a stack there is not": put(a_full_log(), f"{HAND}/break/stack", 400),
    "a payment to oneself": put(a_full_log(), f"{HAND}/transfers/0/to", 2),
    "a payment for an event there is not": put(a_full_log(), f"{HAND}/transfers/0/event", 5000),
    "scores that do not sum to zero": put(a_full_log(), f"{HAND}/scores", [10**15, 0, 0, 1]),
    "a seat to look from in a full view": a_log(view="full", view_seat=1),
    "equal times": put(
        a_log(), f"{HAND}/events", [{"type": "dissolve", "at": 5}, {"type": "dissolve", "at": 5}]
    ),
    "the largest number": put(a_full_log(), "/end_scores", [2**53 - 1, -(2**53) + 1, 0, 0]),
    "a leap second": a_log(started_at="2016-12-31T23:59:60Z"),
    "a time in small letters": a_log(started_at="2016-12-31t23:59:59.123456789z"),
    "text beyond ASCII in normal form": put(a_full_log(), "/source/converter", "é 东 😀"),
    "an ended game before its start": a_log(
        started_at="2020-01-02T00:00:00Z", ended_at="2020-01-01T00:00:00Z"
    ),
    "a preset without options": a_log(rules={"id": "nantong", "preset": "changsha"}),
    "empty options": a_log(rules={"id": "nantong", "options": {}}),
}


@pytest.mark.parametrize("log", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_it_is_read(log: Any) -> None:
    assert read_log(encode(log)).log.log_id == "g-1"
