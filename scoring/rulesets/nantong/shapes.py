"""Winning shapes: four sets and a pair of 2, 5 or 8, and the hands that are free of that (NT-14 to NT-16)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.holdings import JIANG, Holding, suits_held
from scoring.engine.standard_shape import paired_in
from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import KINDS_OF_SUITS, Tile
from scoring.rulesets.nantong.chosen import Chosen

#: The nine kinds of rank 2, 5 and 8, as a mask of kinds.
JIANG_KINDS: Final = JIANG | JIANG << 9 | JIANG << 18
#: All that is of another rank, and what is not shown.
OTHER_KINDS: Final = ~JIANG_KINDS
#: Tiles of a whole hand, melds as three.
WHOLE: Final = 14


class Shape:
    """What a hand with its winning tile is, melds included: concealed tiles by suit, and melds.

    `suits` is what is concealed of each suit; `paired` is the one with the pair of the standard shape, which
    may be a `jiang_pair`, one of 2, 5 or 8. `pungs` tells that its sets are triplets and kongs alone, `pairs`
    that it is seven pairs, of which `quads` counts the kinds held four times; `lone` that a single tile was
    left beside four melds.
    """

    __slots__ = ("all_jiang", "jiang_pair", "lone", "one_suit", "paired", "pairs", "pungs", "quads", "suits")

    def __init__(self, suits: tuple[Holding, Holding, Holding], melds: Sequence[Meld]) -> None:
        man, dots, bamboo = suits
        size = man.size + dots.size + bamboo.size
        kinds = man.held | dots.held | bamboo.held
        triplets = man.threes | dots.threes | bamboo.threes
        paired = paired_in(suits)
        self.suits = suits
        self.paired = paired
        self.jiang_pair = paired is not None and paired.pairs & JIANG_KINDS != 0
        self.pungs = paired is not None and (kinds ^ triplets).bit_count() == 1 and not has_chow(melds)
        self.pairs = not melds and size == WHOLE and not man.odd | dots.odd | bamboo.odd
        self.quads = (man.fours | dots.fours | bamboo.fours).bit_count() if self.pairs else 0
        everything = kinds | kinds_melded(melds)
        self.all_jiang = not everything & OTHER_KINDS and size + 3 * len(melds) == WHOLE
        self.one_suit = is_one_suit(everything)
        self.lone = len(melds) == 4 and size == 2 and paired is not None

    @property
    def is_standard(self) -> bool:
        """Four sets and a pair, whatever the pair (NT-14)."""
        return self.paired is not None


def shape_of(keys: list[int], melds: Sequence[Meld]) -> Shape:
    """The shape of concealed tiles (their keys by suit, the winning tile in) and melds."""
    return Shape(suits_held(keys), melds)


def kinds_melded(melds: Sequence[Meld]) -> int:
    """Mask of the kinds in melds."""
    mask = 0
    for meld in melds:
        for tile in meld.tiles:
            mask |= 1 << tile
    return mask


def is_one_suit(kinds: int) -> bool:
    """Whether kinds, as a mask, are of one suit."""
    for suit in KINDS_OF_SUITS:
        if kinds & suit:
            return not kinds & ~suit
    return False


def has_chow(melds: Sequence[Meld]) -> bool:
    """Whether any meld is a chow."""
    return CHOW in [meld.kind for meld in melds]


def groups_of(shape: Shape) -> list[tuple[Tile, ...]]:
    """The concealed groups of the standard reading, the pair first."""
    found: list[tuple[Tile, ...]] = []
    for held in shape.suits:
        if held is not shape.paired:
            found += held.splits[0].groups
            continue
        wanted = JIANG_KINDS if shape.jiang_pair else held.pairs
        found += next(split.groups for split in held.splits if split.pair_kind & wanted)
    found.sort(key=_pair_first)
    return found


def _pair_first(group: tuple[Tile, ...]) -> tuple[bool, tuple[Tile, ...]]:
    return len(group) != 2, group


def quan_qiu_ren_allowed(chosen: Chosen, melds: Sequence[Meld]) -> bool:
    """Whether these four melds make 全求人 (NT-36)."""
    return chosen.quan_qiu_ren_concealed_kong or all(meld.kind != CONCEALED for meld in melds)
