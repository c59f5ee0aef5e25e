"""Birds paid wrongly, or for who is not hit (NT-49, NT-50)."""

from scoring.engine.findings import WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from tests.proof.books import Books, Wrong
from tests.proof.nantong import arrangements, habits
from tests.proof.nantong.booking import PRICED, alone, amount_off
from tests.proof.nantong.catalogue import FAULTS


def _at_sea(books: Books) -> bool:
    return any(getattr(event, "source", None) == "seabed" for event in books.hand.events)


def _clause(books: Books) -> str:
    """That of birds, which is another where the last tile was won."""
    return "NT-50" if _at_sea(books) else "NT-49"


def _bird_off(books: Books) -> Wrong | None:
    payment = alone(books, "bird")
    if payment is None:
        return None
    amount_off(books, payment)
    return Wrong(payment.event, _clause(books))


def _bird_left_out(books: Books) -> Wrong | None:
    payment = alone(books, "bird")
    if payment is None:
        return None
    books.strike(payment)
    return Wrong(payment.event, _clause(books))


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
    return Wrong(None, _clause(books))


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
