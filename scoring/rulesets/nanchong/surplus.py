"""Items and payments not due whose clause depends on the case."""

from scoring.engine.position import Position
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.taken import value_of_win


def surplus_clause(position: Position, seat: int, code: str, payment: str) -> str | None:
    """The clause for this item, or cause of payment, where it is claimed and not due to the seat."""
    if code == "win" and not payment:
        return "NC-18"
    if code == "men_qing" and _wins_by_pairs(position, seat):
        return "NC-49"
    if code == "bai_pai_pei" and any(
        laid_down.is_single for other, laid_down in memory_of(position).laid_down.items() if other != seat
    ):
        return "NC-25"
    return None


def _wins_by_pairs(position: Position, seat: int) -> bool:
    values = [value_of_win(won) for won in position.wins if won.seat == seat and not won.hidden]
    return any(item.code == "xiao_qi_dui" for value in values if value is not None for item in value.items)
