"""What a winning hand is worth: its types, of which the dearest alone counts (JX-50 to JX-63)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scoring.engine.standard_shape import paired_in
from scoring.engine.suits import keys_of
from scoring.engine.table import Meld
from scoring.engine.tiles import Tile, tiles_of
from scoring.engine.transfers import Priced
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.items import ITEMS
from scoring.rulesets.nancheng.shapes import (
    EVERY_HONOUR,
    HONOURS_ALONE,
    WHOLE,
    Families,
    families_held,
    family_of,
    groups_of,
    is_scattered,
    is_triplets_and_pair,
    odd_kinds,
    size_of,
)

CLAUSE_OF: Final = {item.code: item.clause for item in ITEMS}

#: What each type is worth at this table, of types worth the same the one that counts before the others.
POINTS_OF: Final[Mapping[str, Callable[[Chosen], int]]] = {
    "tian_hu": lambda chosen: chosen.points_tian_hu,
    "di_hu": lambda chosen: chosen.points_di_hu,
    "qing_yi_se_peng_peng_hu": lambda chosen: chosen.points_qing_yi_se_peng_peng_hu,
    "zi_yi_se_peng_peng_hu": lambda chosen: chosen.points_zi_yi_se_peng_peng_hu,
    "qing_yi_se_qi_dui": lambda chosen: chosen.points_qing_yi_se_qi_dui,
    "zi_yi_se_qi_dui": lambda chosen: chosen.points_zi_yi_se_qi_dui,
    "qing_yi_se_ping_hu": lambda chosen: chosen.points_qing_yi_se_ping_hu,
    "zi_yi_se_ping_hu": lambda chosen: chosen.points_zi_yi_se_ping_hu,
    "qi_dui": lambda chosen: chosen.points_qi_dui,
    "peng_peng_hu": lambda chosen: chosen.points_peng_peng_hu,
    "qi_xing_shi_san_lan": lambda chosen: chosen.points_qi_xing_shi_san_lan,
    "shi_san_lan": lambda chosen: chosen.points_shi_san_lan,
    "jia_hu": lambda chosen: chosen.points_jia_hu,
    "ping_hu": lambda chosen: chosen.points_ping_hu,
}
_PLACE_OF: Final = {code: place for place, code in enumerate(POINTS_OF)}
#: Types by the tiles alone, each with its name in one suit and in honours.
_OF_ONE_FAMILY: Final = {
    "ping_hu": ("qing_yi_se_ping_hu", "zi_yi_se_ping_hu"),
    "peng_peng_hu": ("qing_yi_se_peng_peng_hu", "zi_yi_se_peng_peng_hu"),
    "qi_dui": ("qing_yi_se_qi_dui", "zi_yi_se_qi_dui"),
}

_NAMES: Final = {shape: (shape, *names) for shape, names in _OF_ONE_FAMILY.items()}


class Value:
    """The item of the type that counts, those of others worth as much, and all others by their codes.

    `read_as` is the dearest type by the tiles alone.
    """

    __slots__ = ("also", "item", "read_as", "ties")

    def __init__(
        self,
        item: Priced,
        read_as: str,
        ties: list[Priced] | None = None,
        also: list[str] | None = None,
    ) -> None:
        self.item = item
        self.read_as = read_as
        self.ties = [] if ties is None else ties
        self.also = [] if also is None else also


def value_of(
    chosen: Chosen,
    keys: list[int],
    hand: Sequence[int],
    melds: Sequence[Meld],
    tile: Tile | None,
    context: str | None = None,
) -> Value | None:
    """A winning hand by its dearest type; None where it has none.

    `keys` are those of the concealed tiles by family, `hand` their counts by kind, the winning tile in both;
    `tile` is the winning one, None where the hand was won as dealt; `context` is 天胡 or 地胡.
    """
    types = types_of(chosen, keys, hand, melds, tile)
    if not types:
        return None
    codes = sorted(types if context is None else [context, *types], key=_PLACE_OF.__getitem__)
    points = [POINTS_OF[code](chosen) for code in codes]
    if len(codes) == 1:
        return Value(_priced(codes[0], points[0]), codes[0])
    return _dearest(codes, points, context)


def _dearest(codes: Sequence[str], points: Sequence[int], context: str | None) -> Value:
    """Of several types, worth so many points each, the first of those worth most."""
    most = max(points)
    best = codes[points.index(most)]
    by_tiles = [(worth, -place) for place, worth in enumerate(points) if codes[place] != context]
    others = [(code, worth) for code, worth in zip(codes, points, strict=True) if code != best]
    return Value(
        _priced(best, most),
        codes[-max(by_tiles)[1]],
        [_priced(code, worth) for code, worth in others if worth == most],
        [code for code, _worth in others],
    )


def _priced(code: str, points: int) -> Priced:
    return Priced(code, points, CLAUSE_OF[code])


def types_of(
    chosen: Chosen, keys: list[int], hand: Sequence[int], melds: Sequence[Meld], tile: Tile | None
) -> list[str]:
    """The codes of every type that these tiles are; none where they do not win."""
    if size_of(hand, melds) != WHOLE:
        return []
    families = families_held(chosen, keys)
    odd = odd_kinds(families)
    family = family_of(families, melds)
    found = _shaped(families, melds, family, pairs=not odd and not melds)
    if odd.bit_count() == WHOLE and is_scattered(chosen, odd):
        found += ["shi_san_lan"] if EVERY_HONOUR & ~odd else ["shi_san_lan", "qi_xing_shi_san_lan"]
    if chosen.jia_hu and family is not None and _fits_jia_hu(chosen, hand, melds, tile):
        found.append("jia_hu")
    return found


def _shaped(families: Families, melds: Sequence[Meld], family: int | None, *, pairs: bool) -> list[str]:
    """Sets and a pair, triplets and a pair, seven pairs; each also by its name in one suit."""
    shapes = []
    if paired_in(families):
        shapes.append("ping_hu")
        if is_triplets_and_pair(families, melds):
            shapes.append("peng_peng_hu")
    if pairs:
        shapes.append("qi_dui")
    if family is None:
        return shapes
    return [*shapes, *(_OF_ONE_FAMILY[shape][family == HONOURS_ALONE] for shape in shapes)]


def _fits_jia_hu(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], tile: Tile | None) -> bool:
    """Whether this tile completes 假胡: any of the suit, or only one of a kind already held (JX-30)."""
    if tile is None or chosen.jia_hu_match == "same_suit":
        return True
    return hand[tile] + sum(meld.tiles.count(tile) for meld in melds) > 1


def groups_in(chosen: Chosen, hand: Sequence[int], code: str) -> list[tuple[Tile, ...]]:
    """A winning hand's tiles read as this type: pairs, triplets, sets and a pair, or all together."""
    if code in _NAMES["qi_dui"]:
        return [(tile, tile) for tile, count in enumerate(hand) for _ in range(count // 2)]
    if code in _NAMES["peng_peng_hu"]:
        held = [(count, tile) for tile, count in enumerate(hand) if count]
        return [(tile,) * count for count, tile in sorted(held)]
    if code in _NAMES["ping_hu"]:
        return groups_of(families_held(chosen, keys_of(hand)))
    return [tiles_of(hand)]
