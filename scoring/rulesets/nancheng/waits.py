"""Kinds of tile that complete a hand of 13 tiles, melds as three (JX-24, JX-30, JX-52 to JX-55)."""

from collections.abc import Sequence
from typing import Final

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
    size_of,
)

FULL_HAND: Final = WHOLE - 1
#: Every kind, as a mask.
_ALL_KINDS: Final = mask_of(KINDS, KINDS)


def waits_of(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds that complete a hand (counts by kind) of 13 tiles, melds as three, else 0."""
    return completing_kinds(chosen, keys_of(hand), hand, melds) if size_of(hand, melds) == FULL_HAND else 0


def completing_kinds(chosen: Chosen, keys: list[int], hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds that complete 13 tiles by any type, save those of which the seat holds all four.

    `keys` are those of the concealed tiles by family, `hand` their counts by kind. A kind that 假胡 needs is
    of the hand's one suit, or with `same_kind_held` one that the hand holds.
    """
    families = families_held(chosen, keys)
    man, dots, bamboo, honours = families
    loose = 0
    if not melds:
        odd = man.odd | dots.odd | bamboo.odd | honours.odd
        if not odd & (odd - 1):
            loose = odd
        elif man.kinds + dots.kinds + bamboo.kinds + honours.kinds == FULL_HAND:
            loose = _far_ones(chosen, odd)
    if chosen.jia_hu:
        loose |= _same_family(chosen, families, melds)
    if loose:
        # Sets and a pair never want a fifth tile, these might.
        loose &= ~(man.fours | dots.fours | bamboo.fours | honours.fours)
    mask = pair_waits(families) | loose
    return mask & ~_held_with_melds(hand, melds) if melds else mask


def all_held(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds of which the seat holds all four, kongs and pungs counted."""
    mask = mask_of((tile for tile in KINDS if hand[tile] >= 4), KINDS) if 4 in hand else 0
    return mask | _held_with_melds(hand, melds)


def _held_with_melds(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    mask = 0
    for meld in melds:
        tile = meld.tiles[0]
        # A pung and one in hand; of a chow that should not be there the hand would have to hold three.
        if meld.tiles.count(tile) + hand[tile] >= 4:
            mask |= mask_of([tile], KINDS)
    return mask


def _far_ones(chosen: Chosen, kinds: int) -> int:
    """The kinds with which 13 scattered tiles, all different, are scattered still."""
    mask = 0
    if is_scattered(chosen, kinds):
        for tile in kinds_in(_ALL_KINDS & ~kinds):
            if is_scattered(chosen, kinds | 1 << tile):
                mask |= 1 << tile
    return mask


def _same_family(chosen: Chosen, families: Families, melds: Sequence[Meld]) -> int:
    """The kinds of the one suit that hand and melds are of, or those that they hold (JX-29, JX-30)."""
    man, dots, bamboo, honours = families
    family = family_of(families, melds)
    if family is None:
        return 0
    if chosen.jia_hu_match != "same_kind_held":
        return KINDS_OF_SUITS[family] & _ALL_KINDS
    mask = man.held | dots.held | bamboo.held | honours.held
    for meld in melds:
        mask |= mask_of(meld.tiles, KINDS)
    return mask
