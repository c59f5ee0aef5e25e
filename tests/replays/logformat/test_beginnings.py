"""When the hands of a log can have begun."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from replays.logformat.beginnings import latest_beginnings
from replays.logformat.reader import read_log
from tests.support.gamelogs import as_bytes, game_log

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
END = datetime(2026, 1, 1, 13, tzinfo=UTC)
TIMES = {"started_at": "2026-01-01T20:00:00+08:00", "ended_at": "2026-01-01T13:00:00Z"}


def _beginnings(*lasted: int, **members: Any) -> list[datetime | None]:
    """Those of hands whose last event was so many milliseconds after their beginning."""
    log = game_log(hands=len(lasted), **members)
    for hand, milliseconds in zip(log["hands"], lasted, strict=True):
        if milliseconds:
            hand["events"][-1]["at"] = milliseconds
    return latest_beginnings(read_log(as_bytes(log)).log)


def test_the_first_hand_begins_with_the_game_and_the_others_before_its_end() -> None:
    assert _beginnings(0, 0, 0, **TIMES) == [START, END, END]


def test_what_the_later_hands_took_is_counted_back_from_the_end() -> None:
    minute = timedelta(minutes=1)
    assert _beginnings(0, 60_000, 120_000, **TIMES) == [START, END - 3 * minute, END - 2 * minute]


def test_without_a_start_the_end_bounds_the_first_hand_too() -> None:
    assert _beginnings(1000, ended_at=TIMES["ended_at"]) == [END - timedelta(seconds=1)]


def test_without_times_nothing_is_known() -> None:
    assert _beginnings(1000, 0) == [None, None]


@pytest.mark.parametrize(
    ("ended_at", "first"),
    [
        ("2026-01-01T13:00:00Z", datetime(1970, 1, 1, tzinfo=UTC)),
        ("0001-01-01T00:00:00Z", datetime(1970, 1, 1, tzinfo=UTC)),
        ("9999-12-31T00:00:00Z", None),
    ],
)
def test_times_beyond_the_calendar_are_cut(ended_at: str, first: datetime | None) -> None:
    assert _beginnings(2**53 - 1, ended_at=ended_at) == [first]
