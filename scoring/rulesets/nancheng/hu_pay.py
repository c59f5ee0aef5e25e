"""Who pays for a win, and what: the type, 杠开, and what is doubled for the dealer (JX-32, JX-64, JX-65)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring.engine.position import Position, Won
from scoring.engine.record import SEATS
from scoring.engine.transfers import Priced, Transfer
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.taken import DI_HU, GANG_KAI, TIAN_HU


@dataclass(frozen=True, slots=True)
class Shares:
    """What one seat pays: so many shares, and how many of them are doubled."""

    payer: int
    number: int
    doubled: int


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
    for shares in _shares(chosen, position, won, code):
        beside = [
            Priced(GANG_KAI, shares.number * extra, "JX-26"),
            Priced("zhuang_jia", shares.doubled * (points + extra), "JX-32"),
        ]
        rest = [item for item in beside if item.points]
        main, *tied = (
            [*(Priced(item.code, shares.number * item.points, item.clause) for item in way), *rest]
            for way in (items, *ties)
        )
        yield Transfer(won.event, shares.payer, won.seat, "win", main, clause_of(won), tied)


def _shares(chosen: Chosen, position: Position, won: Won, code: str) -> list[Shares]:
    """The discarder or who is robbed, for itself or for all three; all three for a win by one's own draw."""
    dealer, others = position.hand.dealer, [seat for seat in SEATS if seat != won.seat]
    doubled = {seat: int(is_doubled(chosen, dealer, (won.seat, seat), code)) for seat in others}
    if won.payer is None or (code == DI_HU and chosen.di_hu_payers == "all"):
        return [Shares(seat, 1, doubled[seat]) for seat in others]
    if won.payer == won.seat:
        return []
    if won.how == "rob_kong" and chosen.rob_pay == "robbed_triple":
        return [Shares(won.payer, len(others), sum(doubled.values()))]
    return [Shares(won.payer, 1, doubled[won.payer])]
