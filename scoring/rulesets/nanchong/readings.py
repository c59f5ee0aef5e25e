"""Ways to read a winning hand: sets and a pair, or seven pairs (NC-32, NC-46)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from scoring.engine.tiles import Tile

SUITS: Final = (0, 1, 2)
#: Groups of places in one suit.
Split = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """The concealed tiles as groups, a pair first where there is one; `pairs` marks seven pairs."""

    groups: tuple[tuple[Tile, ...], ...]
    pairs: bool = False

    @property
    def pair(self) -> Tile:
        """The kind of the pair of a reading as sets and a pair."""
        return self.groups[0][0]

    @property
    def runs(self) -> list[tuple[Tile, ...]]:
        return [group for group in self.groups if len(group) == 3 and group[0] != group[1]]


def readings_of(hand: Sequence[int], melds: int) -> list[Reading]:
    """Every reading of concealed tiles (counts by kind, the winning tile in) beside so many melds."""
    found = [Reading(groups) for groups in groupings(hand)]
    if not melds and sum(hand[:27]) == 14 and not any(count & 1 for count in hand[:27]):
        pairs = tuple((tile, tile) for tile in range(27) for _ in range(hand[tile] // 2))
        found.append(Reading(pairs, pairs=True))
    return found


def groupings(hand: Sequence[int], *, with_pair: bool = True) -> list[tuple[tuple[Tile, ...], ...]]:
    """Every way to group concealed tiles into sets, after a pair where asked for."""
    suits = [tuple(hand[9 * suit : 9 * suit + 9]) for suit in SUITS]
    rest = [sum(counts) % 3 for counts in suits]
    if sorted(rest) != ([0, 0, 2] if with_pair else [0, 0, 0]):
        return []
    order = sorted(SUITS, key=lambda suit: -rest[suit])
    splits = [suit_splits(suits[suit], with_pair=rest[suit] == 2) for suit in order]
    return [
        tuple(
            tuple(9 * suit + place for place in group)
            for suit, split in zip(order, chosen, strict=True)
            for group in split
        )
        for chosen in product(*splits)
    ]


@lru_cache(maxsize=20_000)
def suit_splits(counts: tuple[int, ...], *, with_pair: bool) -> tuple[Split, ...]:
    """Every split of the nine counts of a suit into sets, after a pair where asked for."""
    if not with_pair:
        return tuple(_sets(counts, 0))
    found: list[Split] = []
    for place, count in enumerate(counts):
        if count >= 2:
            rest = _less(counts, (place, place))
            found += [((place, place), *split) for split in _sets(rest, 0)]
    return tuple(found)


def _sets(counts: tuple[int, ...], start: int) -> list[Split]:
    while start < 9 and not counts[start]:
        start += 1
    if start == 9:
        return [()]
    groups = [(start,) * 3] if counts[start] >= 3 else []
    if start < 7 and counts[start + 1] and counts[start + 2]:
        groups.append((start, start + 1, start + 2))
    return [(group, *split) for group in groups for split in _sets(_less(counts, group), start)]


def _less(counts: tuple[int, ...], places: Sequence[int]) -> tuple[int, ...]:
    rest = list(counts)
    for place in places:
        rest[place] -= 1
    return tuple(rest)
