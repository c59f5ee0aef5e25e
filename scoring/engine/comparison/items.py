"""Claimed items and points of wins."""

from collections.abc import Sequence

from scoring.engine.comparison.claims import Claims
from scoring.engine.events import Win
from scoring.engine.findings import WRONG_ITEMS, Finding, Json
from scoring.engine.transfers import Priced, PricedWin


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
    due = [(item.code, item.points) for item in win.items]
    claimed = None if event.items is None else _claimed(event.items, due)
    consequent = win.won.event in claims.faulty_events
    if claimed is not None and not _is_priced_so(win, event):
        place = (win.won.event, win.won.seat, None)
        clause = claims.clause_of_items(win.items, claimed) or first_difference(
            claims, win.items, claimed, place, win.clause
        )
        consequent = consequent or _is_explained(claims, win, event)
        return Finding(
            WRONG_ITEMS,
            claims.position.hand.number,
            win.won.event,
            win.won.seat,
            clause,
            "items-differ",
            consequent=consequent,
            expected=items_json(sorted(due)),
            actual=items_json(claimed),
        )
    if event.points is not None and event.points != win.points:
        consequent = consequent or _is_explained(claims, win, event)
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


def _is_explained(claims: Claims, win: PricedWin, event: Win) -> bool:
    """Whether the win is priced as it would be without an earlier fault of its seat."""
    for other in claims.undone((win.won.seat,)):
        for priced in other.wins:
            if priced.won is win.won and _is_priced_so(priced, event):
                return True
    return False


def _is_priced_so(win: PricedWin, event: Win) -> bool:
    if event.items is None:
        return event.points == win.points
    due = [[(item.code, item.points) for item in items] for items in (win.items, *win.ties)]
    return any(_claimed(event.items, items) == sorted(items) for items in due)


def _claimed(items: Sequence[tuple[str, int]], due: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Claimed items sorted; one worth nothing says nothing, unless it is due as such."""
    return sorted(item for item in items if item[1] or item in due)


def items_json(items: Sequence[tuple[str, int]]) -> Json:
    return [{"code": code, "points": points} for code, points in items]


def first_difference(
    claims: Claims,
    due: Sequence[Priced],
    claimed: Sequence[tuple[str, int]],
    place: tuple[int | None, int, int | None],
    otherwise: str,
) -> str:
    """The clause of the first differing item in the rulebook's order: of the one due, else of the claimed.

    `place` is the event, the seat that receives and the one that pays, if one alone does, for items that
    another clause than their own keeps out.
    """
    by_code, by_claim = {item.code: item for item in due}, dict(claimed)
    for code, clause in claims.item_clauses.items():
        item = by_code.get(code)
        if (item.points if item else None) != by_claim.get(code):
            return item.clause if item else claims.surplus_clause(*place, code, otherwise) or clause
    if len(claimed) != len(by_claim):
        codes = [code for code, _ in claimed]
        repeated = next(code for code in codes if codes.count(code) > 1)
        return claims.item_clauses.get(repeated, otherwise)
    return otherwise
