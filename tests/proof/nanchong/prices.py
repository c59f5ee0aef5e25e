"""What each item is cited for (section 7), and edits of items that keep what is built on them consistent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.events import Win
from scoring.engine.position import Won
from scoring.engine.record import ClaimedTransfer
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.books import Books, Wrong
from tests.support.nanchong_tables import CLAUSES

Items = tuple[tuple[str, int], ...]

#: Items of one payer alone, each with its clause.
PAYER_ITEMS: Final = {
    code: CLAUSES[code]
    for code in (
        "qiang_gang",
        "gang_shang_pao",
        "hai_di_pao",
        "jin_gou_pao",
        "bai_pai_pei",
        "piao",
        "feng_ding",
    )
}
#: Items of a win, the same for every payer.
WINNER_ITEMS: Final = {code: clause for code, clause in CLAUSES.items() if code not in PAYER_ITEMS}


def clause_in_win(code: str, items: Items, won: Won) -> str:
    """The clause of an item of a winner: 门清 of seven pairs and a 根 that the win fills have their own."""
    if code == "men_qing" and is_of_pairs(items):
        return "NC-49"
    if code == "long_qi_dui" and won.tile is not None and won.concealed[won.tile] == 4:
        return "NC-48"
    return WINNER_ITEMS[code]


def is_of_pairs(items: Items) -> bool:
    """Whether a hand is valued as seven pairs, at a table where these cost something and are not left out."""
    return bool({"xiao_qi_dui", "long_qi_dui"} & dict(items).keys())


def clause_of_payer(books: Books, code: str, payment: ClaimedTransfer) -> str:
    """The clause of an item of one payer: 飘 of both sides, and 摆 with one wait, have their own."""
    memory = memory_of(books.position)
    if code == "piao" and memory.piao[payment.payer] and memory.piao[payment.payee]:
        return "NC-12"
    laid_down = memory.laid_down.get(payment.payer)
    if code == "bai_pai_pei" and laid_down is not None and laid_down.waits.bit_count() == 1:
        return "NC-25"
    return PAYER_ITEMS[code]


@dataclass(frozen=True)
class Claimed:
    """A win as the log claims it, with the payments for it."""

    number: int
    event: Win
    won: Won
    payments: Sequence[ClaimedTransfer]

    @property
    def items(self) -> Items:
        return self.event.items or ()


def wins_of(books: Books) -> list[Claimed]:
    """The wins of the hand that are paid."""
    by_number = {won.event: won for won in books.position.wins}
    found = []
    for number, event in books.wins:
        paid = [one for one in books.of_cause("win") if one.event == number]
        if paid and event.items:
            found.append(Claimed(number, event, by_number[number], paid))
    return found


def of_chance(books: Books, has: Callable[[Claimed], bool]) -> Claimed | None:
    """Some win of the hand that is so."""
    found = [win for win in wins_of(books) if has(win)]
    return books.chance.choice(found) if found else None


def with_item(items: Items, code: str, points: int) -> Items:
    """The items with this one at these points; without it where they are 0."""
    kept = tuple(item for item in items if item[0] != code)
    return (*kept, (code, points)) if points else kept


def claim_of_win(win: Claimed, code: str, points: int) -> bool:
    """Claim this item of the win at these points, and in its payments; False if one comes to nothing."""
    more = points - dict(win.items).get(code, 0)
    if any(payment.points + more <= 0 for payment in win.payments):
        return False
    win.event.items = with_item(win.items, code, points)
    win.event.points = sum(worth for _, worth in win.event.items)
    for payment in win.payments:
        claim_of_payment(payment, code, points)
    return True


def claim_of_payment(payment: ClaimedTransfer, code: str, points: int) -> None:
    """Claim this item of the payment at these points, and its sum with it."""
    items = payment.items or ()
    payment.points += points - dict(items).get(code, 0)
    payment.items = with_item(items, code, points)


def wrong_win(win: Claimed, clause: str) -> Wrong:
    """The finding stands at the win."""
    return Wrong(win.number, clause)
