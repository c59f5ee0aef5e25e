"""Payments booked wrongly: for wins, openings, birds, kongs and those who leave (NT-22, NT-37 to NT-60)."""

from collections.abc import Callable
from typing import Final

from scoring.engine.events import Event, Kong, Win
from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from tests.proof.books import Books, Edit, Wrong
from tests.proof.nantong import arrangements, deals, habits
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.items import win_clause
from tests.proof.nantong.openings import OPENERS

#: Prices at which every payment is worth something.
PRICED: Final = {"points_small": 10, "points_big": 60, "points_dealer": 10}
OPENER_CLAUSES: Final = dict(zip(OPENERS, ("NT-17", "NT-18", "NT-19", "NT-20"), strict=True))


def _alone(
    books: Books, cause: str, fits: Callable[[ClaimedTransfer], bool] | None = None
) -> ClaimedTransfer | None:
    """A payment of this cause, of those that are netted with no other."""
    found = [one for one in books.of_cause(cause) if len(books.beside(one)) == 1 and (not fits or fits(one))]
    return books.chance.choice(found) if found else None


def _win_of(books: Books, payment: ClaimedTransfer) -> Win:
    assert payment.event is not None
    event: Event = books.hand.events[payment.event]
    assert isinstance(event, Win)
    return event


def _off(books: Books, payment: ClaimedTransfer) -> None:
    """The payment is of another amount, and nothing is said of its items."""
    payment.points += books.chance.choice((1, 10, 60))
    payment.items = None


# ---- wins -----------------------------------------------------------------------------------------------
def _payment_off(clause: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = _alone(books, "win", lambda one: win_clause(books, _win_of(books, one)) == clause)
        if payment is None:
            return None
        _off(books, payment)
        return Wrong(payment.event)

    return edit


def _payment_left_out(clause: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = _alone(books, "win", lambda one: win_clause(books, _win_of(books, one)) == clause)
        if payment is None:
            return None
        books.strike(payment)
        return Wrong(payment.event)

    return edit


def _dealers_addition_left_out(clause: str) -> Edit:
    """The dealer's addition is missing from a payment, its amount and its items."""

    def edit(books: Books) -> Wrong | None:
        def fits(one: ClaimedTransfer) -> bool:
            return "zhuang_xian" in dict(one.items or ()) and win_clause(books, _win_of(books, one)) == clause

        payment = _alone(books, "win", fits)
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
            robbed = _win_of(books, one).how == "rob_kong"
            return apart and not robbed and win_clause(books, _win_of(books, one)) == clause

        payment = _alone(books, "win", fits)
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
    cases = {
        "small-self-drawn": ("NT-37", arrangements.on_a_draw),
        "small": ("NT-38", arrangements.on_a_discard),
        "big-self-drawn": ("NT-39", arrangements.at_sea),
        "big": ("NT-40", arrangements.at_sea),
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
    payment = _alone(books, "win", lambda one: _win_of(books, one).how == "discard")
    if payment is None or len(books.wins) > 1:
        return None
    others = [seat for seat in range(4) if seat not in (payment.payer, payment.payee)]
    books.book(
        ClaimedTransfer(
            payment.event, books.chance.choice(others), payment.payee, payment.points, "win", None
        )
    )
    return Wrong(None, clause=win_clause(books, _win_of(books, payment)))


# ---- openings -------------------------------------------------------------------------------------------
@FAULTS.claim(
    "NT-22",
    WRONG_TRANSFER,
    checks=("L50", "L53"),
    under=PRICED,
    wishes=deals.with_one_opener,
    habits=habits.winning,
)
def opening_payment_off(books: Books) -> Wrong | None:
    payment = _alone(books, "opening_win")
    if payment is None:
        return None
    _off(books, payment)
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
    payment = _alone(books, "opening_win")
    if payment is None:
        return None
    books.strike(payment)
    return Wrong(payment.event)


def _opener_left_out(code: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = _alone(books, "opening_win", lambda one: code in dict(one.items or ()))
        if payment is None:
            return None
        payment.items = tuple(item for item in payment.items or () if item[0] != code)
        return Wrong(payment.event)

    return edit


def _opener_invented(code: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        payment = _alone(books, "opening_win", lambda one: code not in dict(one.items or ()))
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


# ---- birds ----------------------------------------------------------------------------------------------
def _at_sea(books: Books) -> bool:
    return any(getattr(event, "source", None) == "seabed" for event in books.hand.events)


def _bird_off(books: Books) -> Wrong | None:
    payment = _alone(books, "bird")
    if payment is None:
        return None
    _off(books, payment)
    return Wrong(payment.event)


def _bird_left_out(books: Books) -> Wrong | None:
    payment = _alone(books, "bird")
    if payment is None:
        return None
    books.strike(payment)
    return Wrong(payment.event)


def _bird_for_a_bystander(books: Books) -> Wrong | None:
    """A payment is doubled though no bird sits on either of the two."""
    unhit = [
        one for one in books.of_cause("win") if not _has_bird(books, one) and len(books.beside(one)) == 1
    ]
    if not unhit:
        return None
    payment = books.chance.choice(unhit)
    items = (("zha_niao", payment.points),)
    books.book(ClaimedTransfer(payment.event, payment.payer, payment.payee, payment.points, "bird", items))
    return Wrong(None)


def _has_bird(books: Books, payment: ClaimedTransfer) -> bool:
    pair = {payment.payer, payment.payee}
    return any({one.payer, one.payee} == pair for one in books.of_cause("bird"))


def _register_birds() -> None:
    ways = {
        "bird-payment-off": _bird_off,
        "bird-payment-left-out": _bird_left_out,
        "bird-paid-for-a-bystander": _bird_for_a_bystander,
    }
    places = {
        "": ("NT-49", arrangements.on_a_discard),
        "-at-sea": ("NT-50", arrangements.at_sea),
    }
    for place, (clause, arrange) in places.items():
        for way, edit in ways.items():
            FAULTS.claim(
                clause,
                WRONG_TRANSFER,
                name=way + place,
                checks=("L48", "L49"),
                under={**PRICED, "bird_count": 1},
                habits=habits.never_winning,
                arrange=arrange,
            )(edit)


_register_birds()


# ---- kongs ----------------------------------------------------------------------------------------------
@FAULTS.claim("NT-60", WRONG_TRANSFER, checks=("L51",), under={"kong_fee": 10}, habits=habits.konging)
def kong_fee_off(books: Books) -> Wrong | None:
    payment = _alone(books, "kong")
    if payment is None:
        return None
    _off(books, payment)
    return Wrong(payment.event)


@FAULTS.claim("NT-60", WRONG_TRANSFER, checks=("L51",), under={"kong_fee": 10}, habits=habits.konging)
def kong_not_paid(books: Books) -> Wrong | None:
    payment = _alone(books, "kong")
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


# ---- who leaves -----------------------------------------------------------------------------------------
@FAULTS.claim(
    "NT-45", WRONG_TRANSFER, checks=("L52",), under={"escape_penalty": 70}, arrange=arrangements.leaving
)
def penalty_off(books: Books) -> Wrong | None:
    payment = _alone(books, "penalty")
    if payment is None:
        return None
    _off(books, payment)
    return Wrong(payment.event)


@FAULTS.claim(
    "NT-45", WRONG_TRANSFER, checks=("L52",), under={"escape_penalty": 70}, arrange=arrangements.leaving
)
def penalty_left_out(books: Books) -> Wrong | None:
    payment = _alone(books, "penalty")
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
