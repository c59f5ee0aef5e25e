"""Items not due whose clause depends on the case, or that another clause than their own keeps out."""

from typing import Final

from scoring.engine.events import Draw
from scoring.engine.position import Position
from scoring.rulesets.nantong.memory import memory_of

_OPENERS: Final = frozenset({"si_xi", "ban_ban_hu", "que_yi_se", "liu_liu_shun", "opening_win"})
#: The clauses of payments for wins, by the case.
_WINS: Final = frozenset({"NT-37", "NT-38", "NT-39", "NT-40"})
_SEA: Final = frozenset({"hai_di_lao_yue", "hai_di_pao"})


def surplus_clause(position: Position, event: int | None, seat: int, code: str, payment: str) -> str | None:
    """The clause for this item, or cause of payment, where it is claimed and not due."""
    if code == "zhuang_xian":
        return payment if payment in _WINS else "NT-37"
    if code in ("zha_niao", "bird"):
        return "NT-50" if memory_of(position).taker is not None and position.wins else None
    if code in _OPENERS and any(won.seat == seat and won.how == "dealt" for won in position.wins):
        return "NT-42"
    if code in _SEA and memory_of(position).last_replacement is not None:
        return "NT-53"
    if code == "gang_shang_kai_hua" and event is not None and _on_supplement(position, event):
        return "NT-51"
    return None


def _on_supplement(position: Position, event: int) -> bool:
    """Whether the win followed right on the tile that replaces a kong without a throw."""
    before = position.hand.events[event - 1] if event else None
    return (
        isinstance(before, Draw) and before.source == "tail" and memory_of(position).kong_mode == "supplement"
    )
