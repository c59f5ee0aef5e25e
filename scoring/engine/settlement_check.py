"""Claimed payments against those due, from fine to coarse: items, transfers, hand scores (audit report,
section 4).

A coarser claim that equals the sum of finer claims already found wrong is consequent.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from scoring.engine.events import Win
from scoring.engine.findings import WRONG_ITEMS, WRONG_SCORE, WRONG_TRANSFER, Finding, Json
from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer, scores_of

#: A pair of seats, the lower first, and the cause of payments between them.
Group = tuple[int, int, str]


@dataclass(slots=True, eq=False)
class Claims:
    """What a comparison needs to know: the settlement due, the one at the log's own item prices, item
    clauses in
    the order of the rulebook, and which earlier faults payments follow from."""

    position: Position
    due: Settlement
    settle_at_claimed_items: Callable[[], Settlement]
    item_clauses: Mapping[str, str]
    cause_clauses: Mapping[str, str]
    surplus_clause: Callable[[int | None, int, str], str | None]
    birds_at_fault: bool
    went_on: bool
    faulty_events: frozenset[int]
    _at_claimed_items: Settlement | None = None

    @property
    def at_claimed_items(self) -> Settlement:
        """Settled only when something differs."""
        if self._at_claimed_items is None:
            self._at_claimed_items = self.settle_at_claimed_items()
        return self._at_claimed_items


def wrong_items(claims: Claims) -> list[Finding]:
    """One finding for each win whose claimed items or points are not those due."""
    found = []
    for win in claims.due.wins:
        event = claims.position.hand.events[win.won.event]
        if isinstance(event, Win) and not win.won.hidden:
            finding = _win_finding(claims, win, event)
            if finding is not None:
                found.append(finding)
    return found


def _win_finding(claims: Claims, win: PricedWin, event: Win) -> Finding | None:
    due = {item.code: item.points for item in win.items}
    claimed = None if event.items is None else _nonzero(event.items)
    consequent = claims.went_on or win.won.event in claims.faulty_events
    if claimed is not None and claimed != sorted(due.items()):
        place = (win.won.event, win.won.seat)
        clause = first_difference(claims, win.items, claimed, place, win.clause)
        return Finding(
            WRONG_ITEMS,
            claims.position.hand.number,
            win.won.event,
            win.won.seat,
            clause,
            "items-differ",
            consequent=consequent,
            expected=_items_json(sorted(due.items())),
            actual=_items_json(claimed),
        )
    if event.points is not None and event.points != win.points:
        return Finding(
            WRONG_ITEMS,
            claims.position.hand.number,
            win.won.event,
            win.won.seat,
            win.clause,
            "points-differ",
            consequent=consequent,
            expected=win.points,
            actual=event.points,
        )
    return None


def _nonzero(items: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Claimed items sorted; one worth nothing says nothing."""
    return sorted(item for item in items if item[1])


def _items_json(items: Sequence[tuple[str, int]]) -> Json:
    return [{"code": code, "points": points} for code, points in items]


def first_difference(
    claims: Claims,
    due: Sequence[Priced],
    claimed: Sequence[tuple[str, int]],
    place: tuple[int | None, int],
    otherwise: str,
) -> str:
    """The clause of the first differing item in the rulebook's order: of the one due, else of the one
    claimed.

    `place` is the event and the seat that receives, for items that another clause than their own keeps out.
    """
    by_code, by_claim = {item.code: item for item in due}, dict(claimed)
    for code, clause in claims.item_clauses.items():
        item = by_code.get(code)
        if (item.points if item else None) != by_claim.get(code):
            return item.clause if item else claims.surplus_clause(*place, code) or clause
    if len(claimed) != len(by_claim):
        codes = [code for code, _ in claimed]
        repeated = next(code for code in codes if codes.count(code) > 1)
        return claims.item_clauses.get(repeated, otherwise)
    return otherwise


# Transfers, netted for each pair of seats and cause.


@dataclass(slots=True, eq=False)
class Net:
    """Payments between two seats for one cause: points and items as the lower seat receives them."""

    points: int = 0
    items: dict[str, int] | None = None
    event: int | None = None
    payer: int | None = None
    clause: str | None = None
    priced: list[Priced] | None = None


