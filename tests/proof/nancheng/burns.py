"""烧庄 booked wrongly: earned or not, by whom, how much (JX-12, JX-13, JX-48)."""

from dataclasses import replace

from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from scoring.rulesets.nancheng.burns import FrontBurn
from scoring.rulesets.nancheng.charges import Facts
from scoring.rulesets.nancheng.chosen import Chosen
from tests.proof.books import Books, Wrong
from tests.proof.nancheng.bookings import chosen_of, merged, misread, options, rebooked
from tests.proof.nancheng.breaking_off import break_off
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import all_waiting, followed
from tests.proof.nancheng.habits import following, never_winning

_CLAUSES = {"front_burn": "JX-12", "back_burn": "JX-13"}
_FRONT, _BACK = {"front_burn": True}, {"back_burn": True}


@FAULTS.claim("JX-12", WRONG_TRANSFER, checks=("A39",), wishes=followed, habits=following, under=_FRONT)
def front_burn_left_out(books: Books) -> Wrong | None:
    return misread(books, "front_burn", "JX-12", lambda chosen, facts: (chosen, replace(facts, burn=None)))


@FAULTS.claim("JX-12", WRONG_TRANSFER, checks=("A39",), wishes=followed, habits=following)
def front_burn_not_earned(books: Books) -> Wrong | None:
    """The first discards are not all of a kind, or the table knows no front burn."""

    def read(chosen: Chosen, facts: Facts) -> tuple[Chosen, Facts] | None:
        if facts.burn is not None:
            return None
        return chosen, replace(facts, burn=FrontBurn(0, is_shown=True))

    if books.hand.outcome in ("dissolved", "escaped"):
        return None
    return misread(books, "front_burn", "JX-12", read)


@FAULTS.claim("JX-12", WRONG_TRANSFER, checks=("A51",), wishes=followed, under=_FRONT)
def front_burn_of_a_dissolved_hand(books: Books) -> Wrong | None:
    if not break_off(books):
        return None
    return _burn_of_the_dealer(books, "front_burn")


@FAULTS.claim("JX-13", WRONG_TRANSFER, checks=("A41",), habits=never_winning)
def back_burn_left_out_or_not_agreed(books: Books) -> Wrong | None:
    """后烧 the other way round."""
    return misread(books, "back_burn", "JX-13", options(back_burn=not chosen_of(books).back_burn))


@FAULTS.claim("JX-13", WRONG_TRANSFER, checks=("A41",), wishes=all_waiting)
def back_burn_of_a_won_hand(books: Books) -> Wrong | None:
    return _burn_of_the_dealer(books, "back_burn") if books.wins else None


@FAULTS.claim("JX-13", WRONG_TRANSFER, checks=("A41", "A51"))
def back_burn_of_a_dissolved_hand(books: Books) -> Wrong | None:
    if not break_off(books):
        return None
    return _burn_of_the_dealer(books, "back_burn")


def _burn_of_the_dealer(books: Books, cause: str) -> Wrong | None:
    """A burn is booked between the dealer and another seat."""
    dealer, unit = books.hand.dealer, chosen_of(books).unit
    other = (dealer + books.chance.randrange(1, 4)) % 4
    payer, payee = (dealer, other) if cause == "front_burn" else (other, dealer)
    return rebooked(books, cause, _CLAUSES[cause], [ClaimedTransfer(None, payer, payee, unit, cause, None)])


@FAULTS.claim("JX-12", WRONG_TRANSFER, checks=("A39",), wishes=followed, habits=following, under=_FRONT)
def front_burn_paid_to_the_dealer(books: Books) -> Wrong | None:
    return _turned(books, "front_burn")


@FAULTS.claim("JX-13", WRONG_TRANSFER, checks=("A41",), habits=never_winning, under=_BACK)
def back_burn_paid_by_the_dealer(books: Books) -> Wrong | None:
    return _turned(books, "back_burn")


def _turned(books: Books, cause: str) -> Wrong | None:
    turned = [replace(one, payer=one.payee, payee=one.payer) for one in books.of_cause(cause)]
    return rebooked(books, cause, _CLAUSES[cause], turned)


@FAULTS.claim(
    "JX-12", WRONG_TRANSFER, checks=("A49", "JX-48"), wishes=followed, habits=following, under=_FRONT
)
def front_burn_multiplied(books: Books) -> Wrong | None:
    """By the horses of the hand, say."""
    return _multiplied(books, "front_burn")


@FAULTS.claim("JX-13", WRONG_TRANSFER, checks=("A49", "JX-48"), habits=never_winning, under=_BACK)
def back_burn_multiplied(books: Books) -> Wrong | None:
    return _multiplied(books, "back_burn")


def _multiplied(books: Books, cause: str) -> Wrong | None:
    times = books.chance.choice((2, 3, 4))
    grown = [
        replace(
            one,
            points=times * one.points,
            items=tuple((code, times * points) for code, points in one.items or ()),
        )
        for one in books.of_cause(cause)
    ]
    return rebooked(books, cause, _CLAUSES[cause], grown)


@FAULTS.claim(
    "JX-12",
    WRONG_TRANSFER,
    checks=("A49", "JX-32"),
    wishes=followed,
    habits=following,
    under={**_FRONT, "dealer_double": True},
)
def front_burn_doubled_or_not(books: Books) -> Wrong | None:
    return misread(books, "front_burn", "JX-12", options(burns_doubled=not chosen_of(books).burns_doubled))


@FAULTS.claim(
    "JX-13",
    WRONG_TRANSFER,
    checks=("A49", "JX-32"),
    habits=never_winning,
    under={**_BACK, "dealer_double": True},
)
def back_burn_doubled_or_not(books: Books) -> Wrong | None:
    return misread(books, "back_burn", "JX-13", options(burns_doubled=not chosen_of(books).burns_doubled))


@FAULTS.claim(
    "JX-32",
    WRONG_ITEMS,
    checks=("A49",),
    wishes=followed,
    habits=following,
    under={**_FRONT, "dealer_double": True},
)
def front_burn_told_doubled_or_not(books: Books) -> Wrong | None:
    doubled = not chosen_of(books).burns_doubled
    return misread(books, "front_burn", "JX-32", options(burns_doubled=doubled), priced=True)


@FAULTS.claim(
    "JX-32",
    WRONG_ITEMS,
    checks=("A49",),
    habits=never_winning,
    under={**_BACK, "dealer_double": True, "burns_doubled": True},
)
def doubled_part_within_a_burn(books: Books) -> Wrong | None:
    """The payment is right, but what the dealer doubles is not told apart."""
    return merged(books, "back_burn", "hou_shao")
