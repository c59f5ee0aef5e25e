"""Tiles laid so that somebody waits for what is drawn, discarded or added to a pung."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Draw, Kong
from scoring.engine.position import CLAIMS, REPLACEMENT
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED
from scoring.engine.tiles import Tile
from tests.proof.arranging import Laid
from tests.proof.nantong.unseen import THOUGHT_OF, kinds_unseen, some_of, thought_of, who_keep
from tests.proof.scene import Scene


def first_discard_waited_for_with_another_pair(scene: Scene) -> Iterator[Laid]:
    """The dealer's first discard; one to three of the others wait for it, with a pair that is none."""
    discard = scene.last
    if isinstance(discard, Discard) and sum(isinstance(event, Discard) for event in scene.so_far) == 1:
        for seats in some_of([seat for seat in SEATS if seat != discard.seat]):
            yield Laid(waits=tuple((seat, discard.tile) for seat in seats), another_pair=True)


def draw_waited_for_with_another_pair(scene: Scene) -> Iterator[Laid]:
    """An ordinary draw is due; who makes it waits for the tile, with a pair that is none."""
    due = scene.goes_on and isinstance(scene.upcoming, Draw) and scene.phase == CLAIMS and scene.left > 1
    for kind in thought_of(scene, 2) if due else ():
        place = scene.position.table.wall.head
        yield Laid((), (place, kind), ((scene.seat, kind),), another_pair=True, kept=who_keep(scene))


def discard_waited_for_and_held_by_who_draws(scene: Scene) -> Iterator[Laid]:
    """The next seat has another tile of the kind that one or two of the others wait for."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.number > 12:
        for seats in some_of([seat for seat in scene.others if seat != discard.seat]):
            waits = tuple((seat, discard.tile) for seat in seats)
            yield Laid(holds=((scene.seat, (discard.tile,)),), waits=waits)


def other_end_of_a_run_held_by_who_draws(scene: Scene) -> Iterator[Laid]:
    """The next seat has the tiles three below and above the one that one or two of the others wait for."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.number > 12:
        ends = [tile for tile in (discard.tile - 3, discard.tile + 3) if tile // 9 == discard.tile // 9]
        for seats in some_of([seat for seat in scene.others if seat != discard.seat]):
            waits = tuple((seat, discard.tile) for seat in seats)
            yield Laid(holds=((scene.seat, tuple(ends)),), waits=waits)


def supplement_waited_for(scene: Scene) -> Iterator[Laid]:
    """A tile has just been added to a pung without a throw; one to three of the others wait for it."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == ADDED and kong.mode != "open" and scene.phase == REPLACEMENT:
        for seats in some_of([seat for seat in SEATS if seat != kong.seat]):
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
    for seat in scene.chance.choices(whole, k=THOUGHT_OF) if whole else ():
        drawn = seat == scene.seat and isinstance(scene.upcoming, Draw)
        if drawn:
            kind = scene.chance.choice(kinds_unseen(scene, 2))
            yield from _pairs_and(scene, seat, fours, kind, (place, kind))
        elif isinstance(discard, Discard) and seat != discard.seat:
            yield from _pairs_and(scene, seat, fours, discard.tile, None)


def _pairs_and(
    scene: Scene, seat: int, fours: int, tile: Tile, lies: tuple[int, Tile] | None
) -> Iterator[Laid]:
    """The seat holds six pairs, so many times two of them alike, and this tile, which comes from there."""
    alike = [kind for kind in kinds_unseen(scene, 4) if kind != tile]
    four = scene.chance.sample(alike, min(fours, len(alike)))
    others = [kind for kind in kinds_unseen(scene, 2) if kind not in (tile, *four)]
    if len(four) == fours and len(others) >= 6 - 2 * fours:
        pairs = scene.chance.sample(others, 6 - 2 * fours)
        yield Laid(((seat, (*four * 4, *pairs * 2, tile)),), lies)
