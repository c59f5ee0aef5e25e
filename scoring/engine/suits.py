"""What tiles of one family can make: look-ups instead of searches.

A family is tiles that make sets with one another: those of a suit, or a region's honours. Their counts are
one integer in base 5 (the key). A key that splits into sets alone, or into sets and one pair, has an entry in
`splits`; a key without entry splits into nothing. The tables are built once for each family.
"""

from collections.abc import Sequence
from typing import Final

from scoring.engine.tiles import UNKNOWN

#: The tiles are sets alone.
SETS: Final = 1
#: The tiles are sets and a pair.
SETS_AND_PAIR: Final = 2

POWERS: Final[tuple[int, ...]] = tuple(5**place for place in range(9))
#: What one more tile of a kind adds to the key of its family.
KEY_OF_TILE: Final[tuple[int, ...]] = tuple(POWERS[tile % 9] for tile in range(36))

#: Every place of a suit, as a mask of places.
ANY_PLACE: Final = 0x1FF

#: The places of a set, in order, each as often as it has tiles there.
Group = tuple[int, ...]


def keys_of(counts: Sequence[int]) -> list[int]:
    """The keys of the three suits and of the honours in a table of counts by tile."""
    keys = [0, 0, 0, 0]
    for tile, count in enumerate(counts[:UNKNOWN]):
        if count:
            keys[tile // 9] += count * KEY_OF_TILE[tile]
    return keys


def _count(key: int, place: int) -> int:
    return key // POWERS[place] % 5


def _with(key: int, added: Group) -> int | None:
    """The key with these tiles more, None where a fifth copy would be needed."""
    for place in added:
        if _count(key, place) == 4:
            return None
        key += POWERS[place]
    return key


class Family:
    """What so many places make, of which the given groups are sets; `sets` puts the preferred ones first."""

    def __init__(self, places: int, sets: Sequence[Group]) -> None:
        self._places = places
        self._sets = sets
        #: What a key splits into: SETS, SETS_AND_PAIR.
        self.splits: dict[int, int] = {}
        #: The places (bits) that can be the pair of a key that is sets and a pair.
        self.pairs: dict[int, int] = {}
        self._completions: dict[tuple[int, int], tuple[int, int]] = {}
        self._build()

    def _build(self) -> None:
        whole = self._all_sets()
        self.splits = dict.fromkeys(whole, SETS)
        for key in whole:
            for place in range(self._places):
                paired = _with(key, (place, place))
                if paired is not None:
                    self.splits[paired] = self.splits.get(paired, 0) | SETS_AND_PAIR
                    self.pairs[paired] = self.pairs.get(paired, 0) | 1 << place

    def _all_sets(self) -> set[int]:
        found = {0}
        fringe = {0}
        for _ in range(4):
            grown = {_with(key, one) for key in fringe for one in self._sets}
            fringe = {key for key in grown if key is not None} - found
            found |= fringe
        return found

    def completions(self, key: int, pair_places: int = ANY_PLACE) -> tuple[int, int]:
        """Places (bits) whose tile makes the key sets alone, and sets with a pair among `pair_places`.

        Remembered by key, for the same few come up again and again.
        """
        known = self._completions.get((key, pair_places))
        if known is None:
            known = self._completions[key, pair_places] = self._find_completions(key, pair_places)
        return known

    def _find_completions(self, key: int, pair_places: int) -> tuple[int, int]:
        to_sets = to_pair = 0
        for place in range(self._places):
            if _count(key, place) == 4:
                continue
            grown = key + POWERS[place]
            if self.splits.get(grown, 0) & SETS:
                to_sets |= 1 << place
            if self.pairs.get(grown, 0) & pair_places:
                to_pair |= 1 << place
        return to_sets, to_pair

    def groups(self, key: int, with_pair: bool, pair_places: int = ANY_PLACE) -> list[Group] | None:
        """One split of the key into groups, a pair first where asked for; None if there is none."""
        if with_pair:
            for place in range(self._places):
                if self.pairs.get(key, 0) & pair_places & 1 << place:
                    rest = self.groups(key - 2 * POWERS[place], with_pair=False)
                    return [(place, place), *(rest or [])]
            return None
        if not self.splits.get(key, 0) & SETS:
            return None
        return self._split_sets(key)

    def _split_sets(self, key: int) -> list[Group]:
        """The sets of a key known to be sets alone."""
        if key == 0:
            return []
        place = next(place for place in range(self._places) if _count(key, place))
        for group in self._sets:
            rest = key - sum(POWERS[other] for other in group)
            fits = group[0] == place and all(_count(key, other) >= group.count(other) for other in group)
            if fits and self.splits.get(rest, 0) & SETS:
                return [group, *self._split_sets(rest)]
        raise AssertionError("a key that is sets has a set with its first tile")


def triplets(places: int) -> tuple[Group, ...]:
    """Three alike at each of so many places."""
    return tuple((place,) * 3 for place in range(places))


#: A suit: triplets, and runs of three following places.
SUIT: Final = Family(9, (*triplets(9), *((place, place + 1, place + 2) for place in range(7))))
SPLITS: Final = SUIT.splits
PAIRS: Final = SUIT.pairs
completions: Final = SUIT.completions
groups: Final = SUIT.groups
