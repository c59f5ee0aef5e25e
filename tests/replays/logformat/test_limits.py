"""Sizes: what just fits is read, what is over is refused under its own name."""

from dataclasses import replace
from typing import Any

import pytest

from replays.logformat.limits import DEFAULT_LIMITS, Limits
from replays.logformat.reader import read_log
from replays.logformat.refusal import PROBLEMS, LogRefused
from tests.replays.logformat.builder import a_hand, a_log, encode

PASS = {"type": "pass", "seat": 1}


def refusal_of(log: Any, limits: Limits = DEFAULT_LIMITS) -> tuple[str, str]:
    with pytest.raises(LogRefused) as caught:
        read_log(encode(log), limits)
    assert PROBLEMS[caught.value.code] == 413
    return caught.value.code, caught.value.faults[0].pointer


def test_a_log_may_have_64_hands() -> None:
    hands = [a_hand(hand=number) for number in range(1, 65)]
    assert len(read_log(encode(a_log(hands=hands))).record.hands) == 64
    assert refusal_of(a_log(hands=[*hands, a_hand(hand=65)])) == ("too-many-hands", "/hands")


def test_a_hand_may_have_600_events() -> None:
    assert len(read_log(encode(a_log(hands=[a_hand(events=[PASS] * 600)]))).record.hands[0].events) == 600
    log = a_log(hands=[a_hand(), a_hand(hand=2, events=[PASS] * 601)])
    assert refusal_of(log) == ("too-many-events", "/hands/1/events")


def test_a_hand_may_have_64_kib_of_canonical_bytes_whatever_its_spacing() -> None:
    size = len(encode(a_hand(wall="")))
    fits = a_hand(wall="1m" * ((64 * 1024 - size) // 2))
    spaced = encode(a_log(hands=[a_hand(), fits])).replace(b'"hand":1', b'"hand":' + b" " * 100_000 + b"1")
    assert read_log(spaced).log.hands[1].wall == fits["wall"]
    over = a_hand(wall=fits["wall"] + "1m")
    assert refusal_of(a_log(hands=[a_hand(), over])) == ("hand-too-large", "/hands/1")


def test_vendor_data_of_a_log_may_have_8_kib_together() -> None:
    def log(size: int) -> Any:
        rest = size - len('{"a":""}') * 3 - 100 - 1000
        events = [{**PASS, "ext": {"a": "x" * 100}}]
        return a_log(ext={"a": "x" * rest}, hands=[a_hand(events=events, ext={"a": "x" * 1000})])

    assert read_log(encode(log(8192))).log.log_id == "g-1"
    assert refusal_of(log(8193)) == ("ext-too-large", "")


def test_limits_are_the_callers_to_set() -> None:
    assert read_log(encode(a_log()), replace(DEFAULT_LIMITS, log_bytes=len(encode(a_log())))).log.version == 1
    assert refusal_of(a_log(), replace(DEFAULT_LIMITS, hand_events=0)) == (
        "too-many-events",
        "/hands/0/events",
    )
