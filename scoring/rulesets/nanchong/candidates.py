"""Events worth trying at a point of the hand; the law says which of them are legal."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Draw, Event, Reveal
from scoring.engine.general_law import claims_of_seat
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN, WON, Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import UNKNOWN, Tile, kinds_in, tiles_of
from scoring.patterns.own_acts import own_acts
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.feeding import feeds_open_wait, waiting_seat
from scoring.rulesets.nanchong.hands import open_waits, waits_of_shown
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.seat_hand import Hand, hand_of


def candidates(chosen: Chosen, position: Position) -> Iterator[Event]:
    """Announcements and acts of every seat, kongs to turn up; not all of them legal.

    Discards that the table asks to spare are left out: they would be a warning (`protect_open_waits`).
    """
    memory = memory_of(position)
    if chosen.piao_max and not memory.piao_over and None in memory.piao:
        for seat in SEATS:
            for value in range(chosen.piao_max + 1 if memory.piao[seat] is None else 0):
                yield Declare(seat, "piao", value)
        return
    if not position.acts:
        for seat in SEATS:
            yield Declare(seat, "ready")
    if position.phase in (CLAIMS, REPLACEMENT, WON) and position.live:
        for seat in SEATS:
            for want in ("win", "pung", "kong"):
                yield from claims_of_seat(position, seat, want)
    yield from _sparing(chosen, position, own_acts(position, position.seat))
    if position.phase == TURN and memory.laying_down is None:
        yield from _laying_down(chosen, position, position.seat)
    for source in ("head", "tail"):
        yield Draw(position.seat, UNKNOWN, source)
    yield from _kongs_to_show(position)


def _sparing(chosen: Chosen, position: Position, acts: Iterator[Event]) -> Iterator[Event]:
    """These acts without the discards that the table asks to spare, as long as there are others."""
    if chosen.protect_open_waits == "none":
        yield from acts
        return
    tried = list(acts)
    feeding = [act for act in tried if isinstance(act, Discard) and feeds_open_wait(chosen, position, act)]
    spared = [act for act in tried if act not in feeding]
    yield from spared if any(isinstance(act, Discard) for act in spared) else tried


def _kongs_to_show(position: Position) -> Iterator[Reveal]:
    """Concealed kongs that lie face down."""
    for seat, kongs in enumerate(memory_of(position).hidden_kongs):
        for kong in kongs:
            if kong.tile != UNKNOWN:
                yield Reveal(seat, "concealed_kong", tiles=(kong.tile,) * 4)


def _laying_down(chosen: Chosen, position: Position, seat: int) -> Iterator[Declare]:
    """A declaration for each different set of waits that some discard leaves.

    A seat that has announced a ready hand lays down with the tile drawn, the dealer with his first discard.
    """
    memory = memory_of(position)
    if not chosen.bai or position.table.is_hidden(seat) or seat in memory.laid_down:
        return
    bound = seat in memory.ready and position.acts > 0
    spares = chosen.protect_open_waits != "none"
    held, seen = hand_of(position, seat), set()
    for tile in range(27):
        if spares and waiting_seat(position, seat, tile) is not None:
            continue
        if position.table.hands[seat][tile] and not (bound and tile not in position.fresh[-1:]):
            hand = held.without(tile)
            waits = open_waits(chosen, position, seat, hand)
            if waits and waits not in seen:
                seen.add(waits)
                shown = _waiting_part(chosen, position, seat, hand, waits)
                yield Declare(seat, "lay_down", tiles=shown, waits=kinds_in(waits))


def _waiting_part(chosen: Chosen, position: Position, seat: int, hand: Hand, waits: int) -> tuple[Tile, ...]:
    """The hand without such sets as its waits can do without."""
    shown = list(hand.counts)
    for group in _sets():
        while all(shown[tile] >= group.count(tile) for tile in group):
            for tile in group:
                shown[tile] -= 1
            if waits_of_shown(chosen, position, seat, tiles_of(shown), hand) != waits:
                for tile in group:
                    shown[tile] += 1
                break
    return tiles_of(shown)


def _sets() -> Iterator[tuple[Tile, ...]]:
    for tile in range(27):
        yield (tile,) * 3
    for tile in range(27):
        if tile % 9 < 7:
            yield (tile, tile + 1, tile + 2)
