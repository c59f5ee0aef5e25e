"""Prices that a room may set."""

from scoring.engine.options import Option
from scoring.engine.words import Words
from scoring.patterns.option_kinds import integer

#: The widest price that a room may set, in points.
MOST_POINTS = 100


def points(name: str, clause: str, label: Words, *, default: int) -> Option:
    """Offer a number of points from 0 to MOST_POINTS."""
    return integer(name, clause, label, default=default, most=MOST_POINTS)
