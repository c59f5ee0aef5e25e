"""Birds left out, too many, too few, of other tiles, or where none are due (NT-47, NT-50)."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Event, Reveal
from scoring.engine.findings import MISSED_DUTY, WRONG_WALL
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.nantong.arrangements import at_sea, on_the_last_tile_taken_by_a_kong
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.habits import never_winning
from tests.proof.nantong.laid_sea import last_tile_declined_by_all
from tests.proof.nantong.view import taker
from tests.proof.records import At, Sheet
from tests.proof.scene import Scene


def _are_birds(event: Event | None) -> bool:
    return isinstance(event, Reveal) and event.key == "birds"


def _from_the_wall(scene: Scene) -> bool:
    """Whether birds of the wall come next: not the winning tile, which is none of its tiles."""
    return _are_birds(scene.upcoming) and taker(scene) is None and scene.left > 0


@FAULTS.act("NT-47", MISSED_DUTY, checks=("L47",))
def birds_left_out(scene: Scene) -> Iterator[Deed]:
    if _from_the_wall(scene):
        yield deed(at=None, then=KEEPS, drops=1)


@FAULTS.act("NT-47", checks=("L47",))
def one_bird_too_many(scene: Scene) -> Iterator[Deed]:
    birds = scene.upcoming
    if _from_the_wall(scene) and isinstance(birds, Reveal) and birds.tiles:
        wall = scene.position.table.wall
        places = wall.heads(len(birds.tiles) + 1)
        if len(places) > len(birds.tiles) == scene.chosen.bird_count:
            tiles = tuple(wall.tile_at(place) for place in places)
            yield deed(Reveal(birds.seat, "birds", tiles=tiles), then=KEEPS, drops=1)


@FAULTS.act("NT-47", MISSED_DUTY, checks=("L47",), under={"bird_count": 4})
def one_bird_too_few(scene: Scene) -> Iterator[Deed]:
    """Treated as a reveal that is missing: no event stands for it."""
    birds = scene.upcoming
    if _from_the_wall(scene) and isinstance(birds, Reveal) and birds.tiles and len(birds.tiles) > 1:
        yield deed(Reveal(birds.seat, "birds", tiles=birds.tiles[:-1]), at=None, then=KEEPS, drops=1)


@FAULTS.act("NT-47", checks=("L47",), under={"bird_count": 0})
def bird_where_none_is_played(scene: Scene) -> Iterator[Deed]:
    if scene.upcoming is None and scene.position.wins and scene.left:
        wall = scene.position.table.wall
        yield deed(Reveal(None, "birds", tiles=(wall.tile_at(wall.head),)), then=KEEPS)


@FAULTS.act("NT-47", checks=("L47", "L53"), habits=never_winning, arrange=last_tile_declined_by_all)
def bird_of_a_hand_that_nobody_won(scene: Scene) -> Iterator[Deed]:
    if scene.upcoming is None and scene.hand.outcome == "draw" and scene.left:
        wall = scene.position.table.wall
        yield deed(Reveal(None, "birds", tiles=(wall.tile_at(wall.head),)), then=KEEPS)


@FAULTS.act("NT-47", checks=("L47",))
def birds_shown_twice(scene: Scene) -> Iterator[Deed]:
    birds = scene.last
    if scene.upcoming is None and isinstance(birds, Reveal) and birds.key == "birds":
        yield deed(Reveal(None, "birds", tiles=birds.tiles), then=KEEPS)


@FAULTS.act("NT-47", checks=("L47",))
def bird_before_anybody_has_won(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.position.acts and scene.left > 8 and not isinstance(scene.last, Declare):
        wall = scene.position.table.wall
        yield deed(Reveal(None, "birds", tiles=(wall.tile_at(wall.head),)), then=KEEPS)


@FAULTS.act("NT-50", checks=("L47",), habits=never_winning, arrange=at_sea, under={"bird_count": 1})
def bird_at_sea_another_than_the_last_tile(scene: Scene) -> Iterator[Deed]:
    won = scene.position.wins
    if not _are_birds(scene.last) and scene.upcoming is None and won and taker(scene) is not None:
        for tile in scene.law.kinds:
            if tile != won[0].tile:
                yield deed(Reveal(None, "birds", tiles=(tile,)), then=KEEPS)


@FAULTS.act(
    "NT-47",
    checks=("L47",),
    habits=never_winning,
    arrange=on_the_last_tile_taken_by_a_kong,
    under={"bird_count": 1, "bird_wall_empty": "winning_tile"},
)
def bird_of_an_empty_wall_another_than_the_winning_tile(scene: Scene) -> Iterator[Deed]:
    won, gone = scene.position.wins, not scene.left and taker(scene) is None
    if not _are_birds(scene.last) and scene.upcoming is None and won and gone:
        for tile in scene.law.kinds:
            if tile != won[0].tile:
                yield deed(Reveal(None, "birds", tiles=(tile,)), then=KEEPS)


@FAULTS.record("GEN-08", WRONG_WALL, checks=("L47",))
def wall_has_another_bird(sheet: Sheet) -> At | None:
    """The wall has another tile where a bird was turned up."""
    hand, law = sheet.hand, sheet.law
    for position in sheet.positions(hand):
        birds = hand.events[position.number]
        if isinstance(birds, Reveal) and birds.key == "birds":
            places = [place for place, _ in law.turned_up(position, birds) if place is not None]
            free = sheet.undrawn()
            if not places or free is None or free in places:
                return None
            return At(position.number) if sheet.swap(sheet.chance.choice(places), free) else None
    return None
