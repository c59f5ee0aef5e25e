"""Wins paid wrongly, or the dealer's addition to them (NT-37 to NT-40)."""

from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from tests.proof.arranging import Arrange
from tests.proof.books import Books, Edit, Wrong
from tests.proof.nantong import arrangements, habits, laid_sea
from tests.proof.nantong.booking import PRICED, alone, amount_off, win_of
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.items import win_clause


def _payment_off(clause: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = alone(books, "win", lambda one: win_clause(books, win_of(books, one)) == clause)
        if payment is None:
            return None
        amount_off(books, payment)
        return Wrong(payment.event)

    return edit


def _payment_left_out(clause: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = alone(books, "win", lambda one: win_clause(books, win_of(books, one)) == clause)
        if payment is None:
            return None
        books.strike(payment)
        return Wrong(payment.event)

    return edit


def _dealers_addition_left_out(clause: str) -> Edit:
    """The dealer's addition is missing from a payment, its amount and its items."""

    def edit(books: Books) -> Wrong | None:
        def fits(one: ClaimedTransfer) -> bool:
            return "zhuang_xian" in dict(one.items or ()) and win_clause(books, win_of(books, one)) == clause

        payment = alone(books, "win", fits)
        if payment is None:
            return None
        payment.points -= dict(payment.items or ())["zhuang_xian"]
        payment.items = tuple(item for item in payment.items or () if item[0] != "zhuang_xian")
        return Wrong(payment.event, kind=WRONG_ITEMS)

    return edit


def _addition_without_the_dealer(clause: str) -> Edit:
    """The dealer's addition stands in a payment that he has no part in."""

    def edit(books: Books) -> Wrong | None:
        def fits(one: ClaimedTransfer) -> bool:
            apart = books.hand.dealer not in (one.payer, one.payee)
            robbed = win_of(books, one).how == "rob_kong"
            return apart and not robbed and win_clause(books, win_of(books, one)) == clause

        payment = alone(books, "win", fits)
        if payment is None:
            return None
        payment.points += 10
        payment.items = (*(payment.items or ()), ("zhuang_xian", 10))
        return Wrong(payment.event, kind=WRONG_ITEMS)

    return edit


def _register_wins() -> None:
    ways = {
        "payment-off": _payment_off,
        "payment-left-out": _payment_left_out,
        "dealers-addition-left-out": _dealers_addition_left_out,
        "addition-without-the-dealer": _addition_without_the_dealer,
    }
    cases: dict[str, tuple[str, Arrange]] = {
        "small-self-drawn": ("NT-37", arrangements.on_a_draw),
        "small": ("NT-38", arrangements.on_a_discard),
        "big-self-drawn": ("NT-39", laid_sea.last_tile_won_by_its_taker),
        "big": ("NT-40", laid_sea.last_tile_won_of_its_taker),
    }
    for case, (clause, arrange) in cases.items():
        for way, made in ways.items():
            FAULTS.claim(
                clause,
                WRONG_TRANSFER,
                name=f"{case}-win-{way}",
                checks=("L49",),
                under=PRICED,
                habits=habits.never_winning,
                arrange=arrange,
            )(made(clause))


_register_wins()


@FAULTS.claim(
    "NT-38",
    WRONG_TRANSFER,
    checks=("L49",),
    under=PRICED,
    habits=habits.never_winning,
    arrange=arrangements.on_a_discard,
)
def paid_by_a_bystander_too(books: Books) -> Wrong | None:
    """Who did not discard pays the winner as well; nothing is due between the two."""
    payment = alone(books, "win", lambda one: win_of(books, one).how == "discard")
    if payment is None or len(books.wins) > 1:
        return None
    others = [seat for seat in range(4) if seat not in (payment.payer, payment.payee)]
    books.book(
        ClaimedTransfer(
            payment.event, books.chance.choice(others), payment.payee, payment.points, "win", None
        )
    )
    return Wrong(None, clause=win_clause(books, win_of(books, payment)))
