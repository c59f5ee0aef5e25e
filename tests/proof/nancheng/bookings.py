"""A hand's payments booked as by another reading of the rules, for one pair of seats and one cause.

Where the finding must stand is read from the rulebook (sections 7 and 8) and from what the clean log books.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from scoring.engine.events import Kong, Win
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Transfer
from scoring.rulesets.nancheng.charges import Facts, facts_of, settle
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.rules import NanchengRules
from tests.proof.books import Books, Wrong

#: Items in the rulebook's order, with their clauses; kongs and horses not due are cited as the payment.
ITEMS: Final[Mapping[str, str]] = {
    "ping_hu": "JX-52",
    "qi_dui": "JX-53",
    "shi_san_lan": "JX-54",
    "qi_xing_shi_san_lan": "JX-55",
    "peng_peng_hu": "JX-56",
    "qing_yi_se_ping_hu": "JX-57",
    "zi_yi_se_ping_hu": "JX-58",
    "qing_yi_se_peng_peng_hu": "JX-59",
    "zi_yi_se_peng_peng_hu": "JX-60",
    "qing_yi_se_qi_dui": "JX-61",
    "zi_yi_se_qi_dui": "JX-62",
    "jia_hu": "JX-31",
    "tian_hu": "JX-50",
    "di_hu": "JX-51",
    "ming_gang": "JX-18",
    "bu_gang": "JX-20",
    "an_gang": "JX-22",
    "zhuang_jia": "JX-32",
    "ma_fen": "JX-44",
    "qian_shao": "JX-12",
    "hou_shao": "JX-13",
    "gang_kai": "JX-26",
}
_KONGS: Final = frozenset({"ming_gang", "bu_gang", "an_gang"})
_HORSES: Final = {"winner": "JX-44", "dealer": "JX-41", "all": "JX-73", "none": "GEN-09"}

Payments = Sequence[ClaimedTransfer]
#: The options and the facts of the hand as a platform has them that reads the rules otherwise.
Reading = Callable[[Chosen, Facts], tuple[Chosen, Facts] | None]


def chosen_of(books: Books) -> Chosen:
    """The settled options of the hand's table."""
    law = books.law
    assert isinstance(law, NanchengRules)
    return law.chosen


def misread(
    books: Books, cause: str, clause: str, reading: Reading, *, priced: bool = False, undue: str | None = None
) -> Wrong | None:
    """One pair's payments of a cause booked by another reading, so that this clause is broken.

    None where that changes no pair's so. With `priced` the items are told as well, and they are what is
    wrong; `undue` is the clause where nothing is due, if another than that of the cause.
    """
    chosen, position = chosen_of(books), books.position
    other = reading(chosen, facts_of(chosen, position))
    if other is None:
        return None
    settlement = settle(other[0], position, claimed_items=False, facts=other[1])
    booked = [one for one in as_booked(settlement.transfers) if one.cause == cause]
    return rebooked(books, cause, clause, booked, priced=priced, undue=undue)


def as_booked(transfers: Sequence[Transfer]) -> tuple[ClaimedTransfer, ...]:
    """Payments as a platform books them."""
    return tuple(
        ClaimedTransfer(
            one.event,
            one.payer,
            one.payee,
            one.points,
            one.cause,
            tuple((item.code, item.points) for item in one.items),
        )
        for one in transfers
    )


def options(**changes: Any) -> Reading:
    """The same facts under other options."""
    return lambda chosen, facts: (replace(chosen, **changes), facts)


def rebooked(
    books: Books, cause: str, clause: str, booked: Payments, *, priced: bool = False, undue: str | None = None
) -> Wrong | None:
    """One pair's payments of this cause as they are booked here, so that this clause is broken."""
    due = books.of_cause(cause)
    pairs = sorted({_pair(one) for one in (*due, *booked)})
    wrong = [pair for pair in pairs if _net(due, pair) != _net(booked, pair)]
    cited = [pair for pair in wrong if _cited(books, due, booked, pair, priced, undue) == clause]
    if not cited:
        return None
    pair = books.chance.choice(cited)
    mine, theirs = _between(due, pair), _between(booked, pair)
    books.strike(*mine)
    books.book(*(one if priced else replace(one, items=None) for one in theirs))
    return Wrong(mine[0].event if mine else None)


def _cited(
    books: Books, due: Payments, booked: Payments, pair: tuple[int, int], priced: bool, undue: str | None
) -> str | None:
    """The clause that a pair's wrong payments break; None where they can tell no items."""
    mine, theirs = _between(due, pair), _between(booked, pair)
    if priced:
        return _first_item(books, mine, theirs, pair) if mine and theirs else None
    return payment_clause(books, mine[0]) if mine else undue or undue_clause(books, theirs[0].cause)


def merged(books: Books, cause: str, code: str) -> Wrong | None:
    """A right payment of this item, with what the dealer doubles in it instead of beside it."""
    alone = [one for one in books.of_cause(cause) if len(books.beside(one)) == 1]
    found = [one for one in alone if [item for item, _ in one.items or ()] == [code, "zhuang_jia"]]
    if not found:
        return None
    one = books.chance.choice(found)
    books.strike(one)
    books.book(replace(one, items=((code, one.points),)))
    return Wrong(one.event)


def payment_clause(books: Books, payment: ClaimedTransfer) -> str:
    """The clause that earns a payment (section 8, transfers)."""
    event = None if payment.event is None else books.hand.events[payment.event]
    if isinstance(event, Win) and payment.cause == "win":
        return "JX-65" if event.how == "rob_kong" else "JX-64"
    if isinstance(event, Kong) and payment.cause == "kong":
        return {"exposed": "JX-18", "concealed": "JX-22"}.get(event.kind) or _added(books)
    return undue_clause(books, payment.cause)


def _added(books: Books) -> str:
    return "JX-20" if chosen_of(books).added_kong_payment == "big_turn" else "JX-21"


def undue_clause(books: Books, cause: str) -> str:
    """The clause of a payment of this cause where none is due, kongs that are not paid apart (section 8)."""
    if cause == "horse":
        return _HORSES[chosen_of(books).horse_mode]
    if cause == "kong" and books.hand.outcome in ("dissolved", "escaped"):
        return "JX-68"
    return {"win": "JX-64", "front_burn": "JX-12", "back_burn": "JX-13"}.get(cause, "GEN-09")


def _first_item(books: Books, due: Payments, booked: Payments, pair: tuple[int, int]) -> str:
    """The clause of the first item, in the rulebook's order, that is not booked as due."""
    mine, theirs = _items(due, pair), _items(booked, pair)
    code = next(code for code in ITEMS if mine[code] != theirs[code])
    if code == "ma_fen" or (code in _KONGS and not mine[code]):
        return payment_clause(books, due[0])
    return _added(books) if code == "bu_gang" else ITEMS[code]


def _items(payments: Payments, pair: tuple[int, int]) -> Counter[str]:
    """Points by item, as the lower seat receives them."""
    found: Counter[str] = Counter()
    for one in payments:
        for code, points in one.items or ():
            found[code] += points if one.payee == pair[0] else -points
    return found


def _pair(payment: ClaimedTransfer) -> tuple[int, int]:
    return min(payment.payer, payment.payee), max(payment.payer, payment.payee)


def _between(payments: Payments, pair: tuple[int, int]) -> list[ClaimedTransfer]:
    return [one for one in payments if _pair(one) == pair]


def _net(payments: Payments, pair: tuple[int, int]) -> int:
    return sum(one.points if one.payee == pair[0] else -one.points for one in _between(payments, pair))
