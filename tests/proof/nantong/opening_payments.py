"""Opening hands paid wrongly, or for patterns that are not held (NT-17 to NT-22)."""

from typing import Final

from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from tests.proof.books import Books, Edit, Wrong
from tests.proof.nantong import deals, habits
from tests.proof.nantong.booking import PRICED, alone, amount_off
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.openings import OPENERS

OPENER_CLAUSES: Final = dict(zip(OPENERS, ("NT-17", "NT-18", "NT-19", "NT-20"), strict=True))


@FAULTS.claim(
    "NT-22",
    WRONG_TRANSFER,
    checks=("L50", "L53"),
    under=PRICED,
    wishes=deals.with_one_opener,
    habits=habits.winning,
)
def opening_payment_off(books: Books) -> Wrong | None:
    payment = alone(books, "opening_win")
    if payment is None:
        return None
    amount_off(books, payment)
    return Wrong(payment.event)


@FAULTS.claim(
    "NT-22",
    WRONG_TRANSFER,
    checks=("L50", "L53"),
    under=PRICED,
    wishes=deals.with_one_opener,
    habits=habits.winning,
)
def opening_payment_left_out(books: Books) -> Wrong | None:
    payment = alone(books, "opening_win")
    if payment is None:
        return None
    books.strike(payment)
    return Wrong(payment.event)


def _opener_left_out(code: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = alone(books, "opening_win", lambda one: code in dict(one.items or ()))
        if payment is None:
            return None
        payment.items = tuple(item for item in payment.items or () if item[0] != code)
        return Wrong(payment.event)

    return edit


def _opener_invented(code: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = alone(books, "opening_win", lambda one: code not in dict(one.items or ()))
        if payment is None:
            return None
        payment.items = (*(payment.items or ()), (code, 10))
        payment.points += 10
        return Wrong(payment.event)

    return edit


def _register_openers() -> None:
    for code, clause in OPENER_CLAUSES.items():
        for way, made in {
            "left-out-of-a-payment": _opener_left_out,
            "paid-though-not-held": _opener_invented,
        }.items():
            FAULTS.claim(
                clause,
                WRONG_ITEMS,
                name=f"{code.replace('_', '-')}-{way}",
                checks=("L50",),
                under=PRICED,
                wishes=deals.with_openers,
                habits=habits.winning,
            )(made(code))


_register_openers()
