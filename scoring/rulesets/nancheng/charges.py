"""Who pays whom: wins and kongs, what the horses add, the burns (JX-48, JX-66 to JX-68, JX-75)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.events import Win
from scoring.engine.position import Position, Won
from scoring.engine.record import SEATS, ClaimedTransfer
from scoring.engine.tiles import Tile
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer
from scoring.rulesets.nancheng.burns import FrontBurn, burn_payments, front_burn
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.horse_matrix import Matrix, counting, paid_by, with_horses
from scoring.rulesets.nancheng.horses import has_winner, hits_on, horses_of
from scoring.rulesets.nancheng.hu_pay import win_payments
from scoring.rulesets.nancheng.kong_pay import is_paid, kong_payments
from scoring.rulesets.nancheng.memory import KongMade, memory_of
from scoring.rulesets.nancheng.taken import value_of_win
from scoring.rulesets.nancheng.value import CLAUSE_OF, Value, groups_in

#: The clause of horse payments by `horse_mode`.
HORSE_CLAUSES: Final = {"winner": "JX-44", "dealer": "JX-41", "all": "JX-73"}

#: Horses by owner: of a win in the first place alone, in 码踩码 by seat; None where they are not shown.
Horses = Sequence[Sequence[Tile]] | None


@dataclass(frozen=True, slots=True)
class Facts:
    """What a settlement is made from beside the wins: kongs, the horses of their owners, the front burn."""

    kongs: Sequence[KongMade]
    horses: Horses
    burn: FrontBurn | None


def facts_of(chosen: Chosen, position: Position) -> Facts:
    """The facts as the record has them."""
    burn = front_burn(chosen, position.hand)
    return Facts(memory_of(position).kongs, horses_in(chosen, position), burn)


def horses_in(chosen: Chosen, position: Position) -> Horses:
    """The horses of this hand; of a win without a shape none (JX-38)."""
    owners: list[int | None] = list(SEATS) if chosen.horse_mode == "all" else [None]
    if chosen.horse_mode == "none" or (chosen.horse_mode != "all" and not has_winner(position)):
        return [()] * 4
    found = [horses_of(chosen, position, owner) for owner in owners]
    known = [tiles for tiles in found if tiles is not None]
    return known if len(known) == len(found) else None


def settle(
    chosen: Chosen, position: Position, *, claimed_items: bool, facts: Facts | None = None
) -> Settlement:
    """All payments of the hand, as its record or other `facts` have it."""
    facts = facts or facts_of(chosen, position)
    settlement = Settlement()
    kongs = list(kong_payments(chosen, position, facts.kongs))
    if any(is_paid(chosen, kong) is None for kong in facts.kongs):
        settlement.open_causes |= {"kong"}
    if position.closed is not None:
        if not chosen.dissolve_counts_kongs:
            return Settlement()
        settlement.transfers = kongs
        return _times_unit(chosen, settlement)
    wins: list[Transfer] = []
    for won in position.wins:
        wins += _win(chosen, position, settlement, won, claimed_items=claimed_items)
    if facts.burn is not None and not facts.burn.is_shown:
        settlement.open_causes |= {"front_burn"}
    settlement.transfers = [*wins, *kongs, *burn_payments(chosen, position, facts.burn)]
    _add_horses(chosen, position, settlement, [*wins, *kongs], facts.horses)
    return _times_unit(chosen, settlement)


def _win(
    chosen: Chosen, position: Position, settlement: Settlement, won: Won, *, claimed_items: bool
) -> Iterator[Transfer]:
    """Price a win; its payments."""
    value = value_of_win(won)
    items = [] if value is None else [value.item]
    ties = [] if value is None else [[item] for item in value.ties]
    claimed = _claimed(position, won, items) if claimed_items else None
    if claimed is not None:
        items, ties = claimed, []
    settlement.wins.append(_priced(chosen, won, value, items, ties))
    if won.hidden and claimed is None:
        settlement.open_causes |= {"win"}
        return
    yield from win_payments(chosen, position, won, items, ties)


def _priced(
    chosen: Chosen, won: Won, value: Value | None, items: list[Priced], ties: list[list[Priced]]
) -> PricedWin:
    if value is None:
        return PricedWin(won, items, [], "JX-52", [], ties)
    shape = [*groups_in(chosen, won.concealed, value.read_as), *(meld.tiles for meld in won.melds)]
    return PricedWin(won, items, shape, value.item.clause, value.also, ties)


def _claimed(position: Position, won: Won, due: Sequence[Priced]) -> list[Priced] | None:
    """The items that the log claims of a win; of points alone the item due at these points."""
    event = position.hand.events[won.event]
    if not isinstance(event, Win):
        return None
    if event.items is not None:
        return [Priced(code, points, CLAUSE_OF.get(code, "JX-63")) for code, points in event.items]
    if event.points is None or not due:
        return None
    return [Priced(due[0].code, event.points, due[0].clause)]


def _times_unit(chosen: Chosen, settlement: Settlement) -> Settlement:
    """Everything in the table's unit of points (JX-77)."""
    for transfer in settlement.transfers if chosen.unit > 1 else ():
        transfer.items = _times(chosen, transfer.items)
        transfer.ties = [_times(chosen, items) for items in transfer.ties]
    return settlement


