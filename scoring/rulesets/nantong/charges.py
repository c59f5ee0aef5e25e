"""Who pays whom: opening hands, wins, birds, kongs and those who leave (NT-22, NT-37 to NT-50, NT-60)."""

from collections.abc import Iterator, Sequence

from scoring.engine.events import Escape, Win
from scoring.engine.position import Position, Won
from scoring.engine.record import HOUSE, SEATS
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer
from scoring.rulesets.nantong.birds import bird_seat, birds_that_count
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import Opening, memory_of
from scoring.rulesets.nantong.prices import (
    bird_transfers,
    dealer_addition,
    price_win,
    priced_units,
)


def settle(chosen: Chosen, position: Position, *, claimed_items: bool) -> Settlement:
    """All payments of the hand, in the order in which they arise."""
    settlement = Settlement()
    _openings(chosen, position, settlement)
    if position.closed is None:
        for won in position.wins:
            _win(chosen, position, settlement, won, claimed_items=claimed_items)
        settlement.transfers.extend(_kong_fees(chosen, position))
    elif position.closed == "escaped":
        settlement.transfers.extend(_penalty(chosen, position))
    return settlement


def opening_winners(position: Position) -> list[Opening]:
    """Openings that count: those of a dealer who also wins as dealt are absorbed (NT-42)."""
    dealt = {won.seat for won in position.wins if won.how == "dealt"}
    return [opening for opening in memory_of(position).openings if opening.seat not in dealt]


def bird_origin(chosen: Chosen, position: Position) -> int:
    """The seat from which the hand's birds are counted (NT-48)."""
    dealer = position.hand.dealer
    if chosen.bird_origin == "dealer":
        return dealer
    window = [opening.seat for opening in opening_winners(position)]
    window += [won.seat for won in position.wins if won.how == "dealt"]
    if window and ended_in_window(chosen, position):
        return min(window, key=lambda seat: (seat - dealer) % 4)
    winners = position.wins
    if len(winners) > 1 and winners[0].payer is not None:
        return winners[0].payer
    return winners[0].seat if winners else dealer


def ended_in_window(chosen: Chosen, position: Position) -> bool:
    """Whether the hand ended with opening claims or a win as dealt."""
    if any(won.how == "dealt" for won in position.wins):
        return True
    return chosen.opening_win == "end" and bool(memory_of(position).openings)


def bird_seats(chosen: Chosen, position: Position) -> list[int] | None:
    """Where the birds of the hand's end sit; None where the record does not show them."""
    if not position.wins and not ended_in_window(chosen, position):
        return []
    tiles = birds_that_count(chosen, position)
    if tiles is None:
        return None
    origin = bird_origin(chosen, position)
    return [bird_seat(tile, origin) for tile in tiles]


def _openings(chosen: Chosen, position: Position, settlement: Settlement) -> None:
    for opening in opening_winners(position):
        if opening.hidden:
            settlement.undecided = True
            continue
        items = priced_units(chosen, opening.held)
        won = Won(opening.event, opening.seat, None, None, "opening", opening.dealt, [])
        settlement.wins.append(PricedWin(won, items, [], "NT-22"))
        units = sum(count for _, count in opening.held)
        seats = _opening_birds(chosen, position, opening)
        if seats is None:
            settlement.undecided = True
            seats = []
        at_sea = chosen.opening_bird == "final" and memory_of(position).taker is not None
        clause = "NT-50" if at_sea else "NT-49"
        for payer in SEATS:
            if payer != opening.seat and units:
                addition = dealer_addition(chosen, position.hand, payer, opening.seat, units, "NT-37")
                payment = Transfer(
                    opening.event, payer, opening.seat, "opening_win", [*items, *addition], "NT-22"
                )
                settlement.transfers.extend(_with_birds(chosen, payment, seats, clause))


