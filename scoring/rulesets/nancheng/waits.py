"""Kinds of tile that complete a hand of 13 tiles, melds as three (JX-24, JX-30, JX-52 to JX-55)."""

from collections.abc import Sequence

from scoring.engine.suits import keys_of
from scoring.engine.table import Meld
from scoring.engine.tiles import KINDS, mask_of
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.shapes import WHOLE, family_of, is_scattered, pair_waits, size_of

FULL_HAND = WHOLE - 1


def waits_of(
    chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], keys: Sequence[int] | None = None
) -> int:
    """Mask of the kinds that complete the hand by any type, save those of which it holds all four.

    A kind that 假胡 needs is of the hand's one suit, or with `same_kind_held` one that the hand holds. `keys`
    are those of the hand, where they are known.
    """
    if size_of(hand, melds) != FULL_HAND:
        return 0
    mask = pair_waits(chosen, keys_of(hand) if keys is None else keys)
    if not melds:
        mask |= _twins(hand) | _far_ones(chosen, hand)
    if chosen.jia_hu:
        mask |= _same_family(chosen, hand, melds)
    return mask & ~all_held(hand, melds) if mask else 0


def all_held(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Mask of the kinds of which the seat holds all four, kongs and pungs counted."""
    mask = mask_of((tile for tile in KINDS if hand[tile] >= 4), KINDS) if 4 in hand else 0
    for meld in melds:
        if meld.is_kong or hand[meld.tiles[0]]:
            mask |= mask_of(meld.tiles[:1], KINDS)
    return mask


def _twins(hand: Sequence[int]) -> int:
    odd = [tile for tile in KINDS if hand[tile] & 1]
    return 1 << odd[0] if len(odd) == 1 else 0


def _far_ones(chosen: Chosen, hand: Sequence[int]) -> int:
    """The kinds with which 13 scattered tiles are scattered still."""
    if not is_scattered(chosen, hand):
        return 0
    mask, grown = 0, list(hand)
    for tile in KINDS:
        if not hand[tile]:
            grown[tile] = 1
            mask |= is_scattered(chosen, grown) << tile
            grown[tile] = 0
    return mask


def _same_family(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld]) -> int:
    family = family_of(hand, melds)
    if family is None:
        return 0
    kinds = [tile for tile in KINDS if tile // 9 == family]
    if chosen.jia_hu_match == "same_kind_held":
        melded = {tile for meld in melds for tile in meld.tiles}
        kinds = [tile for tile in kinds if hand[tile] or tile in melded]
    return mask_of(kinds, KINDS)
