"""Items and payments not due whose clause depends on the case (JX-19, JX-27, JX-63, JX-68)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.position import Position
from scoring.engine.transfers import Priced
from scoring.rulesets.nancheng.charges import HORSE_CLAUSES
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.items import TYPE_ITEMS
from scoring.rulesets.nancheng.kong_pay import is_paid
from scoring.rulesets.nancheng.memory import KongMade, memory_of
from scoring.rulesets.nancheng.taken import value_of_win

_TYPES: Final = frozenset(item.code for item in TYPE_ITEMS)
#: Items that stand beside that of a payment, under a clause of their own.
_ALWAYS_OWN: Final = frozenset({"zhuang_jia", "gang_kai"})


def clause_of_items(due: Sequence[Priced], claimed: Sequence[tuple[str, int]]) -> str | None:
    """A type claimed that is not due: another type exceeds it, or the hand is not of it (JX-63)."""
    known = {item.code for item in due}
    return "JX-63" if any(code in _TYPES and code not in known for code, _ in claimed) else None


def surplus_clause(
    chosen: Chosen, position: Position, event: int | None, seat: int, code: str, payment: str
) -> str | None:
    """The clause for this item, or cause of payment, where it is claimed and not due to the seat."""
    if payment:
        return _of_item(position, event, code, payment)
    if code == "horse":
        return HORSE_CLAUSES.get(chosen.horse_mode, "GEN-09")
    if code == "kong":
        return _of_kong(chosen, position, event, seat)
    # A win that owes this seat nothing is no robbed kong either, whatever the other wins are.
    return "JX-64" if code == "win" else None


def _of_item(position: Position, event: int | None, code: str, payment: str) -> str | None:
    """An item of a payment that is not due stands for the one that is: a win's type, else the payment's."""
    if code in _ALWAYS_OWN:
        return None
    values = [value_of_win(won) for won in position.wins if won.event == event]
    if payment in ("JX-64", "JX-65") and values and values[0] is not None:
        return values[0].item.clause
    return payment


def _of_kong(chosen: Chosen, position: Position, event: int | None, seat: int) -> str:
    if position.closed is not None:
        return "JX-68"
    unpaid = [kong for kong in memory_of(position).kongs if is_paid(chosen, kong) is False]
    named = [kong for kong in unpaid if kong.event == event]
    own = named or [kong for kong in unpaid if kong.seat == seat and event is None]
    return _why_unpaid(chosen, own[0]) if own else "GEN-09"


def _why_unpaid(chosen: Chosen, kong: KongMade) -> str:
    """A kong that is robbed is void, unless the table counts those as well: then it was added late."""
    return "JX-27" if kong.robbed and not chosen.robbed_kong_scores else "JX-19"
