"""Items and payments not due whose clause depends on the case."""

from scoring.engine.position import Position
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.taken import value_of_win


def surplus_clause(position: Position, seat: int, payer: int | None, code: str, payment: str) -> str | None:
    """The clause for this item, or cause of payment, where it is claimed and the payer does not owe it."""
    if code == "win" and not payment:
        return "NC-18"
    if code == "men_qing" and _wins_by_pairs(position, seat):
        return "NC-49"
    memory = memory_of(position)
    laid_down = None if payer is None else memory.laid_down.get(payer)
    if code == "bai_pai_pei" and laid_down is not None and laid_down.is_single:
        return "NC-25"
    if code == "piao" and payer is not None and memory.piao[payer] and memory.piao[seat]:
        return "NC-12"
    return None


def _wins_by_pairs(position: Position, seat: int) -> bool:
    values = [value_of_win(won) for won in position.wins if won.seat == seat and not won.hidden]
    return any(item.code == "xiao_qi_dui" for value in values if value is not None for item in value.items)
