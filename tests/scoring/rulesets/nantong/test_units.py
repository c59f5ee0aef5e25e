"""How many units the items of a win make (NT-37 to NT-43)."""

from dataclasses import replace
from typing import Final

import pytest

from scoring.engine.options import record_of, resolve_rules
from scoring.engine.transfers import Priced
from scoring.rulesets import load
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.prices import units_of

DEFAULTS: Final = record_of(Chosen, resolve_rules(load("nantong"), "seed-004", {}).options)


def priced(**items: int) -> list[Priced]:
    return [Priced(code, points, "") for code, points in items.items()]


@pytest.mark.parametrize(
    ("points_small", "points_big", "items", "units"),
    [
        (10, 60, priced(ping_hu=10), (1, False)),
        (10, 60, priced(qing_yi_se=120), (2, True)),
        (10, 60, priced(qing_yi_se=60, ping_hu=10), (1, True)),
        (0, 60, priced(ping_hu=10), (0, False)),
        (10, 0, priced(qing_yi_se=60), (0, True)),
        (10, 60, [], (0, False)),
    ],
    ids=("a-small-one", "two-big-ones", "big-beside-small", "small-at-nought", "big-at-nought", "none"),
)
def test_items_make_as_many_units_as_their_price_goes_into_them(
    points_small: int, points_big: int, items: list[Priced], units: tuple[int, bool]
) -> None:
    table = replace(DEFAULTS, points_small=points_small, points_big=points_big)
    assert units_of(table, items) == units
