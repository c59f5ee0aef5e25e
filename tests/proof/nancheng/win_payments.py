"""Payments of wins booked wrongly: who pays, how often, what the dealer doubles (JX-32, JX-64, JX-65)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from tests.proof.arranging import Wanted
from tests.proof.books import Books, Wrong
from tests.proof.general.arrangements import off_a_discard, on_the_next_draw
from tests.proof.nancheng.arrangements import off_the_first_discard
from tests.proof.nancheng.bookings import chosen_of, merged, misread, options, rebooked
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import about_to_bloom, all_waiting, as_dealt, to_be_robbed
from tests.proof.nancheng.habits import adding, bold, keen
from tests.proof.nancheng.plans import blooming, surely_robbed
from tests.proof.scene import Scene

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
    return misread(books, "win", "JX-64", options(dealer_double=not chosen_of(books).dealer_double))


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
    return misread(books, "win", "JX-64", options(tian_di_hu_doubled=not chosen_of(books).tian_di_hu_doubled))


@FAULTS.claim(
    "JX-64",
    WRONG_TRANSFER,
    checks=("A44", "JX-51"),
    under={"ready": "implicit", "tian_di_hu": True},
    arrange=off_the_first_discard,
)
def win_of_the_first_discard_paid_by_others(books: Books) -> Wrong | None:
    """地胡 paid by all where the dealer alone pays it, or by the dealer alone."""
    payers = "all" if chosen_of(books).di_hu_payers == "dealer" else "dealer"
    return misread(books, "win", "JX-64", options(di_hu_payers=payers))


@FAULTS.claim(
    "JX-65",
    WRONG_TRANSFER,
    checks=("A50",),
    plan=surely_robbed,
    wishes=to_be_robbed,
    habits=adding,
    under=_ROBBED,
)
def robbing_paid_once_or_three_times(books: Books) -> Wrong | None:
    """One share for three, or three for one."""
    triple = chosen_of(books).rob_pay == "robbed_triple"
    return misread(books, "win", "JX-65", options(rob_pay="robbed_single" if triple else "robbed_triple"))


@FAULTS.claim(
    "JX-64",
    WRONG_TRANSFER,
    checks=("A50", "JX-65"),
    plan=surely_robbed,
    wishes=to_be_robbed,
    habits=adding,
    under=_ROBBED,
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
    return rebooked(books, "win", "JX-64", [*due, replace(one, payer=books.chance.choice(free))])


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def payment_of_a_win_left_out(books: Books) -> Wrong | None:
    due = books.of_cause("win")
    if not due:
        return None
    out = books.chance.choice(due)
    return rebooked(books, "win", "JX-64", [one for one in due if one is not out])


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def win_paid_by_its_winner(books: Books) -> Wrong | None:
    """The payment goes the other way."""
    due = books.of_cause("win")
    if not due:
        return None
    turned = books.chance.choice(due)
    others = [one for one in due if one is not turned]
    return rebooked(books, "win", "JX-64", [*others, replace(turned, payer=turned.payee, payee=turned.payer)])


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",))
def win_paid_without_a_win(books: Books) -> Wrong | None:
    """Nobody has won, and yet one seat pays another."""
    if books.wins:
        return None
    payer, payee = books.chance.sample(range(4), 2)
    points = books.chance.choice((1, 2, 5, 10))
    return rebooked(books, "win", "JX-64", [ClaimedTransfer(None, payer, payee, points, "win", None)])


@FAULTS.claim(
    "JX-64",
    WRONG_TRANSFER,
    checks=("A32", "JX-26"),
    plan=blooming,
    wishes=about_to_bloom,
    habits=bold,
)
def bloom_at_another_factor(books: Books) -> Wrong | None:
    """杠开 is multiplied otherwise than the table has it."""
    return _bloom(books, "JX-64", priced=False)


@FAULTS.claim(
    "JX-26",
    WRONG_ITEMS,
    checks=("A32",),
    plan=blooming,
    wishes=about_to_bloom,
    habits=bold,
    under={"dealer_double": False},
)
def bloom_told_at_another_factor(books: Books) -> Wrong | None:
    """The item of 杠开 is wrong as well."""
    return _bloom(books, "JX-26", priced=True)


def _bloom(books: Books, clause: str, *, priced: bool) -> Wrong | None:
    factor = chosen_of(books).gang_kai_factor
    other = books.chance.choice([one for one in (1, 2, 3, 4) if one != factor])
    return misread(books, "win", clause, options(gang_kai_factor=other), priced=priced)


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44", "JX-77"), wishes=all_waiting, habits=keen)
def win_in_another_unit(books: Books) -> Wrong | None:
    other = books.chance.choice([one for one in (1, 2, 5, 10) if one != chosen_of(books).unit])
    return misread(books, "win", "JX-64", options(unit=other))


@FAULTS.claim("JX-64", WRONG_TRANSFER, checks=("A44",), wishes=all_waiting, habits=keen)
def points_of_a_win_off(books: Books) -> Wrong | None:
    """One payment is some points too high or too low, its items not told."""
    due = books.of_cause("win")
    if not due:
        return None
    one = books.chance.choice(due)
    points = max(1, one.points + books.chance.choice((-1, 1, 2, 10)))
    return rebooked(
        books, "win", "JX-64", [replace(one, points=points), *(each for each in due if each is not one)]
    )


@FAULTS.claim("JX-32", WRONG_ITEMS, checks=("A45",), wishes=all_waiting, habits=keen)
def doubling_of_a_win_told_wrongly(books: Books) -> Wrong | None:
    """What the dealer doubles is told where it is not due, or left out."""
    doubled = not chosen_of(books).dealer_double
    return misread(books, "win", "JX-32", options(dealer_double=doubled), priced=True)


def _won_with_the_dealer(scene: Scene) -> Iterator[Wanted]:
    """Any draw, and a discard that the dealer makes or wins."""
    yield from on_the_next_draw(scene)
    for wanted in off_a_discard(scene):
        assert scene.live is not None
        yield wanted if scene.live.seat == scene.hand.dealer else replace(wanted, seat=scene.hand.dealer)


@FAULTS.claim(
    "JX-52",
    WRONG_ITEMS,
    checks=("A45", "JX-32"),
    under={"dealer_double": True, "ready": "implicit"},
    arrange=_won_with_the_dealer,
)
def doubled_part_within_a_win(books: Books) -> Wrong | None:
    """The payment is right, but what the dealer doubles is not told apart."""
    return merged(books, "win", "ping_hu")
