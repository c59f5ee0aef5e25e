"""Payments netted for each pair of seats and cause."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, Transfer

#: A pair of seats, the lower first, and the cause of payments between them.
Group = tuple[int, int, str]


@dataclass(slots=True, eq=False)
class Net:
    """Payments between two seats for one cause: points and items as the lower seat receives them.

    `ties` are other items as right as a claim, of one payment alone.
    """

    points: int = 0
    items: dict[str, int] | None = None
    event: int | None = None
    payer: int | None = None
    clause: str | None = None
    priced: list[Priced] | None = None
    ties: list[dict[str, int]] = field(default_factory=list)


def group_of(payer: int, payee: int, cause: str) -> tuple[Group, int]:
    """The group of a payment, and its sign as the lower seat receives it."""
    if payer < payee:
        return (payer, payee, cause), -1
    return (payee, payer, cause), 1


def net_due(transfers: Sequence[Transfer]) -> dict[Group, Net]:
    """The payments due, netted."""
    nets: dict[Group, Net] = defaultdict(Net)
    for transfer in transfers:
        group, sign = group_of(transfer.payer, transfer.payee, transfer.cause)
        net = nets[group]
        net.points += sign * transfer.points
        net.items = net.items or {}
        net.priced = [*(net.priced or []), *transfer.items]
        for item in transfer.items:
            net.items[item.code] = net.items.get(item.code, 0) + sign * item.points
        net.ties = [] if net.clause else [_by_code(items, sign) for items in transfer.ties]
        if net.clause is None:
            net.event, net.payer, net.clause = transfer.event, transfer.payer, transfer.clause
    return nets


def _by_code(items: Sequence[Priced], sign: int) -> dict[str, int]:
    return {item.code: sign * item.points for item in items}


def net_claimed(transfers: Sequence[ClaimedTransfer]) -> dict[Group, Net]:
    """The payments claimed, netted; items are None where some payment lists none."""
    nets: dict[Group, Net] = {}
    unlisted = set()
    for transfer in transfers:
        group, sign = group_of(transfer.payer, transfer.payee, transfer.cause)
        net = nets.setdefault(group, Net(items={}))
        net.points += sign * transfer.points
        net.payer = net.payer if net.payer is not None else transfer.payer
        if net.event is None:
            net.event = transfer.event
        if transfer.items is None or net.items is None:
            unlisted.add(group)
            continue
        for code, points in transfer.items:
            net.items[code] = net.items.get(code, 0) + sign * points
    for group in unlisted:
        nets[group].items = None
    return nets


def differ(due: Mapping[str, int], claimed: Mapping[str, int]) -> bool:
    """Whether two lists of items, each code with its net points, are not the same."""
    return {code: points for code, points in due.items() if points} != {
        code: points for code, points in claimed.items() if points
    }
