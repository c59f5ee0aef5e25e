"""Who might be brought to win where it seldom happens: at sea, on a kong's tile, by robbing."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Draw, Kong
from scoring.engine.position import CLAIMS, REPLACEMENT
from scoring.engine.record import SEATS
from tests.proof.arranging import Wanted
from tests.proof.scene import Scene


def at_sea(scene: Scene) -> Iterator[Wanted]:
    """The last tile is about to be offered."""
    if scene.left == 1 and scene.phase == CLAIMS and not scene.position.window.claims:
        place = scene.position.table.wall.head
        yield from (Wanted(seat, place) for seat in SEATS)


def on_the_first_discard(scene: Scene) -> Iterator[Wanted]:
    """The dealer has made his first discard."""
    discard = scene.last
    if isinstance(discard, Discard) and sum(isinstance(event, Discard) for event in scene.so_far) == 1:
        yield from (Wanted(seat) for seat in SEATS if seat != discard.seat)


def on_a_discard(scene: Scene) -> Iterator[Wanted]:
    """Any discard while tiles are left."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 1 and scene.number > 12:
        yield Wanted(scene.chance.choice([seat for seat in SEATS if seat != discard.seat]))


def on_a_discard_that_the_next_seat_could_chow(scene: Scene) -> Iterator[Wanted]:
    """Any discard while tiles are left, for another than the seat that has the tiles to chow it."""
    discard = scene.last
    lies = isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.number > 12
    if lies and isinstance(discard, Discard) and next(scene.runs_with(scene.seat, discard.tile), None):
        yield from (Wanted(seat) for seat in scene.others if seat != discard.seat)


def by_who_has_melded_all(scene: Scene) -> Iterator[Wanted]:
    """A discard, for a seat that holds a single tile beside four melds."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 1:
        for seat in SEATS:
            if seat != discard.seat and scene.position.table.sizes[seat] == 1:
                yield Wanted(seat)


def by_two_on_a_discard(scene: Scene) -> Iterator[Wanted]:
    """Any discard while tiles are left, for two of the others."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 1 and scene.number > 12:
        one, other = scene.chance.sample([seat for seat in SEATS if seat != discard.seat], 2)
        yield Wanted(one, beside=other)


def on_a_draw(scene: Scene) -> Iterator[Wanted]:
    """An ordinary draw is due."""
    if scene.goes_on and scene.phase == CLAIMS and scene.left > 1 and isinstance(scene.upcoming, Draw):
        yield Wanted(scene.seat, scene.position.table.wall.head)


def on_the_tile_of_an_open_kong(scene: Scene) -> Iterator[Wanted]:
    """The konger is about to draw it."""
    yield from (Wanted(scene.seat, place) for place in open_kong_draws(scene))


def on_the_discarded_tile_of_an_open_kong(scene: Scene) -> Iterator[Wanted]:
    """Another than the konger, who is about to draw it."""
    for place in open_kong_draws(scene):
        yield from (Wanted(seat, place) for seat in scene.others)


def on_the_tile_of_a_supplement(scene: Scene) -> Iterator[Wanted]:
    kong, draw = scene.last, scene.upcoming
    if isinstance(kong, Kong) and kong.mode != "open" and isinstance(draw, Draw) and scene.left > 1:
        yield Wanted(scene.seat, scene.law.place(scene.position, draw))


def on_the_last_tile_taken_by_a_kong(scene: Scene) -> Iterator[Wanted]:
    """Who has drawn the last tile but one makes a kong, and wins with the last."""
    if draws_last_but_one(scene):
        yield Wanted(scene.seat, scene.position.table.wall.head, four=True)


def not_though_a_kong_takes_the_last_tile(scene: Scene) -> Iterator[Wanted]:
    """Who has drawn the last tile but one makes a kong."""
    if draws_last_but_one(scene):
        yield Wanted(scene.seat, None, four=True)


def leaving(scene: Scene) -> Iterator[Wanted]:
    """Any seat, in the middle of the hand."""
    if scene.is_calm and scene.number > 4:
        yield Wanted(scene.chance.choice(SEATS), leaves=True)


def draws_last_but_one(scene: Scene) -> bool:
    """Whether somebody has just drawn the last tile but one, and nobody is locked."""
    locked = any(isinstance(event, Kong) and event.mode == "open" for event in scene.so_far)
    draw = scene.last
    return isinstance(draw, Draw) and draw.source == "head" and scene.left == 1 and not locked


def by_robbing(scene: Scene) -> Iterator[Wanted]:
    """A kong has just been added to a pung."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == "added" and scene.live is not None:
        yield from (Wanted(seat) for seat in SEATS if seat != kong.seat)


def open_kong_draws(scene: Scene) -> Iterator[int]:
    """The place of the first tile of an open kong that is about to be drawn, early enough."""
    draw, opened = scene.upcoming, [event for event in scene.so_far if isinstance(event, Kong)]
    first = bool(opened) and opened[-1].mode == "open" and not scene.position.fresh
    if isinstance(draw, Draw) and scene.phase == REPLACEMENT and first and scene.left > 4:
        yield scene.law.place(scene.position, draw)
