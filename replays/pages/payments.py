"""Payments of a hand side by side: what is due by the rules, and what the platform claims."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from replays.auditing.report import TransferDue
from replays.pages.naming import party_name
from replays.pages.rulebook import ItemView, Rulebook
from scoring.engine.record import HOUSE, ClaimedTransfer

#: Payer, payee and cause. Of two payments that run against each other only the difference counts.
Line = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class PaymentView:
    """One pair and cause, `payer` paying `due`; items that run against it are below nought. `claimed` is None
    where the platform itemises no payments at all.
    """

    payer: str
    payee: str
    cause: str
    due: int
    claimed: int | None
    items: list[ItemView]
    claimed_items: list[ItemView]

    @property
    def differs(self) -> bool:
        return self.claimed is not None and self.claimed != self.due

    @property
    def items_differ(self) -> bool:
        said = {(item.name, item.points) for item in self.claimed_items}
        return bool(said) and said != {(item.name, item.points) for item in self.items}


@dataclass(slots=True)
class _Sum:
    points: int = 0
    items: list[ItemView] = field(default_factory=list)


def payments(
    due: Iterable[TransferDue], claimed: Iterable[ClaimedTransfer] | None, rulebook: Rulebook
) -> list[PaymentView]:
    """The payments of a hand, those due in the report's order, then those that are only claimed."""
    right: dict[Line, _Sum] = {}
    said: dict[Line, _Sum] = {}
    for one in due:
        items = [rulebook.item(item.code, item.points, item.clause) for item in one.items]
        _add(right, (_seat(one.payer), _seat(one.payee), one.cause), one.points, items)
    for claim in claimed or ():
        items = [rulebook.item(code, points) for code, points in claim.items or ()]
        _add(said, (claim.payer, claim.payee, claim.cause), claim.points, items)
    return [
        _view(_towards(line, right, said), right, None if claimed is None else said, rulebook)
        for line in _merged(right, said)
        if _counts(line, right, said)
    ]


def _add(sums: dict[Line, _Sum], line: Line, points: int, items: list[ItemView]) -> None:
    """Book a payment; one that runs against an earlier one of the same cause lessens it."""
    payer, payee, cause = line
    against = sums.get((payee, payer, cause))
    if against is not None:
        against.points -= points
        against.items += [replace(item, points=-item.points) for item in items]
        return
    entry = sums.setdefault(line, _Sum())
    entry.points += points
    entry.items += items


def _merged(right: dict[Line, _Sum], said: dict[Line, _Sum]) -> list[Line]:
    turned = {(payee, payer, cause) for payer, payee, cause in right}
    return [*right, *(line for line in said if line not in right and line not in turned)]


def _counts(line: Line, right: dict[Line, _Sum], said: dict[Line, _Sum]) -> bool:
    return bool(_points(right, line) or _points(said, line))


def _towards(line: Line, right: dict[Line, _Sum], said: dict[Line, _Sum]) -> Line:
    """The line with who pays in front: by the rules, or where nothing is due by the log."""
    payer, payee, cause = line
    return line if (_points(right, line) or _points(said, line)) > 0 else (payee, payer, cause)


def _points(sums: dict[Line, _Sum], line: Line) -> int:
    """Points from payer to payee, negative where the books have them the other way round."""
    payer, payee, cause = line
    if line in sums:
        return sums[line].points
    return -sums[payee, payer, cause].points if (payee, payer, cause) in sums else 0


def _items(sums: dict[Line, _Sum], line: Line) -> list[ItemView]:
    """The items of a line; those of one that the books have the other way round turn their sign."""
    payer, payee, cause = line
    if line in sums:
        return sums[line].items
    entry = sums.get((payee, payer, cause))
    return [replace(item, points=-item.points) for item in entry.items] if entry else []


def _view(
    line: Line, right: dict[Line, _Sum], said: dict[Line, _Sum] | None, rulebook: Rulebook
) -> PaymentView:
    payer, payee, cause = line
    return PaymentView(
        payer=party_name(payer),
        payee=party_name(payee),
        cause=rulebook.cause(cause),
        due=_points(right, line),
        claimed=None if said is None else _points(said, line),
        items=_items(right, line),
        claimed_items=[] if said is None else _items(said, line),
    )


def _seat(party: int | str) -> int:
    return party if isinstance(party, int) else HOUSE
