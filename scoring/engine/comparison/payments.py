"""Claimed payments, one finding a pair and cause."""

from collections import Counter
from collections.abc import Mapping

from scoring.engine.comparison.claims import Claims
from scoring.engine.comparison.items import first_difference, items_json
from scoring.engine.comparison.netting import Group, Net, differ, net_claimed, net_due
from scoring.engine.events import Win, seat_of
from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER, Finding, Json
from scoring.engine.transfers import Priced


def wrong_transfers(claims: Claims) -> list[Finding]:
    """Findings of items and of points, one a pair and cause."""
    logged = claims.position.hand.transfers
    if logged is None:
        return []
    due, claimed = net_due(claims.due.transfers), net_claimed(logged)
    order = {group: place for place, group in enumerate({**due, **claimed})}
    told = [group for group in order if group[2] not in claims.due.open_causes]
    wrong = [group for group in told if not _agree(due.get(group), claimed.get(group))]
    if not wrong:
        return []
    built = {cause: net_due(transfers) for cause, transfers in claims.built_on(logged).items()}
    at_items = net_due(claims.at_claimed_items.transfers)
    found: list[Finding] = []
    for group in sorted(wrong, key=lambda group: (_event_of(due, claimed, group), order[group])):
        findings = _group_findings(claims, group, due.get(group), claimed.get(group), at_items.get(group))
        if _is_share_of_wrong(group, due, claimed) or _is_built_so(group, built, due, claimed):
            for finding in findings:
                finding.consequent = True
        found.extend(findings)
    return found


def _is_share_of_wrong(group: Group, due: Mapping[Group, Net], claimed: Mapping[Group, Net]) -> bool:
    """Whether a bird's payment is wrong just as the payment is that it doubles."""
    if group[2] != "bird" or group not in due or group not in claimed:
        return False
    for cause in ("win", "opening_win"):
        base = (group[0], group[1], cause)
        if base in due and base in claimed and due[base].points != claimed[base].points:
            share = claimed[group].points * due[base].points == due[group].points * claimed[base].points
            return share and claimed[base].points != 0
    return False


def _is_built_so(
    group: Group,
    built: Mapping[str, Mapping[Group, Net]],
    due: Mapping[Group, Net],
    claimed: Mapping[Group, Net],
) -> bool:
    """Whether a payment that builds upon others is wrong just as these are."""
    others = {other for other in (*due, *claimed) if other[2] != group[2]}
    if all(_agree(due.get(other), claimed.get(other)) for other in others):
        return False
    return group[2] in built and _agree(built[group[2]].get(group), claimed.get(group))


def _agree(due: Net | None, claimed: Net | None) -> bool:
    if (due.points if due else 0) != (claimed.points if claimed else 0):
        return False
    if due is None or claimed is None or claimed.items is None:
        return True
    return not _items_differ(due, claimed.items)


def _items_differ(due: Net, claimed: Mapping[str, int]) -> bool:
    """Whether the items claimed are neither those due nor others as right."""
    return all(differ(items, claimed) for items in (due.items or {}, *due.ties))


def _event_of(due: Mapping[Group, Net], claimed: Mapping[Group, Net], group: Group) -> tuple[bool, int]:
    """For the order of findings: payments due by their event, those not due after them."""
    net = due.get(group) or claimed[group]
    return (group not in due, -1 if net.event is None else net.event)


def _group_findings(
    claims: Claims, group: Group, due: Net | None, claimed: Net | None, at_items: Net | None
) -> list[Finding]:
    found = []
    follows = _follows(claims, group, due, claimed) or _is_explained(claims, group, claimed)
    items_wrong = False
    if due and claimed and claimed.items is not None and due.items is not None:
        items_wrong = _items_differ(due, claimed.items)
        if items_wrong:
            same = (at_items is not None and _tells_same(claims, at_items, claimed)) or _repeats_win(
                claims, group, due, claimed
            )
            finding = _items_finding(claims, group, due, claimed)
            finding.consequent = follows or same
            found.append(finding)
    due_points, claimed_points = (due.points if due else 0), (claimed.points if claimed else 0)
    if due_points == claimed_points:
        return found
    same = (at_items.points if at_items else 0) == claimed_points
    if items_wrong and claimed and sum((claimed.items or {}).values()) == claimed_points:
        same = True
    finding = _transfer_finding(claims, group, due, claimed)
    finding.consequent = follows or same
    return [*found, finding]


