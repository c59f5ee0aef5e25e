"""Kong fees and penalties booked wrongly, or where none are due (NT-45, NT-60)."""

from scoring.engine.events import Kong
from scoring.engine.findings import WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from tests.proof.books import Books, Wrong
from tests.proof.nantong import arrangements, habits
from tests.proof.nantong.booking import alone, amount_off
from tests.proof.nantong.catalogue import FAULTS


@FAULTS.claim("NT-60", WRONG_TRANSFER, checks=("L51",), under={"kong_fee": 10}, habits=habits.konging)
def kong_fee_off(books: Books) -> Wrong | None:
    payment = alone(books, "kong")
    if payment is None:
        return None
    amount_off(books, payment)
    return Wrong(payment.event)


@FAULTS.claim("NT-60", WRONG_TRANSFER, checks=("L51",), under={"kong_fee": 10}, habits=habits.konging)
def kong_not_paid(books: Books) -> Wrong | None:
    payment = alone(books, "kong")
    if payment is None:
        return None
    books.strike(payment)
    return Wrong(payment.event)


@FAULTS.claim("NT-60", WRONG_TRANSFER, checks=("L51",), under={"kong_fee": 0}, habits=habits.konging)
def kong_paid_where_nothing_is_agreed(books: Books) -> Wrong | None:
    return _kong_paid(books)


@FAULTS.claim(
    "NT-60",
    WRONG_TRANSFER,
    checks=("L51", "L53"),
    under={"kong_fee": 10, "kong_fee_on_draw": False},
    habits=habits.konging,
)
def kong_paid_of_a_hand_that_nobody_won(books: Books) -> Wrong | None:
    return _kong_paid(books) if books.hand.outcome == "draw" else None


@FAULTS.claim(
    "NT-60",
    WRONG_TRANSFER,
    checks=("L42", "L51"),
    under={"kong_fee": 10, "rob_supplement": "big"},
    habits=habits.adding_kongs,
    arrange=arrangements.by_robbing,
)
def robbed_kong_paid(books: Books) -> Wrong | None:
    """By a seat that has no other kong to settle with the konger."""
    robbed = [win for _, win in books.wins if win.how == "rob_kong"]
    if not robbed:
        return None
    konger = robbed[0].source_seat
    assert konger is not None
    settled = {
        seat
        for one in books.of_cause("kong")
        for seat in (one.payer, one.payee)
        if konger in (one.payer, one.payee)
    }
    payers = [seat for seat in range(4) if seat not in settled | {konger}]
    if not payers:
        return None
    kong = max(number for number, event in enumerate(books.hand.events) if isinstance(event, Kong))
    books.book(ClaimedTransfer(kong, books.chance.choice(payers), konger, 10, "kong", (("gang_fen", 10),)))
    return Wrong(None)


def _kong_paid(books: Books) -> Wrong | None:
    """A kong is paid though none is."""
    kongs = [(number, event) for number, event in enumerate(books.hand.events) if isinstance(event, Kong)]
    if not kongs or books.of_cause("kong"):
        return None
    number, kong = books.chance.choice(kongs)
    payer = (kong.seat + books.chance.choice((1, 2, 3))) % 4
    books.book(ClaimedTransfer(number, payer, kong.seat, 10, "kong", (("gang_fen", 10),)))
    return Wrong(None)


@FAULTS.claim(
    "NT-45", WRONG_TRANSFER, checks=("L52",), under={"escape_penalty": 70}, arrange=arrangements.leaving
)
def penalty_off(books: Books) -> Wrong | None:
    payment = alone(books, "penalty")
    if payment is None:
        return None
    amount_off(books, payment)
    return Wrong(payment.event)


@FAULTS.claim(
    "NT-45", WRONG_TRANSFER, checks=("L52",), under={"escape_penalty": 70}, arrange=arrangements.leaving
)
def penalty_left_out(books: Books) -> Wrong | None:
    payment = alone(books, "penalty")
    if payment is None:
        return None
    books.strike(payment)
    return Wrong(payment.event)


@FAULTS.claim(
    "NT-45", WRONG_TRANSFER, checks=("L52",), under={"escape_penalty": 0}, arrange=arrangements.leaving
)
def penalty_where_none_is_agreed(books: Books) -> Wrong | None:
    if books.hand.outcome != "escaped":
        return None
    payer, payee = books.chance.sample(range(4), 2)
    books.book(ClaimedTransfer(None, payer, payee, 70, "penalty", (("tao_pao", 70),)))
    return Wrong(None)
