"""Kinds that a hand of 13 tiles, melds as three, waits for (NT-14 to NT-16, NT-26 to NT-28, NT-31, NT-36)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.holdings import Holding, near_kinds, suits_held
from scoring.engine.standard_shape import unfinished
from scoring.engine.table import Meld
from scoring.engine.tiles import kinds_in
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.shapes import (
    JIANG_KINDS,
    OTHER_KINDS,
    has_chow,
    is_one_suit,
    kinds_melded,
    quan_qiu_ren_allowed,
)


class Waits:
    """Masks of kinds that would win: off a discard, by self-draw, and with any pair allowed (NT-16)."""

    __slots__ = ("any_pair", "discard", "self_draw")

    def __init__(self, discard: int, self_draw: int, any_pair: int) -> None:
        self.discard = discard
        self.self_draw = self_draw
        self.any_pair = any_pair

    @property
    def either(self) -> int:
        return self.discard | self.self_draw


#: What a hand that waits for nothing has; never written to.
NO_WAITS: Final = Waits(0, 0, 0)

#: What a hand holds of each suit.
Suits = tuple[Holding, Holding, Holding]


def waits_of(chosen: Chosen, keys: list[int], hand: Sequence[int], melds: Sequence[Meld]) -> Waits:
    """The kinds a hand of 13 tiles (melds as three) waits for, contextual hands left aside.

    `keys` are those of the concealed tiles by suit, `hand` their counts by kind. A kind of which the seat
    itself holds all four is no wait.
    """
    suits = man, dots, bamboo = suits_held(keys)
    any_pair = win = 0
    one, other = unfinished(suits)
    if one is not None:
        any_pair, win = _standard_waits(one, other) if other else (one.to_pair, one.to_jiang_pair)
    if any_pair != win:
        kinds = man.kinds + dots.kinds + bamboo.kinds
        # Triplets are near with a kind for each of them and one for the pair, no more and no fewer.
        if kinds + len(melds) == 5 or kinds == man.kinds or kinds == dots.kinds or kinds == bamboo.kinds:
            win |= _freed_pairs(suits, melds, any_pair)
    loose = 0
    if not melds:
        odd = man.odd | dots.odd | bamboo.odd
        if not odd & (odd - 1):
            loose = odd
    if not man.held & OTHER_KINDS and not (dots.held | bamboo.held | kinds_melded(melds)) & OTHER_KINDS:
        loose |= _jiang_waits(chosen, any_pair | win | loose)
    if loose:
        # Sets and a pair never want a fifth tile, these might.
        win |= loose & ~(man.fours | dots.fours | bamboo.fours)
    if not any_pair and not win:
        return NO_WAITS
    return _beside_melds(chosen, hand, melds, any_pair, win) if melds else Waits(win, win, any_pair | win)


def near_waits(keys: list[int]) -> int:
    """Mask with every kind that such a hand waits for, and others: what each suit tells by itself."""
    man, dots, bamboo = suits_held(keys)
    is_jiang_alone = not (man.held | dots.held | bamboo.held) & OTHER_KINDS
    return near_kinds(keys) | (JIANG_KINDS if is_jiang_alone else 0)


def _standard_waits(one: Holding, other: Holding) -> tuple[int, int]:
    """Kinds that complete four sets and a pair: any pair, and one of 2, 5 or 8; two suits are unfinished."""
    any_pair = jiang = 0
    if one.pairs:
        any_pair = other.to_sets
        jiang = other.to_sets if one.pairs & JIANG_KINDS else 0
    if other.pairs:
        any_pair |= one.to_sets
        jiang |= one.to_sets if other.pairs & JIANG_KINDS else 0
    return any_pair, jiang


def _freed_pairs(suits: Suits, melds: Sequence[Meld], any_pair: int) -> int:
    """Of the waits with any pair those that one suit (NT-28) or triplets alone (NT-26) free of 2, 5 and 8."""
    man, dots, bamboo = suits
    kinds = man.held | dots.held | bamboo.held
    freed = any_pair if is_one_suit(kinds | kinds_melded(melds)) else 0
    return freed if has_chow(melds) else freed | _pung_waits(suits)


def _pung_waits(suits: Suits) -> int:
    """Kinds that make triplets and one pair of the concealed tiles (NT-26)."""
    man, dots, bamboo = suits
    if man.fours | dots.fours | bamboo.fours:
        return 0
    ones, twos = man.ones | dots.ones | bamboo.ones, man.twos | dots.twos | bamboo.twos
    if not twos:
        return 0 if ones & (ones - 1) else ones
    return twos if not ones and twos.bit_count() == 2 else 0


def _jiang_waits(chosen: Chosen, others: int) -> int:
    """Kinds that complete a hand of 2, 5 and 8 alone (NT-27)."""
    return JIANG_KINDS if chosen.jiang_jiang_hu_shape == "none" else others & JIANG_KINDS


def _beside_melds(
    chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], any_pair: int, win: int
) -> Waits:
    """Add the single tile beside four melds (NT-36) and take off what the seat holds four times."""
    discard = self_draw = win
    if len(melds) == 4 and quan_qiu_ren_allowed(chosen, melds):
        discard |= any_pair
        self_draw |= any_pair if chosen.quan_qiu_ren_self_draw else 0
    either = any_pair | discard
    for tile in kinds_in(either):
        if hand[tile] + sum([meld.tiles.count(tile) for meld in melds]) >= 4:
            either &= ~(1 << tile)
    return Waits(discard & either, self_draw & either, either)
