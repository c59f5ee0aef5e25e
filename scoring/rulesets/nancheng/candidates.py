"""Events worth trying at a point of the hand; the law says which of them are legal."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Draw, Event, Reveal
from scoring.engine.general_law import claims_of_seat
from scoring.engine.position import CLAIMS, REPLACEMENT, WON, Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import UNKNOWN
from scoring.patterns.left_tiles import are_left
from scoring.patterns.own_acts import own_acts
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.horses import has_winner, horses_of, places_due
from scoring.rulesets.nancheng.memory import memory_of
from scoring.rulesets.nancheng.ready import DECLARED


def candidates(chosen: Chosen, position: Position) -> Iterator[Event]:
    """Claims of every seat, acts of the one in turn, horses to turn up; not all of them legal."""
    if position.phase in (CLAIMS, REPLACEMENT, WON) and position.live:
        for seat in SEATS:
            for want in ("win", "pung", "kong"):
                yield from claims_of_seat(position, seat, want)
    if chosen.ready == DECLARED:
        yield Declare(position.seat, "ready")
    yield from own_acts(position, position.seat)
    for source in ("head", "tail"):
        yield Draw(position.seat, UNKNOWN, source)
    yield from _horses(chosen, position)


def _horses(chosen: Chosen, position: Position) -> Iterator[Reveal]:
    """Horses not turned up yet, as the wall has them, where the set of tiles has so many left."""
    for reveal in _as_the_wall_has_them(chosen, position):
        if are_left(position, reveal.tiles or ()):
            yield reveal


def _as_the_wall_has_them(chosen: Chosen, position: Position) -> Iterator[Reveal]:
    """Horses not turned up yet; tiles that the wall does not tell as such."""
    shown = memory_of(position).horses
    if chosen.horse_mode == "all":
        for seat in SEATS:
            if seat not in shown:
                tiles = horses_of(chosen, position, seat) or [UNKNOWN] * chosen.horse_count
                yield Reveal(seat, "horses", tiles=tuple(tiles))
    elif chosen.horse_mode != "none" and position.wins and has_winner(position) and None not in shown:
        due = places_due(chosen, position)
        if due:
            tiles = horses_of(chosen, position, None) or [UNKNOWN] * len(due)
            yield Reveal(None, "horses", tiles=tuple(tiles))
