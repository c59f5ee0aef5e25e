"""Shapes and waits, held to a plain reading of the rules that tries every parting (NT-14 to NT-36)."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Final

import pytest

from scoring.engine.options import resolve_rules
from scoring.engine.suits import keys_of
from scoring.engine.table import ADDED, CHOW, CONCEALED, EXPOSED, PUNG, Meld
from scoring.engine.tiles import Tile, counts_of, format_run, kinds_in, rank
from scoring.rulesets import load
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.patterns import Value, value_of
from scoring.rulesets.nantong.shapes import groups_of, shape_of
from scoring.rulesets.nantong.waits import near_waits, waits_of
from tests.support.notation import log_run, run
from tests.support.positions import tiles as tiles_of

KINDS: Final = range(27)
DEFAULTS: Final = Chosen(**dict(resolve_rules(load("nantong"), "seed-004", {}).options))  # type: ignore[arg-type]

#: Every combination of the options that bear on shapes.
TABLES: Final = [
    replace(
        DEFAULTS,
        jiang_jiang_hu_shape=jiang,
        qing_yi_se_mode=flush,
        hao_hua_extra_quads=extra,
        hao_hua_units=units,
        quan_qiu_ren_self_draw=drawn,
        quan_qiu_ren_concealed_kong=kong,
    )
    for jiang, flush, extra, units, drawn, kong in product(
        ["none", "required"], ["add", "double"], ["ignore", "plus_one"], [2, 1], [True, False], [True, False]
    )
]

Hand = tuple[tuple[Tile, ...], tuple[Meld, ...]]


# ---- the rules, read plainly -------------------------------------------------------------------


@cache
def partings(tiles: tuple[Tile, ...]) -> frozenset[tuple[Tile, bool]]:
    """Every way to make sets and a pair of sorted tiles: the pair's kind, whether its sets are triplets."""
    found: set[tuple[Tile, bool]] = set()
    for pair in {tile for tile in tiles if tiles.count(tile) >= 2}:
        rest = list(tiles)
        rest.remove(pair)
        rest.remove(pair)
        found |= {(pair, triplets) for triplets in sets_of(tuple(rest))}
    return frozenset(found)


@cache
def sets_of(tiles: tuple[Tile, ...]) -> frozenset[bool]:
    """For every way to make sets of sorted tiles, whether they are triplets alone."""
    if not tiles:
        return frozenset({True})
    first = tiles[0]
    found: set[bool] = set()
    if tiles.count(first) >= 3:
        found |= sets_of(tiles[3:])
    run = (first, first + 1, first + 2)
    if rank(first) <= 7 and all(tile in tiles for tile in run):
        rest = list(tiles)
        for tile in run:
            rest.remove(tile)
        if sets_of(tuple(rest)):
            found.add(False)
    return frozenset(found)


