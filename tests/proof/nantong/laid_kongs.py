"""Tiles laid so that locked hands, and those that draw for an open kong, hold three alike."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Draw
from scoring.engine.position import CLAIMS
from scoring.engine.record import SEATS
from tests.proof.arranging import Laid
from tests.proof.nantong.arrangements import open_kong_draws
from tests.proof.nantong.unseen import thought_of, unseen_of, who_keep
from tests.proof.nantong.view import is_locked
from tests.proof.scene import Scene


def two_alike_of_the_tile_of_an_open_kong(scene: Scene) -> Iterator[Laid]:
    """Another than the konger has two of the tile that the konger is about to draw."""
    for place in open_kong_draws(scene):
        kept = who_keep(scene)
        for seat in scene.others:
            for kind in thought_of(scene, 3) if seat not in kept else ():
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
        for kind in thought_of(scene, 4, (2, 5, 8)):
            beside = scene.chance.choice([one for one in (kind - 1, kind + 1) if 0 <= one < 27])
            hand = [kind] * 3 + [beside]
            while len(hand) < scene.position.table.sizes[seat]:
                low = 9 * scene.chance.randrange(3) + scene.chance.randrange(7)
                hand += (low, low + 1, low + 2)
            if all(unseen[one] >= hand.count(one) for one in hand):
                held = ((seat, tuple(hand)),)
                yield Laid(held, (scene.position.table.wall.head, kind), kept=who_keep(scene, seat))


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
    live, kept = scene.live, who_keep(scene, seat)
    kinds = thought_of(scene, 4) if place is not None else [live.tile] if live is not None else []
    for kind in kinds:
        for tile in thought_of(scene, 1):
            if tile != kind and scene.position.table.sizes[seat] > 3:
                lies = None if place is None else (place, kind)
                yield Laid(((seat, (kind,) * 3),), lies, ((seat, tile),), kept=kept)
