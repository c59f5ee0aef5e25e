"""What a Nancheng hand is worth before any doubling: the dearest type that it has (rulebook, section 1.5)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from tests.perft.hands.shapes import Group, is_seven_pairs, readings, suited_runs
from tests.perft.hands.table import Json, Meld

WINDS: Final = ["1z", "2z", "3z", "4z"]


def worth(tiles: Sequence[str], melds: Sequence[Meld], options: Json, won: str | None = None) -> int | None:
    """The points of fourteen tiles (kongs as three), `won` the last of them; None for no winning hand."""
    found = types(tiles, melds, options, won)
    return max((int(options[f"points_{name}"]) for name in found), default=None)


def types(tiles: Sequence[str], melds: Sequence[Meld], options: Json, won: str | None) -> set[str]:
    every = [*tiles, *(tile for meld in melds for tile in meld.tiles)]
    suits = {tile[1] for tile in every}
    pure = "" if len(suits) > 1 else "zi_yi_se_" if suits == {"z"} else "qing_yi_se_"
    found = set()
    if not melds:
        found |= {pure + "qi_dui"} if is_seven_pairs(tiles) else set()
        found |= _scattered(tiles, options)
    for _, groups in readings(tiles, lambda tile: _runs(tile, options)):
        triplets = all(len(set(group)) == 1 for group in groups)
        found.add(pure + ("peng_peng_hu" if triplets else "ping_hu"))
    if pure and options["jia_hu"] and _fits_jia_hu(every, options, won):
        found.add("jia_hu")
    return found


def _runs(tile: str, options: Json) -> list[Group]:
    honours = options["honor_runs"]
    if tile in WINDS and honours == "winds_any3_and_dragons":
        return [run for run in combinations(WINDS, 3) if run[0] == tile]
    if tile == "5z" and honours != "none":
        return [("5z", "6z", "7z")]
    return suited_runs(tile)


def _fits_jia_hu(every: Sequence[str], options: Json, won: str | None) -> bool:
    """Whether the tile won is of the suit, or under the other reading of a kind already held."""
    return won is None or options["jia_hu_match"] != "same_kind_held" or every.count(won) > 1


def _scattered(tiles: Sequence[str], options: Json) -> set[str]:
    """Fourteen different tiles, those of a suit far apart."""
    if len(set(tiles)) != 14:
        return set()
    gap = options["shi_san_lan_gap"]
    rows = Counter[frozenset[int]]()
    for suit in "mps":
        ranks = sorted(int(tile[0]) for tile in tiles if tile[1] == suit)
        if any(high - low < gap for low, high in pairwise(ranks)):
            return set()
        rows[frozenset(rank % 3 for rank in ranks)] += bool(ranks)
    # Knitted: each suit keeps to one row of 147, 258, 369, no two suits to the same.
    knitted = all(len(row) == 1 and number == 1 for row, number in rows.items() if row)
    if options["shi_san_lan_knitted"] and not knitted:
        return set()
    return {"qi_xing_shi_san_lan" if sum(tile[1] == "z" for tile in tiles) == 7 else "shi_san_lan"}
