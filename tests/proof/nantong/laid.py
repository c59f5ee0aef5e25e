"""Tiles that might lie otherwise so that there is a place for what seldom could be done wrongly."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from scoring.engine.events import Declare, Discard, Draw, Event, Kong
from scoring.engine.position import CLAIMS, REPLACEMENT
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import Tile, rank
from tests.proof.arranging import Laid
from tests.proof.nantong.arrangements import draws_last_but_one, open_kong_draws
from tests.proof.nantong.view import is_locked
from tests.proof.scene import Scene

#: How many kinds of tiles, of those that would do, are thought of at a point.
_THOUGHT_OF: Final = 4


# ---- discards that are won ------------------------------------------------------------------------------
def first_discard_waited_for_with_another_pair(scene: Scene) -> Iterator[Laid]:
    """The dealer's first discard; one to three of the others wait for it, with a pair that is none."""
    discard = scene.last
    if isinstance(discard, Discard) and sum(isinstance(event, Discard) for event in scene.so_far) == 1:
        for seats in _some_of([seat for seat in SEATS if seat != discard.seat]):
            yield Laid(waits=tuple((seat, discard.tile) for seat in seats), another_pair=True)


def draw_waited_for_with_another_pair(scene: Scene) -> Iterator[Laid]:
    """An ordinary draw is due; who makes it waits for the tile, with a pair that is none."""
    due = scene.goes_on and isinstance(scene.upcoming, Draw) and scene.phase == CLAIMS and scene.left > 1
    for kind in _thought_of(scene, 2) if due else ():
        place = scene.position.table.wall.head
        yield Laid((), (place, kind), ((scene.seat, kind),), another_pair=True, kept=_who_keep(scene))


