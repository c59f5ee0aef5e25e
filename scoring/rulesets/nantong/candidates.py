"""Events worth trying at a point of the hand; the law says which of them are legal."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Draw, Event, Kong, Reveal, Win
from scoring.engine.general_law import claims_of_seat
from scoring.engine.position import CLAIMS, REPLACEMENT, WON, Position
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import UNKNOWN
from scoring.patterns.left_tiles import are_left
from scoring.rulesets.nantong.birds import due_birds
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import KONG_DISCARDS, SEA_CLAIMS, memory_of, opening_window
from scoring.rulesets.nantong.patterns import opening_patterns
from scoring.rulesets.nantong.sea import is_asking


def candidates(chosen: Chosen, position: Position) -> Iterator[Event]:
    """Acts of every seat, throws, answers and birds; not all of them legal."""
    memory = memory_of(position)
    for seat, settled in memory.throws_due.items():
        if not settled:
            yield Reveal(seat, "dice", values=(1, 1))
            return
    if opening_window(position):
        yield from _openings(chosen, position)
    if position.phase in (CLAIMS, REPLACEMENT, WON, SEA_CLAIMS, KONG_DISCARDS) and position.live:
        for seat in SEATS:
            yield from _claims(position, seat)
    if is_asking(position):
        for value in (1, 0):
            yield Declare(position.seat, "seabed", value)
    if (
        position.phase == REPLACEMENT
        and memory.kong_mode == "open"
        and chosen.kong_dice
        and memory.throw is None
    ):
        yield Reveal(position.seat, "dice", values=(1,) * chosen.kong_dice)
        return
    yield from _own_acts(position, position.seat)
    for source in ("head", "tail", "dice", "seabed"):
        yield Draw(position.seat, UNKNOWN, source)
    yield from _birds(chosen, position)


def _birds(chosen: Chosen, position: Position) -> Iterator[Reveal]:
    """The birds that are due, where the wall tells them and the set of tiles has so many left."""
    due = due_birds(chosen, position)
    if not due.count or memory_of(position).birds is not None:
        return
    wall = position.table.wall
    tiles = (due.tile,) if due.tile is not None else tuple(wall.tile_at(place) for place in due.places)
    if UNKNOWN not in tiles and (due.tile is not None or are_left(position, tiles)):
        yield Reveal(None, "birds", tiles=tiles)


def _openings(chosen: Chosen, position: Position) -> Iterator[Event]:
    for seat in SEATS:
        held = opening_patterns(chosen, position.table.hands[seat])
        if held and not position.table.is_hidden(seat):
            yield Declare(seat, "opening_win", patterns=tuple(code for code, _ in held))


def _claims(position: Position, seat: int) -> Iterator[Event]:
    for want in ("win", "pung", "chow"):
        yield from claims_of_seat(position, seat, want)
    for kong in claims_of_seat(position, seat, "kong"):
        assert isinstance(kong, Kong)
        for mode in ("supplement", "open"):
            yield Kong(seat, kong.tile, kong.kind, kong.source_seat, mode)


def _own_acts(position: Position, seat: int) -> Iterator[Event]:
    table = position.table
    tiles = [tile for tile, count in enumerate(table.hands[seat]) if count]
    fresh = list(dict.fromkeys(position.fresh))
    if not position.acts:
        yield Win(seat, how="dealt")
    for tile in fresh:
        yield Win(seat, tile, None, "self_draw")
    for tile in tiles:
        yield Discard(seat, tile, drawn=True if tile in fresh else None)
    for tile in tiles:
        for mode in ("supplement", "open"):
            if table.hands[seat][tile] == 4:
                yield Kong(seat, tile, CONCEALED, None, mode)
            if table.pung_of(seat, tile) is not None:
                yield Kong(seat, tile, ADDED, None, mode)
