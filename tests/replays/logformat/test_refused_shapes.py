"""JSON of another shape than a log is refused with the place, what was expected and what was found."""

import json
from typing import Any

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import Fault, LogRefused
from tests.replays.logformat.builder import a_full_log, a_hand, a_log, encode, put

HAND = "/hands/0"
EVENT = f"{HAND}/events/0"


def refusal_of(log: Any) -> LogRefused:
    with pytest.raises(LogRefused) as caught:
        read_log(encode(log))
    return caught.value


def event(**keys: Any) -> Any:
    return put(a_log(), EVENT, {"type": "draw", "seat": 0, "tile": "1m", **keys})


def full(pointer: str, value: Any) -> Any:
    return put(a_full_log(), pointer, value)


REFUSED: dict[str, tuple[Any, str, str]] = {
    "another format": (a_log(format="mahjong-log"), "/format", "wrong-value"),
    "a version in quotes": (a_log(version="1"), "/version", "wrong-value"),
    "a version that is true": (a_log(version=True), "/version", "wrong-value"),
    "no log_id": (a_log(log_id=None), "/log_id", "missing-key"),
    "an empty log_id": (a_log(log_id=""), "/log_id", "wrong-value"),
    "a log_id of 129": (a_log(log_id="x" * 129), "/log_id", "wrong-value"),
    "a log_id with a space": (a_log(log_id="a b"), "/log_id", "wrong-value"),
    "a log_id turned round": (a_log(log_id="a\u202eb"), "/log_id", "wrong-value"),
    "a Cyrillic platform": (a_log(platform="аcme"), "/platform", "wrong-value"),
    "a number for a platform": (a_log(platform=5), "/platform", "wrong-type"),
    "an unknown key": (a_log(chat="hello"), "/chat", "unknown-key"),
    "a key of Python's": (a_log(__class__="x"), "/__class__", "unknown-key"),
    "a nickname": (put(a_log(), "/players/1/nickname", "小王"), "/players/1/nickname", "unknown-key"),
    "three players": (a_log(players=[{"id": "a"}] * 3), "/players", "wrong-length"),
    "five players": (put(a_log(), "/players/4", {"id": "e"}), "/players", "wrong-length"),
    "a player by number": (put(a_log(), "/players/2/id", 7), "/players/2/id", "wrong-type"),
    "a player twice": (put(a_log(), "/players/3/id", "p1"), "/players/3/id", "repeated-player"),
    "a token of 65": (put(a_log(), "/players/2/id", "t" * 65), "/players/2/id", "wrong-value"),
    "an unknown view": (a_log(view="bird"), "/view", "wrong-value"),
    "a seat's view without the seat": (a_log(view="seat"), "/view_seat", "missing-key"),
    "a time without offset": (a_log(started_at="2017-09-25T21:28:39"), "/started_at", "wrong-value"),
    "a date alone": (a_log(started_at="2017-09-25"), "/started_at", "wrong-value"),
    "a day there is not": (a_log(ended_at="2017-02-29T00:00:00Z"), "/ended_at", "wrong-value"),
    "hour 24": (a_log(ended_at="2017-02-28T24:00:00Z"), "/ended_at", "wrong-value"),
    "a time as a number": (a_log(ended_at=1506346119), "/ended_at", "wrong-type"),
    "a moment before the year 1": (a_log(ended_at="0001-01-01T00:00:00+08:00"), "/ended_at", "wrong-value"),
    "three scores": (a_log(start_scores=[0, 0, 0]), "/start_scores", "wrong-length"),
    "scores by name": (a_log(end_scores={"E": 1}), "/end_scores", "wrong-type"),
    "a score in quotes": (a_log(end_scores=[0, "0", 0, 0]), "/end_scores/1", "wrong-type"),
    "a score that is true": (a_log(end_scores=[0, 0, 0, True]), "/end_scores/3", "wrong-type"),
    "a score of null": (full("/hands/0/scores/2", None), "/hands/0/scores/2", "wrong-type"),
    "null for an optional key": (put(a_log(), "/table", None), "/table", "wrong-type"),
    "no hands": (a_log(hands=[]), "/hands", "wrong-length"),
    "a hand without deal": (a_log(hands=[a_hand(deal=None)]), f"{HAND}/deal", "missing-key"),
    "hand 0": (a_log(hands=[a_hand(hand=0)]), f"{HAND}/hand", "out-of-range"),
    "dealer 4": (a_log(hands=[a_hand(dealer=4)]), f"{HAND}/dealer", "out-of-range"),
    "dealer E": (a_log(hands=[a_hand(dealer="E")]), f"{HAND}/dealer", "wrong-type"),
    "a die of 0": (full(f"{HAND}/dice/0", 0), f"{HAND}/dice/0", "out-of-range"),
    "a die of 7": (full(f"{HAND}/dice/1", 7), f"{HAND}/dice/1", "out-of-range"),
    "one die": (full(f"{HAND}/dice", [3]), f"{HAND}/dice", "wrong-length"),
    "stack 0": (full(f"{HAND}/break/stack", 0), f"{HAND}/break/stack", "out-of-range"),
    "three deals": (a_log(hands=[a_hand(deal=["1m"] * 3)]), f"{HAND}/deal", "wrong-length"),
    "half a tile": (put(a_log(), f"{HAND}/deal/1", "1m2"), f"{HAND}/deal/1", "wrong-value"),
    "a red five": (put(a_log(), f"{HAND}/deal/1", "0m"), f"{HAND}/deal/1", "wrong-value"),
    "an eighth honour": (put(a_log(), f"{HAND}/deal/1", "1m8z"), f"{HAND}/deal/1", "wrong-value"),
    "tiles in capitals": (full(f"{HAND}/wall", "1M"), f"{HAND}/wall", "wrong-value"),
    "tiles apart": (full(f"{HAND}/wall", "1m 2m"), f"{HAND}/wall", "wrong-value"),
    "tiles as a list": (full(f"{HAND}/wall", ["1m"]), f"{HAND}/wall", "wrong-type"),
    "another scheme": (full(f"{HAND}/commitment/scheme", "sha1"), f"{HAND}/commitment/scheme", "wrong-value"),
    "a digest in capitals": (
        full(f"{HAND}/commitment/digest", "AB" * 32),
        f"{HAND}/commitment/digest",
        "wrong-value",
    ),
    "a short salt": (full(f"{HAND}/commitment/salt", "ab"), f"{HAND}/commitment/salt", "wrong-value"),
    "a commitment without salt": (
        full(f"{HAND}/commitment", {"scheme": "mjaudit-wall-v1", "digest": "0" * 64}),
        f"{HAND}/commitment/salt",
        "missing-key",
    ),
    "an unknown outcome": (a_log(hands=[a_hand(outcome="tie")]), f"{HAND}/outcome", "wrong-value"),
    "an event without type": (put(a_log(), EVENT, {"seat": 0}), f"{EVENT}/type", "missing-key"),
    "an unknown event": (event(type="peek"), f"{EVENT}/type", "wrong-value"),
    "an event that is none": (put(a_log(), EVENT, "draw"), EVENT, "wrong-type"),
    "a key of another event": (event(kind="added"), f"{EVENT}/kind", "unknown-key"),
    "a tile there is not": (event(tile="5z5z"), f"{EVENT}/tile", "wrong-value"),
    "seat -1": (event(seat=-1), f"{EVENT}/seat", "out-of-range"),
    "a draw from nowhere": (event(source="sleeve"), f"{EVENT}/source", "wrong-value"),
    "a time before the hand": (event(at=-1), f"{EVENT}/at", "out-of-range"),
    "moved by nobody": (event(by="ghost"), f"{EVENT}/by", "wrong-value"),
    "a chow with one tile": (
        put(a_log(), EVENT, {"type": "chow", "seat": 1, "tile": "1m", "from": 0, "own": "2m"}),
        f"{EVENT}/own",
        "wrong-value",
    ),
    "a pung from nobody": (
        put(a_log(), EVENT, {"type": "pung", "seat": 1, "tile": "1m"}),
        f"{EVENT}/from",
        "missing-key",
    ),
    "a correction by a seat": (
        put(a_log(), EVENT, {"type": "correction", "seat": 1, "of": 0, "reason": "x"}),
        f"{EVENT}/seat",
        "unknown-key",
    ),
    "a correction in words": (
        put(a_log(), EVENT, {"type": "correction", "of": 0, "reason": "He lied."}),
        f"{EVENT}/reason",
        "wrong-value",
    ),
    "time that falls": (
        put(a_log(), f"{HAND}/events", [{"type": "dissolve", "at": 9}, {"type": "dissolve", "at": 8}]),
        f"{HAND}/events/1/at",
        "falling-time",
    ),
    "a payment of nothing": (
        full(f"{HAND}/transfers/0/points", 0),
        f"{HAND}/transfers/0/points",
        "out-of-range",
    ),
    "a payment to the bank": (
        full(f"{HAND}/transfers/0/to", "bank"),
        f"{HAND}/transfers/0/to",
        "wrong-value",
    ),
    "a payment for luck": (
        full(f"{HAND}/transfers/0/cause", "luck"),
        f"{HAND}/transfers/0/cause",
        "wrong-value",
    ),
    "an option that is a list": (
        full("/rules/options/kong_fee", [1]),
        "/rules/options/kong_fee",
        "wrong-value",
    ),
    "vendor data that is a list": (a_log(ext=[]), "/ext", "wrong-type"),
    "vendor data with a Chinese key": (a_log(ext={"a": {"房间": 1}}), "/ext/a/房间", "wrong-key"),
}


