"""Whether a hand might win, told at a glance from what it holds of each family.

The tiles of each family must fit one and the same type: nearly always two families show that they do not,
before it has to be worked out what a hand waits for.
"""

from collections.abc import Sequence
from typing import Final

from scoring.engine.holdings import BAMBOO, DOTS, MAN, MOST_REMEMBERED, Family, Holding
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.tiles import Tile
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.honours import FAMILIES
from scoring.rulesets.nancheng.shapes import HONOURS_ALONE, WHOLE, are_apart

#: Types as bits: sets and a pair, pairs alone, 十三烂 by its least distance, 假胡 by its family.
SETS: Final = 1
PAIRS: Final = 2
SCATTERED: Final = {2: 4, 3: 8}
ONE_FAMILY: Final = (16, 32, 64, 128)
ANY: Final = 255
#: Types that a hand may be of which has nothing of some family.
_WITHOUT: Final = sum(ONE_FAMILY)


class Fits:
    """The types that tiles of one family fit, as bits by key, found when first asked for.

    `known` is what has been found; with more keys than MOST_REMEMBERED it begins anew.
    """

    def __init__(self, family: Family, place: int) -> None:
        self.family = family
        self.place = place
        self.known: dict[int, int] = {}

    def __getitem__(self, key: int) -> int:
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            found = self.known[key] = self._types(self.family[key])
        return found

    def _types(self, held: Holding) -> int:
        types = 0 if held.size else _WITHOUT
        if held.size % 3 == 2:
            # As every whole hand of one family, melds apart.
            types |= ONE_FAMILY[self.place]
        if held.is_sets or held.pairs:
            types |= SETS
        if not held.odd:
            types |= PAIRS
        for gap, scattered in SCATTERED.items():
            if held.size == held.kinds >= self._fewest(gap) and are_apart(gap, held.held):
                types |= scattered
        return types

    def _fewest(self, gap: int) -> int:
        """How many scattered tiles a hand has of the family at least, however many of the others."""
        return WHOLE - 3 * -(-9 // gap) if self.place == HONOURS_ALONE else 0


FamilyFits = tuple[Fits, Fits, Fits, Fits]

_SUITS: Final = (Fits(MAN, 0), Fits(DOTS, 1), Fits(BAMBOO, 2))
#: What tiles of each family fit, by value of `honor_runs`.
FITS: Final[dict[str, FamilyFits]] = {name: (*_SUITS, Fits(family, 3)) for name, family in FAMILIES.items()}


class Glance:
    """Hands at one table, at a glance: the types that it plays, and what fits them."""

    __slots__ = ("fits", "types")

    def __init__(self, chosen: Chosen) -> None:
        self.fits = FITS[chosen.honor_runs]
        self.types = SETS | PAIRS | SCATTERED[chosen.shi_san_lan_gap]
        if chosen.jia_hu:
            self.types |= _WITHOUT

    def may_win(self, keys: Sequence[int]) -> bool:
        """Whether concealed tiles of these keys, the winning one among them, may be of some type."""
        man, dots, bamboo, honours = self.fits
        return bool(self.types & man[keys[0]] & dots[keys[1]] & bamboo[keys[2]] & honours[keys[3]])

    def may_win_with(self, keys: Sequence[int], tile: Tile) -> bool:
        """Whether they may be with this tile, which is not among them."""
        grown = list(keys)
        grown[tile // 9] += KEY_OF_TILE[tile]
        return self.may_win(grown)
