"""What a winning hand is: its big patterns and circumstances, in units (NT-23 to NT-36, NT-41 to NT-43)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.table import Meld
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.items import ITEMS
from scoring.rulesets.nantong.shapes import Shape, quan_qiu_ren_allowed

ORDER: Final = {item.code: place for place, item in enumerate(ITEMS)}


class Value:
    """A hand's worth: (code, units) in the order of items; `also` what it is too but does not count.

    `fault` says why it is no win: no-shape, or wrong-pair where only the pair stands against it.
    """

    __slots__ = ("also", "fault", "is_big", "units")

    def __init__(
        self,
        units: list[tuple[str, int]] | None = None,
        also: list[str] | None = None,
        fault: str | None = None,
        *,
        is_big: bool = False,
    ) -> None:
        self.units = [] if units is None else units
        self.also = [] if also is None else also
        self.fault = fault
        self.is_big = is_big

    @property
    def total(self) -> int:
        return sum([units for _, units in self.units])


def value_of(
    chosen: Chosen, shape: Shape, melds: Sequence[Meld], contexts: Sequence[str], *, self_drawn: bool
) -> Value:
    """The dearest reading of a hand: every pattern it has adds (NT-43), small ones vanish beside big
    (NT-42).
    """
    patterns = _patterns(chosen, shape, melds, self_drawn=self_drawn)
    if not patterns:
        lifted = bool(contexts) and chosen.context_pair == "any"
        if not shape.is_standard or not (shape.jiang_pair or lifted or shape.one_suit):
            return Value(fault="wrong-pair" if shape.is_standard else "no-shape")
    found = patterns + [(code, 1) for code in contexts]
    if shape.one_suit:
        others = sum(units for _, units in found)
        found.append(("qing_yi_se", max(1, others) if chosen.qing_yi_se_mode == "double" else 1))
    if not found:
        return Value(units=[("ping_hu", 1)])
    if len(found) > 1:
        found.sort(key=_place)
    return Value(units=found, also=_absorbed(shape), is_big=True)


def _patterns(
    chosen: Chosen, shape: Shape, melds: Sequence[Meld], *, self_drawn: bool
) -> list[tuple[str, int]]:
    """The big patterns that are winning hands by themselves, whatever the pair."""
    found = []
    if shape.pungs:
        found.append(("peng_peng_hu", 1))
    if shape.all_jiang and (chosen.jiang_jiang_hu_shape == "none" or shape.is_standard or shape.pairs):
        found.append(("jiang_jiang_hu", 1))
    if shape.pairs:
        found.append(_seven_pairs(chosen, shape))
    if (
        shape.lone
        and quan_qiu_ren_allowed(chosen, melds)
        and (not self_drawn or chosen.quan_qiu_ren_self_draw)
    ):
        found.append(("quan_qiu_ren", 1))
    return found


def _place(item: tuple[str, int]) -> int:
    return ORDER[item[0]]


def _seven_pairs(chosen: Chosen, shape: Shape) -> tuple[str, int]:
    if not shape.quads:
        return ("qi_xiao_dui", 1)
    extra = shape.quads - 1 if chosen.hao_hua_extra_quads == "plus_one" else 0
    return ("hao_hua_qi_xiao_dui", chosen.hao_hua_units + extra)


def _absorbed(shape: Shape) -> list[str]:
    found = ["ping_hu"] if shape.is_standard and shape.jiang_pair else []
    if shape.quads:
        found.append("qi_xiao_dui")
    return found


def opening_patterns(chosen: Chosen, dealt: Sequence[int]) -> list[tuple[str, int]]:
    """The opening patterns of a dealt hand (counts), each with its units (NT-17 to NT-20)."""
    kinds = dealt[:27]
    found = []
    fours = kinds.count(4)
    if fours:
        found.append(("si_xi", fours if chosen.opening_multiplicity == "each" else 1))
    if not any(kinds[1::3]):  # 2, 5 and 8 of every suit
        found.append(("ban_ban_hu", 1))
    if not all(any(kinds[9 * suit : 9 * suit + 9]) for suit in range(3)):
        found.append(("que_yi_se", 1))
    triplets = kinds.count(3) + (fours if fours and chosen.liu_liu_shun_quad == "counts" else 0)
    if triplets >= 2:
        found.append(("liu_liu_shun", 1))
    return found