def _group(payer: int, payee: int, cause: str) -> tuple[Group, int]:
    if payer < payee:
        return (payer, payee, cause), -1
    return (payee, payer, cause), 1


def net_due(transfers: Sequence[Transfer]) -> dict[Group, Net]:
    """The payments due, netted."""
    nets: dict[Group, Net] = defaultdict(Net)
    for transfer in transfers:
        group, sign = _group(transfer.payer, transfer.payee, transfer.cause)
        net = nets[group]
        net.points += sign * transfer.points
        net.items = net.items or {}
        net.priced = [*(net.priced or []), *transfer.items]
        for item in transfer.items:
            net.items[item.code] = net.items.get(item.code, 0) + sign * item.points
        if net.clause is None:
            net.event, net.payer, net.clause = transfer.event, transfer.payer, transfer.clause
    return nets


def net_claimed(transfers: Sequence[ClaimedTransfer]) -> dict[Group, Net]:
    """The payments claimed, netted; items are None where some payment lists none."""
    nets: dict[Group, Net] = {}
    unlisted = set()
    for transfer in transfers:
        group, sign = _group(transfer.payer, transfer.payee, transfer.cause)
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


def wrong_transfers(claims: Claims) -> list[Finding]:
    """Findings of items and of points, one a pair and cause."""
    logged = claims.position.hand.transfers
    if logged is None:
        return []
    due, claimed = net_due(claims.due.transfers), net_claimed(logged)
    order = {group: place for place, group in enumerate({**due, **claimed})}
    wrong = [group for group in order if not _agree(due.get(group), claimed.get(group))]
    if not wrong:
        return []
    at_items = net_due(claims.at_claimed_items.transfers)
    found: list[Finding] = []
    for group in sorted(wrong, key=lambda group: (_event_of(due, claimed, group), order[group])):
        found.extend(_group_findings(claims, group, due.get(group), claimed.get(group), at_items.get(group)))
    return found


def _agree(due: Net | None, claimed: Net | None) -> bool:
    if (due.points if due else 0) != (claimed.points if claimed else 0):
        return False
    if due is None or claimed is None or claimed.items is None:
        return True
    return not _differ(due.items or {}, claimed.items)


def _event_of(due: Mapping[Group, Net], claimed: Mapping[Group, Net], group: Group) -> tuple[bool, int]:
    """For the order of findings: payments due by their event, those not due after them."""
    net = due.get(group) or claimed[group]
    return (group not in due, -1 if net.event is None else net.event)


def _group_findings(
    claims: Claims, group: Group, due: Net | None, claimed: Net | None, at_items: Net | None
) -> list[Finding]:
    found = []
    follows = _follows(claims, group, due, claimed)
    items_wrong = False
    if due and claimed and claimed.items is not None and due.items is not None:
        items_wrong = _differ(due.items, claimed.items)
        if items_wrong:
            same = at_items is not None and not _differ(at_items.items or {}, claimed.items)
            finding = _items_finding(claims, group, due, claimed)
            finding.consequent = follows or same
            found.append(finding)
    due_points, claimed_points = (due.points if due else 0), (claimed.points if claimed else 0)
    if due_points == claimed_points:
        return found
    same = at_items is not None and at_items.points == claimed_points
    if items_wrong and claimed and sum((claimed.items or {}).values()) == claimed_points:
        same = True
    finding = _transfer_finding(claims, group, due, claimed)
    finding.consequent = follows or same
    return [*found, finding]


def _differ(due: Mapping[str, int], claimed: Mapping[str, int]) -> bool:
    return {code: points for code, points in due.items() if points} != {
        code: points for code, points in claimed.items() if points
    }


def _follows(claims: Claims, group: Group, due: Net | None, claimed: Net | None) -> bool:
    """Whether an earlier finding explains the payment: an illegal win or opening, birds not as they should
    be.
    """
    if claims.went_on or (group[2] == "bird" and claims.birds_at_fault):
        return True
    events = {net.event for net in (due, claimed) if net is not None and net.event is not None}
    if events & claims.faulty_events:
        return True
    seats = {
        claims.position.hand.events[number].seat
        for number in claims.faulty_events
        if number < len(claims.position.hand.events)
    }
    return group[2] in ("win", "bird", "opening_win") and due is None and bool(seats & set(group[:2]))


