"""The items that one reading of a winning hand earns its winner (NC-18, NC-21 to NC-28, NC-32 to NC-50)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scoring.engine.tiles import Tile, rank
from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.items import ITEMS
from scoring.rulesets.nanchong.readings import Reading
from scoring.rulesets.nanchong.winning_hand import Held, Occasion

CLAUSE_OF: Final = {item.code: item.clause for item in ITEMS}
#: The same of seven pairs, and of those whose winning tile is the fourth of its kind in hand.
_PAIRS_CLAUSE_OF: Final = {**CLAUSE_OF, "men_qing": "NC-49"}
_FILLED_PAIRS_CLAUSE_OF: Final = {**_PAIRS_CLAUSE_OF, "long_qi_dui": "NC-48"}
#: Of these only the dearest counts where the table does not add them up (NC-32).
BIG_HANDS: Final = ("qing_yi_se", "xiao_qi_dui", "da_dui_zi")

#: Circumstances of a win, in the rulebook's order: at the end of the wall or after a kong, and at the start.
LATE: Final = ("hai_di_lao", "gang_shang_hua")
EARLY: Final = ("tian_hu", "di_hu")
#: The price of each circumstance; read only where it is met, for what a table's options could have changed.
_POINTS_OF: Final[Mapping[str, Callable[[Chosen], int]]] = {
    "hai_di_lao": lambda chosen: chosen.points_hai_di_lao,
    "gang_shang_hua": lambda chosen: chosen.points_gang_shang_hua,
    "tian_hu": lambda chosen: chosen.points_tian_hu,
    "di_hu": lambda chosen: chosen.points_di_hu,
}


def items_of(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> list[Priced]:
    """One reading: its items in the rulebook's order; those worth nothing are left out, 天胡 never."""
    found = {"di": chosen.points_di}
    _add_small_hands(found, chosen, reading, held, occasion)
    _add_circumstances(found, chosen, occasion, LATE)
    if held.gen and (not reading.pairs or chosen.long_qi_dui_gen_extra):
        found["gen"] = held.gen * chosen.points_gen
    _add_big_hands(found, chosen, reading, held, occasion)
    _add_circumstances(found, chosen, occasion, EARLY)
    _add_declared(found, chosen, occasion)
    clause_of = CLAUSE_OF
    if reading.pairs:
        clause_of = _FILLED_PAIRS_CLAUSE_OF if held.filled else _PAIRS_CLAUSE_OF
    return [
        Priced(code, points, clause_of[code]) for code, points in found.items() if points or code == "tian_hu"
    ]


def _add_small_hands(
    found: dict[str, int], chosen: Chosen, reading: Reading, held: Held, occasion: Occasion
) -> None:
    if held.suits == 2 or (held.suits == 1 and chosen.que_yi_men_with_qing_yi_se):
        found["que_yi_men"] = chosen.points_que_yi_men
    if held.is_concealed and (not reading.pairs or chosen.seven_pairs_men_qing):
        found["men_qing"] = chosen.points_men_qing
    if _is_ka_xin_wu(chosen, reading.runs, occasion):
        found["ka_xin_wu"] = chosen.points_ka_xin_wu
    if reading.twins:
        times = reading.twins if chosen.yi_ban_gao_count == "per_pair" else 1
        found["yi_ban_gao"] = chosen.points_yi_ban_gao * times
    if held.melds == 4:
        found["jin_gou_diao"] = chosen.points_jin_gou_diao


def _is_ka_xin_wu(chosen: Chosen, runs: Sequence[tuple[Tile, ...]], occasion: Occasion) -> bool:
    """Whether the winning tile is the 5 between a 4 and a 6 of the hand (NC-35)."""
    tile = occasion.tile
    if tile is None or rank(tile) != 5 or (tile - 1, tile, tile + 1) not in runs:
        return False
    return occasion.single_wait or not chosen.ka_xin_wu_only_wait


def _add_big_hands(
    found: dict[str, int], chosen: Chosen, reading: Reading, held: Held, occasion: Occasion
) -> None:
    """Those of one suit, of pairs and of triplets; by `big_hands` only the dearest of them counts."""
    if held.suits == 1:
        found["qing_yi_se"] = chosen.points_qing_yi_se
    if reading.pairs:
        found["xiao_qi_dui"] = chosen.points_xiao_qi_dui
        if held.gen:
            found["long_qi_dui"] = _long_qi_dui(chosen, held)
    elif _is_da_dui_zi(chosen, reading, held, occasion):
        found["da_dui_zi"] = chosen.points_da_dui_zi
    if held.suits == 1:
        _leave_dearest(found, chosen)


def _leave_dearest(found: dict[str, int], chosen: Chosen) -> None:
    big = [code for code in BIG_HANDS if code in found]
    if len(big) > 1 and chosen.big_hands == "max":
        big.remove(max(big, key=found.__getitem__))
        for code in big:
            del found[code]


def _long_qi_dui(chosen: Chosen, held: Held) -> int:
    """The price of four alike in seven pairs; one that the winning tile fills has its own (NC-47, NC-48)."""
    filled = int(held.filled)
    return (held.gen - filled) * chosen.points_gen + filled * chosen.points_long_qi_dui_filled


def _is_da_dui_zi(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> bool:
    """Whether the sets are triplets and kongs alone, the pair completed last where that matters (NC-50)."""
    if reading.runs or held.has_chow:
        return False
    return reading.pair == occasion.tile or not chosen.da_dui_zi_single_wait_only


def _add_circumstances(
    found: dict[str, int], chosen: Chosen, occasion: Occasion, codes: Sequence[str]
) -> None:
    if occasion.codes:
        for code in codes:
            if code in occasion.codes:
                found[code] = _POINTS_OF[code](chosen)


def _add_declared(found: dict[str, int], chosen: Chosen, occasion: Occasion) -> None:
    """What the winner has laid down or declared, and its own draw."""
    if occasion.laid_down is not None:
        code, points = occasion.laid_down
        found[code] = points
    if occasion.is_ready:
        found["bao_jiao"] = chosen.points_bao_jiao
    if occasion.self_drawn and chosen.self_draw_bonus != "none":
        found["zi_mo"] = 1
