"""Kinds of tile that complete a hand of 13 tiles, melds as three (JX-24, JX-30, JX-52 to JX-55)."""

from collections.abc import Sequence

from scoring.engine.standard_shape import pair_waits
from scoring.engine.suits import keys_of
from scoring.engine.table import Meld
from scoring.engine.tiles import KINDS, KINDS_OF_SUITS, kinds_in, mask_of
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.shapes import (
    WHOLE,
    Families,
    families_held,
    family_of,
    is_scattered,
    kinds_held,
    odd_kinds,
    size_of,
)

FULL_HAND = WHOLE - 1
#: Every kind, as a mask.
_ALL_KINDS = mask_of(KINDS, KINDS)


def waits_of(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds that complete a hand (counts by kind) of 13 tiles, melds as three, else 0."""
    return completing_kinds(chosen, keys_of(hand), hand, melds) if size_of(hand, melds) == FULL_HAND else 0


def completing_kinds(chosen: Chosen, keys: Sequence[int], hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds that complete 13 tiles by any type, save those of which the seat holds all four.

    `keys` are those of the concealed tiles by family, `hand` their counts by kind. A kind that 假胡 needs is
    of the hand's one suit, or with `same_kind_held` one that the hand holds.
    """
    families = families_held(chosen, keys)
    mask = pair_waits(families)
    if not melds:
        mask |= _without_sets(chosen, families)
    if chosen.jia_hu:
        mask |= _same_family(chosen, families, melds)
    if mask:
        man, dots, bamboo, honours = families
        mask &= ~(man.fours | dots.fours | bamboo.fours | honours.fours | _held_with_melds(hand, melds))
    return mask


def all_held(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds of which the seat holds all four, kongs and pungs counted."""
    mask = mask_of((tile for tile in KINDS if hand[tile] >= 4), KINDS) if 4 in hand else 0
    return mask | _held_with_melds(hand, melds)


def _held_with_melds(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    mask = 0
    for meld in melds:
        if meld.is_kong or hand[meld.tiles[0]]:
            mask |= mask_of(meld.tiles[:1], KINDS)
    return mask


def _without_sets(chosen: Chosen, families: Families) -> int:
    """The kinds that make 13 tiles pairs, of which one is odd, or leave them scattered, all being odd."""
    odd = odd_kinds(families)
    if not odd & (odd - 1):
        return odd
    return _far_ones(chosen, odd) if odd.bit_count() == FULL_HAND else 0


def _far_ones(chosen: Chosen, kinds: int) -> int:
    """The kinds with which 13 scattered tiles, all different, are scattered still."""
    mask = 0
    if is_scattered(chosen, kinds):
        for tile in kinds_in(_ALL_KINDS & ~kinds):
            if is_scattered(chosen, kinds | 1 << tile):
                mask |= 1 << tile
    return mask


def _same_family(chosen: Chosen, families: Families, melds: Sequence[Meld]) -> int:
    family = family_of(families, melds)
    if family is None:
        return 0
    if chosen.jia_hu_match != "same_kind_held":
        return KINDS_OF_SUITS[family] & _ALL_KINDS
    mask = kinds_held(families)
    for meld in melds:
        mask |= mask_of(meld.tiles, KINDS)
    return mask
