"""Payments between the wrong seats, left out, or for what nobody pays (NC-18, NC-30, NC-31, NC-37, NC-44)."""

from typing import Final

from scoring.engine.events import Kong
from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import SEATS, ClaimedTransfer
from tests.proof.books import Books, Wrong
from tests.proof.habits import never_winning
from tests.proof.nanchong import deals, habits, plans
from tests.proof.nanchong.arrangements import on_the_tile_of_a_kong_that_was_fed
from tests.proof.nanchong.bringing import ROBBED
from tests.proof.nanchong.catalogue import FAULTS
from tests.proof.nanchong.prices import claim_of_payment, is_of_pairs, of_chance
from tests.proof.nanchong.tables import PAIRS_TOLD, PLAIN, SEVERAL, Table

_DRAWN: Final[Table] = {"forced_win_left": 0, "min_fan": 0, "cha_jiao": "max", "bai_must_win": False}


@FAULTS.claim("NC-18", WRONG_TRANSFER, checks=("L46",), plan=plans.drawn_wins)
def self_draw_not_paid_by_all(books: Books) -> Wrong | None:
    """One of the three seats that owe a self-draw pays nothing."""
    win = of_chance(books, lambda win: win.won.payer is None and len(win.payments) == 3)
    if win is None:
        return None
    books.strike(books.chance.choice(win.payments))
    return Wrong(win.number)


@FAULTS.claim("NC-18", WRONG_TRANSFER, checks=("L46",), plan=plans.drawn_wins)
def self_draw_paid_twice_by_the_dealer(books: Books) -> Wrong | None:
    """The dealer pays twice, as elsewhere; here nobody does (section 1)."""
    dealer = books.hand.dealer
    win = of_chance(books, lambda win: win.won.payer is None and win.won.seat != dealer)
    own = [payment for payment in win.payments if payment.payer == dealer] if win else []
    if win is None or not own:
        return None
    own[0].points, own[0].items = 2 * own[0].points, None
    return Wrong(win.number)


@FAULTS.claim(
    "NC-18", WRONG_TRANSFER, checks=("L47",), under={"multi_win": "nearest"}, wishes=deals.near_the_goal
)
def discard_paid_by_a_bystander(books: Books) -> Wrong | None:
    """A seat that has not discarded the tile pays as well."""
    win = of_chance(books, lambda win: win.won.how == "discard")
    if win is None:
        return None
    payer = books.chance.choice([seat for seat in SEATS if seat not in (win.won.seat, win.won.payer)])
    books.book(ClaimedTransfer(win.number, payer, win.won.seat, books.chance.randint(1, 5), "win", None))
    return Wrong()


@FAULTS.claim(
    "NC-18", WRONG_TRANSFER, checks=("L47",), under={"multi_win": "nearest"}, wishes=deals.near_the_goal
)
def discard_not_paid(books: Books) -> Wrong | None:
    win = of_chance(books, lambda win: win.won.how == "discard")
    if win is None:
        return None
    books.strike(*win.payments)
    return Wrong(win.number)


@FAULTS.claim(
    "NC-18",
    WRONG_TRANSFER,
    checks=("L46",),
    under=PLAIN | {"dian_gang_hua": "feeder", "points_di": 1},
    wishes=deals.with_triplets,
    habits=habits.konging,
    arrange=on_the_tile_of_a_kong_that_was_fed,
)
def kong_of_a_discard_won_and_paid_by_all(books: Books) -> Wrong | None:
    """Others than the feeder of the kong pay for the win that its tile brought (`dian_gang_hua`)."""
    win = of_chance(books, lambda win: win.won.payer is None and len(win.payments) == 1)
    if win is None:
        return None
    feeder = win.payments[0].payer
    payer = books.chance.choice([seat for seat in SEATS if seat not in (win.won.seat, feeder)])
    points, items = win.event.points or 1, win.items
    books.book(ClaimedTransfer(win.number, payer, win.won.seat, points, "win", items))
    return Wrong()


def _robbing_not_paid(books: Books) -> Wrong | None:
    win = of_chance(books, lambda win: win.won.how == "rob_kong")
    if win is None:
        return None
    books.strike(*win.payments)
    return Wrong(win.number)


ROBBED.enter("robbing-not-paid", "NC-37", WRONG_TRANSFER, ("L47",), _robbing_not_paid)


def _robbing_paid_as_a_self_draw(books: Books) -> Wrong | None:
    """Another seat than the konger pays, as if the winner had drawn the tile."""
    win = of_chance(books, lambda win: win.won.how == "rob_kong")
    if win is None:
        return None
    payer = books.chance.choice([seat for seat in SEATS if seat not in (win.won.seat, win.won.payer)])
    books.book(ClaimedTransfer(win.number, payer, win.won.seat, win.event.points or 1, "win", win.items))
    return Wrong()


ROBBED.enter("robbing-paid-as-a-self-draw", "NC-18", WRONG_TRANSFER, ("L47",), _robbing_paid_as_a_self_draw)


@FAULTS.claim(
    "NC-31",
    WRONG_TRANSFER,
    checks=("L41",),
    under=SEVERAL,
    plan=plans.two_wait_for_one,
)
def one_of_several_winners_not_paid(books: Books) -> Wrong | None:
    win = of_chance(books, lambda _win: len(books.wins) > 1)
    if win is None:
        return None
    books.strike(*win.payments)
    return Wrong(win.number)


