"""Who pays whom for a win: the winner's items for each payer, and the payer's own (NC-11 to NC-13, NC-18)."""

from collections.abc import Collection, Sequence

from scoring.engine.events import Win
from scoring.engine.position import Position, Won
from scoring.engine.record import SEATS
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer
from scoring.rulesets.nanchong.check_ready import check_ready
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.laid_down import paid_for_laying_down
from scoring.rulesets.nanchong.limits import over_limit
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.piao import piao_between
from scoring.rulesets.nanchong.reading_items import CLAUSE_OF
from scoring.rulesets.nanchong.taken import value_anew, value_of_win
from scoring.rulesets.nanchong.value import Value, points_in


def settle(chosen: Chosen, position: Position, *, claimed_items: bool, afresh: bool = False) -> Settlement:
    """All payments of the hand: those of its wins, or of 查叫 where nobody won (NC-30).

    With `afresh` wins are valued anew, as what the seats have announced stands now.
    """
    settlement = Settlement()
    if position.closed is not None:
        return settlement
    if not position.wins:
        check_ready(chosen, position, settlement)
    for won in position.wins:
        value = value_anew(chosen, position, won) if afresh else value_of_win(won)
        _win(chosen, position, settlement, won, value, claimed_items=claimed_items)
    return settlement


def _win(
    chosen: Chosen,
    position: Position,
    settlement: Settlement,
    won: Won,
    value: Value | None,
    *,
    claimed_items: bool,
) -> None:
    items, ties = ([], []) if value is None else (value.items, value.ties)
    claimed = _claimed(position, won, items) if claimed_items else None
    if claimed is not None:
        items, ties = claimed, []
    shape = [] if value is None else [*value.groups, *(meld.tiles for meld in won.melds)]
    settlement.wins.append(PricedWin(won, items, shape, "NC-32", [], ties))
    payers = payers_of(chosen, position, won)
    if (won.hidden and claimed is None) or _laid_down_unseen(position, (won.seat, *payers)):
        settlement.undecided = True
        return
    if value is None and claimed is None:
        return
    clause = _clause(position, won)
    for payer in payers:
        own = payer_items(chosen, position, won, payer, items)
        if points_in((*items, *own)):
            tied = [[*tie, *own] for tie in ties]
            payment = Transfer(won.event, payer, won.seat, "win", [*items, *own], clause, tied)
            settlement.transfers.append(payment)


def _laid_down_unseen(position: Position, seats: Collection[int]) -> bool:
    """Whether a hand of these seats is laid down whose waits nobody can count."""
    laid_down = memory_of(position).laid_down
    return any(hand.unseen is None and seat in seats for seat, hand in laid_down.items())


def _claimed(position: Position, won: Won, due: Sequence[Priced]) -> list[Priced] | None:
    """The items that the log claims of a win; of points alone one item that makes them."""
    event = position.hand.events[won.event]
    if not isinstance(event, Win):
        return None
    if event.items is not None:
        return [Priced(code, points, CLAUSE_OF.get(code, "GEN-09")) for code, points in event.items]
    if event.points is None or not due:
        return None
    return [*due, Priced("di", event.points - points_in(due), "NC-32")]


def _clause(position: Position, won: Won) -> str:
    if len(position.wins) > 1:
        return "NC-31"
    return "NC-37" if won.how == "rob_kong" else "NC-18"


def payers_of(chosen: Chosen, position: Position, won: Won) -> list[int]:
    """The seats that pay: the discarder or robbed konger, or all three, or who fed the kong (NC-18)."""
    if won.payer is not None:
        return [won.payer] if won.payer != won.seat else []
    feeder = memory_of(position).kong_feeder
    fed = "gang_shang_hua" in won.contexts and feeder is not None and feeder != won.seat
    if fed and feeder is not None and chosen.dian_gang_hua == "feeder":
        return [feeder]
    return [seat for seat in SEATS if seat != won.seat]


def payer_items(
    chosen: Chosen, position: Position, won: Won, payer: int, items: Sequence[Priced]
) -> list[Priced]:
    """What this payer owes beside the winner's items: surcharges, 飘, and what the limit takes off."""
    memory = memory_of(position)
    laid_down = paid_for_laying_down(chosen, memory.laid_down.get(payer), self_drawn=won.payer is None)
    return [
        *_surcharges(chosen, position, won, payer),
        *laid_down,
        *piao_between(chosen, memory.piao[won.seat], memory.piao[payer]),
        *over_limit(chosen, [*items, *laid_down]),
    ]


def _surcharges(chosen: Chosen, position: Position, won: Won, payer: int) -> list[Priced]:
    """+1 each for a robbed kong, and for a discard after a kong, after the last tile, from one tile."""
    if won.payer is None:
        return []
    if won.how == "rob_kong":
        found = [("qiang_gang", chosen.points_qiang_gang)]
    else:
        memory = memory_of(position)
        found = []
        if memory.live_is_kongs:
            found.append(("gang_shang_pao", chosen.points_gang_shang_pao))
        if memory.last_drawer == payer:
            found.append(("hai_di_pao", chosen.points_hai_di_pao))
        if len(position.table.melds[payer]) == 4:
            found.append(("jin_gou_pao", chosen.points_jin_gou_pao))
    return [Priced(code, points, CLAUSE_OF[code]) for code, points in found if points]
