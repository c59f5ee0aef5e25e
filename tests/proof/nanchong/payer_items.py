"""Items of one payer left out, too dear or not due: surcharges, 摆 of the payer, 飘, the limit."""

from collections.abc import Callable
from typing import Final

from scoring.engine.findings import WRONG_ITEMS
from scoring.engine.record import ClaimedTransfer
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.books import Books, Wrong
from tests.proof.nanchong.bringing import LAID_DOWN, OF_PAYERS, STAKED, Brought
from tests.proof.nanchong.prices import PAYER_ITEMS, claim_of_payment, clause_of_payer

_CHECKS: Final = {
    "bai_pai_pei": ("L49",),
    "piao": ("L48",),
    "feng_ding": ("L52",),
}


def _payment(books: Books, has: Callable[[ClaimedTransfer], bool]) -> ClaimedTransfer | None:
    """Some payment for a win, of chance's choice, that is so."""
    found = [payment for payment in books.of_cause("win") if has(payment)]
    return books.chance.choice(found) if found else None


def _at_points(books: Books, code: str, points_of: Callable[[int], int]) -> Wrong | None:
    payment = _payment(books, lambda payment: code in dict(payment.items or ()))
    if payment is None:
        return None
    due = dict(payment.items or ())[code]
    clause, points = clause_of_payer(books, code, payment), points_of(due)
    if points == due or payment.points + points - due <= 0:
        return None
    claim_of_payment(payment, code, points)
    return Wrong(payment.event, clause)


def _not_due(books: Books, code: str) -> Wrong | None:
    payment = _payment(books, lambda payment: code not in dict(payment.items or ()))
    if payment is None:
        return None
    points = books.chance.randint(1, 3) * (-1 if code == "feng_ding" else 1)
    if payment.points + points <= 0:
        return None
    clause = clause_of_payer(books, code, payment)
    claim_of_payment(payment, code, points)
    return Wrong(payment.event, clause)


def _enter(code: str) -> None:
    def left_out(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda _points: 0)

    def wrong_price(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda points: points + books.chance.choice((-1, 1, 2)))

    def not_due(books: Books) -> Wrong | None:
        return _not_due(books, code)

    name, checks = code.replace("_", "-"), _CHECKS.get(code, ("L50",))
    brought, clause = OF_PAYERS[code], PAYER_ITEMS[code]
    brought.enter(f"{name}-left-out", clause, WRONG_ITEMS, checks, left_out)
    brought.enter(f"{name}-at-a-wrong-price", clause, WRONG_ITEMS, checks, wrong_price)
    Brought().enter(f"{name}-not-due", clause, WRONG_ITEMS, checks, not_due)


for _code in PAYER_ITEMS:
    _enter(_code)


def _of_one_side(books: Books) -> Wrong | None:
    """Both sides have chosen 飘, and the payment counts one of them (NC-12)."""
    piao = memory_of(books.position).piao

    def is_of_both(payment: ClaimedTransfer) -> bool:
        return bool(piao[payment.payer] and piao[payment.payee])

    payment = _payment(books, is_of_both)
    if payment is None:
        return None
    side = books.chance.choice((payment.payer, payment.payee))
    claim_of_payment(payment, "piao", piao[side] or 0)
    return Wrong(payment.event, "NC-12")


def _doubled(books: Books) -> Wrong | None:
    """Winner and payer have both laid down; what that adds is doubled, not added up (NC-23)."""
    laid_down = memory_of(books.position).laid_down

    def is_of_both(payment: ClaimedTransfer) -> bool:
        both = payment.payer in laid_down and payment.payee in laid_down
        return both and "bai_pai_pei" in dict(payment.items or ())

    payment = _payment(books, is_of_both)
    if payment is None:
        return None
    clause = clause_of_payer(books, "bai_pai_pei", payment)
    claim_of_payment(payment, "bai_pai_pei", 2 * dict(payment.items or ())["bai_pai_pei"])
    return Wrong(payment.event, clause)


STAKED.enter("piao-of-one-side-alone", "NC-12", WRONG_ITEMS, ("L48",), _of_one_side)
LAID_DOWN.enter("laid-down-on-both-sides-doubled", "NC-22", WRONG_ITEMS, ("L49",), _doubled)
