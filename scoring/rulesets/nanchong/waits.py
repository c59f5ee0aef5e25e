"""Kinds of tile that complete a hand, as masks of kinds (bit 0 to 26), told from its tiles alone."""

from collections.abc import Sequence

from scoring.engine.suits import SETS, SETS_AND_PAIR, SPLITS, completions, keys_of
from scoring.engine.table import Meld
from scoring.rulesets.nanchong.readings import SUITS, groupings


def shape_waits(keys: Sequence[int], hand: Sequence[int], melds: int) -> int:
    """The kinds that complete 13 tiles, melds as three, to a winning shape; of no kind a fifth in hand."""
    mask = pair_waits(keys)
    if not melds:
        mask |= twin_waits(hand)
    return mask


def pair_waits(keys: Sequence[int]) -> int:
    """The kinds that make these tiles sets and one pair."""
    splits = [SPLITS.get(keys[suit], 0) for suit in SUITS]
    broken = [suit for suit in SUITS if not splits[suit]]
    if len(broken) > 1:
        return 0
    mask = 0
    for suit in broken or SUITS:
        others = [splits[other] for other in SUITS if other != suit]
        pairs = sum(1 for split in others if split & SETS_AND_PAIR and not split & SETS)
        if pairs < 2:
            mask |= completions(keys[suit])[0 if pairs else 1] << 9 * suit
    return mask


def set_waits(keys: Sequence[int]) -> int:
    """The kinds that make these tiles sets alone."""
    broken = [suit for suit in SUITS if not SPLITS.get(keys[suit], 0) & SETS]
    if len(broken) != 1:
        return 0
    return completions(keys[broken[0]])[0] << 9 * broken[0]


def twin_waits(hand: Sequence[int]) -> int:
    """The kind that makes these tiles pairs: the only one held in odd number."""
    odd = [tile for tile in range(27) if hand[tile] & 1]
    return 1 << odd[0] if len(odd) == 1 else 0


def fifth_waits(hand: Sequence[int], *, with_pair: bool = True) -> int:
    """Kinds held four times in hand of which a fifth would complete it: waits in shape alone.

    Completed are sets and a pair, without `with_pair` sets alone.
    """
    mask = 0
    grown = list(hand)
    for tile in range(27):
        if hand[tile] == 4:
            grown[tile] += 1
            if groupings(grown, with_pair=with_pair):
                mask |= 1 << tile
            grown[tile] -= 1
    return mask


def is_sets(keys: Sequence[int]) -> bool:
    """Whether these tiles are sets alone, or none at all."""
    return all(SPLITS.get(keys[suit], 0) & SETS for suit in SUITS)


def is_sets_and_pair(keys: Sequence[int]) -> bool:
    """Whether these tiles are sets and one pair."""
    splits = [SPLITS.get(keys[suit], 0) for suit in SUITS]
    paired = [split for split in splits if not split & SETS]
    return len(paired) == 1 and bool(paired[0] & SETS_AND_PAIR)


def is_pairs(hand: Sequence[int]) -> bool:
    """Whether these tiles are pairs alone."""
    return not any(count & 1 for count in hand[:27])


def shown_waits(shown: Sequence[int], unshown: Sequence[int], melds: Sequence[Meld], *, fifths: bool) -> int:
    """The kinds that the shown part of a hand waits for by itself, under any reading of what stays unshown.

    None where what stays unshown is neither sets, nor sets and a pair, nor pairs (NC-19); `fifths` counts
    waits for a fifth tile.
    """
    keys, rest = keys_of(shown), keys_of(unshown)
    mask = 0
    if is_sets(rest):
        mask |= pair_waits(keys) | (fifth_waits(shown) if fifths else 0)
    if is_sets_and_pair(rest):
        mask |= set_waits(keys) | (fifth_waits(shown, with_pair=False) if fifths else 0)
    if not melds and is_pairs(unshown):
        mask |= twin_waits(shown)
    return mask


def is_hideable(unshown: Sequence[int], melds: Sequence[Meld]) -> bool:
    """Whether tiles may stay unshown: sets, sets and a pair, or pairs of a hand without melds (NC-19)."""
    rest = keys_of(unshown)
    return is_sets(rest) or is_sets_and_pair(rest) or (not melds and is_pairs(unshown))