@FAULTS.claim(
    "NC-31",
    WRONG_TRANSFER,
    checks=("L41",),
    under=SEVERAL,
    plan=plans.two_wait_for_one,
)
def one_of_several_winners_paid_half(books: Books) -> Wrong | None:
    """What the discarder owes is shared, where each winner is paid in full."""
    win = of_chance(books, lambda win: len(books.wins) > 1 and win.payments[0].points > 1)
    if win is None:
        return None
    win.payments[0].points, win.payments[0].items = win.payments[0].points // 2, None
    return Wrong(win.number)


@FAULTS.claim(
    "NC-44", WRONG_TRANSFER, checks=("L53",), wishes=deals.with_kongs_to_come, habits=habits.konging
)
def kong_paid_at_once(books: Books) -> Wrong | None:
    """A kong is paid when it is made; here it only counts as 根 in its seat's own win."""
    events = enumerate(books.hand.events)
    kongs = [(number, event) for number, event in events if isinstance(event, Kong)]
    if not kongs:
        return None
    number, kong = books.chance.choice(kongs)
    payer = books.chance.choice([seat for seat in SEATS if seat != kong.seat])
    books.book(ClaimedTransfer(number, payer, kong.seat, books.chance.randint(1, 3), "kong", None))
    return Wrong()


# ---- 查叫 ------------------------------------------------------------------------------------------------
def _check_ready(books: Books) -> ClaimedTransfer | None:
    paid = books.of_cause("check_ready")
    return books.chance.choice(paid) if paid else None


@FAULTS.claim(
    "NC-30",
    WRONG_TRANSFER,
    checks=("L54",),
    under=_DRAWN,
    wishes=deals.near_the_goal,
    habits=never_winning,
)
def check_ready_not_paid(books: Books) -> Wrong | None:
    payment = _check_ready(books)
    if payment is None:
        return None
    books.strike(payment)
    return Wrong()


@FAULTS.claim(
    "NC-30",
    WRONG_TRANSFER,
    checks=("L54",),
    under=_DRAWN,
    wishes=deals.near_the_goal,
    habits=never_winning,
)
def check_ready_paid_too_little(books: Books) -> Wrong | None:
    """Less than the most that the hand could have won."""
    payment = _check_ready(books)
    if payment is None or payment.points < 2:
        return None
    payment.points, payment.items = books.chance.randrange(1, payment.points), None
    return Wrong()


@FAULTS.claim(
    "NC-44",
    WRONG_ITEMS,
    checks=("L54",),
    under=_DRAWN | {"points_gen": 1},
    wishes=deals.with_quads_to_come,
    habits=never_winning,
)
def check_ready_without_its_four_alike(books: Books) -> Wrong | None:
    """The best hand that a ready seat could have won is claimed without its 根."""
    paid = [one for one in books.of_cause("check_ready") if "gen" in dict(one.items or ())]
    paid = [one for one in paid if one.points > dict(one.items or ())["gen"]]
    if not paid:
        return None
    claim_of_payment(books.chance.choice(paid), "gen", 0)
    return Wrong()


@FAULTS.claim(
    "NC-34",
    WRONG_ITEMS,
    checks=("L54",),
    under=_DRAWN | PAIRS_TOLD | {"points_men_qing": 1},
    habits=never_winning,
    plan=plans.wait_to_the_end,
)
def check_ready_without_its_closed_hand(books: Books) -> Wrong | None:
    """The same without 门清; in seven pairs that is NC-49."""
    paid = [one for one in books.of_cause("check_ready") if "men_qing" in dict(one.items or ())]
    paid = [one for one in paid if one.points > dict(one.items or ())["men_qing"]]
    if not paid:
        return None
    payment = books.chance.choice(paid)
    clause = "NC-49" if is_of_pairs(payment.items or ()) else "NC-34"
    claim_of_payment(payment, "men_qing", 0)
    return Wrong(clause=clause)


@FAULTS.claim(
    "NC-30",
    WRONG_TRANSFER,
    checks=("L54",),
    under=_DRAWN,
    wishes=deals.near_the_goal,
    habits=never_winning,
)
def check_ready_paid_by_a_ready_seat(books: Books) -> Wrong | None:
    """A seat that is ready pays another that is."""
    paid = books.of_cause("check_ready")
    ready = sorted({payment.payee for payment in paid})
    if len(ready) < 2:
        return None
    payer, payee = books.chance.sample(ready, 2)
    books.book(ClaimedTransfer(None, payer, payee, books.chance.randint(1, 5), "check_ready", None))
    return Wrong()


@FAULTS.claim(
    "NC-30",
    WRONG_TRANSFER,
    checks=("L55",),
    under=_DRAWN,
    wishes=deals.near_the_goal,
    habits=never_winning,
)
def check_ready_among_equals(books: Books) -> Wrong | None:
    """Somebody pays though nobody won and all are ready, or none is."""
    if books.hand.outcome != "draw" or books.payments:
        return None
    payer, payee = books.chance.sample(SEATS, 2)
    books.book(ClaimedTransfer(None, payer, payee, books.chance.randint(1, 5), "check_ready", None))
    return Wrong()


@FAULTS.claim("NC-30", WRONG_TRANSFER, checks=("L55",), wishes=deals.near_the_goal)
def check_ready_though_somebody_won(books: Books) -> Wrong | None:
    winners = {event.seat for _, event in books.wins}
    if not winners:
        return None
    payer = books.chance.choice([seat for seat in SEATS if seat not in winners])
    payee = books.chance.choice([seat for seat in SEATS if seat != payer])
    books.book(ClaimedTransfer(None, payer, payee, books.chance.randint(1, 5), "check_ready", None))
    return Wrong()
