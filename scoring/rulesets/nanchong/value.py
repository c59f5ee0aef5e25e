"""What a winning hand is worth to its winner: items by reading, and the best reading (NC-32 to NC-51)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scoring.engine.holdings import Holding, suits_held
from scoring.engine.suits import keys_of
from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import KINDS_OF_SUITS, Tile, rank
from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.items import ITEMS
from scoring.rulesets.nanchong.readings import Reading, readings_of

CLAUSE_OF: Final = {item.code: item.clause for item in ITEMS}
#: The same of seven pairs, and of those whose winning tile is the fourth of its kind in hand.
_PAIRS_CLAUSE_OF: Final = {**CLAUSE_OF, "men_qing": "NC-49"}
_FILLED_PAIRS_CLAUSE_OF: Final = {**_PAIRS_CLAUSE_OF, "long_qi_dui": "NC-48"}
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


@dataclass(slots=True, eq=False)
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


@dataclass(slots=True, eq=False)
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


@dataclass(slots=True, eq=False)
class Held:
    """All tiles of a winning hand, however they are read.

    `melds` counts melds, none of which is exposed where it `is_concealed`; `suits` counts suits, `gen` kinds
    held four times (NC-44); `filled` tells that the winning tile is the fourth of its kind in hand (NC-48).
    """

    melds: int
    is_concealed: bool
    has_chow: bool
    suits: int
    gen: int
    filled: bool


def points_in(items: Iterable[Priced]) -> int:
    """The sum of these items."""
    return sum([item.points for item in items])


def value_of(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], occasion: Occasion) -> Value | None:
    """The hand (counts by kind, the winning tile in) by its best reading; None where it has none."""
    suits = suits_held(keys_of(hand))
    readings = readings_of(hand, suits, len(melds))
    if not readings:
        return None
    held = _held(chosen, hand, suits, melds, occasion)
    return best_of([_valued(chosen, reading, held, occasion) for reading in readings])


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
    fan = 0
    for item in items:
        if item.code != "di" and not (item.code == "zi_mo" and chosen.self_draw_bonus == "base1"):
            fan += item.points
    return fan


def _held(
    chosen: Chosen, hand: Sequence[int], suits: Sequence[Holding], melds: Sequence[Meld], occasion: Occasion
) -> Held:
    tile = occasion.tile
    kinds = suits[0].held | suits[1].held | suits[2].held
    fours = suits[0].fours | suits[1].fours | suits[2].fours
    is_concealed, has_chow = True, False
    for meld in melds:
        kinds |= 1 << meld.tiles[0]
        fours |= _fours_with(chosen, hand, melds, meld)
        is_concealed = is_concealed and meld.kind == CONCEALED
        has_chow = has_chow or meld.kind == CHOW
    return Held(
        melds=len(melds),
        is_concealed=is_concealed,
        has_chow=has_chow,
        suits=sum([kinds & suit != 0 for suit in KINDS_OF_SUITS[:3]]),
        gen=fours.bit_count(),
        filled=tile is not None and hand[tile] >= 4,
    )


def _fours_with(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], meld: Meld) -> int:
    """Mask of the kinds of a meld that are held four times: a kong, or by `gen_scope` with others (NC-44)."""
    if not meld.is_kong and chosen.gen_scope != "all":
        return 0
    mask = 0
    for tile in meld.tiles:
        if meld.is_kong or hand[tile] + sum([other.tiles.count(tile) for other in melds]) >= 4:
            mask |= 1 << tile
    return mask


def _valued(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> Value:
    """One reading: its items in the rulebook's order; those worth nothing are left out, 天胡 never."""
    found = {"di": chosen.points_di}
    _add_of_tiles(found, chosen, reading, held)
    _add_of_reading(found, chosen, reading, held, occasion)
    if held.gen:
        _add_gen(found, chosen, reading, held)
    _add_of_occasion(found, chosen, occasion)
    _count_dearest_big_hand(found, chosen)
    clause_of = CLAUSE_OF
    if reading.pairs:
        clause_of = _FILLED_PAIRS_CLAUSE_OF if held.filled else _PAIRS_CLAUSE_OF
    priced = [
        Priced(code, found[code], clause_of[code])
        for code in sorted(found, key=PLACE_OF.__getitem__)
        if found[code] or code == "tian_hu"
    ]
    return Value(priced, reading.groups, fan=fan_in(chosen, priced))


def _count_dearest_big_hand(found: dict[str, int], chosen: Chosen) -> None:
    big = [code for code in BIG_HANDS if code in found]
    if len(big) > 1 and chosen.big_hands == "max":
        big.remove(max(big, key=found.__getitem__))
        for code in big:
            del found[code]


def _add_of_tiles(found: dict[str, int], chosen: Chosen, reading: Reading, held: Held) -> None:
    if held.suits == 2 or (held.suits == 1 and chosen.que_yi_men_with_qing_yi_se):
        found["que_yi_men"] = chosen.points_que_yi_men
    if held.suits == 1:
        found["qing_yi_se"] = chosen.points_qing_yi_se
    if held.is_concealed and (not reading.pairs or chosen.seven_pairs_men_qing):
        found["men_qing"] = chosen.points_men_qing
    if held.melds == 4:
        found["jin_gou_diao"] = chosen.points_jin_gou_diao


def _add_of_reading(
    found: dict[str, int], chosen: Chosen, reading: Reading, held: Held, occasion: Occasion
) -> None:
    if reading.pairs:
        found["xiao_qi_dui"] = chosen.points_xiao_qi_dui
        return
    if _is_ka_xin_wu(chosen, reading.runs, occasion):
        found["ka_xin_wu"] = chosen.points_ka_xin_wu
    if reading.twins:
        times = reading.twins if chosen.yi_ban_gao_count == "per_pair" else 1
        found["yi_ban_gao"] = chosen.points_yi_ban_gao * times
    triplets = not reading.runs and not held.has_chow
    if triplets and (reading.pair == occasion.tile or not chosen.da_dui_zi_single_wait_only):
        found["da_dui_zi"] = chosen.points_da_dui_zi


def _is_ka_xin_wu(chosen: Chosen, runs: Sequence[tuple[Tile, ...]], occasion: Occasion) -> bool:
    """Whether the winning tile is the 5 between a 4 and a 6 of the hand (NC-35)."""
    tile = occasion.tile
    if tile is None or rank(tile) != 5 or (tile - 1, tile, tile + 1) not in runs:
        return False
    return occasion.single_wait or not chosen.ka_xin_wu_only_wait


def _add_gen(found: dict[str, int], chosen: Chosen, reading: Reading, held: Held) -> None:
    """Four alike: 根, or in seven pairs 龙七对, where one that the winning tile fills has its own price."""
    if reading.pairs:
        filled = int(held.filled)
        prices = (chosen.points_gen, chosen.points_long_qi_dui_filled)
        found["long_qi_dui"] = (held.gen - filled) * prices[0] + filled * prices[1]
    if not reading.pairs or chosen.long_qi_dui_gen_extra:
        found["gen"] = held.gen * chosen.points_gen


def _add_of_occasion(found: dict[str, int], chosen: Chosen, occasion: Occasion) -> None:
    for code in occasion.codes:
        found[code] = _POINTS_OF[code](chosen)
    if occasion.laid_down is not None:
        code, points = occasion.laid_down
        found[code] = points
    if occasion.is_ready:
        found["bao_jiao"] = chosen.points_bao_jiao
    if occasion.self_drawn and chosen.self_draw_bonus != "none":
        found["zi_mo"] = 1
