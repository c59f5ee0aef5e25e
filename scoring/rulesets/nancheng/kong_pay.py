"""What is paid for kongs: by kind, by who fed it or its pung, doubled for the dealer (JX-18 to JX-22)."""

from collections.abc import Iterator, Sequence
from typing import Final

from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.transfers import Priced, Transfer
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.hu_pay import is_doubled
from scoring.rulesets.nancheng.memory import KongMade

#: What each kind is called as an item.
CODES: Final = {EXPOSED: "ming_gang", ADDED: "bu_gang", CONCEALED: "an_gang"}
SINGLE, DOUBLE = 1, 2


def clause_of(chosen: Chosen, kind: str) -> str:
    """The clause that earns the points of such a kong."""
    if kind == ADDED:
        return "JX-20" if chosen.added_kong_payment == "big_turn" else "JX-21"
    return "JX-18" if kind == EXPOSED else "JX-22"


def is_paid(chosen: Chosen, kong: KongMade) -> bool | None:
    """Whether a kong counts: not one robbed, nor one added late where the table does not score it (JX-19).

    None where the record does not show whether it was late.
    """
    if kong.robbed and not chosen.robbed_kong_scores:
        return False
    if chosen.late_added_kong != "unscored":
        return True
    return None if kong.late is None else not kong.late


def kong_payments(chosen: Chosen, position: Position, kongs: Sequence[KongMade]) -> Iterator[Transfer]:
    """The payments for those of the kongs that count, before `unit`, in the order in which they were made."""
    for kong in kongs:
        if is_paid(chosen, kong):
            clause = clause_of(chosen, kong.kind)
            for payer in SEATS:
                if payer != kong.seat:
                    points = _points(chosen, kong, payer)
                    items = [Priced(CODES[kong.kind], points, clause)]
                    if is_doubled(chosen, position.hand.dealer, (payer, kong.seat)):
                        items.append(Priced("zhuang_jia", points, "JX-32"))
                    yield Transfer(kong.event, payer, kong.seat, "kong", items, clause)


def _points(chosen: Chosen, kong: KongMade, payer: int) -> int:
    if kong.kind == CONCEALED:
        return DOUBLE
    by_feeder = kong.kind == EXPOSED or chosen.added_kong_payment == "big_turn"
    return DOUBLE if by_feeder and payer == kong.feeder else SINGLE
