"""Types and waits, held to a plain reading of the rules that tries every parting (JX-14, JX-52 to JX-62)."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final

import pytest

from scoring.engine.options import record_of, resolve_rules
from scoring.engine.suits import keys_of
from scoring.engine.table import CHOW, CONCEALED, PUNG, Meld
from scoring.engine.tiles import KINDS, NAMES, counts_of, format_run, kinds_in
from scoring.rulesets.nancheng import RULESET
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.value import groups_in, types_of
from scoring.rulesets.nancheng.waits import waits_of
from tests.support import nancheng_shapes
from tests.support.notation import log_run, run
from tests.support.positions import tiles

DEFAULTS: Final = resolve_rules(RULESET, None, {}).options
#: Every combination of the options that bear on shapes.
TABLES: Final = [
    {
        "honor_runs": runs,
        "shi_san_lan_gap": gap,
        "shi_san_lan_knitted": knitted,
        "jia_hu": jia_hu,
        "jia_hu_match": match,
    }
    for runs, gap, knitted, jia_hu, match in product(
        ("winds_any3_and_dragons", "dragons_only", "none"),
        (2, 3),
        (False, True),
        (False, True),
        ("same_suit", "same_kind_held"),
    )
]
RUNS: Final = (
    *([low, low + 1, low + 2] for first in (0, 9, 18) for low in range(first, first + 7)),
    *([wind for wind in range(27, 31) if wind != left] for left in range(27, 31)),
    [31, 32, 33],
)

#: Concealed tiles, and the kinds melded with whether that is a concealed kong or a pung.
Hand = tuple[list[int], list[tuple[str, int]]]


def chosen_at(table: dict[str, Any]) -> Chosen:
    return replace(record_of(Chosen, DEFAULTS), **table)


def whole_hands(number: int, seed: str) -> Iterator[Hand]:
    """Hands of 14 tiles, melds as three, most of which win at some table."""
    chance, made = random.Random(seed), 0
    while made < number:
        tiles, melds = chance.choice([_of_sets, _of_sets, _of_pairs, _scattered, _of_one_family])(chance)
        held = Counter(tiles)
        held.update(dict.fromkeys((tile for _, tile in melds), 3))
        if len(melds) == len({tile for _, tile in melds}) and max(held.values()) <= 4:
            made += 1
            yield tiles, melds


def _of_sets(chance: random.Random) -> Hand:
    """Sets and a pair; of one suit, or of honours, at times."""
    kinds: Sequence[int] = chance.choice([KINDS, KINDS, range(9), range(9, 18), range(18, 27), range(27, 34)])
    sets = [[kind] * 3 for kind in kinds] if chance.random() < 0.3 else []
    sets = sets or [[kind] * 3 for kind in kinds] + [run for run in RUNS if run[0] in kinds] * 2
    melds = _melds(chance, kinds)
    parted = [tile for _ in range(4 - len(melds)) for tile in chance.choice(sets)]
    return [*parted, *[chance.choice(kinds)] * 2], melds


def _of_pairs(chance: random.Random) -> Hand:
    kinds: Sequence[int] = chance.choice([KINDS, range(9), range(27, 34)])
    return [kind for kind in chance.choices(kinds, k=7) for _ in range(2)], []


def _scattered(chance: random.Random) -> Hand:
    """Honours and tiles of each suit some way apart, mostly of a row of its own."""
    rows = chance.choice([[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 0, 2]])
    suited = [9 * suit + row + step for suit, row in enumerate(rows) for step in (0, 3, 6)]
    if chance.random() < 0.5:
        suited = [9 * suit + rank for suit in range(3) for rank in chance.sample(range(9), 3)]
    honours = chance.choice([5, 6, 7])
    return [*chance.sample(range(27, 34), honours), *chance.sample(suited, 14 - honours)], []


def _of_one_family(chance: random.Random) -> Hand:
    kinds = chance.choice([range(9), range(9, 18), range(18, 27), range(27, 34)])
    melds = _melds(chance, kinds)
    return chance.choices(kinds, k=14 - 3 * len(melds)), melds


def _melds(chance: random.Random, kinds: Sequence[int]) -> list[tuple[str, int]]:
    return [
        (chance.choice([PUNG, CONCEALED]), chance.choice(kinds))
        for _ in range(chance.choice([0, 0, 1, 2, 4]))
    ]


def melds_of(hand: Hand) -> list[Meld]:
    return [
        Meld(PUNG, (tile,) * 3, 0, tile, 0) if kind == PUNG else Meld(CONCEALED, (tile,) * 4, None, None, 0)
        for kind, tile in hand[1]
    ]


def plain_types(table: dict[str, Any], hand: Hand, tile: int) -> set[str]:
    """What a hand is by the rules, won with this tile of it."""
    tiles, melds = hand
    named = [(kind, NAMES[kong]) for kind, kong in melds]
    found = nancheng_shapes.types_of([NAMES[kind] for kind in tiles], named, table)
    alike = tiles.count(tile) + sum(kong == tile for _, kong in melds)
    if table["jia_hu_match"] == "same_kind_held" and alike < 2:
        found.discard("jia_hu")
    return found


def shown(hand: Hand) -> str:
    return " ".join([format_run(sorted(hand[0])), *(f"{kind}:{NAMES[tile]}" for kind, tile in hand[1])])


def test_a_whole_hand_is_of_the_types_that_the_rules_say_under_every_option() -> None:
    met: set[str] = set()
    for place, hand in enumerate(whole_hands(1_500, "types")):
        table = TABLES[place % len(TABLES)]
        tile, counts = hand[0][place % len(hand[0])], counts_of(hand[0])
        found = types_of(chosen_at(table), keys_of(counts), counts, melds_of(hand), tile)
        assert len(found) == len({*found})
        assert {*found} == plain_types(table, hand, tile), (shown(hand), NAMES[tile], table)
        met |= {*found}
    assert met == {*nancheng_shapes.TYPES}


def test_the_groups_shown_part_the_concealed_tiles_and_the_pair_stands_first() -> None:
    runs, parted = {tuple(run) for run in RUNS}, 0
    for hand in whole_hands(500, "groups"):
        counts, melds = counts_of(hand[0]), melds_of(hand)
        chosen = chosen_at({})
        if "ping_hu" not in types_of(chosen, keys_of(counts), counts, melds, None):
            continue
        parted += 1
        pair, *sets = groups_in(chosen, counts, "ping_hu")
        assert sorted([*pair, *(tile for one in sets for tile in one)]) == sorted(hand[0]), shown(hand)
        assert pair == (pair[0],) * 2, shown(hand)
        assert all(one == (one[0],) * 3 or one in runs for one in sets), shown(hand)
    assert parted > 100


def check_waits(number: int, seed: str) -> int:
    """Waits of so many hands; how many of them wait for something."""
    waiting = 0
    for place, (whole, melds) in enumerate(whole_hands(number, seed)):
        table = TABLES[place % len(TABLES)]
        tiles = [*whole[: place % len(whole)], *whole[place % len(whole) + 1 :]]
        hand, counts = (tiles, melds), counts_of(tiles)
        found = {*kinds_in(waits_of(chosen_at(table), counts, melds_of(hand)))}
        held = Counter(tiles)
        for kind, tile in melds:
            held[tile] += 3 if kind == PUNG else 4
        free = [tile for tile in KINDS if held[tile] < 4]
        assert found == {tile for tile in free if plain_types(table, ([*tiles, tile], melds), tile)}, (
            shown(hand),
            table,
        )
        waiting += bool(found)
    return waiting


def test_the_waits_of_a_hand_are_the_kinds_that_would_win() -> None:
    assert check_waits(700, "waits") > 300


@pytest.mark.long
def test_the_waits_of_very_many_hands_are_the_kinds_that_would_win() -> None:
    assert check_waits(20_000, "very many") > 9_000


@pytest.mark.parametrize("size", [1, 4, 7, 10, 12, 13, 14])
def test_only_thirteen_tiles_wait_for_any_tile_of_their_suit(size: int) -> None:
    hand = counts_of([*range(9), *range(9)][:size])
    waits = waits_of(chosen_at({"jia_hu": True, "jia_hu_match": "same_suit"}), hand, [])
    assert [*kinds_in(waits)] == ([*range(9)] if size == 13 else [])


@pytest.mark.parametrize(
    ("hand", "melded", "waits"),
    [
        ("1m999pESWNNN", (CHOW, "1m2m3m"), "1m"),
        ("144688899m2m", (CHOW, "1m2m3m"), "1m2m3m4m5m6m7m8m9m"),
        ("111446888m9m", (CHOW, "1m2m3m"), "2m3m4m5m6m7m8m9m"),
        ("1m999pESWNNN", (PUNG, "1m1m1m"), ""),
        ("2m999pESWNNN", (PUNG, "1m1m1m"), "2m"),
    ],
    ids=("a-chow-and-one", "of-one-suit", "a-chow-and-three", "a-pung-and-one", "a-pung-and-another"),
)
def test_a_kind_is_held_by_all_its_four_tiles_whatever_lies_open(
    hand: str, melded: tuple[str, str], waits: str
) -> None:
    kind, names = melded
    meld = Meld(kind, tuple(tiles(names)), 0, tiles(names)[0], 0)
    counts = counts_of(tiles(log_run(run(hand))))
    assert kinds_in(waits_of(chosen_at({"jia_hu": True}), counts, [meld])) == tuple(tiles(waits))
