"""Tiles laid so that somebody has use for the last ones, and what is said of the very last."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Draw, Event, Kong
from scoring.engine.position import CLAIMS
from scoring.engine.record import SEATS
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import Tile
from tests.proof.arranging import Laid
from tests.proof.nantong.arrangements import draws_last_but_one
from tests.proof.nantong.unseen import THOUGHT_OF, kinds_unseen, thought_of
from tests.proof.scene import Scene


def three_alike_of_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile; another has three of it."""
    for taker, said in _takers(scene):
        for kind in thought_of(scene, 4):
            for seat in scene.chance.sample([seat for seat in SEATS if seat != taker], 1):
                yield _at_sea(scene, taker, kind, said, holds=((seat, (kind,) * 3),))


def run_with_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile; the next seat has two that make a run with it."""
    for taker, said in _takers(scene):
        for kind in thought_of(scene, 1):
            low = kind - scene.chance.randrange(3)
            own = tuple(one for one in (low, low + 1, low + 2) if one != kind)
            if low >= 0 and low // 9 == (low + 2) // 9:
                yield _at_sea(scene, taker, kind, said, holds=(((taker + 1) % 4, own),))


def last_tile_won_of_its_taker(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile; one to three of the others wait for it."""
    for taker, said in _takers(scene):
        others = [seat for seat in SEATS if seat != taker]
        for kind in thought_of(scene, 2)[:2]:
            for seats in (others, scene.chance.sample(others, 2), scene.chance.sample(others, 1)):
                yield _at_sea(scene, taker, kind, said, waits=tuple((seat, kind) for seat in seats))


def last_tile_won_by_its_taker(scene: Scene) -> Iterator[Laid]:
    """Somebody takes the last tile and waits for it."""
    for taker, said in _takers(scene):
        for kind in thought_of(scene, 2):
            yield Laid((), (scene.position.table.wall.head, kind), ((taker, kind),), does=said)


def pair_of_what_lies_before_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """The last tile but one is discarded by who draws it; another has two of it."""
    if scene.goes_on and scene.phase == CLAIMS and scene.left == 2 and isinstance(scene.upcoming, Draw):
        for kind in thought_of(scene, 3):
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
        fours = kinds_unseen(scene, 4)
        for seat in scene.others if len(fours) > 1 else ():
            four, kind = scene.chance.sample(fours, 2)
            kong = Kong(konger, four, CONCEALED, None, "supplement")
            does = (kong, Draw(konger, kind, "tail"), Discard(konger, kind))
            yield Laid(((konger, (four,) * 4), (seat, (kind,) * 3)), (place, kind), does=does)


def fourth_after_a_kong_takes_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """Who has drawn the last tile but one makes a kong, and has three of the last."""
    fours = kinds_unseen(scene, 4) if draws_last_but_one(scene) else []
    for _ in range(THOUGHT_OF if len(fours) > 1 else 0):
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