def plain_value(chosen: Chosen, hand: Hand, *, self_drawn: bool) -> tuple[str | None, dict[str, int]]:
    """What is wrong with a complete hand, and its units by item, circumstances left aside."""
    tiles, melds = hand
    concealed = tuple(sorted(tiles))
    everything = [*concealed, *(tile for meld in melds for tile in meld.tiles)]
    ways, copies = partings(concealed), Counter(concealed)
    units = {}
    chows = any(meld.kind == CHOW for meld in melds)
    if not chows and any(triplets for _, triplets in ways):
        units["peng_peng_hu"] = 1
    pairs = not melds and all(count in (2, 4) for count in copies.values())
    shaped = chosen.jiang_jiang_hu_shape == "none" or ways or pairs
    if shaped and all(rank(tile) in (2, 5, 8) for tile in everything):
        units["jiang_jiang_hu"] = 1
    quads = sum(count == 4 for count in copies.values())
    if pairs and not quads:
        units["qi_xiao_dui"] = 1
    elif pairs:
        extra = quads - 1 if chosen.hao_hua_extra_quads == "plus_one" else 0
        units["hao_hua_qi_xiao_dui"] = chosen.hao_hua_units + extra
    open_enough = chosen.quan_qiu_ren_concealed_kong or all(meld.kind != CONCEALED for meld in melds)
    if len(melds) == 4 and ways and open_enough and (chosen.quan_qiu_ren_self_draw or not self_drawn):
        units["quan_qiu_ren"] = 1
    one_suit = len({tile // 9 for tile in everything}) == 1
    if one_suit and (units or ways):
        others = sum(units.values())
        units["qing_yi_se"] = max(1, others) if chosen.qing_yi_se_mode == "double" else 1
    if units:
        return None, units
    if any(rank(pair) in (2, 5, 8) for pair, _ in ways):
        return None, {"ping_hu": 1}
    return ("wrong-pair" if ways else "no-shape"), {}


def plain_waits(chosen: Chosen, hand: Hand) -> tuple[int, int, int]:
    """The kinds that win off a discard, by self-draw, and with any pair: each one tried."""
    tiles, melds = hand
    held = Counter((*tiles, *(tile for meld in melds for tile in meld.tiles)))
    discard = drawn = any_pair = 0
    for kind in KINDS:
        if held[kind] == 4:
            continue
        whole = ((*tiles, kind), melds)
        off_discard, _ = plain_value(chosen, whole, self_drawn=False)
        discard |= (off_discard is None) << kind
        drawn |= (plain_value(chosen, whole, self_drawn=True)[0] is None) << kind
        any_pair |= (off_discard != "no-shape") << kind
    return discard, drawn, any_pair


# ---- hands that are nearly or just complete ----------------------------------------------------


def complete_hands(number: int, seed: str) -> Iterator[Hand]:
    """Hands of 14 tiles (melds as three), most of them winning in one way or another."""
    chance = random.Random(seed)
    made = 0
    while made < number:
        hand = chance.choice([_of_sets, _of_sets, _of_pairs, _of_jiang, _of_one_suit])(chance)
        if hand is not None:
            made += 1
            yield _spoilt(hand, chance) if chance.random() < 0.2 else hand


def ready_hands(number: int, seed: str) -> Iterator[Hand]:
    """Hands of 13 tiles: complete ones with a tile taken out."""
    chance = random.Random(f"{seed}-ready")
    for tiles, melds in complete_hands(number, seed):
        left = list(tiles)
        left.remove(chance.choice(tiles))
        yield tuple(left), melds


def _of_sets(chance: random.Random, suits: tuple[int, ...] = (0, 1, 2)) -> Hand | None:
    kinds = [kind for kind in KINDS if kind // 9 in suits]
    pungs_only = chance.random() < 0.3
    sets = []
    for _ in range(4):
        low = chance.choice(kinds)
        is_run = not pungs_only and rank(low) <= 7 and chance.random() < 0.6
        sets.append((low, low + 1, low + 2) if is_run else (low,) * 3)
    pair = chance.choice(kinds)
    melded = chance.choice([0, 0, 1, 2, 3, 4])
    melds = tuple(_meld(tiles, chance) for tiles in sets[:melded])
    tiles = (*(tile for one in sets[melded:] for tile in one), pair, pair)
    return _if_possible(tiles, melds)


def _of_one_suit(chance: random.Random) -> Hand | None:
    return _of_sets(chance, (chance.randrange(3),))


def _of_pairs(chance: random.Random) -> Hand | None:
    kinds = [chance.choice(KINDS) for _ in range(7)]
    return _if_possible(tuple(kind for kind in kinds for _ in range(2)), ())


def _of_jiang(chance: random.Random) -> Hand | None:
    pool = [kind for kind in KINDS if rank(kind) in (2, 5, 8) for _ in range(4)]
    melds = tuple(
        _meld((kind,) * 3, chance)
        for kind in chance.sample(sorted(set(pool)), chance.choice([0, 0, 1, 2, 4]))
    )
    used = Counter(tile for meld in melds for tile in meld.tiles)
    left = list((Counter(pool) - used).elements())
    return _if_possible(tuple(chance.sample(left, 14 - 3 * len(melds))), melds)


def _meld(tiles: tuple[Tile, ...], chance: random.Random) -> Meld:
    if tiles[0] != tiles[1]:
        return Meld(CHOW, tiles, 0, tiles[0], 0)
    kind = chance.choice([PUNG, PUNG, EXPOSED, ADDED, CONCEALED])
    if kind == PUNG:
        return Meld(PUNG, tiles, 0, tiles[0], 0)
    return Meld(kind, (tiles[0],) * 4, None if kind == CONCEALED else 0, tiles[0], 0)


def _spoilt(hand: Hand, chance: random.Random) -> Hand:
    """One tile exchanged for another."""
    tiles = list(hand[0])
    tiles[chance.randrange(len(tiles))] = chance.choice(KINDS)
    return _if_possible(tuple(tiles), hand[1]) or hand


def _if_possible(tiles: tuple[Tile, ...], melds: tuple[Meld, ...]) -> Hand | None:
    counts = Counter((*tiles, *(tile for meld in melds for tile in meld.tiles)))
    return (tiles, melds) if max(counts.values()) <= 4 else None


def shown(hand: Hand) -> str:
    tiles, melds = hand
    return " ".join([format_run(sorted(tiles)), *(f"{meld.kind}:{format_run(meld.tiles)}" for meld in melds)])


def engine_value(chosen: Chosen, hand: Hand, *, self_drawn: bool) -> Value:
    tiles, melds = hand
    counts = counts_of(tiles)
    shape = shape_of(keys_of(counts), melds)
    return value_of(chosen, shape, melds, (), self_drawn=self_drawn)


# ---- what must agree ---------------------------------------------------------------------------


def test_a_complete_hand_is_worth_what_the_rules_say_under_every_option() -> None:
    for place, hand in enumerate(complete_hands(2_000, "worth")):
        for chosen in (TABLES[place % len(TABLES)], DEFAULTS):
            for self_drawn in (False, True):
                value = engine_value(chosen, hand, self_drawn=self_drawn)
                expected = plain_value(chosen, hand, self_drawn=self_drawn)
                assert (value.fault, dict(value.units)) == expected, shown(hand)


@pytest.mark.parametrize("melded", range(4))
def test_tiles_of_258_alone_are_a_hand_only_if_they_are_fourteen(melded: int) -> None:
    kinds = [kind for kind in KINDS if rank(kind) in (2, 5, 8)]
    melds = [Meld(PUNG, (kind,) * 3, 0, kind, 0) for kind in kinds[:melded]]
    tiles = [kind for kind in kinds[melded:] for _ in range(3)]
    whole = [
        size for size in range(len(tiles)) if shape_of(keys_of(counts_of(tiles[:size])), melds).all_jiang
    ]
    assert whole == [14 - 3 * melded]


def test_pairs_are_a_hand_only_if_they_are_seven() -> None:
    pairs = [kind for kind in KINDS for _ in range(2)]
    assert [n for n in range(1, 12) if shape_of(keys_of(counts_of(pairs[: 2 * n])), []).pairs] == [7]


def test_beside_four_melds_a_single_tile_is_one_pair_and_no_more() -> None:
    melds = [Meld(PUNG, (kind,) * 3, 0, kind, 0) for kind in (0, 4, 9, 18)]
    hands = {2: [1, 1], 5: [1, 1, 10, 11, 12], 8: [1, 1, 10, 11, 12, 20, 21, 22]}
    lone = [size for size, tiles in hands.items() if shape_of(keys_of(counts_of(tiles)), melds).lone]
    assert lone == [2]


def check_waits(number: int, seed: str) -> int:
    """Waits of so many hands; how many of them wait for something."""
    waiting = 0
    for place, hand in enumerate(ready_hands(number, seed)):
        chosen = TABLES[place % len(TABLES)]
        tiles, melds = hand
        counts = counts_of(tiles)
        found = waits_of(chosen, keys_of(counts), counts, melds)
        assert (found.discard, found.self_draw, found.any_pair) == plain_waits(chosen, hand), shown(hand)
        assert not (found.either | found.any_pair) & ~near_waits(keys_of(counts)), shown(hand)
        waiting += bool(found.either)
    return waiting


def test_the_waits_of_a_hand_are_the_kinds_that_would_win() -> None:
    assert check_waits(800, "waits") > 500


@pytest.mark.parametrize(
    ("hand", "near"),
    [
        ("22588m2558p2588s", "258m258p258s"),
        ("22588m2558p2589s", "5m"),
        ("11135m999p", "4m9p"),
        ("5m", "258m258p258s"),
        ("1m", "1m"),
    ],
    ids=(
        "two-five-eight-alone",
        "but-one",
        "a-gap-and-a-triplet",
        "one-of-two-five-eight",
        "one-of-the-others",
    ),
)
def test_what_a_hand_may_wait_for_is_told_by_each_suit_for_itself(hand: str, near: str) -> None:
    found = near_waits(keys_of(counts_of(tiles_of(log_run(run(hand))))))
    assert format_run(kinds_in(found)) == log_run(run(near))


@pytest.mark.parametrize("first", [0, 9, 18])
def test_one_suit_of_many_pairs_or_of_quads_waits_for_the_kinds_that_would_win(first: int) -> None:
    kinds = range(first, first + 9)
    for odd in (first, first + 1, first + 5):
        others = [kind for kind in kinds if kind != odd]
        hands = [(*pairs, *pairs, odd, odd, odd) for pairs in combinations(others, 5)]
        hands += [(*quads, *quads, *quads, *quads, odd) for quads in combinations(others, 3)]
        for tiles in hands:
            counts = counts_of(tiles)
            found = waits_of(DEFAULTS, keys_of(counts), counts, ())
            due = plain_waits(DEFAULTS, (tiles, ()))
            assert (found.discard, found.self_draw, found.any_pair) == due, shown((tiles, ()))


@pytest.mark.long
def test_the_waits_of_very_many_hands_are_the_kinds_that_would_win() -> None:
    assert check_waits(30_000, "very many") > 18_000


def test_the_groups_shown_part_the_concealed_tiles_with_the_pair_that_is_scored() -> None:
    for hand in complete_hands(2_000, "groups"):
        tiles, melds = hand
        counts = counts_of(tiles)
        shape = shape_of(keys_of(counts), melds)
        if not shape.is_standard:
            continue
        pair, *sets = groups_of(shape)
        assert sorted((*pair, *(tile for one in sets for tile in one))) == sorted(tiles)
        assert pair[0] == pair[1]
        assert len(sets) == 4 - len(melds)
        assert all(one in ((one[0],) * 3, (one[0], one[0] + 1, one[0] + 2)) for one in sets)
        if shape.jiang_pair:
            assert rank(pair[0]) in (2, 5, 8)
