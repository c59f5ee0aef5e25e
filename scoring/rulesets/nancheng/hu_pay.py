"""Who pays for a win, and what: the type, 杠开, and what is doubled for the dealer (JX-32, JX-64, JX-65)."""

from collections.abc import Iterator, Sequence

from scoring.engine.position import Position, Won
from scoring.engine.record import SEATS
from scoring.engine.transfers import Priced, Transfer
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.taken import DI_HU, GANG_KAI, TIAN_HU


class Shares:
    """What one seat pays: so many shares, and how many of them are doubled."""

    __slots__ = ("doubled", "number", "payer")

    def __init__(self, payer: int, number: int, doubled: int) -> None:
        self.payer = payer
        self.number = number
        self.doubled = doubled


def clause_of(won: Won) -> str:
    """The clause of the payments for a win: of a robbed kong JX-65, else JX-64."""
    return "JX-65" if won.how == "rob_kong" else "JX-64"


def is_doubled(chosen: Chosen, dealer: int, pair: tuple[int, int], code: str = "") -> bool:
    """Whether the dealer doubles what these two pay each other, for a win that of the type `code` (JX-32)."""
    if not chosen.dealer_double or dealer not in pair:
        return False
    return chosen.tian_di_hu_doubled or code not in (TIAN_HU, DI_HU)


def win_payments(
    chosen: Chosen,
    position: Position,
    won: Won,
    items: Sequence[Priced],
    ties: Sequence[Sequence[Priced]] = (),
) -> Iterator[Transfer]:
    """The payments for a win of this price, before `unit`. Nothing is paid for one of 0 points."""
    points = sum(item.points for item in items)
    code = items[0].code if items else ""
    extra = points * (chosen.gang_kai_factor - 1) if GANG_KAI in won.contexts else 0
    if not points + extra:
        return
    clause = clause_of(won)
    for shares in _shares(chosen, position, won, code):
        beside = []
        if extra:
            beside.append(Priced(GANG_KAI, shares.number * extra, "JX-26"))
        if shares.doubled:
            beside.append(Priced("zhuang_jia", shares.doubled * (points + extra), "JX-32"))
        main = _share(shares, items, beside)
        tied = [_share(shares, way, beside) for way in ties]
        yield Transfer(won.event, shares.payer, won.seat, "win", main, clause, tied)


def _share(shares: Shares, items: Sequence[Priced], beside: Sequence[Priced]) -> list[Priced]:
    """The items of a win as this seat pays them, with what stands beside them."""
    if shares.number == 1:
        return [*items, *beside]
    return [*[Priced(item.code, shares.number * item.points, item.clause) for item in items], *beside]


def _shares(chosen: Chosen, position: Position, won: Won, code: str) -> list[Shares]:
    """The discarder or who is robbed, for itself or for all three; all three for a win by one's own draw."""
    seat, payer, dealer = won.seat, won.payer, position.hand.dealer
    payers = [other for other in SEATS if other != seat]
    if payer is not None and not (code == DI_HU and chosen.di_hu_payers == "all"):
        if payer == seat:
            return []
        if won.how == "rob_kong" and chosen.rob_pay == "robbed_triple":
            doubled = [is_doubled(chosen, dealer, (seat, other), code) for other in payers]
            return [Shares(payer, len(payers), sum(doubled))]
        payers = [payer]
    return [Shares(other, 1, is_doubled(chosen, dealer, (seat, other), code)) for other in payers]
