"""Nantong with options that contradict each other, for tests of how such rules are refused."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, cast

from scoring.engine.options import Contradiction
from scoring.engine.ruleset import RuleSet
from scoring.engine.words import words
from scoring.rulesets import installed, load

EXPECTED: Final = "points_big above points_small"
DEMAND: Final = words(
    "a big hand worth more than a small one", "大胡的底分要比小胡的多", "大胡的底分要比小胡的多"
)


def strict_nantong() -> RuleSet:
    """Nantong where a big hand must be worth more than a small one."""
    dearer = Contradiction(
        ("points_small", "points_big"),
        EXPECTED,
        DEMAND,
        lambda settled: int(settled["points_big"]) > int(settled["points_small"]),
    )
    return replace(load("nantong"), contradictions=(dearer,))


@contextmanager
def strict() -> Iterator[RuleSet]:
    """For its time that one is installed in place of Nantong."""
    rulesets, own = cast("dict[str, RuleSet]", installed()), load("nantong")
    rulesets["nantong"] = strict_nantong()
    try:
        yield rulesets["nantong"]
    finally:
        rulesets["nantong"] = own