def _opening_birds(chosen: Chosen, position: Position, opening: Opening) -> list[int] | None:
    if chosen.opening_win == "end":
        return bird_seats(chosen, position)
    if chosen.opening_bird == "dice":
        origin = position.hand.dealer if chosen.bird_origin == "dealer" else opening.seat
        return [(origin + face - 1) % 4 for face in opening.throw]
    if chosen.opening_bird == "final" and position.wins and position.closed is None:
        return bird_seats(chosen, position)
    return []


def _with_birds(
    chosen: Chosen, payment: Transfer, seats: Sequence[int], clause: str, share: int | None = None
) -> Iterator[Transfer]:
    if not payment.points:
        return
    yield payment
    yield from bird_transfers(chosen, payment, seats, clause, share)


def _win(
    chosen: Chosen, position: Position, settlement: Settlement, won: Won, *, claimed_items: bool
) -> None:
    claimed = _claimed(position, won) if claimed_items else None
    priced, units, _ = price_win(chosen, won, claimed)
    if claimed is None and claimed_items and not won.hidden:
        _at_claimed_points(position, priced)
    settlement.wins.append(priced)
    seats = bird_seats(chosen, position)
    if seats is None or (won.hidden and claimed is None):
        settlement.undecided = True
        return
    clause = "NT-50" if memory_of(position).taker is not None else "NT-49"
    for payer, share in _shares(chosen, won):
        addition = dealer_addition(chosen, position.hand, share, won.seat, units, priced.clause)
        payment = Transfer(won.event, payer, won.seat, "win", [*priced.items, *addition], priced.clause)
        settlement.transfers.extend(_with_birds(chosen, payment, seats, clause, share))


def _claimed(position: Position, won: Won) -> Sequence[tuple[str, int]] | None:
    """The items that the log claims of a win."""
    event = position.hand.events[won.event]
    return event.items if isinstance(event, Win) else None


def _at_claimed_points(position: Position, priced: PricedWin) -> None:
    """A win of which the log claims points alone costs these, with the additions of its own units."""
    event = position.hand.events[priced.won.event]
    if isinstance(event, Win) and event.points is not None:
        code = priced.items[0].code if priced.items else "ping_hu"
        priced.items = [Priced(code, event.points, priced.clause)]


def _shares(chosen: Chosen, won: Won) -> list[tuple[int, int]]:
    """Who pays, and in whose stead: all three, the discarder, or a robbed konger for all."""
    others = [seat for seat in SEATS if seat != won.seat]
    if won.payer is None:
        return [(seat, seat) for seat in others]
    if won.payer == won.seat:
        return []
    if won.how == "rob_kong" and chosen.rob_payer == "all_three":
        return [(won.payer, seat) for seat in others]
    return [(won.payer, won.payer)]


def _kong_fees(chosen: Chosen, position: Position) -> Iterator[Transfer]:
    """Each kong that stands at the end is paid for by the three others (NT-60)."""
    if not chosen.kong_fee or not (position.wins or chosen.kong_fee_on_draw):
        return
    kongs = [(meld.event, seat) for seat in SEATS for meld in position.table.melds[seat] if meld.is_kong]
    for event, owner in sorted(kongs):
        for payer in SEATS:
            if payer != owner:
                items = [Priced("gang_fen", chosen.kong_fee, "NT-60")]
                yield Transfer(event, payer, owner, "kong", items, "NT-60")


def _penalty(chosen: Chosen, position: Position) -> Iterator[Transfer]:
    """Who leaves pays the house, or the three others in equal parts and the house the rest (NT-45)."""
    number, leaver = next(
        (number, event.seat) for number, event in enumerate(position.hand.events) if isinstance(event, Escape)
    )
    share = chosen.escape_penalty // 3 if chosen.escape_share == "equal" else 0
    parts = [(seat, share) for seat in SEATS if seat != leaver]
    parts.append((HOUSE, chosen.escape_penalty - 3 * share))
    for payee, points in parts:
        if points:
            items = [Priced("tao_pao", points, "NT-45")]
            yield Transfer(number, leaver, payee, "penalty", items, "NT-45")
