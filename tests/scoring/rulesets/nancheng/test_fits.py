"""A glance at a hand never denies a tile that it wins with."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from scoring.engine.options import record_of, resolve_rules
from scoring.engine.suits import keys_of
from scoring.engine.table import PUNG, Meld
from scoring.engine.tiles import KINDS, Tile, counts_of, kinds_in
from scoring.rulesets.nancheng import RULESET
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.fits import Glance
from scoring.rulesets.nancheng.waits import completing_kinds
from tests.support.notation import log_run, run
from tests.support.positions import tiles as tiles_of

DEFAULT: Final = record_of(Chosen, resolve_rules(RULESET, None, {}).options)
RUNS: Final = ([*range(low, low + 3)] for first in (0, 9, 18) for low in range(first, first + 7))
SETS: Final = (*RUNS, *([kind] * 3 for kind in KINDS), [27, 29, 30], [31, 32, 33])


def hands(chance: random.Random) -> Iterator[tuple[list[Tile], list[Meld]]]:
    """13 tiles, melds as three, that want few tiles: towards every type."""
    for _ in range(40):
        pung = [Meld(PUNG, (tile := chance.choice(KINDS),) * 3, 0, tile, 0)] if chance.random() < 0.4 else []
        sets = [tile for _ in range(4 - len(pung)) for tile in chance.choice(SETS)]
        yield [*sets, chance.choice(KINDS)], pung
        pairs = [kind for kind in chance.choices(KINDS, k=7) for _ in range(2)]
        yield pairs[1:], []
        first = 9 * chance.randrange(3)
        yield chance.sample([*range(first, first + 9)] * 4, 13 - 3 * len(pung)), pung
        scattered = [suit + 3 * row for suit in (0, 9, 18) for row in chance.sample(range(3), 2)]
        yield [*scattered, *range(27, 34)], []


@pytest.mark.parametrize(
    ("runs", "gap", "knitted", "jia_hu"),
    list(product(("winds_any3_and_dragons", "dragons_only", "none"), (2, 3), (False, True), (False, True))),
)
def test_every_tile_that_completes_a_hand_passes_the_glance(
    runs: str, gap: int, knitted: bool, jia_hu: bool
) -> None:
    chosen = replace(
        DEFAULT, honor_runs=runs, shi_san_lan_gap=gap, shi_san_lan_knitted=knitted, jia_hu=jia_hu
    )
    glance, completed = Glance(chosen), 0
    for tiles, melds in hands(random.Random(f"{runs}{gap}{knitted}{jia_hu}")):
        hand = counts_of(tiles)
        if max(hand) <= 4:
            for tile in kinds_in(completing_kinds(chosen, keys_of(hand), hand, melds)):
                completed += 1
                assert glance.may_win_with(keys_of(hand), tile)
                assert glance.may_win(keys_of(counts_of([*tiles, tile])))
    assert completed > 80


@pytest.mark.parametrize(
    ("gap", "hand"),
    [
        (2, "147m222333444p55s"),
        (3, "147m222333444p55s"),
        (2, "111222mEEEESSSS"),
        (3, "147m258p3sESWN"),
    ],
    ids=("scattered-or-sets", "far-apart-or-sets", "sets-or-pairs", "scattered-beside-a-meld"),
)
def test_a_hand_whose_families_fit_different_types_does_not_pass(gap: int, hand: str) -> None:
    table = replace(DEFAULT, shi_san_lan_gap=gap, honor_runs="none", jia_hu=True)
    assert not Glance(table).may_win(keys_of(counts_of(tiles_of(log_run(run(hand))))))


def test_a_hand_of_which_two_families_fit_nothing_together_does_not_pass() -> None:
    hand = keys_of(counts_of([0, 0, 0, 1, 4, 9, 9, 12, 20, 27, 28, 29, 32]))
    assert not any(Glance(DEFAULT).may_win_with(hand, tile) for tile in KINDS)