def _items_finding(claims: Claims, group: Group, due: Net, claimed: Net) -> Finding:
    sign = 1 if due.payer == group[1] else -1
    actual = {code: sign * points for code, points in (claimed.items or {}).items() if points}
    expected = {code: sign * points for code, points in (due.items or {}).items() if points}
    merged = [Priced(code, points, _clause_in(due, code)) for code, points in expected.items()]
    payee = group[1] if due.payer == group[0] else group[0]
    clause = first_difference(
        claims, merged, list(actual.items()), (due.event, payee), due.clause or "GEN-09"
    )
    return Finding(
        WRONG_ITEMS,
        claims.position.hand.number,
        due.event,
        due.payer,
        clause,
        "payment-items-differ",
        expected=_items_json(sorted(expected.items())),
        actual=_items_json(sorted(actual.items())),
        params=_parties(group, due),
    )


def _clause_in(due: Net, code: str) -> str:
    return next(item.clause for item in due.priced or [] if item.code == code)


def _transfer_finding(claims: Claims, group: Group, due: Net | None, claimed: Net | None) -> Finding:
    net = due or claimed
    assert net is not None
    sign = 1 if net.payer == group[1] else -1
    payee = group[1] if net.payer == group[0] else group[0]
    clause = due.clause if due else _undue_clause(claims, group, net.event, payee)
    return Finding(
        WRONG_TRANSFER,
        claims.position.hand.number,
        due.event if due else None,
        net.payer if net.payer is not None and net.payer >= 0 else None,
        clause or "GEN-09",
        "payment-differs" if due and claimed else "payment-missing" if due else "payment-not-due",
        expected=sign * due.points if due else 0,
        actual=sign * claimed.points if claimed else 0,
        params=_parties(group, net),
    )


def _parties(group: Group, net: Net) -> dict[str, Json]:
    payee = group[1] if net.payer == group[0] else group[0]
    return {"payer": _party(net.payer), "payee": _party(payee), "cause": group[2]}


def _party(seat: int | None) -> Json:
    return "house" if seat is None or seat < 0 else seat


def _undue_clause(claims: Claims, group: Group, event: int | None, payee: int) -> str:
    """Where nothing is due: the clause of that cause, or the one that keeps it out."""
    barred = claims.surplus_clause(event, payee, group[2])
    if barred is not None:
        return barred
    if group[2] == "win":
        wins = [win for win in claims.due.wins if win.won.how != "opening"]
        between = [win for win in wins if win.won.seat in group[:2]]
        if between or wins:
            return (between or wins)[0].clause
    return claims.cause_clauses.get(group[2], "GEN-09")


# Scores.


def wrong_scores(claims: Claims, finer: Sequence[Finding]) -> list[Finding]:
    """The hand's net scores against those due (GEN-09)."""
    hand = claims.position.hand
    due = scores_of(claims.due.transfers)
    if hand.scores is None or list(hand.scores) == due:
        return []
    return [
        Finding(
            WRONG_SCORE,
            hand.number,
            None,
            None,
            "GEN-09",
            "scores-differ",
            consequent=_scores_follow(claims, finer),
            expected=[*due],
            actual=[*hand.scores],
        )
    ]


def _scores_follow(claims: Claims, finer: Sequence[Finding]) -> bool:
    hand = claims.position.hand
    assert hand.scores is not None
    if claims.went_on:
        return True
    if hand.transfers is not None:
        return bool(finer) and list(hand.scores) == claimed_scores(hand.transfers)
    if finer and list(hand.scores) == scores_of(claims.at_claimed_items.transfers):
        return True
    return claims.birds_at_fault or bool(claims.faulty_events)


def claimed_scores(transfers: Sequence[ClaimedTransfer]) -> list[int]:
    """The scores that the claimed transfers add up to."""
    scores = [0, 0, 0, 0]
    for transfer in transfers:
        if transfer.payer >= 0:
            scores[transfer.payer] -= transfer.points
        if transfer.payee >= 0:
            scores[transfer.payee] += transfer.points
    return scores