def _times(chosen: Chosen, items: Sequence[Priced]) -> list[Priced]:
    return [Priced(item.code, chosen.unit * item.points, item.clause) for item in items]


# Horses.


def causes_multiplied(chosen: Chosen, position: Position) -> frozenset[str]:
    """The causes of payment that the horses of this hand multiply (JX-66, JX-67)."""
    if position.closed is not None or chosen.horse_mode == "none":
        return frozenset()
    if position.wins:
        return frozenset({"win", "kong"} if chosen.horses_count_kongs else {"win"})
    drawn = chosen.horse_mode == "all" and chosen.draw_horses_count_kongs
    return frozenset({"kong"} if drawn else ())


def _add_horses(
    chosen: Chosen, position: Position, settlement: Settlement, base: Sequence[Transfer], horses: Horses
) -> None:
    causes = causes_multiplied(chosen, position)
    if not causes:
        return
    paid = paid_by((each.payer, each.payee, each.points) for each in base if each.cause in causes)
    if causes & settlement.open_causes:
        settlement.open_causes |= {"horse"}
    elif horses is not None:
        settlement.transfers += horse_payments(chosen, position, paid, horses)
    elif _would_count(chosen, position, paid):
        settlement.open_causes |= {"horse"}


def counted_horses(chosen: Chosen, position: Position, horses: Sequence[Sequence[Tile]]) -> Matrix:
    """How many horses of each seat count for each seat: the matrix C."""
    return counting(chosen, position, [hits_on(tiles, position.hand.dealer) for tiles in horses])


def horse_payments(
    chosen: Chosen, position: Position, paid: Matrix, horses: Sequence[Sequence[Tile]]
) -> Iterator[Transfer]:
    """What the horses add to payments, netted for each pair."""
    if chosen.horse_mode in HORSE_CLAUSES and any(map(any, paid)):
        yield from _added(chosen, position, paid, counted_horses(chosen, position, horses))


def _added(chosen: Chosen, position: Position, paid: Matrix, counted: Matrix) -> Iterator[Transfer]:
    if not any(map(any, counted)):
        return
    grown = with_horses(chosen, paid, counted)
    clause = HORSE_CLAUSES[chosen.horse_mode]
    event = position.wins[0].event if position.wins else None
    for one in SEATS:
        for other in range(one + 1, 4):
            points = grown[one][other] - paid[one][other]
            payer, payee = (other, one) if points > 0 else (one, other)
            if points:
                items = [Priced("ma_fen", abs(points), clause)]
                yield Transfer(event, payer, payee, "horse", items, clause)


def _would_count(chosen: Chosen, position: Position, paid: Matrix) -> bool:
    """Whether horses that nobody has seen could change a payment: one of each owner, seat by seat."""
    for seat in SEATS:
        hits = [[int(other == seat) for other in SEATS]] * 4
        if any(_added(chosen, position, paid, counting(chosen, position, hits))):
            return True
    return False


def built_on(
    chosen: Chosen, position: Position, claimed: Iterable[ClaimedTransfer]
) -> dict[str, list[Transfer]]:
    """What the horses would add to the payments that the log claims, for whomever it lets win."""
    causes, horses = causes_multiplied(chosen, position), horses_in(chosen, position)
    if not causes or horses is None:
        return {}
    logged = [each for each in claimed if each.cause in causes and {each.payer, each.payee} <= {*SEATS}]
    paid = paid_by((each.payer, each.payee, each.points) for each in logged)
    hits = [hits_on(tiles, position.hand.dealer) for tiles in horses]
    winners = [won.seat for won in position.wins]
    return {"horse": list(_added(chosen, position, paid, counting(chosen, position, hits, winners)))}
