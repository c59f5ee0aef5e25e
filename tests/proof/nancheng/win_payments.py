"""Payments of wins booked wrongly: who pays, how often, what the dealer doubles (JX-32, JX-64, JX-65)."""

from dataclasses import replace
from typing import Final

from scoring.engine.findings import WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from tests.proof.books import Books, Wrong
from tests.proof.nancheng.bookings import chosen_of, misread, options, payment_clause, rebooked
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import (
    about_to_bloom,
    all_waiting,
    as_dealt,
    to_be_robbed,
    waiting_for_one_tile,
)
from tests.proof.nancheng.habits import bold, keen, robbing

_ROBBED: Final = {
    "ready": "implicit",
    "rob_basis": "off",
    "pass_win_lock": "off",
    "late_added_kong": "scored",
    "kong_after_pung": "same_turn",
}


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A45", "JX-32"), wishes=all_waiting, habits=keen)
def wins_doubled_for_the_dealer_or_not(books: Books) -> Wrong | None:
    """庄家坐马 where it is not ticked, or left out where it is."""
    return misread(books, "win", options(dealer_double=not chosen_of(books).dealer_double))


@FAULTS.claim(
    "JX-64",
    WRONG_TRANSFER,
    checks=("A45", "JX-32"),
    wishes=as_dealt,
    habits=keen,
    under={"dealer_double": True},
)
def lucky_wins_doubled_or_not(books: Books) -> Wrong | None:
    """天胡 and 地胡 doubled where the table does not want it, or the other way round."""
    return misread(books, "win", options(tian_di_hu_doubled=not chosen_of(books).tian_di_hu_doubled))


@FAULTS.claim(
    "JX-64",
    WRONG_TRANSFER,
    checks=("A44", "JX-51"),
    wishes=waiting_for_one_tile,
    habits=bold,
    under={"ready": "implicit", "tian_di_hu": True},
)
def win_of_the_first_discard_paid_by_others(books: Books) -> Wrong | None:
    """地胡 paid by all where the dealer alone pays it, or by the dealer alone."""
    payers = "all" if chosen_of(books).di_hu_payers == "dealer" else "dealer"
    return misread(books, "win", options(di_hu_payers=payers))


@FAULTS.claim("JX-65", WRONG_TRANSFER, checks=("A50",), wishes=to_be_robbed, habits=robbing, under=_ROBBED)
def robbing_paid_once_or_three_times(books: Books) -> Wrong | None:
    """One share for three, or three for one."""
    triple = chosen_of(books).rob_pay == "robbed_triple"
    return misread(books, "win", options(rob_pay="robbed_single" if triple else "robbed_triple"))


@FAULTS.claim(
    "JX-64", WRONG_TRANSFER, checks=("A50", "JX-65"), wishes=to_be_robbed, habits=robbing, under=_ROBBED
)
def robbing_paid_by_a_third_seat_too(books: Books) -> Wrong | None:
    """As if it were a self-draw: who was not robbed pays as well."""
    return _paid_by_another(books, ("rob_kong",))


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def discard_paid_by_a_third_seat_too(books: Books) -> Wrong | None:
    """Who did not discard the tile pays for it as well."""
    return _paid_by_another(books, ("discard",))


def _paid_by_another(books: Books, ways: tuple[str, ...]) -> Wrong | None:
    """Another seat pays what the payer pays, who neither wins nor pays for a win."""
    wins = [number for number, win in books.wins if win.how in ways]
    due = books.of_cause("win")
    free = sorted({0, 1, 2, 3} - {seat for one in due for seat in (one.payer, one.payee)})
    paid = [one for one in due if one.event in wins]
    if not paid or not free:
        return None
    one = books.chance.choice(paid)
    return rebooked(books, "win", [*due, replace(one, payer=books.chance.choice(free))])


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def payment_of_a_win_left_out(books: Books) -> Wrong | None:
    due = books.of_cause("win")
    if not due:
        return None
    out = books.chance.choice(due)
    return rebooked(books, "win", [one for one in due if one is not out])


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def win_paid_by_its_winner(books: Books) -> Wrong | None:
    """The payment goes the other way."""
    due = books.of_cause("win")
    if not due:
        return None
    turned = books.chance.choice(due)
    others = [one for one in due if one is not turned]
    return rebooked(books, "win", [*others, replace(turned, payer=turned.payee, payee=turned.payer)])


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",))
def win_paid_without_a_win(books: Books) -> Wrong | None:
    """Nobody has won, and yet one seat pays another."""
    if books.wins:
        return None
    payer, payee = books.chance.sample(range(4), 2)
    points = books.chance.choice((1, 2, 5, 10))
    return rebooked(books, "win", [ClaimedTransfer(None, payer, payee, points, "win", None)])


@FAULTS.claim(
    "JX-64",
    WRONG_TRANSFER,
    checks=("A32", "JX-26"),
    wishes=about_to_bloom,
    habits=bold,
)
def bloom_at_another_factor(books: Books) -> Wrong | None:
    """杠开 is multiplied otherwise than the table has it."""
    factor = chosen_of(books).gang_kai_factor
    other = books.chance.choice([one for one in (1, 2, 3, 4) if one != factor])
    return misread(books, "win", options(gang_kai_factor=other))


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44", "JX-77"), wishes=all_waiting, habits=keen)
def win_in_another_unit(books: Books) -> Wrong | None:
    other = books.chance.choice([one for one in (1, 2, 5, 10) if one != chosen_of(books).unit])
    return misread(books, "win", options(unit=other))


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def points_of_a_win_off(books: Books) -> Wrong | None:
    """One payment is some points too high or too low, its items not told."""
    due = books.of_cause("win")
    if not due:
        return None
    one = books.chance.choice(due)
    points = one.points + books.chance.choice((-1, 1, 2, 10))
    if points <= 0:
        return None
    clause = payment_clause(books, books.beside(one)[0])
    event = books.beside(one)[0].event
    books.strike(*(beside := books.beside(one)))
    books.book(*(replace(other, items=None) for other in beside if other is not one))
    books.book(replace(one, points=points, items=None))
    return Wrong(event, clause)
