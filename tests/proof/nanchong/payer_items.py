"""Items of one payer left out, too dear or not due: surcharges, 摆 of the payer, 飘, the limit."""

from collections.abc import Callable
from typing import Final

from scoring.engine.customs import Wishes
from scoring.engine.findings import WRONG_ITEMS
from scoring.engine.record import ClaimedTransfer
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.books import Books, Wrong
from tests.proof.faults import Habits
from tests.proof.nanchong import deals, habits
from tests.proof.nanchong.catalogue import FAULTS
from tests.proof.nanchong.prices import PAYER_ITEMS, claim_of_payment, clause_of_payer
from tests.proof.nanchong.tables import LAST, PLAIN, Table

_LAID: Final[Table] = {
    "bai": True,
    "bai_min_left": 0,
    "points_bai_pai_pei_discard": 2,
    "points_bai_pai_pei_self_draw": 1,
    "points_du_zhang_bai_pei_discard": 2,
    "points_du_zhang_bai_pei_self_draw": 3,
}

#: By item, the table, the deal and the habits that bring it.
_BROUGHT: Final[dict[str, tuple[Table, Wishes | None, Habits | None]]] = {
    "qiang_gang": (PLAIN | {"points_qiang_gang": 1}, deals.to_be_robbed, habits.robbing),
    "gang_shang_pao": (PLAIN | {"points_gang_shang_pao": 1}, deals.with_gates, habits.winning_by_kongs),
    "hai_di_pao": (LAST | {"points_hai_di_pao": 1}, deals.with_gates, habits.keeping_suits),
    "jin_gou_pao": (PLAIN | {"points_jin_gou_pao": 1}, deals.to_be_melded, habits.melding),
    "bai_pai_pei": (_LAID, deals.near_the_goal, None),
    "piao": ({"piao_max": 5, "piao_mode": "sum"}, deals.near_the_goal, None),
    "feng_ding": ({"fan_cap": 3, "points_qing_yi_se": 6}, deals.of_one_suit, None),
}

_CHECKS: Final = {
    "bai_pai_pei": ("L49",),
    "piao": ("L48",),
    "feng_ding": ("L52",),
}


def _payment(books: Books, has: Callable[[ClaimedTransfer], bool]) -> ClaimedTransfer | None:
    """Some payment for a win, of chance's choice, that is so."""
    found = [payment for payment in books.of_cause("win") if has(payment)]
    return books.chance.choice(found) if found else None


def _at_points(books: Books, code: str, points_of: Callable[[int], int]) -> Wrong | None:
    payment = _payment(books, lambda payment: code in dict(payment.items or ()))
    if payment is None:
        return None
    due = dict(payment.items or ())[code]
    clause, points = clause_of_payer(books, code, payment), points_of(due)
    if points == due or payment.points + points - due <= 0:
        return None
    claim_of_payment(payment, code, points)
    return Wrong(payment.event, clause)


def _not_due(books: Books, code: str) -> Wrong | None:
    def lacks(payment: ClaimedTransfer) -> bool:
        return code not in dict(payment.items or ()) and not _has_a_price(books, code, payment)

    payment = _payment(books, lacks)
    if payment is None:
        return None
    points = books.chance.randint(1, 3) * (-1 if code == "feng_ding" else 1)
    if payment.points + points <= 0:
        return None
    clause = clause_of_payer(books, code, payment)
    claim_of_payment(payment, code, points)
    return Wrong(payment.event, clause)


def _has_a_price(books: Books, code: str, payment: ClaimedTransfer) -> bool:
    """Whether the payer owes the item and only its price is nothing: its clause then depends on more."""
    memory = memory_of(books.position)
    if code == "bai_pai_pei":
        return payment.payer in memory.laid_down
    return code == "piao" and bool(memory.piao[payment.payer] or memory.piao[payment.payee])


def _enter(code: str) -> None:
    under, wishes, players = _BROUGHT[code]

    def left_out(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda _points: 0)

    def wrong_price(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda points: points + books.chance.choice((-1, 1, 2)))

    def not_due(books: Books) -> Wrong | None:
        return _not_due(books, code)

    checks = _CHECKS.get(code, ("L50",))
    for edit in (left_out, wrong_price):
        edit.__name__ = f"{code}_{edit.__name__}"
        named = FAULTS.claim(
            PAYER_ITEMS[code], WRONG_ITEMS, checks=checks, under=under, wishes=wishes, habits=players
        )
        named(edit)
    not_due.__name__ = f"{code}_not_due"
    FAULTS.claim(PAYER_ITEMS[code], WRONG_ITEMS, checks=checks, wishes=deals.near_the_goal)(not_due)


for _code in PAYER_ITEMS:
    _enter(_code)


@FAULTS.claim(
    "NC-12",
    WRONG_ITEMS,
    checks=("L48",),
    under={"piao_max": 5, "piao_mode": "sum"},
    wishes=deals.near_the_goal,
)
def piao_of_one_side_alone(books: Books) -> Wrong | None:
    """Both sides have chosen 飘, and the payment counts one of them (NC-12)."""
    piao = memory_of(books.position).piao

    def is_of_both(payment: ClaimedTransfer) -> bool:
        return bool(piao[payment.payer] and piao[payment.payee])

    payment = _payment(books, is_of_both)
    if payment is None:
        return None
    side = books.chance.choice((payment.payer, payment.payee))
    claim_of_payment(payment, "piao", piao[side] or 0)
    return Wrong(payment.event, "NC-12")


@FAULTS.claim("NC-22", WRONG_ITEMS, checks=("L49",), under=_LAID, wishes=deals.near_the_goal)
def laid_down_on_both_sides_doubled(books: Books) -> Wrong | None:
    """Winner and payer have both laid down; what that adds is doubled, not added up (NC-23)."""
    laid_down = memory_of(books.position).laid_down

    def is_of_both(payment: ClaimedTransfer) -> bool:
        both = payment.payer in laid_down and payment.payee in laid_down
        return both and "bai_pai_pei" in dict(payment.items or ())

    payment = _payment(books, is_of_both)
    if payment is None:
        return None
    clause = clause_of_payer(books, "bai_pai_pei", payment)
    claim_of_payment(payment, "bai_pai_pei", 2 * dict(payment.items or ())["bai_pai_pei"])
    return Wrong(payment.event, clause)