@pytest.mark.parametrize(("log", "pointer", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_it_is_refused_with_its_place(log: Any, pointer: str, code: str) -> None:
    refusal = refusal_of(log)
    assert (refusal.code, refusal.faults[0].pointer, refusal.faults[0].code) == ("log-invalid", pointer, code)


def test_a_fault_says_what_was_expected_and_found() -> None:
    assert refusal_of(event(seat=4)).faults == [
        Fault(f"{EVENT}/seat", "out-of-range", "a seat, 0 to 3", "4"),
    ]
    assert refusal_of(event(seat="4")).faults[0].found == '"4"'


def test_twenty_faults_at_most_are_told() -> None:
    log = put(a_log(), f"{HAND}/events", [{"type": "draw", "seat": 9, "tile": "1m"}] * 30)
    faults = refusal_of(log).faults
    assert [fault.pointer for fault in faults] == [f"{HAND}/events/{place}/seat" for place in range(20)]


def test_what_was_found_is_cut_and_made_harmless() -> None:
    found = refusal_of(a_log(log_id="a\u202eb" + "x" * 500)).faults[0].found
    assert found.startswith('"a\\u202ebxxx')
    assert len(found) == 64


def test_another_version_has_its_own_code_and_lists_the_known_ones() -> None:
    refusal = refusal_of({"format": "mjaudit-log", "version": 2, "whatever": []})
    assert refusal.code == "version-unsupported"
    assert refusal.faults == [Fault("/version", "version-unsupported", "a known version (1)", "2")]


def test_an_unknown_rule_set_has_its_own_code_and_lists_the_installed_ones() -> None:
    refusal = refusal_of(a_log(rules={"id": "Nantong"}))
    assert (refusal.code, refusal.faults[0].pointer) == ("unknown-ruleset", "/rules/id")
    assert "nantong" in refusal.faults[0].expected


@pytest.mark.parametrize(
    ("rules", "pointer", "code"),
    [
        ({"preset": "shanghai"}, "/rules/preset", "unknown-preset"),
        ({"options": {"piao": 1}}, "/rules/options/piao", "unknown-option"),
        ({"options": {"points_small": "2"}}, "/rules/options/points_small", "unknown-value"),
        ({"options": {"points_small": True}}, "/rules/options/points_small", "unknown-value"),
        ({"options": {"bird_count": 3}}, "/rules/options/bird_count", "unknown-value"),
    ],
)
def test_rules_there_are_not_are_refused(rules: dict[str, Any], pointer: str, code: str) -> None:
    refusal = refusal_of(a_log(rules={"id": "nantong", **rules}))
    assert (refusal.code, refusal.faults[0].pointer, refusal.faults[0].code) == (
        "rules-invalid",
        pointer,
        code,
    )


def test_a_refusal_reads_as_a_sentence() -> None:
    with pytest.raises(LogRefused, match=r"log-invalid at /platform: expected .*, found 5"):
        read_log(json.dumps(a_log(platform=5)).encode())
