"""The items that one reading of a winning hand earns its winner (NC-18, NC-21 to NC-28, NC-32 to NC-50)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.tiles import Tile, rank
from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.items import ITEMS
from scoring.rulesets.nanchong.readings import Reading
from scoring.rulesets.nanchong.winning_hand import Held, Occasion

CLAUSE_OF: Final = {item.code: item.clause for item in ITEMS}


def items_of(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> list[Priced]:
    """One reading: its items in the rulebook's order; those worth nothing are left out, 天胡 never."""
    items: list[Priced] = []
    _add(items, "di", chosen.points_di)
    _add_small_hands(items, chosen, reading, held, occasion)
    if "hai_di_lao" in occasion.codes:
        _add(items, "hai_di_lao", chosen.points_hai_di_lao)
    if "gang_shang_hua" in occasion.codes:
        _add(items, "gang_shang_hua", chosen.points_gang_shang_hua)
    if held.gen and (not reading.pairs or chosen.long_qi_dui_gen_extra):
        _add(items, "gen", held.gen * chosen.points_gen)
    _add_big_hands(items, chosen, reading, held, occasion)
    if "tian_hu" in occasion.codes:
        items.append(Priced("tian_hu", chosen.points_tian_hu, CLAUSE_OF["tian_hu"]))
    if "di_hu" in occasion.codes:
        _add(items, "di_hu", chosen.points_di_hu)
    if occasion.laid_down is not None:
        _add(items, *occasion.laid_down)
    if occasion.is_ready:
        _add(items, "bao_jiao", chosen.points_bao_jiao)
    if occasion.self_drawn and chosen.self_draw_bonus != "none":
        _add(items, "zi_mo", 1)
    return items


def _add(items: list[Priced], code: str, points: int, clause: str = "") -> None:
    """Take an item down that is worth something, by its own clause or another."""
    if points:
        items.append(Priced(code, points, clause or CLAUSE_OF[code]))


def _add_small_hands(
    items: list[Priced], chosen: Chosen, reading: Reading, held: Held, occasion: Occasion
) -> None:
    if held.suits == 2 or (held.suits == 1 and chosen.que_yi_men_with_qing_yi_se):
        _add(items, "que_yi_men", chosen.points_que_yi_men)
    if held.is_concealed and (not reading.pairs or chosen.seven_pairs_men_qing):
        _add(items, "men_qing", chosen.points_men_qing, "NC-49" if reading.pairs else "")
    if _is_ka_xin_wu(chosen, reading.runs, occasion):
        _add(items, "ka_xin_wu", chosen.points_ka_xin_wu)
    if reading.twins:
        times = reading.twins if chosen.yi_ban_gao_count == "per_pair" else 1
        _add(items, "yi_ban_gao", chosen.points_yi_ban_gao * times)
    if held.melds == 4:
        _add(items, "jin_gou_diao", chosen.points_jin_gou_diao)


def _is_ka_xin_wu(chosen: Chosen, runs: Sequence[tuple[Tile, ...]], occasion: Occasion) -> bool:
    """Whether the winning tile is the 5 between a 4 and a 6 of the hand (NC-35)."""
    tile = occasion.tile
    if tile is None or rank(tile) != 5 or (tile - 1, tile, tile + 1) not in runs:
        return False
    return occasion.single_wait or not chosen.ka_xin_wu_only_wait


def _add_big_hands(
    items: list[Priced], chosen: Chosen, reading: Reading, held: Held, occasion: Occasion
) -> None:
    """One suit, pairs and triplets; by `big_hands` only the dearer of two counts, of equal ones that of one
    suit (NC-32). 龙七对 is none of them.
    """
    one_suit = ("qing_yi_se", chosen.points_qing_yi_se) if held.suits == 1 else None
    groups = _of_groups(chosen, reading, held, occasion)
    if one_suit is not None and groups is not None and chosen.big_hands == "max":
        if one_suit[1] >= groups[1]:
            groups = None
        else:
            one_suit = None
    if one_suit is not None:
        _add(items, *one_suit)
    if groups is not None:
        _add(items, *groups)
    if reading.pairs and held.gen:
        _add(items, "long_qi_dui", _long_qi_dui(chosen, held), "NC-48" if held.filled else "")


def _of_groups(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> tuple[str, int] | None:
    """The big hand that is seven pairs (NC-46), or triplets and kongs alone (NC-50)."""
    if reading.pairs:
        return "xiao_qi_dui", chosen.points_xiao_qi_dui
    if _is_da_dui_zi(chosen, reading, held, occasion):
        return "da_dui_zi", chosen.points_da_dui_zi
    return None


def _long_qi_dui(chosen: Chosen, held: Held) -> int:
    """The price of four alike in seven pairs; one that the winning tile fills has its own (NC-47, NC-48)."""
    filled = int(held.filled)
    return (held.gen - filled) * chosen.points_gen + filled * chosen.points_long_qi_dui_filled


def _is_da_dui_zi(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> bool:
    """Whether the sets are triplets and kongs alone, the pair completed last where that matters (NC-50)."""
    if reading.runs or held.has_chow:
        return False
    return reading.pair == occasion.tile or not chosen.da_dui_zi_single_wait_only
