"""Shapes told from the tiles alone: sets and a pair, pairs, 十三烂, one suit (JX-14, JX-52 to JX-55)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from scoring.engine.suits import SETS, SETS_AND_PAIR, SUIT, Family, keys_of
from scoring.engine.table import Meld
from scoring.engine.tiles import HONOURS, UNKNOWN, Tile, suit
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.honours import honours

FAMILIES: Final = (0, 1, 2, 3)
#: Tiles of a whole hand, kongs counted as three.
WHOLE: Final = 14
#: The rows of the knitted form of 十三烂: 147, 258 and 369, as places of a suit.
ROWS: Final = 3


def families(chosen: Chosen) -> tuple[Family, Family, Family, Family]:
    """What makes sets with one another at this table: the three suits, and the honours."""
    return SUIT, SUIT, SUIT, honours(chosen.honor_runs)


def is_sets_and_pair(chosen: Chosen, keys: Sequence[int]) -> bool:
    """Whether these tiles are sets and one pair (JX-52)."""
    pairs = 0
    for family, key in zip(families(chosen), keys, strict=True):
        split = family.splits.get(key, 0)
        if split & SETS:
            continue
        if not split & SETS_AND_PAIR:
            return False
        pairs += 1
    return pairs == 1


def pair_waits(chosen: Chosen, keys: Sequence[int]) -> int:
    """Mask of the kinds that make these tiles sets and one pair."""
    known = families(chosen)
    splits = [family.splits.get(key, 0) for family, key in zip(known, keys, strict=True)]
    broken = [place for place in FAMILIES if not splits[place]]
    if len(broken) > 1:
        return 0
    mask = 0
    for place in broken or FAMILIES:
        others = [splits[other] for other in FAMILIES if other != place]
        pairs = sum(1 for split in others if not split & SETS)
        if pairs < 2:
            mask |= known[place].completions(keys[place])[0 if pairs else 1] << 9 * place
    return mask


def groups_of(chosen: Chosen, hand: Sequence[int]) -> list[tuple[Tile, ...]]:
    """One reading of concealed tiles that are sets and a pair, the pair first."""
    keys = keys_of(hand)
    found: list[tuple[Tile, ...]] = []
    for place, family in enumerate(families(chosen)):
        paired = not family.splits.get(keys[place], 0) & SETS
        split = family.groups(keys[place], with_pair=paired) or []
        made = [tuple(9 * place + spot for spot in group) for group in split]
        found = [*made, *found] if paired else [*found, *made]
    return found


def is_triplets_and_pair(hand: Sequence[int], melds: Sequence[Meld]) -> bool:
    """Whether everything is triplets, kongs and one pair (JX-56)."""
    pairs = 0
    for count in hand[:UNKNOWN]:
        if count == 2:
            pairs += 1
        elif count not in (0, 3):
            return False
    return pairs == 1 and all(len(set(meld.tiles)) == 1 for meld in melds)


def is_pairs(hand: Sequence[int]) -> bool:
    """Whether these tiles are pairs alone; four alike are two (JX-53)."""
    return not any(count & 1 for count in hand[:UNKNOWN])


def family_of(hand: Sequence[int], melds: Sequence[Meld]) -> int | None:
    """The one suit of the whole hand, 0 to 2; 3 for honours alone, None where it is mixed (JX-29)."""
    found = {suit(meld.tiles[0]) for meld in melds}
    found |= {place for place in FAMILIES if any(hand[9 * place : min(9 * place + 9, UNKNOWN)])}
    return found.pop() if len(found) == 1 else None


def is_scattered(chosen: Chosen, hand: Sequence[int]) -> bool:
    """Whether no two tiles are alike or near: in each suit ranks far enough apart (十三烂, JX-54)."""
    if max(hand[:UNKNOWN]) > 1:
        return False
    suits = [[spot for spot in range(9) if hand[9 * place + spot]] for place in range(3)]
    for spots in suits:
        if any(high - low < chosen.shi_san_lan_gap for low, high in pairwise(spots)):
            return False
    return not chosen.shi_san_lan_knitted or _is_knitted(suits)


def _is_knitted(suits: Sequence[Sequence[int]]) -> bool:
    """Whether each suit keeps to one row, and no two suits to the same."""
    rows = [{spot % ROWS for spot in spots} for spots in suits if spots]
    return all(len(row) == 1 for row in rows) and len(set.union(set(), *rows)) == len(rows)


def has_every_honour(hand: Sequence[int]) -> bool:
    """Whether all seven honours are there (七星, JX-55)."""
    return all(hand[tile] for tile in HONOURS)


def size_of(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """The number of tiles of a hand, kongs counted as three."""
    return sum(hand) + 3 * len(melds)
