"""What a hand holds of one family: tiles that make sets with one another, a suit or a region's honours.

All that such tiles make by themselves is worked out once for each key and looked up ever after; what a
whole hand makes is then told from one look-up a family (standard_shape).
"""

from typing import Final

from scoring.engine.sets import SUIT_SETS, Group, SetTable
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.tiles import HONOURS, Tile

#: At most so many holdings of a family are remembered, some ten megabytes.
MOST_REMEMBERED: Final = 30_000
#: Places of 2, 5 and 8 in a suit, as a mask.
JIANG: Final = 0b010010010


#: Masks by themselves: there are few of them and many holdings, which are smaller where equal ones are one.
_MASKS: Final[dict[int, int]] = {}


def _shared(mask: int) -> int:
    return _MASKS.setdefault(mask, mask)


class Split:
    """One way to part the tiles into sets, after a pair where two are over.

    `pair_kind` is the kind of the pair as a mask, 0 without one; `runs` are the sets that are no triplets;
    `twins` counts pairs of equal runs.
    """

    __slots__ = ("groups", "pair_kind", "runs", "twins")

    def __init__(self, groups: tuple[tuple[Tile, ...], ...]) -> None:
        self.groups = groups
        self.pair_kind = 1 << groups[0][0] if groups and len(groups[0]) == 2 else 0
        self.runs = tuple(group for group in groups if len(group) == 3 and group[0] != group[1])
        self.twins = sum(self.runs.count(run) // 2 for run in set(self.runs))


class Holding:
    """Tiles of one family. Every mask has a bit for each kind of tile.

    `is_sets` tells that they are sets alone, `pairs` of which kinds the pair can be where they are sets and a
    pair. One more tile among `to_sets` makes them sets alone, among `to_pair` sets and a pair, among
    `to_jiang_pair` sets and a pair of 2, 5 or 8. `held` are the kinds held at all, `odd` those in odd number,
    `ones`, `twos`, `threes` and `fours` those so often (`fours` also where a broken record shows more);
    `size` counts the tiles, `kinds` how many different ones they are. With none but the kinds of `near` can a
    tile make the hand sets and a pair, or pairs, whatever else the hand holds.
    """

    __slots__ = (
        "_family",
        "_splits",
        "fours",
        "held",
        "is_sets",
        "key",
        "kinds",
        "near",
        "odd",
        "ones",
        "pairs",
        "size",
        "threes",
        "to_jiang_pair",
        "to_pair",
        "to_sets",
        "twos",
    )

    def __init__(self, family: "Family", key: int) -> None:
        counts = family.table.counts(key)
        often = [0, 0, 0, 0, 0]
        odd = 0
        for tile, count in enumerate(counts, family.first):
            often[min(count, 4)] |= 1 << tile
            odd |= (count & 1) << tile
        self.key, self.size = key, sum(counts)
        self.ones, self.twos, self.threes, self.fours = (_shared(mask) for mask in often[1:])
        self.held, self.odd = _shared(sum(often[1:])), _shared(odd)
        self.kinds = self.held.bit_count()
        self.is_sets = key in family.table.whole
        self.pairs = _shared(family.table.pairs.get(key, 0) << family.first)
        completing = family.completing(key) if self.size % 3 else (0, 0, 0)
        self.to_sets, self.to_pair, self.to_jiang_pair = completing
        only_odd = 0 if odd & (odd - 1) else odd
        self.near = _shared(self.to_sets | self.to_pair | only_odd)
        self._family = family
        self._splits: list[Split] | None = None

    @property
    def splits(self) -> list[Split]:
        """Every way to part the tiles, in the order of SetTable.splits; found when first asked for."""
        known = self._splits
        if known is None:
            known = self._splits = self._family.splits(self.key)
        return known


class Family:
    """The family whose first kind is `first`: what a key of it holds, found when first asked for.

    `known` is what has been found. With more keys than `most` it begins anew, so no log fills the memory.
    """

    def __init__(self, first: Tile, table: SetTable, most: int = MOST_REMEMBERED) -> None:
        self.first = first
        self.table = table
        self.most = most
        self.known: dict[int, Holding] = {}

    def __getitem__(self, key: int) -> Holding:
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most:
                self.known.clear()
            found = self.known[key] = Holding(self, key)
        return found

    def completing(self, key: int) -> tuple[int, int, int]:
        """Masks of the kinds that make a key sets alone, sets and a pair, sets and a pair of 2, 5 or 8."""
        to_sets = to_pair = to_jiang_pair = 0
        jiang = JIANG if self.first < HONOURS[0] else 0
        for tile in range(self.first, self.first + self.table.places):
            grown = key + KEY_OF_TILE[tile]
            if grown in self.table.whole:
                to_sets |= 1 << tile
            pairs = self.table.pairs.get(grown, 0)
            if pairs:
                to_pair |= 1 << tile
            if pairs & jiang:
                to_jiang_pair |= 1 << tile
        return _shared(to_sets), _shared(to_pair), _shared(to_jiang_pair)

    def splits(self, key: int) -> list[Split]:
        """The splits of a key, as tiles."""
        return [Split(tuple(self._tiles(group) for group in groups)) for groups in self.table.splits(key)]

    def _tiles(self, group: Group) -> tuple[Tile, ...]:
        return tuple(self.first + place for place in group)


MAN: Final = Family(0, SUIT_SETS)
DOTS: Final = Family(9, SUIT_SETS)
BAMBOO: Final = Family(18, SUIT_SETS)


def suits_held(keys: list[int]) -> tuple[Holding, Holding, Holding]:
    """What a hand of these keys holds of each suit."""
    try:
        return MAN.known[keys[0]], DOTS.known[keys[1]], BAMBOO.known[keys[2]]
    except KeyError:
        return MAN[keys[0]], DOTS[keys[1]], BAMBOO[keys[2]]


def near_kinds(keys: list[int]) -> int:
    """Mask with every kind of the suits that may make sets and a pair, or pairs, of a hand of these keys, as
    far as its suit tells.
    """
    man, dots, bamboo = suits_held(keys)
    return man.near | dots.near | bamboo.near
