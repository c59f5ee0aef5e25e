"""Prices: items in points, the dealer's addition and birds (NT-37 to NT-44, NT-49)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.position import Won
from scoring.engine.record import HandRecord
from scoring.engine.tiles import Tile, tiles_of
from scoring.engine.transfers import Priced, PricedWin, Transfer
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.hands import shape_of_win, value_of_win
from scoring.rulesets.nantong.items import BIG_ITEMS, ITEMS
from scoring.rulesets.nantong.patterns import Value
from scoring.rulesets.nantong.shapes import Shape, groups_of

CLAUSE_OF: Final = {item.code: item.clause for item in ITEMS}
BIG: Final = frozenset(item.code for item in BIG_ITEMS)


def priced_units(chosen: Chosen, units: Sequence[tuple[str, int]]) -> list[Priced]:
    """Items in points, those worth nothing left out."""
    priced = []
    for code, count in units:
        points = count * (chosen.points_big if code in BIG else chosen.points_small)
        if points:
            priced.append(Priced(code, points, CLAUSE_OF[code]))
    return priced


def units_of(chosen: Chosen, items: Sequence[Priced]) -> tuple[int, bool]:
    """How many units these items make, and whether they are big ones."""
    big = any(item.code in BIG for item in items)
    point = chosen.points_big if big else chosen.points_small
    total = sum(item.points for item in items if (item.code in BIG) == big)
    return (total // point if point else 0), big


def win_clause(*, big: bool, self_drawn: bool) -> str:
    """The clause that earns a payment: NT-37 and NT-39 self-drawn, NT-38 and NT-40 off another."""
    if self_drawn:
        return "NT-39" if big else "NT-37"
    return "NT-40" if big else "NT-38"


def price_win(
    chosen: Chosen, won: Won, claimed: Sequence[tuple[str, int]] | None
) -> tuple[PricedWin, int, bool]:
    """The win with its price, its units, and whether they are big; `claimed` items replace its own."""
    value = Value(fault="no-shape") if won.hidden else value_of_win(chosen, won)
    items = [] if value.fault else priced_units(chosen, value.units)
    units, big = (0, False) if value.fault else (value.total, value.is_big)
    if claimed is not None:
        items = [Priced(code, points, CLAUSE_OF.get(code, "GEN-09")) for code, points in claimed]
        units, big = units_of(chosen, items)
    self_drawn = won.payer is None or (won.how == "rob_kong" and chosen.rob_payer == "all_three")
    shape = [] if won.hidden else shape_groups(won)
    clause = win_clause(big=big, self_drawn=self_drawn)
    return PricedWin(won, items, shape, clause, list(value.also)), units, big


def shape_groups(won: Won) -> list[tuple[Tile, ...]]:
    """The groups of the reading that is scored, concealed ones first, then the melds."""
    return _concealed(won, shape_of_win(won)) + [meld.tiles for meld in won.melds]


def _concealed(won: Won, shape: Shape) -> list[tuple[Tile, ...]]:
    if shape.pairs:
        return [(tile, tile) for tile in range(27) for _ in range(won.concealed[tile] // 2)]
    if shape.is_standard:
        return groups_of(shape)
    return [tiles_of(won.concealed)]


def dealer_addition(
    chosen: Chosen, hand: HandRecord, payer: int, payee: int, units: int, clause: str
) -> list[Priced]:
    """The dealer's addition of a payment of so many units, where he is one of the two (NT-37 to NT-40)."""
    if hand.dealer not in (payer, payee):
        return []
    points = chosen.points_dealer * (min(1, units) if chosen.dealer_bonus == "once" else units)
    return [Priced("zhuang_xian", points, clause)] if points else []


def bird_transfers(
    chosen: Chosen, payment: Transfer, seats: Sequence[int], clause: str, share: int | None = None
) -> list[Transfer]:
    """What birds add to a payment: one transfer for each that sits on payer or payee (NT-49).

    `share` is the seat whose part it is, where another pays in its stead.
    """
    side = payment.payer if share is None else share
    doubled = sum(
        item.points for item in payment.items if item.code != "zhuang_xian" or chosen.bird_doubles_dealer_add
    )
    found = []
    for _ in [seat for seat in seats if seat in (side, payment.payee)]:
        if doubled:
            items = [Priced("zha_niao", doubled, clause)]
            found.append(Transfer(payment.event, payment.payer, payment.payee, "bird", items, clause))
        if chosen.bird_combine == "multiply":
            doubled *= 2
    return found
