"""What a Nanchong win counts beside its base: the dearest reading of the hand (rulebook, sections 1 to 3)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.perft.hands.shapes import Group, in_order, is_seven_pairs, readings, suited_runs
from tests.perft.hands.table import Json, Meld


@dataclass
class Tiles:
    """A hand with its winning tile in it; `won` is None for a hand won as dealt."""

    hand: Sequence[str]
    melds: Sequence[Meld]
    won: str | None
    single_wait: bool = False

    @property
    def every(self) -> list[str]:
        return [*self.hand, *(tile for meld in self.melds for tile in meld.tiles)]


def is_complete(hand: Sequence[str], melds: Sequence[Meld]) -> bool:
    """Whether the tiles are sets and a pair, or seven pairs."""
    if not melds and is_seven_pairs(hand):
        return True
    return next(readings(hand, suited_runs), None) is not None


def fan(tiles: Tiles, options: Json) -> int:
    """The points of patterns in the dearest reading, base and circumstances apart."""
    return max(_in_all(tiles, options, own) for own in _readings(tiles, options))


def _in_all(tiles: Tiles, options: Json, own: dict[str, int]) -> int:
    suits = len({tile[1] for tile in tiles.every})
    counted = dict(own)
    if suits == 1:
        counted["qing_yi_se"] = options["points_qing_yi_se"]
    if suits == 2 or (suits == 1 and options["que_yi_men_with_qing_yi_se"]):
        counted["que_yi_men"] = options["points_que_yi_men"]
    if options["big_hands"] == "max":
        big = [counted.pop(name, 0) for name in ("qing_yi_se", "xiao_qi_dui", "da_dui_zi")]
        counted["big"] = max(big)
    return sum(counted.values())


def _readings(tiles: Tiles, options: Json) -> Iterator[dict[str, int]]:
    if not tiles.melds and is_seven_pairs(tiles.hand):
        yield _seven_pairs(tiles, options)
    closed = all(meld.kind == "concealed" for meld in tiles.melds)
    for pair, groups in readings(tiles.hand, suited_runs):
        yield {
            "men_qing": closed * options["points_men_qing"],
            "gen": _quads(tiles, options) * options["points_gen"],
            "jin_gou_diao": (len(tiles.melds) == 4) * options["points_jin_gou_diao"],
            "yi_ban_gao": _twins(groups, options) * options["points_yi_ban_gao"],
            "ka_xin_wu": _fills_a_five(tiles, groups, options) * options["points_ka_xin_wu"],
            "da_dui_zi": _is_triplets(tiles, pair, groups, options) * options["points_da_dui_zi"],
        }


def _seven_pairs(tiles: Tiles, options: Json) -> dict[str, int]:
    quads = [tile for tile, copies in Counter(tiles.hand).items() if copies == 4]
    filled = tiles.won in quads
    return {
        "xiao_qi_dui": options["points_xiao_qi_dui"],
        "men_qing": options["seven_pairs_men_qing"] * options["points_men_qing"],
        "long_qi_dui": filled * options["points_long_qi_dui_filled"]
        + (len(quads) - filled) * options["points_gen"],
        "gen": options["long_qi_dui_gen_extra"] * len(quads) * options["points_gen"],
    }


def _quads(tiles: Tiles, options: Json) -> int:
    if options["gen_scope"] == "all":
        return sum(copies == 4 for copies in Counter(tiles.every).values())
    kongs = sum(len(meld.tiles) == 4 for meld in tiles.melds)
    return kongs + sum(copies == 4 for copies in Counter(tiles.hand).values())


def _twins(groups: Sequence[Group], options: Json) -> int:
    runs = Counter(group for group in groups if len(set(group)) == 3)
    pairs = sum(copies // 2 for copies in runs.values())
    return pairs if options["yi_ban_gao_count"] == "per_pair" else min(pairs, 1)


def _fills_a_five(tiles: Tiles, groups: Sequence[Group], options: Json) -> bool:
    if tiles.won is None or (options["ka_xin_wu_only_wait"] and not tiles.single_wait):
        return False
    middle = any(group[1] == tiles.won and group[0] != group[1] for group in groups)
    return middle and tiles.won[0] == "5"


def _is_triplets(tiles: Tiles, pair: str, groups: Sequence[Group], options: Json) -> bool:
    alone = not options["da_dui_zi_single_wait_only"] or pair == tiles.won
    return alone and all(len(set(group)) == 1 for group in groups)


def won_with(hand: Sequence[str], tile: str) -> list[str]:
    return in_order([*hand, tile])
