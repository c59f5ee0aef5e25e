"""What the tiles of a Nanchong hand are worth, by trying every reading: slow, plain, apart from the engine.

Tiles are names such as ``5m``. What happened in play, such as 摆 or the last tile, is not known here.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Options = dict[str, Any]
Items = dict[str, int]

BIG: Final = ("qing_yi_se", "xiao_qi_dui", "da_dui_zi")


@dataclass
class Held:
    """A hand: `concealed` with the winning tile in, melds as (kind, tile); `tile` None where none won."""

    concealed: list[str]
    melds: list[tuple[str, str]] = field(default_factory=list)
    tile: str | None = None
    single_wait: bool = False

    @property
    def kinds(self) -> Counter[str]:
        """All its tiles, melds included."""
        found = Counter(self.concealed)
        for kind, tile in self.melds:
            found[tile] += 3 if kind == "pung" else 4
        return found


def best(held: Held, options: Options) -> list[Items]:
    """The items of each reading that is worth most; none where the tiles do not win."""
    found = [_priced(items, options) for items in _readings(held, options)]
    most = max((sum(items.values()) for items in found), default=0)
    return [items for items in found if sum(items.values()) == most]


def _readings(held: Held, options: Options) -> Iterator[Items]:
    if (
        not held.melds
        and len(held.concealed) == 14
        and all(n % 2 == 0 for n in Counter(held.concealed).values())
    ):
        yield _common(held, options) | _pairs(held, options)
    for pair, sets in _splits(held.concealed):
        yield _common(held, options) | _sets(held, options, pair, sets)


def _common(held: Held, options: Options) -> Items:
    """What any reading has: suits, no open melds, four alike."""
    suits = {tile[1] for tile in held.kinds}
    missing = len(suits) == 2 or (len(suits) == 1 and options["que_yi_men_with_qing_yi_se"])
    fours = [kind for kind, count in held.kinds.items() if count >= 4]
    if options["gen_scope"] == "kong_or_concealed":
        kongs = {tile for kind, tile in held.melds if kind != "pung"}
        fours = [kind for kind in fours if kind in kongs or held.concealed.count(kind) >= 4]
    return {
        "qing_yi_se": (len(suits) == 1) * options["points_qing_yi_se"],
        "que_yi_men": missing * options["points_que_yi_men"],
        "men_qing": all(kind == "concealed" for kind, _ in held.melds) * options["points_men_qing"],
        "gen": len(fours) * options["points_gen"],
    }


def _pairs(held: Held, options: Options) -> Items:
    fours = [kind for kind, count in Counter(held.concealed).items() if count >= 4]
    filled = sum(kind == held.tile for kind in fours)
    alike = (len(fours) - filled) * options["points_gen"] + filled * options["points_long_qi_dui_filled"]
    found = {"xiao_qi_dui": options["points_xiao_qi_dui"], "long_qi_dui": alike}
    if not options["seven_pairs_men_qing"]:
        found["men_qing"] = 0
    if not options["long_qi_dui_gen_extra"]:
        found["gen"] = 0
    return found


def _sets(held: Held, options: Options, pair: str, sets: Sequence[tuple[str, ...]]) -> Items:
    runs = Counter(group for group in sets if group[0] != group[1])
    equal = sum(count // 2 for count in runs.values())
    all_alike = not runs and (pair == held.tile or not options["da_dui_zi_single_wait_only"])
    tile = held.tile or ""
    middle = tile[:1] == "5" and any(group[1] == tile for group in runs)
    middle = middle and (held.single_wait or not options["ka_xin_wu_only_wait"])
    return {
        "yi_ban_gao": (min(equal, 1) if options["yi_ban_gao_count"] == "once" else equal)
        * options["points_yi_ban_gao"],
        "da_dui_zi": all_alike * options["points_da_dui_zi"],
        "jin_gou_diao": (len(held.melds) == 4) * options["points_jin_gou_diao"],
        "ka_xin_wu": middle * options["points_ka_xin_wu"],
    }


def _priced(items: Items, options: Options) -> Items:
    items = {code: points for code, points in items.items() if points}
    big = [code for code in BIG if code in items]
    if options["big_hands"] == "max" and big:
        dearest = max(big, key=lambda code: (items[code], -BIG.index(code)))
        items = {code: points for code, points in items.items() if code not in BIG or code == dearest}
    return items


def _splits(tiles: list[str]) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    """Each pair with each way to part the rest into sets."""
    for pair in sorted({tile for tile in tiles if tiles.count(tile) >= 2}):
        rest = list(tiles)
        rest.remove(pair)
        rest.remove(pair)
        for sets in _parted(sorted(rest)):
            yield pair, sets


def _parted(tiles: list[str]) -> Iterator[list[tuple[str, ...]]]:
    if not tiles:
        yield []
        return
    rank, suit = int(tiles[0][0]), tiles[0][1]
    for group in ((tiles[0],) * 3, tuple(f"{rank + step}{suit}" for step in range(3))):
        if not Counter(group) - Counter(tiles):
            rest = list((Counter(tiles) - Counter(group)).elements())
            yield from ([group, *sets] for sets in _parted(sorted(rest)))