def discard_waited_for_and_held_by_who_draws(scene: Scene) -> Iterator[Laid]:
    """The next seat has another tile of the kind that one or two of the others wait for."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.number > 12:
        for seats in _some_of([seat for seat in scene.others if seat != discard.seat]):
            waits = tuple((seat, discard.tile) for seat in seats)
            yield Laid(holds=((scene.seat, (discard.tile,)),), waits=waits)


def other_end_of_a_run_held_by_who_draws(scene: Scene) -> Iterator[Laid]:
    """The next seat has the tiles three below and above the one that one or two of the others wait for."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.number > 12:
        ends = [tile for tile in (discard.tile - 3, discard.tile + 3) if tile // 9 == discard.tile // 9]
        for seats in _some_of([seat for seat in scene.others if seat != discard.seat]):
            waits = tuple((seat, discard.tile) for seat in seats)
            yield Laid(holds=((scene.seat, tuple(ends)),), waits=waits)


def supplement_waited_for(scene: Scene) -> Iterator[Laid]:
    """A tile has just been added to a pung without a throw; one to three of the others wait for it."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == ADDED and kong.mode != "open" and scene.phase == REPLACEMENT:
        for seats in _some_of([seat for seat in SEATS if seat != kong.seat]):
            yield Laid(waits=tuple((seat, kong.tile) for seat in seats))


def seven_pairs(scene: Scene) -> Iterator[Laid]:
    """A discard, or the tile about to be drawn, makes seven pairs of different kinds."""
    yield from _seven_pairs(scene, fours=0)


def seven_pairs_with_four_alike(scene: Scene) -> Iterator[Laid]:
    """A discard, or the tile about to be drawn, makes seven pairs of which two are alike."""
    yield from _seven_pairs(scene, fours=1)


def _seven_pairs(scene: Scene, fours: int) -> Iterator[Laid]:
    if not (scene.goes_on and scene.phase == CLAIMS and scene.left > 1 and scene.number > 8):
        return
    discard, place = scene.last, scene.position.table.wall.head
    whole = [seat for seat in SEATS if scene.position.table.sizes[seat] == 13]
    for seat in scene.chance.choices(whole, k=_THOUGHT_OF) if whole else ():
        drawn = seat == scene.seat and isinstance(scene.upcoming, Draw)
        if drawn:
            kind = scene.chance.choice(_kinds_unseen(scene, 2))
            yield from _pairs_and(scene, seat, fours, kind, (place, kind))
        elif isinstance(discard, Discard) and seat != discard.seat:
            yield from _pairs_and(scene, seat, fours, discard.tile, None)


def _pairs_and(
    scene: Scene, seat: int, fours: int, tile: Tile, lies: tuple[int, Tile] | None
) -> Iterator[Laid]:
    """The seat holds six pairs, so many times two of them alike, and this tile, which comes from there."""
    alike = [kind for kind in _kinds_unseen(scene, 4) if kind != tile]
    four = scene.chance.sample(alike, min(fours, len(alike)))
    others = [kind for kind in _kinds_unseen(scene, 2) if kind not in (tile, *four)]
    if len(four) == fours and len(others) >= 6 - 2 * fours:
        pairs = scene.chance.sample(others, 6 - 2 * fours)
        yield Laid(((seat, (*four * 4, *pairs * 2, tile)),), lies)


# ---- locked hands and open kongs ------------------------------------------------------------------------
def two_alike_of_the_tile_of_an_open_kong(scene: Scene) -> Iterator[Laid]:
    """Another than the konger has two of the tile that the konger is about to draw."""
    for place in open_kong_draws(scene):
        kept = _who_keep(scene)
        for seat in scene.others:
            for kind in _thought_of(scene, 3) if seat not in kept else ():
                yield Laid(holds=((seat, (kind,) * 2),), lies=(place, kind), kept=kept)


def three_alike_of_the_tile_of_an_open_kong(scene: Scene) -> Iterator[Laid]:
    """The konger has three of the tile that he is about to draw, and waits with the others."""
    for place in open_kong_draws(scene):
        yield from _three_alike_beside_waits(scene, scene.seat, place)


def fourth_drawn_by_a_locked_hand(scene: Scene) -> Iterator[Laid]:
    """Who has made an open kong has three of the tile that he is about to draw, and waits with the others."""
    if _draws_locked(scene):
        yield from _three_alike_beside_waits(scene, scene.seat, scene.position.table.wall.head)


def bound_fourth_drawn_by_a_locked_hand(scene: Scene) -> Iterator[Laid]:
    """Who has made an open kong waits with three alike, of 2, 5 or 8, whose fourth he is about to draw."""
    if _draws_locked(scene):
        seat, unseen = scene.seat, unseen_of(scene)
        for kind in _thought_of(scene, 4, (2, 5, 8)):
            beside = scene.chance.choice([one for one in (kind - 1, kind + 1) if 0 <= one < 27])
            hand = [kind] * 3 + [beside]
            while len(hand) < scene.position.table.sizes[seat]:
                low = 9 * scene.chance.randrange(3) + scene.chance.randrange(7)
                hand += (low, low + 1, low + 2)
            if all(unseen[one] >= hand.count(one) for one in hand):
                held = ((seat, tuple(hand)),)
                yield Laid(held, (scene.position.table.wall.head, kind), kept=_who_keep(scene, seat))


def three_alike_of_a_discard_in_a_locked_hand(scene: Scene) -> Iterator[Laid]:
    """Who has made an open kong has three of the tile that another discards, and waits with the others."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.goes_on and scene.phase == CLAIMS and scene.left > 0:
        locked = [seat for seat in SEATS if seat != discard.seat and is_locked(scene, seat)]
        for seat in locked if unseen_of(scene)[discard.tile] == 3 else ():
            yield from _three_alike_beside_waits(scene, seat, None)


def _draws_locked(scene: Scene) -> bool:
    due = scene.goes_on and isinstance(scene.upcoming, Draw) and scene.phase == CLAIMS and scene.left > 4
    return due and is_locked(scene, scene.seat)


def _three_alike_beside_waits(scene: Scene, seat: int, place: int | None) -> Iterator[Laid]:
    """Three of the tile at this place, or of the one discarded; the seat's others wait for another kind."""
    live, kept = scene.live, _who_keep(scene, seat)
    kinds = _thought_of(scene, 4) if place is not None else [live.tile] if live is not None else []
    for kind in kinds:
        for tile in _thought_of(scene, 1):
            if tile != kind and scene.position.table.sizes[seat] > 3:
                lies = None if place is None else (place, kind)
                yield Laid(((seat, (kind,) * 3),), lies, ((seat, tile),), kept=kept)


# ---- the last tile --------------------------------------------------------------------------------------
def three_alike_of_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile; another has three of it."""
    for taker, said in _takers(scene):
        for kind in _thought_of(scene, 4):
            for seat in scene.chance.sample([seat for seat in SEATS if seat != taker], 1):
                yield _at_sea(scene, taker, kind, said, holds=((seat, (kind,) * 3),))


def run_with_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile; the next seat has two that make a run with it."""
    for taker, said in _takers(scene):
        for kind in _thought_of(scene, 1):
            low = kind - scene.chance.randrange(3)
            own = tuple(one for one in (low, low + 1, low + 2) if one != kind)
            if low >= 0 and low // 9 == (low + 2) // 9:
                yield _at_sea(scene, taker, kind, said, holds=(((taker + 1) % 4, own),))


def last_tile_won_of_its_taker(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile; one to three of the others wait for it."""
    for taker, said in _takers(scene):
        others = [seat for seat in SEATS if seat != taker]
        for kind in _thought_of(scene, 2):
            for seats in (others, scene.chance.sample(others, 2), scene.chance.sample(others, 1)):
                yield _at_sea(scene, taker, kind, said, waits=tuple((seat, kind) for seat in seats))


def last_tile_won_by_its_taker(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile and waits for it."""
    for taker, said in _takers(scene):
        for kind in _thought_of(scene, 2):
            yield Laid((), (scene.position.table.wall.head, kind), ((taker, kind),), does=said)


def pair_of_what_lies_before_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """The last tile but one is discarded by who draws it; another has two of it."""
    if scene.goes_on and scene.phase == CLAIMS and scene.left == 2 and isinstance(scene.upcoming, Draw):
        for kind in _thought_of(scene, 3):
            does = (Draw(scene.seat, kind, "head"), Discard(scene.seat, kind))
            held = ((scene.chance.choice(scene.others), (kind,) * 2),)
            yield Laid(held, (scene.position.table.wall.head, kind), does=does)


def last_tile_declined_by_all(scene: Scene) -> Iterator[Laid]:
    """Nobody takes the last tile."""
    if _is_offered(scene):
        yield Laid(does=tuple(Declare((scene.seat + step) % 4, "seabed", 0) for step in SEATS))


def three_alike_of_the_last_tile_discarded_after_a_kong(scene: Scene) -> Iterator[Laid]:
    """Who has drawn the last tile but one makes a kong and discards the last; another has three of it."""
    if draws_last_but_one(scene):
        place, konger = scene.position.table.wall.head, scene.seat
        fours = _kinds_unseen(scene, 4)
        for seat in scene.others if len(fours) > 1 else ():
            four, kind = scene.chance.sample(fours, 2)
            kong = Kong(konger, four, CONCEALED, None, "supplement")
            does = (kong, Draw(konger, kind, "tail"), Discard(konger, kind))
            yield Laid(((konger, (four,) * 4), (seat, (kind,) * 3)), (place, kind), does=does)


def fourth_after_a_kong_takes_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """Who has drawn the last tile but one makes a kong, and has three of the last."""
    fours = _kinds_unseen(scene, 4) if draws_last_but_one(scene) else []
    for _ in range(_THOUGHT_OF if len(fours) > 1 else 0):
        four, kind = scene.chance.sample(fours, 2)
        kong = Kong(scene.seat, four, CONCEALED, None, "supplement")
        held = (four,) * 4 + (kind,) * 3
        yield Laid(((scene.seat, held),), (scene.position.table.wall.head, kind), does=(kong,))


def _is_offered(scene: Scene) -> bool:
    return scene.left == 1 and scene.phase == CLAIMS and not scene.position.window.claims


def _takers(scene: Scene) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """Who might take the last tile, if it is about to be offered, and what all say until then."""
    for step in SEATS if _is_offered(scene) else ():
        taker = (scene.seat + step) % 4
        declined = (Declare((scene.seat + before) % 4, "seabed", 0) for before in range(step))
        yield taker, (*declined, Declare(taker, "seabed", 1))


def _at_sea(
    scene: Scene,
    taker: int,
    kind: Tile,
    said: tuple[Event, ...],
    holds: tuple[tuple[int, tuple[Tile, ...]], ...] = (),
    waits: tuple[tuple[int, Tile], ...] = (),
) -> Laid:
    """The last tile is of this kind; who takes it waits for another where the table asks for that."""
    if scene.chosen.sea_requires_ready:
        waits = (*waits, (taker, scene.chance.choice([one for one in range(27) if one != kind])))
    return Laid(holds, (scene.position.table.wall.head, kind), waits, does=said)


# ---- what there is --------------------------------------------------------------------------------------
def unseen_of(scene: Scene) -> list[int]:
    """By kind, how many tiles nobody has seen: of the wall, and concealed in hands."""
    table = scene.position.table
    there = [table.wall.tile_at(place) for place in table.wall.remaining()]
    return [there.count(kind) + sum(hand[kind] for hand in table.hands) for kind in range(27)]


def _kinds_unseen(scene: Scene, count: int) -> list[Tile]:
    return [kind for kind, there in enumerate(unseen_of(scene)) if there >= count]


def _thought_of(scene: Scene, count: int, ranks: Sequence[int] = range(1, 10)) -> list[Tile]:
    """A few kinds of these ranks of which so many tiles are unseen."""
    kinds = [kind for kind in _kinds_unseen(scene, count) if rank(kind) in ranks]
    return scene.chance.sample(kinds, min(_THOUGHT_OF, len(kinds)))


def _some_of(seats: list[int]) -> list[tuple[int, ...]]:
    """Every one of these seats, and any two or more together."""
    return [some for count in range(1, len(seats) + 1) for some in combinations(seats, count)]


def _who_keep(scene: Scene, but: int | None = None) -> tuple[int, ...]:
    """Seats whose tiles bear out an open kong, or what they showed as dealt; not this one."""
    shown = {event.seat for event in scene.so_far if isinstance(event, Declare)}
    return tuple(seat for seat in SEATS if seat != but and (seat in shown or is_locked(scene, seat)))
