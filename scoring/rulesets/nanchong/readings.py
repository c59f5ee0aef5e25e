"""Ways to read a winning hand: sets and a pair, or seven pairs (NC-32, NC-46)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.holdings import Holding, Split
from scoring.engine.standard_shape import paired_in
from scoring.engine.tiles import SUITED

#: Tiles of a whole hand without melds.
_WHOLE: Final = 14
_NOTHING: Final = Split(())


class Reading:
    """The concealed tiles as groups, a pair first; `pairs` marks seven pairs.

    `pair` is the kind of that pair, `runs` are the sets that are no triplets, `twins` counts pairs of equal
    runs.
    """

    __slots__ = ("groups", "pair", "pairs", "runs", "twins")

    def __init__(self, paired: Split, other: Split, another: Split, *, pairs: bool = False) -> None:
        self.groups = paired.groups + other.groups + another.groups
        self.pair = self.groups[0][0]
        self.pairs = pairs
        self.runs = paired.runs + other.runs + another.runs
        self.twins = paired.twins + other.twins + another.twins


def is_winning(suits: tuple[Holding, Holding, Holding], melds: int) -> bool:
    """Whether concealed tiles, the winning one in, have any reading beside so many melds."""
    return paired_in(suits) is not None or _are_pairs(suits, melds)


def _are_pairs(suits: tuple[Holding, Holding, Holding], melds: int) -> bool:
    """Whether a whole hand is pairs alone."""
    man, dots, bamboo = suits
    return not melds and man.size + dots.size + bamboo.size == _WHOLE and not man.odd | dots.odd | bamboo.odd


def readings_of(hand: Sequence[int], suits: tuple[Holding, Holding, Holding], melds: int) -> list[Reading]:
    """Every reading of concealed tiles (by kind and by suit, the winning tile in) beside so many melds.

    Those as sets and a pair come in the order of their splits, the pair's suit first; seven pairs last.
    """
    man, dots, bamboo = suits
    size = man.size + dots.size + bamboo.size
    if size % 3 != 2:
        return []
    # The pair lies in the suit that has two tiles over; without such a one some suit has no splits.
    if man.size % 3:
        paired, first, second = man, dots, bamboo
    elif dots.size % 3:
        paired, first, second = dots, man, bamboo
    else:
        paired, first, second = bamboo, man, dots
    found = [
        Reading(one, other, another)
        for one in paired.splits
        for other in first.splits
        for another in second.splits
    ]
    if _are_pairs(suits, melds):
        pairs = tuple((tile, tile) for tile in SUITED for _ in range(hand[tile] // 2))
        found.append(Reading(Split(pairs), _NOTHING, _NOTHING, pairs=True))
    return found