def _tells_same(claims: Claims, at_items: Net, claimed: Net) -> bool:
    """Whether a payment books what the win claims: its items, or its points where it claims no more."""
    if not differ(at_items.items or {}, claimed.items or {}):
        return True
    event = None if at_items.event is None else claims.position.hand.events[at_items.event]
    by_points = isinstance(event, Win) and event.items is None and event.points is not None
    return by_points and at_items.points == claimed.points


def _repeats_win(claims: Claims, group: Group, due: Net, claimed: Net) -> bool:
    """Whether the payment's items are wrong just as those of the win that it pays for, and no more."""
    win = next((win for win in claims.due.wins if win.won.event == due.event), None)
    event = None if due.event is None else claims.position.hand.events[due.event]
    if win is None or not isinstance(event, Win) or event.items is None:
        return False
    sign = 1 if win.won.seat == group[0] else -1
    of_win = Counter(dict(event.items))
    of_win.subtract({item.code: item.points for item in win.items})
    of_payment = Counter(claimed.items or {})
    of_payment.subtract(due.items or {})
    return not differ({code: sign * points for code, points in of_win.items()}, of_payment)


def _follows(claims: Claims, group: Group, due: Net | None, claimed: Net | None) -> bool:
    """Whether an earlier finding explains the payment: an illegal win or opening, or faulty birds."""
    if claims.went_on or group[2] in claims.upset_causes:
        return True
    events = {net.event for net in (due, claimed) if net is not None and net.event is not None}
    if events & claims.faulty_events:
        return True
    return due is None and any(_may_book(claims, number, group) for number in claims.faulty_events)


def _is_explained(claims: Claims, group: Group, claimed: Net | None) -> bool:
    """Whether the payment is booked as it would be without an earlier fault of one of the two."""
    seats = [seat for seat in group[:2] if seat >= 0]
    if claims.leaves_open(seats, group[2]):
        return True
    return any(_agree(net_due(other.transfers).get(group), claimed) for other in claims.undone(seats))


def _may_book(claims: Claims, number: int, group: Group) -> bool:
    """Whether a platform that takes this faulty win or opening for good would book such a payment."""
    event = claims.position.hand.events[number]
    if isinstance(event, Win) and group[2] == "horse":
        # Horses may make any two seats pay each other for a third one's win.
        return True
    booked = ("win", "bird") if isinstance(event, Win) else ("opening_win", "bird")
    return seat_of(event) in group[:2] and group[2] in booked


def _items_finding(claims: Claims, group: Group, due: Net, claimed: Net) -> Finding:
    sign = 1 if due.payer == group[1] else -1
    actual = {code: sign * points for code, points in (claimed.items or {}).items() if points}
    expected = {code: sign * points for code, points in (due.items or {}).items() if points}
    merged = [Priced(code, points, _clause_in(due, code)) for code, points in expected.items()]
    payee = group[1] if due.payer == group[0] else group[0]
    clause = first_difference(
        claims, merged, list(actual.items()), (due.event, payee, due.payer), due.clause or "GEN-09"
    )
    return Finding(
        WRONG_ITEMS,
        claims.position.hand.number,
        due.event,
        due.payer,
        clause,
        "payment-items-differ",
        expected=items_json(sorted(expected.items())),
        actual=items_json(sorted(actual.items())),
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
    payer = group[0] if payee == group[1] else group[1]
    barred = claims.surplus_clause(event, payee, payer, group[2], "")
    if barred is not None:
        return barred
    if group[2] == "win":
        wins = [win for win in claims.due.wins if win.won.how != "opening"]
        between = [win for win in wins if win.won.seat in group[:2]]
        if between or wins:
            return (between or wins)[0].clause
    return claims.cause_clauses.get(group[2], "GEN-09")
