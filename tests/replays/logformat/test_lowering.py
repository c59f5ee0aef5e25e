"""Each event of a log becomes the engine's event of that name, with what the log says and nothing else."""

import dataclasses
from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.engine import events as played
from scoring.engine.tiles import BY_NAME
from tests.replays.logformat.builder import EVERY_EVENT, a_hand, a_log, encode

M1, M2, M3, S7, S8, S9, P5 = (BY_NAME[name] for name in ("1m", "2m", "3m", "7s", "8s", "9s", "5p"))
EXPECTED: list[played.Event] = [
    played.Declare(0, "opening_win", 1, (M1, M1), None, ("si_xi",)),
    played.Reveal(0, "dice", None, (1, 6)),
    played.Discard(0, S9, False),
    played.Claim(1, "chow"),
    played.Pass(2, ("pung", "win")),
    played.Pass(3, None),
    played.Chow(1, S9, 0, (S7, S8)),
    played.Discard(1, P5, None),
    played.Pung(3, P5, 1),
    played.Discard(3, BY_NAME["??"], None),
    played.Draw(0, M2, "head"),
    played.Kong(0, M1, "concealed", None, "open"),
    played.Draw(0, M3, "dice"),
    played.Kong(2, M3, "exposed", 0, "supplement"),
    played.Declare(2, "ready", None, None, (BY_NAME["1s"], BY_NAME["4s"]), None),
    played.Connection(3, lost=True),
    played.Connection(3, lost=False),
    played.Correction(None, 4, "clock-wrong"),
    played.Win(1, M3, 2, "discard", (("ping_hu", 10),), 10),
    played.Escape(3),
    played.Dissolve(2),
    played.Dissolve(None),
]


def parts(event: played.Event) -> dict[str, Any]:
    return {"type": type(event).__name__, **dataclasses.asdict(event)}


@pytest.mark.parametrize(
    ("written", "expected"),
    list(zip(EVERY_EVENT, EXPECTED, strict=True)),
    ids=[f"{place}-{event['type']}" for place, event in enumerate(EVERY_EVENT)],
)
def test_event_becomes_the_engines(written: dict[str, Any], expected: played.Event) -> None:
    timeless = {key: value for key, value in written.items() if key != "at"}
    record = read_log(encode(a_log(hands=[a_hand(events=[timeless])]))).record
    assert parts(record.hands[0].events[0]) == parts(expected)


def test_a_win_may_say_no_more_than_who() -> None:
    record = read_log(encode(a_log(hands=[a_hand(events=[{"type": "win", "seat": 0}])]))).record
    assert parts(record.hands[0].events[0]) == parts(played.Win(0))
