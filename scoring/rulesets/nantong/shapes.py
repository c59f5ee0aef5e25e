"""Winning shapes: four sets and a pair of 2, 5 or 8, and the hands that are free of that (NT-14 to NT-16)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.suits import (
    ANY_PLACE,
    PAIRS,
    POWERS,
    SETS,
    SETS_AND_PAIR,
    SPLITS,
    completions,
    groups,
)
from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import Tile, rank
from scoring.rulesets.nantong.chosen import Chosen

#: Places of 2, 5 and 8 in a suit, as a mask.
JIANG: Final = 0b010010010
#: The nine kinds of rank 2, 5 and 8, as a mask of kinds.
JIANG_KINDS: Final = JIANG | JIANG << 9 | JIANG << 18
SUITS: Final = (0, 1, 2)


def is_jiang(tile: Tile) -> bool:
    """Whether the tile is a 2, 5 or 8."""
    return rank(tile) in (2, 5, 8)


@dataclass(slots=True, eq=False)
class Shape:
    """What a hand with its winning tile is, melds included. `pair_suit` is that of the standard shape's pair.

    `quads` counts kinds held four times in seven pairs; `lone` that a single tile was left beside four melds.
    """

    pair_suit: int | None
    jiang_pair: bool
    pungs: bool
    pairs: bool
    quads: int
    all_jiang: bool
    one_suit: bool
    lone: bool

    @property
    def is_standard(self) -> bool:
        """Four sets and a pair, whatever the pair (NT-14)."""
        return self.pair_suit is not None


def shape_of(keys: Sequence[int], hand: Sequence[int], melds: Sequence[Meld]) -> Shape:
    """The shape of concealed tiles (keys and counts of the same hand, the winning tile in) and melds."""
    pair_suit = _pair_suit(keys)
    standard = pair_suit is not None
    counts = [count for count in hand[:27] if count]
    pairs = not melds and sum(counts) == 14 and all(count in (2, 4) for count in counts)
    return Shape(
        pair_suit=pair_suit,
        jiang_pair=pair_suit is not None and bool(PAIRS[keys[pair_suit]] & JIANG),
        pungs=standard and counts.count(3) == len(counts) - 1 and not _has_chow(melds),
        pairs=pairs,
        quads=counts.count(4) if pairs else 0,
        all_jiang=_all_jiang(hand, melds) and sum(counts) + 3 * len(melds) == 14,
        one_suit=len(_suits(keys, melds)) == 1,
        lone=len(melds) == 4 and sum(counts) == 2 and standard,
    )


def _pair_suit(keys: Sequence[int]) -> int | None:
    found = None
    for suit in SUITS:
        split = SPLITS.get(keys[suit], 0)
        if split & SETS:
            continue
        if found is not None or not split & SETS_AND_PAIR:
            return None
        found = suit
    return found


def _has_chow(melds: Sequence[Meld]) -> bool:
    return any(meld.kind == CHOW for meld in melds)


def _all_jiang(hand: Sequence[int], melds: Sequence[Meld]) -> bool:
    if any(count and tile % 9 not in (1, 4, 7) for tile, count in enumerate(hand[:27])):
        return False
    return all(is_jiang(tile) for meld in melds for tile in meld.tiles)


def _suits(keys: Sequence[int], melds: Sequence[Meld]) -> set[int]:
    return {suit for suit in SUITS if keys[suit]} | {meld.tiles[0] // 9 for meld in melds}


@dataclass(frozen=True, slots=True)
class Waits:
    """Masks of kinds that would win: off a discard, by self-draw, and with any pair allowed (NT-16)."""

    discard: int
    self_draw: int
    any_pair: int

    @property
    def either(self) -> int:
        return self.discard | self.self_draw


NO_WAITS: Final = Waits(0, 0, 0)


@dataclass(frozen=True, slots=True)
class SuitFacts:
    """What the tiles of one suit make by themselves.

    `split` as in SPLITS; masks of the places whose tile makes it sets alone, sets and any pair, sets and a
    pair of 2, 5 or 8; `odd` the places held in odd number.
    """

    split: int
    jiang_pair: int
    to_sets: int
    to_pair: int
    to_jiang_pair: int
    odd: int
    only_jiang: bool


_facts: dict[int, SuitFacts] = {}


def suit_facts(key: int) -> SuitFacts:
    """The facts of a suit, remembered by its key."""
    known = _facts.get(key)
    if known is None:
        counts = [key // power % 5 for power in POWERS]
        known = _facts[key] = SuitFacts(
            SPLITS.get(key, 0),
            PAIRS.get(key, 0) & JIANG,
            *completions(key),
            completions(key, JIANG)[1],
            sum(1 << place for place, count in enumerate(counts) if count & 1),
            not any(count for place, count in enumerate(counts) if not JIANG & 1 << place),
        )
    return known


def waits_of(chosen: Chosen, keys: Sequence[int], hand: Sequence[int], melds: Sequence[Meld]) -> Waits:
    """The kinds a hand of 13 tiles (melds as three) waits for, contextual hands left aside.

    A kind of which the seat itself holds all four is no wait.
    """
    man, dots, bamboo = suit_facts(keys[0]), suit_facts(keys[1]), suit_facts(keys[2])
    any_pair = win = 0
    # With two suits that do not split, no one tile completes sets and a pair.
    if bool(man.split) + bool(dots.split) + bool(bamboo.split) > 1:
        any_pair, win = _standard_waits((man, dots, bamboo))
        if any_pair:
            win |= _freed_pairs(keys, hand, melds, any_pair)
    if not melds:
        odd = man.odd | dots.odd << 9 | bamboo.odd << 18
        if not odd & (odd - 1):
            win |= odd
    if man.only_jiang and dots.only_jiang and bamboo.only_jiang and _all_jiang(hand, melds):
        win |= _jiang_waits(chosen, any_pair, win)
    if not any_pair and not win:
        return NO_WAITS
    return _seen_from_hand(chosen, hand, melds, any_pair, win)


def _seen_from_hand(
    chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], any_pair: int, win: int
) -> Waits:
    """Add the single tile beside four melds (NT-36) and take off what the seat holds four times."""
    discard, self_draw = win, win
    if len(melds) == 4 and quan_qiu_ren_allowed(chosen, melds):
        discard |= any_pair
        self_draw |= any_pair if chosen.quan_qiu_ren_self_draw else 0
    free = ~_own_fours(any_pair | discard, hand, melds)
    return Waits(discard & free, self_draw & free, (any_pair | discard) & free)


def _freed_pairs(keys: Sequence[int], hand: Sequence[int], melds: Sequence[Meld], any_pair: int) -> int:
    """Of the waits with any pair those that one suit (NT-28) or triplets alone (NT-26) free of 2, 5 and 8."""
    freed = 0
    used = _suits(keys, melds)
    if len(used) == 1:
        freed = any_pair & ANY_PLACE << 9 * next(iter(used))
    if not _has_chow(melds):
        freed |= _pung_waits(hand)
    return freed


def quan_qiu_ren_allowed(chosen: Chosen, melds: Sequence[Meld]) -> bool:
    """Whether these four melds make 全求人 (NT-36)."""
    return chosen.quan_qiu_ren_concealed_kong or all(meld.kind != CONCEALED for meld in melds)


def _standard_waits(suits: Sequence[SuitFacts]) -> tuple[int, int]:
    """Kinds that complete four sets and a pair: any pair, and one of 2, 5 or 8."""
    open_suits = [suit for suit in SUITS if not suits[suit].split]
    if len(open_suits) > 1:
        return 0, 0
    any_pair = jiang = 0
    for suit in open_suits or SUITS:
        others = [suits[other] for other in SUITS if other != suit]
        paired = [facts for facts in others if facts.split & SETS_AND_PAIR]
        if not paired:
            any_pair |= suits[suit].to_pair << 9 * suit
            jiang |= suits[suit].to_jiang_pair << 9 * suit
        elif len(paired) == 1:
            any_pair |= suits[suit].to_sets << 9 * suit
            if paired[0].jiang_pair:
                jiang |= suits[suit].to_sets << 9 * suit
    return any_pair, jiang


def _pung_waits(hand: Sequence[int]) -> int:
    """Kinds that make triplets and one pair of the concealed tiles (NT-26)."""
    by_count: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    for tile, count in enumerate(hand[:27]):
        if count:
            by_count[count].append(tile)
    singles, pairs = by_count[1], by_count[2]
    if by_count[4]:
        return 0
    if len(singles) == 1 and not pairs:
        return 1 << singles[0]
    if not singles and len(pairs) == 2:
        return 1 << pairs[0] | 1 << pairs[1]
    return 0


def _jiang_waits(chosen: Chosen, any_pair: int, others: int) -> int:
    if chosen.jiang_jiang_hu_shape == "none":
        return JIANG_KINDS
    return (any_pair | others) & JIANG_KINDS


def _own_fours(kinds: int, hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Those of the kinds of which the seat itself holds all four."""
    fours = 0
    for tile in range(27):
        if kinds & 1 << tile and hand[tile] + sum(meld.tiles.count(tile) for meld in melds) >= 4:
            fours |= 1 << tile
    return fours


def groups_of(keys: Sequence[int], shape: Shape) -> list[tuple[Tile, ...]]:
    """The concealed groups of the standard reading, the pair first."""
    found: list[tuple[Tile, ...]] = []
    for suit in SUITS:
        with_pair = suit == shape.pair_suit
        places = JIANG if with_pair and shape.jiang_pair else ANY_PLACE
        found += [
            tuple(9 * suit + place for place in group)
            for group in groups(keys[suit], with_pair, places) or []
        ]
    found.sort(key=lambda group: (len(group) != 2, group))
    return found
