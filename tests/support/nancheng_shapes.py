"""What the tiles of a Nancheng hand are, by trying every way to take them apart: slow, apart from the engine.

Tiles are names such as ``5m`` and ``1z``; melds are (kind, tile). The dealt hand and the first discard, which
make 天胡 and 地胡, are not known here.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Any, Final

from tests.support.notation import KINDS

Options = Mapping[str, Any]
Melds = Sequence[tuple[str, str]]

#: The 34 kinds.
ALL_KINDS: Final = (*KINDS, *(f"{rank}z" for rank in range(1, 8)))

#: Types by value where the table has not chosen other values, the first of equal value counting first.
TYPES: Final = (
    *("qing_yi_se_peng_peng_hu", "zi_yi_se_peng_peng_hu", "qing_yi_se_qi_dui", "zi_yi_se_qi_dui"),
    *("qing_yi_se_ping_hu", "zi_yi_se_ping_hu", "qi_dui", "peng_peng_hu", "qi_xing_shi_san_lan"),
    *("shi_san_lan", "jia_hu", "ping_hu"),
)

#: Ranks of one suit in the knitted form: one row a suit.
ROWS: Final = ({1, 4, 7}, {2, 5, 8}, {3, 6, 9})


def types_of(concealed: Sequence[str], melds: Melds, options: Options) -> set[str]:
    """Every type that these tiles, the winning one among them, are."""
    if len(concealed) + 3 * len(melds) != 14:
        return set()
    found = set(_of_sets(concealed, melds, options))
    if not melds and all(count % 2 == 0 for count in Counter(concealed).values()):
        found.add("qi_dui")
    if not melds and _is_scattered(concealed, options):
        found.add("shi_san_lan")
        if len({tile for tile in concealed if tile[1] == "z"}) == 7:
            found.add("qi_xing_shi_san_lan")
    colour = _colour([*concealed, *(tile for _, tile in melds)])
    if colour:
        found |= {f"{colour}_{name}" for name in found & {"ping_hu", "peng_peng_hu", "qi_dui"}}
        if options["jia_hu"]:
            found.add("jia_hu")
    return found


def _colour(tiles: Sequence[str]) -> str | None:
    """The first half of the names of types of one suit, or of honours alone."""
    suits = {tile[1] for tile in tiles}
    if len(suits) != 1:
        return None
    return "zi_yi_se" if suits == {"z"} else "qing_yi_se"


def _of_sets(concealed: Sequence[str], melds: Melds, options: Options) -> Iterator[str]:
    for triplets_only in _ways(tuple(sorted(concealed)), options["honor_runs"]):
        yield "ping_hu"
        if triplets_only:
            yield "peng_peng_hu"


@cache
def _ways(tiles: tuple[str, ...], runs: str) -> frozenset[bool]:
    """Whether all sets are triplets, for each way to take a pair and sets out of these tiles."""
    pairs = {tile for tile in tiles if tiles.count(tile) >= 2}
    return frozenset(way for pair in pairs for way in _sets(_without(tiles, (pair, pair)), runs))


@cache
def _sets(tiles: tuple[str, ...], runs: str) -> frozenset[bool]:
    if not tiles:
        return frozenset({True})
    found: set[bool] = set()
    for group in _groups(tiles[0], runs):
        if all(tiles.count(tile) >= group.count(tile) for tile in group):
            alike = group[0] == group[1]
            found |= {alike and way for way in _sets(_without(tiles, group), runs)}
    return frozenset(found)


def _groups(first: str, runs: str) -> Iterator[tuple[str, ...]]:
    """The sets whose first tile, in the order of names, is this one."""
    yield (first,) * 3
    rank, suit = int(first[0]), first[1]
    if suit != "z":
        if rank < 8:
            yield (first, f"{rank + 1}{suit}", f"{rank + 2}{suit}")
    elif rank <= 4 and runs == "winds_any3_and_dragons":
        yield from ((first, f"{a}z", f"{b}z") for a, b in combinations(range(rank + 1, 5), 2))
    elif rank == 5 and runs != "none":
        yield ("5z", "6z", "7z")


def _without(tiles: tuple[str, ...], group: tuple[str, ...]) -> tuple[str, ...]:
    left = list(tiles)
    for tile in group:
        left.remove(tile)
    return tuple(left)


def _is_scattered(tiles: Sequence[str], options: Options) -> bool:
    """十三烂: fourteen different tiles, those of a suit far enough apart."""
    ranks = {suit: sorted(int(tile[0]) for tile in tiles if tile[1] == suit) for suit in "mps"}
    if len(set(tiles)) != 14:
        return False
    if options["shi_san_lan_knitted"]:
        rows = [
            {at for at, row in enumerate(ROWS) if row.issuperset(held)} for held in ranks.values() if held
        ]
        return _distinct(rows)
    gap = options["shi_san_lan_gap"]
    return all(b - a >= gap for held in ranks.values() for a, b in pairwise(held))


def _distinct(choices: Sequence[set[int]]) -> bool:
    """Whether each suit can have a row of its own."""
    if not choices:
        return True
    return any(_distinct([other - {row} for other in choices[1:]]) for row in choices[0])


# ---- for builders of hands -------------------------------------------------------------------------------

#: Whatever a table may choose, these find at least as many wins.
GENEROUS: Final = {
    "honor_runs": "winds_any3_and_dragons",
    "shi_san_lan_gap": 2,
    "shi_san_lan_knitted": False,
    "jia_hu": True,
}


def waits(concealed: list[str], melded: tuple[str, ...] = ()) -> frozenset[str]:
    """Kinds that would complete this hand of 3n+1 concealed tiles under some rules."""
    return _waits(tuple(sorted(concealed)), tuple(sorted(melded)))


@cache
def _waits(concealed: tuple[str, ...], melded: tuple[str, ...]) -> frozenset[str]:
    if len(concealed) % 3 != 1:
        return frozenset()
    found = {kind for kind in ALL_KINDS if _by_count((*concealed, kind), melded)}
    parts = _parts(concealed)
    if sum(not _whole(tiles) for tiles in parts.values()) > 2:
        return frozenset(found)
    for kind in ALL_KINDS:
        part = _part(kind)
        if _are_sets_and_a_pair(parts | {part: tuple(sorted((*parts[part], kind)))}):
            found.add(kind)
    return frozenset(found)


def completes(concealed: tuple[str, ...]) -> bool:
    """Whether these fourteen tiles win under some rules."""
    if len(concealed) != 14:
        return False
    return _by_count(concealed, ()) or _are_sets_and_a_pair(_parts(concealed))


def _by_count(concealed: tuple[str, ...], melded: tuple[str, ...]) -> bool:
    """Whether the tiles win without sets: of one suit, seven pairs, or unrelated."""
    if _colour((*concealed, *melded)):
        return True
    if melded or len(concealed) != 14:
        return False
    kinds = len(set(concealed))
    if kinds == 14:
        return _is_scattered(concealed, GENEROUS)
    return kinds <= 7 and all(count % 2 == 0 for count in Counter(concealed).values())


def _parts(concealed: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The tiles that sets may hold together: suits, winds, dragons."""
    found: dict[str, list[str]] = {part: [] for part in "mpswd"}
    for tile in sorted(concealed):
        found[_part(tile)].append(tile)
    return {part: tuple(tiles) for part, tiles in found.items()}


def _are_sets_and_a_pair(parts: Mapping[str, tuple[str, ...]]) -> bool:
    pairs = sum(len(tiles) % 3 == 2 for tiles in parts.values())
    return pairs == 1 and all(map(_whole, parts.values()))


@cache
def _whole(tiles: tuple[str, ...]) -> bool:
    """Whether the tiles, sorted, are sets, or sets and a pair."""
    runs = str(GENEROUS["honor_runs"])
    if len(tiles) % 3 == 2:
        return bool(_ways(tiles, runs))
    return len(tiles) % 3 == 0 and bool(_sets(tiles, runs))


@cache
def _part(tile: str) -> str:
    """The suit, or whether a wind or a dragon."""
    return tile[1] if tile[1] != "z" else "w" if tile[0] in "1234" else "d"
