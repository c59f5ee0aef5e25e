"""What the tiles of one suit can make: look-ups instead of searches.

The nine counts of a suit are one integer in base 5 (its key). A key that splits into sets alone, or into sets
and one pair, has an entry in SPLITS; a key without entry splits into nothing. Built once, at import.
"""

from collections.abc import Sequence
from typing import Final

from scoring.engine.tiles import UNKNOWN

#: The suit is sets alone.
SETS: Final = 1
#: The suit is sets and a pair.
SETS_AND_PAIR: Final = 2

POWERS: Final[tuple[int, ...]] = tuple(5**place for place in range(9))
#: What one more tile of a kind adds to the key of its suit.
KEY_OF_TILE: Final[tuple[int, ...]] = tuple(POWERS[tile % 9] for tile in range(36))


def keys_of(counts: Sequence[int]) -> list[int]:
    """The keys of the four suits in a table of counts by tile."""
    keys = [0, 0, 0, 0]
    for tile, count in enumerate(counts[:UNKNOWN]):
        if count:
            keys[tile // 9] += count * KEY_OF_TILE[tile]
    return keys


def _count(key: int, place: int) -> int:
    return key // POWERS[place] % 5


def _sets() -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every triplet and run as (place, copies) pairs."""
    triplets = tuple(((place, 3),) for place in range(9))
    runs = tuple(((place, 1), (place + 1, 1), (place + 2, 1)) for place in range(7))
    return triplets + runs


def _with(key: int, added: tuple[tuple[int, int], ...]) -> int | None:
    """The key with these tiles more, None where a fifth copy would be needed."""
    for place, copies in added:
        if _count(key, place) + copies > 4:
            return None
        key += POWERS[place] * copies
    return key


def _all_sets() -> set[int]:
    found = {0}
    fringe = {0}
    for _ in range(4):
        grown = {_with(key, one) for key in fringe for one in _sets()}
        fringe = {key for key in grown if key is not None} - found
        found |= fringe
    return found


def _splits() -> tuple[dict[int, int], dict[int, int]]:
    """SPLITS and PAIRS: the flags of a key, and the places (bits 0-8) that can be its pair."""
    sets = _all_sets()
    flags = dict.fromkeys(sets, SETS)
    pairs: dict[int, int] = {}
    for key in sets:
        for place in range(9):
            paired = _with(key, ((place, 2),))
            if paired is not None:
                flags[paired] = flags.get(paired, 0) | SETS_AND_PAIR
                pairs[paired] = pairs.get(paired, 0) | 1 << place
    return flags, pairs


_FOUND: Final = _splits()
#: What a suit splits into, by key: SETS, SETS_AND_PAIR.
SPLITS: Final = _FOUND[0]
#: The places that can be the pair of a suit that is sets and a pair, by key.
PAIRS: Final = _FOUND[1]

#: Every place of a suit, as a mask of places.
ANY_PLACE: Final = 0x1FF

_completions: dict[tuple[int, int], tuple[int, int]] = {}


def completions(key: int, pair_places: int = ANY_PLACE) -> tuple[int, int]:
    """Places (bits 0-8) whose tile makes this suit sets alone, and sets with a pair among `pair_places`.

    Remembered by key, for the same few suits come up again and again.
    """
    known = _completions.get((key, pair_places))
    if known is None:
        known = _completions[key, pair_places] = _find_completions(key, pair_places)
    return known


def _find_completions(key: int, pair_places: int) -> tuple[int, int]:
    to_sets = to_pair = 0
    for place in range(9):
        if _count(key, place) == 4:
            continue
        grown = key + POWERS[place]
        if SPLITS.get(grown, 0) & SETS:
            to_sets |= 1 << place
        if PAIRS.get(grown, 0) & pair_places:
            to_pair |= 1 << place
    return to_sets, to_pair


def groups(key: int, with_pair: bool, pair_places: int = ANY_PLACE) -> list[tuple[int, ...]] | None:
    """One split of the suit into groups of places, a pair first where asked for; None if there is none."""
    if with_pair:
        for place in range(9):
            if PAIRS.get(key, 0) & pair_places & 1 << place:
                rest = groups(key - 2 * POWERS[place], with_pair=False)
                return [(place, place), *(rest or [])]
        return None
    if not SPLITS.get(key, 0) & SETS:
        return None
    return _split_sets(key)


def _split_sets(key: int) -> list[tuple[int, ...]]:
    """The sets of a key known to be sets alone, triplets before runs."""
    if key == 0:
        return []
    place = next(place for place in range(9) if _count(key, place))
    triplet = key - 3 * POWERS[place]
    if _count(key, place) >= 3 and SPLITS.get(triplet, 0) & SETS:
        return [(place, place, place), *_split_sets(triplet)]
    run = key - POWERS[place] - POWERS[place + 1] - POWERS[place + 2]
    return [(place, place + 1, place + 2), *_split_sets(run)]
