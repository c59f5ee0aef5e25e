"""Shapes told from the tiles alone: sets and a pair, pairs, 十三烂, one suit (JX-14, JX-52 to JX-55)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.holdings import BAMBOO, DOTS, MAN, Holding
from scoring.engine.standard_shape import paired_in
from scoring.engine.table import Meld
from scoring.engine.tiles import HONOURS, KINDS_OF_SUITS, Tile, kinds_in, mask_of
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.honours import FAMILIES

#: What a hand holds of each suit and of honours.
Families = tuple[Holding, Holding, Holding, Holding]
#: Tiles of a whole hand, kongs counted as three.
WHOLE: Final = 14
#: The rows of the knitted form of 十三烂: 147, 258 and 369, as places of a suit.
ROWS: Final = 3
#: The place of honours among the families, and of a hand of them alone.
HONOURS_ALONE: Final = 3
#: All honours, as a mask.
EVERY_HONOUR: Final = mask_of(HONOURS, HONOURS)


def families_held(chosen: Chosen, keys: list[int]) -> Families:
    """What a hand of these keys holds of each family, honours making sets as the table has chosen."""
    honours = FAMILIES[chosen.honor_runs]
    try:
        return MAN.known[keys[0]], DOTS.known[keys[1]], BAMBOO.known[keys[2]], honours.known[keys[3]]
    except KeyError:
        return MAN[keys[0]], DOTS[keys[1]], BAMBOO[keys[2]], honours[keys[3]]


def groups_of(families: Families) -> list[tuple[Tile, ...]]:
    """One reading of concealed tiles that are sets and a pair, the pair first."""
    paired = paired_in(families)
    found: list[tuple[Tile, ...]] = []
    for held in families:
        made = held.splits[0].groups
        found = [*made, *found] if held is paired else [*found, *made]
    return found


def is_triplets_and_pair(families: Families, melds: Sequence[Meld]) -> bool:
    """Whether everything is triplets, kongs and one pair (JX-56)."""
    pairs = 0
    for held in families:
        if held.ones or held.fours:
            return False
        pairs |= held.twos
    return pairs.bit_count() == 1 and all(len(set(meld.tiles)) == 1 for meld in melds)


def odd_kinds(families: Families) -> int:
    """Mask of the kinds held in odd number; of none where these tiles are pairs alone (JX-53)."""
    man, dots, bamboo, honours_held = families
    return man.odd | dots.odd | bamboo.odd | honours_held.odd


def family_of(families: Families, melds: Sequence[Meld]) -> int | None:
    """The one suit of the whole hand, 0 to 2; 3 for honours alone, None where it is mixed (JX-29)."""
    man, dots, bamboo, honours_held = families
    if man.kinds and (dots.kinds or bamboo.kinds):
        return None  # as most hands, told soonest
    kinds = man.held | dots.held | bamboo.held | honours_held.held
    for meld in melds:
        kinds |= 1 << meld.tiles[0]
    for place, suit in enumerate(KINDS_OF_SUITS):
        if kinds & suit:
            return None if kinds & ~suit else place
    return None


def is_scattered(chosen: Chosen, kinds: int) -> bool:
    """Whether no two of these kinds, each held once, are near: in each suit ranks far enough apart (十三烂,
    JX-54).
    """
    if not are_apart(chosen.shi_san_lan_gap, kinds):
        return False
    return not chosen.shi_san_lan_knitted or _is_knitted(kinds)


def are_apart(gap: int, kinds: int) -> bool:
    """Whether no two of these kinds are of one suit and of ranks less than so far apart."""
    for suit in KINDS_OF_SUITS[:3]:
        held = kinds & suit
        for step in range(1, gap):
            if held & held << step & suit:
                return False
    return True


def _is_knitted(kinds: int) -> bool:
    """Whether each suit keeps to one row, and no two suits to the same."""
    rows = [{tile % ROWS for tile in kinds_in(kinds & suit)} for suit in KINDS_OF_SUITS[:3] if kinds & suit]
    return all(len(row) == 1 for row in rows) and len(set.union(set(), *rows)) == len(rows)


def size_of(hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """The number of tiles of a hand, kongs counted as three."""
    return sum(hand) + 3 * len(melds)
