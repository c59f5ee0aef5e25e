"""Whatever a seat might think of doing at a point of a hand: far more than anybody may."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import Tile, rank, suit

SOURCES: Final = ("head", "tail", "dice", "seabed")
#: Tiles turned up, or dice thrown, at most.
MOST: Final = 6


def conceivable(law: Rules, position: Position, *, modes: Iterable[str | None]) -> Iterator[Event]:
    """Acts, announcements and tiles turned up, of every seat, legal or not.

    A draw shows what the wall has where it is due; `modes` are those of kongs.
    """
    for seat in SEATS:
        yield from _own_acts(law, position, seat, modes)
        yield from _claims(law, position, seat, modes)
        yield from _announcements(law, position, seat)
    for whose in (None, *SEATS):
        yield from _turned_up(law, position, whose)


def _own_acts(law: Rules, position: Position, seat: int, modes: Iterable[str | None]) -> Iterator[Event]:
    for tile in law.kinds:
        yield Discard(seat, tile)
        yield Win(seat, tile, None, "self_draw")
        for mode in modes:
            yield Kong(seat, tile, CONCEALED, None, mode)
            yield Kong(seat, tile, ADDED, None, mode)
    yield Win(seat, how="dealt")
    for source in SOURCES:
        if position.table.wall.left + position.table.wall.reserved:
            draw = Draw(seat, law.kinds[0], source)
            draw.tile = position.table.wall.tile_at(law.place(position, draw))
            yield draw


def _claims(law: Rules, position: Position, seat: int, modes: Iterable[str | None]) -> Iterator[Event]:
    live = position.live
    for source in SEATS:
        for tile in law.kinds if live is None else {live.tile, law.kinds[0]}:
            yield Pung(seat, tile, source)
            yield Win(seat, tile, source, "discard")
            yield Win(seat, tile, source, "rob_kong")
            for mode in modes:
                yield Kong(seat, tile, EXPOSED, source, mode)
            for run in _runs_with(tile, law.kinds):
                yield Chow(seat, tile, source, tuple(other for other in run if other != tile))


def _runs_with(tile: Tile, kinds: Iterable[Tile]) -> Iterator[tuple[Tile, ...]]:
    near = [kind for kind in kinds if suit(kind) == suit(tile) and abs(rank(kind) - rank(tile)) < 3]
    return (run for run in combinations(near, 3) if tile in run)


def _announcements(law: Rules, position: Position, seat: int) -> Iterator[Event]:
    """Every word with every value; what shows tiles is told by the law's own candidates, and spoiled."""
    for key in (*sorted(law.declare_keys), "nonsense"):
        yield Declare(seat, key)
        for value in range(-1, MOST + 1):
            yield Declare(seat, key, value)
    for event in law.candidates(position):
        if isinstance(event, Declare) and event.waits:
            yield Declare(seat, event.key, tiles=event.tiles, waits=event.waits[1:] or (law.kinds[0],))
            yield Declare(seat, event.key, tiles=event.tiles, waits=event.waits)
        if isinstance(event, Declare) and event.patterns:
            yield Declare(seat, event.key, patterns=event.patterns)
            yield Declare(seat, event.key, patterns=event.patterns[1:])


def _turned_up(law: Rules, position: Position, seat: int | None) -> Iterator[Event]:
    wall = position.table.wall
    for key in sorted(law.reveal_keys):
        for number in range(1, MOST + 1):
            yield Reveal(seat, key, values=(1,) * number)
            for places in (wall.heads(number), wall.tails(number, top_first=True)):
                yield Reveal(seat, key, tiles=tuple(wall.tile_at(place) for place in places))
        for melds in position.table.melds:
            for meld in melds:
                yield Reveal(seat, key, tiles=meld.tiles)
    for event in law.candidates(position):
        if isinstance(event, Reveal):
            yield Reveal(seat, event.key, tiles=event.tiles, values=event.values)
