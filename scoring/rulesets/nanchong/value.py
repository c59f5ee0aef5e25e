"""What a winning hand is worth to its winner: items by reading, and the best reading (NC-32 to NC-51)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import Tile, rank
from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.items import ITEMS
from scoring.rulesets.nanchong.readings import Reading, readings_of

CLAUSE_OF: Final = {item.code: item.clause for item in ITEMS}
PLACE_OF: Final = {item.code: place for place, item in enumerate(ITEMS)}
#: Of these only the dearest counts where the table does not add them up (NC-32).
BIG_HANDS: Final = ("qing_yi_se", "xiao_qi_dui", "da_dui_zi")

#: The price of each circumstance; read only where it is met, for what a table's options could have changed.
_POINTS_OF: Final[Mapping[str, Callable[[Chosen], int]]] = {
    "hai_di_lao": lambda chosen: chosen.points_hai_di_lao,
    "gang_shang_hua": lambda chosen: chosen.points_gang_shang_hua,
    "tian_hu": lambda chosen: chosen.points_tian_hu,
    "di_hu": lambda chosen: chosen.points_di_hu,
}


@dataclass(frozen=True, slots=True)
class Occasion:
    """How a hand is won, beside its tiles.

    `tile` is the winning one, None where there is none (天胡); `codes` are items of circumstances;
    `laid_down` is the item of a hand laid down with its points; `single_wait` that it waited for one kind.
    """

    tile: Tile | None
    self_drawn: bool
    codes: tuple[str, ...] = ()
    laid_down: tuple[str, int] | None = None
    is_ready: bool = False
    single_wait: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """The items of the best reading with its groups, and those of others worth as much.

    `fan` is what a limit or a least value looks at: the points without the base.
    """

    items: list[Priced]
    groups: tuple[tuple[Tile, ...], ...]
    ties: list[list[Priced]] = field(default_factory=list)
    fan: int = 0

    @property
    def points(self) -> int:
        return points_in(self.items)


@dataclass(frozen=True, slots=True)
class Held:
    """All tiles of a winning hand, however they are read.

    `suits` counts suits, `gen` kinds held four times (NC-44); `filled` tells that the winning tile is the
    fourth of its kind in hand (NC-48).
    """

    melds: Sequence[Meld]
    suits: int
    gen: int
    filled: bool


def points_in(items: Iterable[Priced]) -> int:
    """The sum of these items."""
    return sum(item.points for item in items)


def value_of(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], occasion: Occasion) -> Value | None:
    """The hand (counts by kind, the winning tile in) by its best reading; None where it has none."""
    readings = readings_of(hand, len(melds))
    if not readings:
        return None
    held = _held(chosen, hand, melds, occasion)
    return best_of(_valued(chosen, reading, held, occasion) for reading in readings)


def best_of(values: Iterable[Value], *, least: bool = False) -> Value | None:
    """The dearest value (the cheapest with `least`), whose items come first in the rulebook's order.

    The items of others worth as much are its ties.
    """
    known = list(values)
    if len(known) < 2:
        return known[0] if known else None
    points = (min if least else max)(value.points for value in known)
    best = sorted((value for value in known if value.points == points), key=_in_order)
    first = best[0]
    others = {_pairs_of(items): items for value in best for items in (value.items, *value.ties)}
    del others[_pairs_of(first.items)]
    return Value(first.items, first.groups, list(others.values()), first.fan)


def _in_order(value: Value) -> list[tuple[int, int]]:
    return [(PLACE_OF[item.code], -item.points) for item in value.items]


def _pairs_of(items: Sequence[Priced]) -> tuple[tuple[str, int], ...]:
    return tuple((item.code, item.points) for item in items)


def fan_in(chosen: Chosen, items: Iterable[Priced]) -> int:
    """The winner's fan: the points of his items without the base, and what counts as base (NC-18, NC-32)."""
    return sum(
        item.points
        for item in items
        if item.code != "di" and not (item.code == "zi_mo" and chosen.self_draw_bonus == "base1")
    )


