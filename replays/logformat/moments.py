"""Dates and times of a log (RFC 3339, with offset)."""

import re
from datetime import UTC, datetime, timedelta


def moment(text: str) -> datetime:
    """The moment in UTC that `text`, of the shape of `primitives.Moment`, names.

    A leap second counts as the second after it. Digits beyond microseconds are dropped.
    Raises ValueError for a day that no calendar has and for a moment outside the years 1 to 9999.
    """
    plain = text.upper()
    leap = plain[17:19] == "60"
    if leap:
        plain = plain[:17] + "59" + plain[19:]
    plain = re.sub(r"([.][0-9]{1,6})[0-9]*", lambda fraction: fraction[1].ljust(7, "0"), plain)
    try:
        return datetime.fromisoformat(plain).astimezone(UTC) + timedelta(seconds=int(leap))
    except OverflowError as error:
        raise ValueError(f"{text} is out of range") from error
