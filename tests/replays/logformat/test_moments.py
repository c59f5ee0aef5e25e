"""Dates and times of RFC 3339."""

from datetime import UTC, datetime

import pytest

from replays.logformat.moments import moment


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2017-09-25T21:28:39+08:00", datetime(2017, 9, 25, 13, 28, 39, tzinfo=UTC)),
        ("2017-09-25t13:28:39z", datetime(2017, 9, 25, 13, 28, 39, tzinfo=UTC)),
        ("2017-09-25T13:28:39.5Z", datetime(2017, 9, 25, 13, 28, 39, 500_000, tzinfo=UTC)),
        ("2017-09-25T13:28:39.123456789Z", datetime(2017, 9, 25, 13, 28, 39, 123_456, tzinfo=UTC)),
        ("2016-12-31T23:59:60Z", datetime(2017, 1, 1, tzinfo=UTC)),
        ("2017-01-01T07:59:60.25+08:00", datetime(2017, 1, 1, 0, 0, 0, 250_000, tzinfo=UTC)),
        ("2017-09-25T13:28:39-00:00", datetime(2017, 9, 25, 13, 28, 39, tzinfo=UTC)),
    ],
)
def test_moment_is_in_utc(text: str, expected: datetime) -> None:
    assert moment(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "2017-02-29T00:00:00Z",
        "2017-04-31T00:00:00Z",
        "0000-01-01T00:00:00Z",
        "0001-01-01T00:00:00+08:00",
        "9999-12-31T23:59:60Z",
        "9999-12-31T23:59:59-08:00",
    ],
)
def test_a_moment_outside_every_calendar_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        moment(text)