def _held(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], occasion: Occasion) -> Held:
    tile = occasion.tile
    suits = sum(
        1
        for suit in range(3)
        if any(hand[9 * suit : 9 * suit + 9]) or any(meld.tiles[0] // 9 == suit for meld in melds)
    )
    return Held(melds, suits, _gen(chosen, hand, melds), tile is not None and hand[tile] >= 4)


def _gen(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """How many kinds are held four times: in hand, as kongs, and by `gen_scope` over both (NC-44)."""
    kinds = {tile for tile in range(27) if hand[tile] >= 4}
    for meld in melds:
        for tile in set(meld.tiles):
            copies = hand[tile] + sum(other.tiles.count(tile) for other in melds)
            if meld.is_kong or (chosen.gen_scope == "all" and copies >= 4):
                kinds.add(tile)
    return len(kinds)


def _valued(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> Value:
    """One reading: its items in the rulebook's order; those worth nothing are left out, 天胡 never."""
    found = {"di": chosen.points_di}
    for items in (
        _of_tiles(chosen, reading, held),
        _of_reading(chosen, reading, held, occasion),
        _of_gen(chosen, reading, held),
        _of_occasion(chosen, occasion),
    ):
        found.update(items)
    big = [code for code in BIG_HANDS if code in found]
    if len(big) > 1 and chosen.big_hands == "max":
        dearest = max(big, key=found.__getitem__)
        found = {code: points for code, points in found.items() if code == dearest or code not in big}
    kept = sorted((code for code in found if found[code] or code == "tian_hu"), key=PLACE_OF.__getitem__)
    priced = [Priced(code, found[code], _clause(code, reading, held)) for code in kept]
    return Value(priced, reading.groups, fan=fan_in(chosen, priced))


def _clause(code: str, reading: Reading, held: Held) -> str:
    if code == "men_qing" and reading.pairs:
        return "NC-49"
    if code == "long_qi_dui" and held.filled:
        return "NC-48"
    return CLAUSE_OF[code]


def _of_tiles(chosen: Chosen, reading: Reading, held: Held) -> Iterator[tuple[str, int]]:
    if held.suits == 2 or (held.suits == 1 and chosen.que_yi_men_with_qing_yi_se):
        yield "que_yi_men", chosen.points_que_yi_men
    if held.suits == 1:
        yield "qing_yi_se", chosen.points_qing_yi_se
    concealed = all(meld.kind == CONCEALED for meld in held.melds)
    if concealed and (not reading.pairs or chosen.seven_pairs_men_qing):
        yield "men_qing", chosen.points_men_qing
    if len(held.melds) == 4:
        yield "jin_gou_diao", chosen.points_jin_gou_diao


def _of_reading(
    chosen: Chosen, reading: Reading, held: Held, occasion: Occasion
) -> Iterator[tuple[str, int]]:
    if reading.pairs:
        yield "xiao_qi_dui", chosen.points_xiao_qi_dui
        return
    runs = reading.runs
    if _is_ka_xin_wu(chosen, runs, occasion):
        yield "ka_xin_wu", chosen.points_ka_xin_wu
    twins = sum(runs.count(run) // 2 for run in set(runs))
    if twins:
        yield "yi_ban_gao", chosen.points_yi_ban_gao * (twins if chosen.yi_ban_gao_count == "per_pair" else 1)
    triplets = not runs and not any(meld.kind == CHOW for meld in held.melds)
    if triplets and (reading.pair == occasion.tile or not chosen.da_dui_zi_single_wait_only):
        yield "da_dui_zi", chosen.points_da_dui_zi


def _is_ka_xin_wu(chosen: Chosen, runs: Sequence[tuple[Tile, ...]], occasion: Occasion) -> bool:
    """Whether the winning tile is the 5 between a 4 and a 6 of the hand (NC-35)."""
    tile = occasion.tile
    if tile is None or rank(tile) != 5 or (tile - 1, tile, tile + 1) not in runs:
        return False
    return occasion.single_wait or not chosen.ka_xin_wu_only_wait


def _of_gen(chosen: Chosen, reading: Reading, held: Held) -> Iterator[tuple[str, int]]:
    """Four alike: 根, or in seven pairs 龙七对, where one that the winning tile fills has its own price."""
    if not held.gen:
        return
    if reading.pairs:
        filled = int(held.filled)
        prices = (chosen.points_gen, chosen.points_long_qi_dui_filled)
        yield "long_qi_dui", (held.gen - filled) * prices[0] + filled * prices[1]
    if not reading.pairs or chosen.long_qi_dui_gen_extra:
        yield "gen", held.gen * chosen.points_gen


def _of_occasion(chosen: Chosen, occasion: Occasion) -> Iterator[tuple[str, int]]:
    for code in occasion.codes:
        yield code, _POINTS_OF[code](chosen)
    if occasion.laid_down is not None:
        yield occasion.laid_down
    if occasion.is_ready:
        yield "bao_jiao", chosen.points_bao_jiao
    if occasion.self_drawn and chosen.self_draw_bonus != "none":
        yield "zi_mo", 1
